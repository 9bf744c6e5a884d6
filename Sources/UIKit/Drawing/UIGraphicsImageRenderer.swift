// Owns the block-based renderer of images, its format and its context.
import CoreGraphics

/// Attributes of what a renderer draws on.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    /// Points.
    open internal(set) var bounds: CGRect = .zero

    public required override init() {
        super.init()
    }

    open class func `default`() -> Self { self.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels per point.
    open var scale: CGFloat
    open var opaque = false
    open var preferredRange: Range = .standard
    open var prefersExtendedRange = false

    public required init() {
        scale = GraphicsContextStack.screenScale
        super.init()
    }

    open class func preferred() -> Self { self.init() }

    @MainActor public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What the drawing block receives.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    fileprivate let rendererFormat: UIGraphicsRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// What has been drawn so far.
    open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, rendererFormat) }
}

open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    fileprivate let area: CGRect
    fileprivate let rendererFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds
        rendererFormat = format
        format.bounds = bounds
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }
    open var allowsImageOutput: Bool { true }
}

/// Makes images by drawing, in points, y down.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// An empty image for a size without area.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = draw(actions) else { return UIImage() }
        return Self.image(of: context, rendererFormat)
    }

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
