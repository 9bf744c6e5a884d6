// Fills a view's layer: draw(_:) into the backing store, colours resolved against the traits.
// CALayer calls its delegate in the display pass; views that don't override draw(_:) get no store.
import ObjectiveC

extension UIView: CALayerDelegate {
    @discardableResult func installLayer() -> CALayer {
        let made = (objcInstantiate(type(of: self).layerClass) as? CALayer) ?? CALayer()
        backingLayer = made
        // Set before the delegate, because the first value starts no action.
        made.contentsScale = UIScreen.main.scale
        made.delegate = self
        made.beginMarkedForLayout()
        // No app code sees UIKit's own views draw, so they draw only when a picture is made, which saves two fifths of a headless walk.
        made.displaysLazily = whoDraws == .framework
        return made
    }

    var whoDraws: DrawOverride.Kind { DrawOverride.kind(of: type(of: self), below: UIView.self) }
    /// Whether the dynamic class draws: only then do a change of size and setNeedsDisplay need a backing store.
    var drawsContent: Bool { whoDraws != .nobody }

    func markNeedsDisplay(_ rect: CGRect) {
        guard drawsContent else { return }
        layer.setNeedsDisplay()
        UpdateCycle.shared.setNeedsFrame()
    }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UITraitCollection.performAsCurrent(traitCollection) { draw(bounds) }
    }

    func resolveBackgroundColor() {
        let color = backgroundColorStorage.map(resolved)
        layer.backgroundColor = color?.cgColor
        UpdateCycle.shared.setNeedsFrame()
    }

    func changeHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        superview?.subviewVisibilityChanged()
        UpdateCycle.shared.setNeedsFrame()
    }

    // MARK: Tint
    var effectiveTintColor: UIColor {
        let color = tintColorStorage ?? superview?.effectiveTintColor ?? AccentColor.main
        return isTintDimmed ? color.dimmedTint : color
    }

    var isTintDimmed: Bool {
        switch tintAdjustmentModeStorage {
        case .normal: false
        case .dimmed: true
        case .automatic: superview?.isTintDimmed ?? false
        }
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        let wasDimmed = isTintDimmed
        tintAdjustmentModeStorage = mode
        if isTintDimmed != wasDimmed { propagateTintDimming() }
    }

    /// Dimming changes a subview's own tint too, unless the subview has a mode of its own.
    private func propagateTintDimming() {
        if backgroundColorStorage?.followsTint == true { resolveBackgroundColor() }
        tintColorDidChange()
        for view in subviews where view.tintAdjustmentModeStorage == .automatic { view.propagateTintDimming() }
    }

    /// The colour as this view shows it: by its traits, and `UIColor.tintColor` as the view's own tint (its documentation, iOS 15).
    func resolved(_ color: UIColor) -> UIColor { (color.followsTint ? effectiveTintColor : color).resolvedColor(with: traitCollection) }

    func propagateTintColorChange() {
        if backgroundColorStorage?.followsTint == true { resolveBackgroundColor() }
        tintColorDidChange()
        for view in subviews where view.tintColorStorage == nil { view.propagateTintColorChange() }
    }
}

extension UIColor {
    /// The grey that UIKit shows instead of a tint behind an alert.
    var dimmedTint: UIColor {
        var white: CGFloat = 0, alpha: CGFloat = 0
        return getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha * 0.8) : .systemGray
    }
}

/// The tint of an app that sets none: its catalog's accent colour (Info.plist NSAccentColorName), else system blue.
@MainActor enum AccentColor {
    static let main: UIColor = (Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String).flatMap { UIColor(named: $0) } ?? .systemBlue
}
