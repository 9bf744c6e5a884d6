// The view that draws a background configuration. Cells, headers and buttons each hold one behind their content.
import CoreGraphics
import QuartzCore

final class ConfiguredBackground: UIView {
    private var configuration = UIBackgroundConfiguration()
    private let stroke = CALayer()
    private var picture: UIImageView?
    private var effect: UIVisualEffectView?
    private var custom: UIView?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.addSublayer(stroke)
    }

    required init?(coder: NSCoder) { nil }

    /// `fill` is the colour that is shown; nil shows none.
    func show(_ configuration: UIBackgroundConfiguration, fill: UIColor?, cornerRadius: CGFloat, tint: UIColor) {
        self.configuration = configuration
        backgroundColor = configuration.customView == nil ? fill : nil
        layer.cornerRadius = cornerRadius
        clipsToBounds = cornerRadius > 0 && (configuration.image != nil || configuration.visualEffect != nil || configuration.customView != nil)
        stroke.borderWidth = configuration.strokeWidth
        stroke.borderColor = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        showEffect(configuration.visualEffect)
        showPicture(configuration)
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        setNeedsLayout()
    }

    private func showEffect(_ wanted: UIVisualEffect?) {
        guard let wanted else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        let view = effect ?? UIVisualEffectView(effect: wanted)
        view.effect = wanted
        if view.superview !== self { insertSubview(view, at: 0) }
        effect = view
    }

    private func showPicture(_ configuration: UIBackgroundConfiguration) {
        guard let image = configuration.image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView(frame: bounds)
        view.image = image
        view.contentMode = configuration.imageContentMode
        if view.superview !== self { addSubview(view) }
        picture = view
    }

    /// Inserts the view into `container`, behind its other subviews.
    func place(in container: UIView) {
        if superview !== container { container.insertSubview(self, at: 0) }
        var insets = configuration.backgroundInsets
        let margins = container.directionalLayoutMargins, edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = container.bounds.inset(by: UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [picture, effect, custom] { view?.frame = bounds }
        stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        stroke.cornerRadius = max(0, layer.cornerRadius + configuration.strokeOutset)
    }
}

/// A cell's or header's background configuration and the view that shows it.
@MainActor final class BackgroundSlot {
    private var view: ConfiguredBackground?

    /// Shows `configuration` for the owner's state; nil removes the view.
    func show(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
        guard let configuration, view != nil || configuration.showsSomething else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let made = view ?? ConfiguredBackground()
        view = made
        made.show(configuration, fill: configuration.backgroundColor == nil ? nil : configuration.resolvedBackgroundColor(for: owner.tintColor), cornerRadius: configuration.cornerRadius, tint: owner.tintColor)
        made.place(in: owner)
    }

    /// Called by the owner's `layoutSubviews`.
    func layout(in owner: UIView) { view?.place(in: owner) }
}
