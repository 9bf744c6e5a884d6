// The context of a UIGraphicsImageRenderer's closure, with the image so far.

import CoreGraphics

/// The argument of an image renderer's drawing block.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// The image drawn so far.
    open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, rendererFormat) }
}
