// What lies behind the content of navigation bars, toolbars and tab bars.
import CoreGraphics

/// The fill, image and hairline behind a bar's content.
final class BarBackgroundView: UIView {
    let fill = UIView(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    let shadow = UIView(frame: .zero)
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

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        imageView.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        shadow.frame = CGRect(x: 0, y: shadowAtTop ? -hairline : bounds.maxY, width: bounds.width, height: hairline)
    }
}

extension UIView {
    /// A bar's; the bar puts it at its back.
    var barBackground: BarBackgroundView { part { BarBackgroundView(frame: .zero) } }
}
