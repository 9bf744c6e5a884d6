// A layer that shows the content behind it, blurred and tinted. UIVisualEffectView uses it.

import CoreGraphics

package final class BackdropLayer: CALayer, @unchecked Sendable {
    struct BackdropState {
        var blurRadius: CGFloat = 0
        var saturation: CGFloat = 1
        var tint: CGColor?
    }

    private var backdrop = BackdropState() { didSet { lookChanged() } }
    override var kind: (any LayerKind)? {
        get { backdrop }
        set { if let new = newValue as? BackdropState { backdrop = new } }
    }

    /// Standard deviation of the blur in points; 0 for a plain tint.
    package var blurRadius: CGFloat {
        get { backdrop.blurRadius }
        set { backdrop.blurRadius = newValue }
    }
    package var saturation: CGFloat {
        get { backdrop.saturation }
        set { backdrop.saturation = newValue }
    }
    package var tint: CGColor? {
        get { backdrop.tint }
        set { backdrop.tint = newValue }
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        if let layer = layer as? BackdropLayer { backdrop = layer.backdrop }
    }
}

extension BackdropLayer.BackdropState: LayerKind {
    var features: LayerFeatures { .showsBackdrop }
    var draws: Bool { blurRadius > 0 || tint != nil }

    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        let bounds = shown.state.bounds
        context.saveGState()
        if let outline = shown.state.outline {
            context.addPath(outline)
            context.clip()
        }
        context.drawBackdrop(in: bounds, sigma: blurRadius, saturation: saturation)
        if let tint {
            context.setFillColor(tint)
            context.fill(bounds)
        }
        context.restoreGState()
    }
}
