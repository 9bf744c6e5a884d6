// Owns CGContext: a bitmap that is drawn into through cairo, its creation, its
// graphics state stack and its matrix. Painting, paths, images, gradients and
// layers are in CGContext+*.swift. UIKit's contexts are y-down, Apple's plain ones y-up.

internal import CCairo
import Foundation

/// A drawing destination.
public final class CGContext: @unchecked Sendable {
    /// Pixels; of a PDF context the points of the page.
    public internal(set) var width: Int
    /// Pixels; of a PDF context the points of the page.
    public internal(set) var height: Int
    /// The bits of each component of a pixel: always 8.
    public let bitsPerComponent: Int
    /// The bytes of a row of pixels, in the caller's layout or in the surface.
    public let bytesPerRow: Int
    /// The layout of the pixels as requested; UIKit's contexts are premultiplied BGRA.
    public let bitmapInfo: CGBitmapInfo
    /// The space as requested; drawing is in sRGB in any case.
    public let colorSpace: CGColorSpace?

    let surface: OpaquePointer
    let target: OpaquePointer
    /// The pixels per unit of the space that shadows are measured in.
    package let scale: CGFloat
    /// The y axis of the first matrix points down (UIKit) rather than up (Core Graphics).
    package let isFlipped: Bool
    var state: GraphicsState
    var stack: [GraphicsState] = []
    var layerDepths: [Int] = []
    var boundedLayers: Set<Int> = []
    /// The current path in device space (pixels, y down).
    let devicePath = CGMutablePath()
    /// The caller's buffer in a layout that is not cairo's, kept in step with the surface.
    var client: ClientBuffer?
    /// The writer of a PDF context's pages.
    var document: PDFDocumentWriter?
    /// Something was drawn, or could have been.
    package var isTouched = false

    /// The matrix from text space, whose y points up, to user space: text is upright where the two agree. No part of the saved state.
    public var textMatrix = CGAffineTransform.identity
    /// The place at which the next text begins, in user space: the translation of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// A bitmap whose space has its origin at the lower left, y up, a unit being a pixel.
    /// `data` is the caller's pixels, or nil for ones of its own; a row of 0 bytes is as short as it can be. nil for layouts
    /// other than 8 bits a component in sRGB, grey or alpha only.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let layout = PixelLayout(space: space, bitsPerComponent: bitsPerComponent, info: info),
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel,
            let surface = CGImage.makeSurface(width: width, height: height),
            let target = cairo_create(surface)
        else { return nil }
        let stride = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        self.surface = surface
        self.target = target
        self.width = width
        self.height = height
        self.bitsPerComponent = 8
        self.bytesPerRow = stride
        self.bitmapInfo = info
        colorSpace = space
        scale = 1
        isFlipped = false
        state = GraphicsState(ctm: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        client = ClientBuffer(data: data, layout: layout, width: width, height: height, bytesPerRow: stride)
        client?.load(into: surface)
        cairo_set_antialias(target, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Creates a bitmap context, with the layout of the pixels as an option set.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// UIKit's kind of bitmap: origin at the upper left, y down, transparent.
    ///
    /// - Parameters width, height: pixels. scale: pixels per point.
    /// - Parameter isCleared: false where everything will be filled before it is seen.
    package init?(width: Int, height: Int, scale: CGFloat, isCleared: Bool = true) {
        guard scale.isFinite, scale > 0, let surface = CGImage.makeSurface(width: width, height: height, isCleared: isCleared),
            let target = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.target = target
        self.width = width
        self.height = height
        self.scale = scale
        isFlipped = true
        bitsPerComponent = 8
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        colorSpace = .standardRGB
        state = GraphicsState(ctm: CGAffineTransform(scaleX: scale, y: scale))
        cairo_set_antialias(target, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Pages of a document, on a surface of cairo's that keeps shapes as shapes. `CGContext+PDF` sizes the pages.
    init?(pages surface: OpaquePointer, document: PDFDocumentWriter, isFlipped: Bool) {
        guard let target = cairo_create(surface) else { return nil }
        self.surface = surface
        self.target = target
        self.isFlipped = isFlipped
        (width, height, scale, bitsPerComponent, bytesPerRow) = (0, 0, 1, 8, 0)
        bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
        colorSpace = .standardRGB
        state = GraphicsState(ctm: .identity)
        self.document = document
        // Nothing is drawn between the pages of a document.
        cairo_rectangle(target, 0, 0, 0, 0)
        cairo_clip(target)
    }

    deinit {
        document?.close(self)
        cairo_destroy(target)
        cairo_surface_destroy(surface)
    }

    /// The cairo context, its matrix set to the current one, for glyph drawing (CoreText).
    /// Prefer `compose`, which adds shadow, alpha and blending.
    package var cairo: OpaquePointer {
        isTouched = true
        applyMatrix(to: target)
        return target
    }

    /// The place of alpha, from the bitmap info.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .premultipliedFirst }
    /// The bits of a pixel, computed from the bytes of a row, so that padding counts.
    public var bitsPerPixel: Int { width == 0 ? 32 : bytesPerRow / width * 8 }

    /// The pixels, in the layout that the context was made with.
    public var data: UnsafeMutableRawPointer? {
        cairo_surface_flush(surface)
        if let client { return client.pointer }
        return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
    }

    /// Finishes what was drawn, so that the bytes of `data` are complete. Reading `data` does it too.
    public func flush() { cairo_surface_flush(surface) }
    /// The same as `flush`: there is no device that draws later.
    public func synchronize() { flush() }

    // MARK: State

    /// Keeps matrix, clip, colours, lines, alpha, blending and shadow; the current path is no part of it.
    public func saveGState() {
        stack.append(state)
        cairo_save(target)
    }

    /// Does nothing without a matching `saveGState`.
    public func restoreGState() {
        guard stack.count > (layerDepths.last ?? 0), let saved = stack.popLast() else { return }
        popMasks(downTo: saved.masks.count)
        state = saved
        cairo_restore(target)
    }

    // MARK: Matrix

    /// The matrix from user space to the pixels of the bitmap, y up.
    public var ctm: CGAffineTransform { state.ctm.concatenating(flip) }
    /// The same as `ctm`: pixels, y up.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    /// From user space to pixels, y down: what images and cairo use.
    package var deviceTransform: CGAffineTransform { state.ctm }

    /// Applied before what is there. A result with numbers that are not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.ctm)
        guard result.a.isFinite, result.b.isFinite, result.c.isFinite, result.d.isFinite, result.tx.isFinite, result.ty.isFinite else { return }
        state.ctm = result
    }

    /// Moves the origin, in user space.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Stretches from the origin; 0 makes later drawing invisible.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// - Parameter angle: radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Converts a point to pixels of the bitmap, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size to pixels; a turned space may make sides negative.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle to its bounding box in pixels, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from pixels of the bitmap, y up, to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from pixels to user space; a turned space may make sides negative.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The bounding box, from pixels with y up.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    func applyMatrix(to cr: OpaquePointer, offset: CGPoint = .zero) {
        let t = state.ctm
        guard t.isInvertible else { return }
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - offset.x, y0: t.ty - offset.y)
        cairo_set_matrix(cr, &matrix)
    }

    // MARK: Result

    /// A copy of the pixels as they are now.
    public func makeImage() -> CGImage? {
        let masks = state.masks
        popMasks(downTo: 0)
        defer { masks.forEach { pushMask($0) } }
        cairo_surface_flush(surface)
        guard let source = cairo_image_surface_get_data(surface) else { return nil }
        let from = Int(cairo_image_surface_get_stride(surface)), rows = height
        let opaque = !(client?.layout.hasAlpha ?? true)
        return CGImage(width: width, height: height, isOpaque: opaque) { pixels, stride in
            for y in 0..<rows {
                (pixels + y * stride).update(from: source + y * from, count: min(stride, from))
                if opaque { for x in Swift.stride(from: y * stride + 3, to: (y + 1) * stride, by: 4) { pixels[x] = 255 } }
            }
        }
    }

    /// As `makeImage`, for a bitmap that was filled without gaps; drawing it needs no blending.
    package func makeOpaqueImage() -> CGImage? {
        guard let image = makeImage() else { return nil }
        return CGImage(adopting: cairo_surface_reference(image.surface), isOpaque: true)
    }

    /// The pixels themselves as an image, for a bitmap of our own that was filled without gaps. Who goes on drawing while somebody has
    /// the image draws into a `copy()`.
    package func lendOpaqueImage() -> CGImage? {
        cairo_surface_flush(surface)
        return CGImage(adopting: cairo_surface_reference(surface), isOpaque: true)
    }

    /// Another bitmap with the same pixels, and the state of a new one.
    package func copy() -> CGContext? {
        guard let copy = CGContext(width: width, height: height, scale: scale, isCleared: false) else { return nil }
        cairo_surface_flush(surface)
        guard let source = cairo_image_surface_get_data(surface), let target = cairo_image_surface_get_data(copy.surface) else { return nil }
        memcpy(target, source, Int(cairo_image_surface_get_stride(surface)) * height)
        cairo_surface_mark_dirty(copy.surface)
        return copy
    }
}

/// What `saveGState` saves besides the clip, which cairo keeps.
struct GraphicsState {
    /// User space to pixels, y down.
    var ctm: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var glyphPlaces = GlyphPlaces()
    var textMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    var font: CGFont?
    var fontSize: CGFloat = 0
    var patternPhase = CGSize.zero
    var masks: [MaskClip] = []

    struct Shadow {
        /// Pixels, y down.
        var offset: CGSize
        /// Standard deviation in pixels.
        var sigma: CGFloat
        var color: CGColor
    }

    struct MaskClip {
        let image: CGImage
        /// Unit square, y down, to pixels.
        let placement: CGAffineTransform
    }
}
