// The drawing surface of a renderer. The formats of images and PDF documents inherit from it.

import CoreGraphics

/// Attributes of a renderer's drawing surface.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    /// The bounds in points.
    open internal(set) var bounds: CGRect = .zero

    public required override init() {
        super.init()
    }

    /// A format of the receiver's class: for images the screen's scale, with transparency.
    open class func `default`() -> Self { self.init() }
}
