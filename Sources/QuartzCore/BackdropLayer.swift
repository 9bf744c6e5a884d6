// A layer that shows what lies behind it, blurred and tinted. UIVisualEffectView uses it.

import CoreGraphics

package final class BackdropLayer: CALayer, @unchecked Sendable {
    /// Standard deviation of the blur in points; 0 for a plain tint.
    package var blurRadius: CGFloat = 0 { didSet { drawVersion = DrawVersion.next() } }
    package var saturation: CGFloat = 1 { didSet { drawVersion = DrawVersion.next() } }
    package var tint: CGColor? { didSet { drawVersion = DrawVersion.next() } }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? BackdropLayer else { return }
        (blurRadius, saturation, tint) = (layer.blurRadius, layer.saturation, layer.tint)
    }

    override var hasKindContent: Bool { blurRadius > 0 || tint != nil }

    override func drawKind(in context: CGContext, renderer: LayerRenderer) {
        context.saveGState()
        if let outline {
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
