// What the closure of a UIGraphicsImageRenderer draws with, and the image so far.

import CoreGraphics

/// What the drawing block of an image renderer receives.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// What has been drawn so far.
    open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, rendererFormat) }
}
