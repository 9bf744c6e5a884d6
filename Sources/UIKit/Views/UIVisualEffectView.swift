// UIVisualEffectView: a backdrop that blurs the content behind the view, and the content above it.
import QuartzCore

/// Shows an effect behind the views in `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private final class BackdropView: UIView {
        override class var layerClass: AnyClass { BackdropLayer.self }
    }

    private let backdrop = BackdropView(frame: .zero)
    /// The view for subviews; it fills the effect view.
    open private(set) var contentView: UIView
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { showEffect() } }

    /// Creates a view of size zero; without an `effect` it is a plain container.
    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        self.effect = effect
        build()
    }

    /// A plain container until `effect` is set.
    public convenience init() { self.init(effect: nil) }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        if let known: UIView = coder.object("UIVisualEffectViewContentView") { contentView = known }
        effect = coder.object("UIVisualEffectViewEffect")
        build()
    }

    private func build() {
        backdrop.isUserInteractionEnabled = false
        insertSubview(backdrop, at: 0)
        for view in [backdrop, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if contentView.superview !== self { addSubview(contentView) }
        showEffect()
    }

    private func showEffect() {
        guard let layer = backdrop.layer as? BackdropLayer else { return }
        if let glass = effect as? UIGlassEffect {
            let material = glass.material(isDark: traitCollection.userInterfaceStyle == .dark)
            (layer.blurRadius, layer.saturation, layer.tint) = (material.blur, material.saturation, material.tint)
            UpdateCycle.shared.setNeedsFrame()
            return
        }
        guard let blur = effect as? UIBlurEffect else {
            (layer.blurRadius, layer.tint) = (0, nil)
            return
        }
        let material = blur.material(isDark: traitCollection.userInterfaceStyle == .dark)
        (layer.blurRadius, layer.saturation, layer.tint) = (material.blur, material.saturation, material.tint)
        UpdateCycle.shared.setNeedsFrame()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        contentView.frame = bounds
        backdrop.layer.cornerRadius = layer.cornerRadius
        backdrop.layer.maskedCorners = layer.maskedCorners
    }
}
