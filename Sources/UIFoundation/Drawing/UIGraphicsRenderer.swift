// What renderers of images and PDF documents share: format and bounds.

import CoreGraphics

/// What renderers of images and documents have in common.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    let area: CGRect
    let rendererFormat: UIGraphicsRendererFormat

    /// Writes `bounds` into the format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds
        rendererFormat = format
        format.bounds = bounds
    }

    /// The one it was made with: changing it changes the next image.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Always true.
    open var allowsImageOutput: Bool { true }
}
