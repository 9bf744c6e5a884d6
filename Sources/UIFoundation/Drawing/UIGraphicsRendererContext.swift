// The context of a renderer's closure. UIGraphicsRenderer makes it.

import CoreGraphics

/// The argument of the drawing block.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    /// Current while the block runs; y down, in points.
    open private(set) var cgContext: CGContext
    let rendererFormat: UIGraphicsRendererFormat

    package init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Fills with the current fill colour, replacing the content.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws a frame one point wide inside the rectangle, replacing the content.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Strokes a rectangle with the current stroke colour, inside its edges by half a point.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Narrows the clip for the rest of the block.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
