// The background of a bar: effect, colour, image and the hairline or shadow at its edge.
// Shared by UINavigationBar, UIToolbar and UITabBar, which hand it their appearance in force.
import CoreGraphics

final class BarBackgroundView: UIView {
    let fill = UIView(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    let shadow = UIImageView(frame: .zero)
    private var effectView: UIVisualEffectView?
    /// The hairline is below navigation bars and above toolbars and tab bars.
    var shadowAtTop = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(imageView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    /// `shadowImage` is the bar's own, of before iOS 13: any, an empty one too, takes the hairline's place.
    func show(_ appearance: UIBarAppearance, color: UIColor?, image: UIImage?, shadowImage: UIImage?) {
        showEffect(appearance.chosenEffect)
        fill.backgroundColor = color
        imageView.image = image
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.clipsToBounds = appearance.backgroundImageContentMode != .scaleToFill
        let picture = shadowImage ?? appearance.shadowImage
        shadow.image = picture
        shadow.tintColor = appearance.shadowColor
        shadow.backgroundColor = picture == nil ? appearance.shadowColor : nil
        // A template without a colour has nothing to show (UIBarAppearance.shadowImage, Apple documentation).
        shadow.isHidden = picture == nil ? appearance.shadowColor == nil : picture?.renderingMode == .alwaysTemplate && appearance.shadowColor == nil
        setNeedsLayout()
    }

    private func showEffect(_ effect: UIBlurEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if view.effect !== effect { view.effect = effect }
        if view.superview !== self { insertSubview(view, at: 0) }
        effectView = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        fill.frame = bounds
        imageView.frame = bounds
        let height = shadow.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        shadow.frame = CGRect(x: 0, y: shadowAtTop ? -height : bounds.maxY, width: bounds.width, height: height)
    }
}

extension UIView {
    /// The bar's background view; the bar puts it behind its other subviews.
    var barBackground: BarBackgroundView { part { BarBackgroundView(frame: .zero) } }
}
