// Scale, opacity and range of the images that a UIGraphicsImageRenderer makes.

import CoreGraphics

/// Scale and opacity of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The colour range of an image; all are sRGB of 8 bits here.
    public enum Range: Int, Sendable {
        /// Treated as `standard`.
        case unspecified = -1
        /// The colour ranges. All are treated as `standard`.
        case automatic, extended, standard
    }

    /// The number of pixels per point.
    open var scale: CGFloat
    /// True fills with black first and makes an image without transparency.
    open var opaque = false
    /// Kept; images are sRGB of 8 bits.
    open var preferredRange: Range = .standard
    /// Kept; images are sRGB of 8 bits.
    open var prefersExtendedRange = false

    /// The screen's scale, with transparency.
    public required init() {
        scale = GraphicsContextStack.screenScale
        super.init()
    }

    /// Returns the same format as `default()`.
    open class func preferred() -> Self { self.init() }

    /// The traits' display scale, or the screen's when they say none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        let displayScale = assumingMainActor { traitCollection.displayScale }
        if displayScale > 0 { scale = displayScale }
    }
}
