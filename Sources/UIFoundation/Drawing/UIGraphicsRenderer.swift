// The common superclass of renderers of images and PDF documents: format and bounds.

import CoreGraphics

/// The common superclass of renderers of images and documents.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    let area: CGRect
    let rendererFormat: UIGraphicsRendererFormat

    /// Writes `bounds` into the format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds
        rendererFormat = format
        format.bounds = bounds
    }

    /// The renderer's format: changing it changes the next image.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Whether the renderer can make images: always true.
    open var allowsImageOutput: Bool { true }
}
