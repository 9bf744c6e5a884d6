// Owns the block-based renderer of images, its format and its context.
import CoreGraphics

/// Attributes of what a renderer draws on.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    /// Points.
    open internal(set) var bounds: CGRect = .zero

    public required override init() {
        super.init()
    }

    /// A format of the receiver's class: for images the screen's scale, with transparency.
    open class func `default`() -> Self { self.init() }
}

/// Scale and opacity of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The colour range of an image; all are sRGB of 8 bits here.
    public enum Range: Int, Sendable {
        /// Treated as `standard`.
        case unspecified = -1
        /// All are treated as `standard`.
        case automatic, extended, standard
    }

    /// Pixels per point.
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

    /// As `default()`.
    open class func preferred() -> Self { self.init() }

    /// The traits' display scale, or the screen's when they say none.
    @MainActor public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What the drawing block receives.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    /// Current while the block runs; y down, in points.
    open private(set) var cgContext: CGContext
    fileprivate let rendererFormat: UIGraphicsRendererFormat

    package init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    /// The renderer's.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// With the current fill colour, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// With the current fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// One point wide inside the rectangle, replacing what is there.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// With the current stroke colour, inside the rectangle by half a point.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Narrows the clip for the rest of the block.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What the drawing block of an image renderer receives.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// What has been drawn so far.
    open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, rendererFormat) }
}

/// What renderers of images and documents have in common.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    fileprivate let area: CGRect
    fileprivate let rendererFormat: UIGraphicsRendererFormat

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

/// Makes images by drawing, in points, y down.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Points, at the format's scale.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The part of the space, in points, that becomes the image.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// The part of the space, in points, at the format's scale.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// An empty image for a size without area.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = draw(actions) else { return UIImage() }
        return Self.image(of: context, rendererFormat)
    }

    /// Empty data for a size without area.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions)?.makeImage()?.pngData() ?? Data()
    }

    /// What `actions` draws, as the data of a JPEG file.
    /// - Parameters:
    ///   - compressionQuality: 0 (small) … 1 (best).
    ///   - actions: draws into the context it is given.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions)?.makeImage()?.jpegData(quality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext? {
        let format = rendererFormat as? UIGraphicsImageRendererFormat
        let scale = (format?.scale).flatMap { $0 > 0 ? $0 : nil } ?? GraphicsContextStack.screenScale
        guard let context = GraphicsContextStack.bitmap(size: area.size, scale: scale) else { return nil }
        context.translateBy(x: -area.minX, y: -area.minY)
        if format?.opaque == true {
            context.setFillColor(.black)
            context.fill(area.insetBy(dx: -1, dy: -1))
        }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(context, rendererFormat))
        return context
    }

    fileprivate static func image(of context: CGContext, _ format: UIGraphicsRendererFormat) -> UIImage {
        let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
        guard let image = isOpaque ? context.makeOpaqueImage() : context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: context.scale, orientation: .up)
    }
}
