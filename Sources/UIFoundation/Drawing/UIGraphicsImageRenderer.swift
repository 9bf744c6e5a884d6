// The block-based renderer of images. Formats and contexts have their own files.
import CoreGraphics

/// Makes images by drawing, in points, y down.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Creates a renderer of a size in points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of a size in points, at the format's scale.
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

    /// The drawing of `actions`, as the data of a JPEG file.
    /// - Parameters:
    /// - compressionQuality: 0 (small) … 1 (best).
    /// - actions: draws into the given context.
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

    static func image(of context: CGContext, _ format: UIGraphicsRendererFormat) -> UIImage {
        let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
        guard let image = isOpaque ? context.makeOpaqueImage() : context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: context.scale, orientation: .up)
    }
}
