// Owns CGImage: an immutable grid of premultiplied BGRA pixels in a cairo surface.
// Decoding and encoding are in ImageCoding.swift; other pixel layouts in PixelLayout.swift.

internal import CCairo
import Foundation

/// A bitmap. All images hold 8-bit premultiplied sRGB, whatever they were made from.
public final class CGImage: Hashable, @unchecked Sendable {
    /// A cairo ARGB32 image surface that nobody writes to any more.
    package let surface: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// No pixel is translucent.
    package let isOpaque: Bool
    /// Made as a mask: its samples say how much is left out, not what is painted.
    public let isMask: Bool
    /// The last smaller copy that drawing asked for (CGContext+Images.swift).
    let scaledCopies = ScaledCopies()

    /// Takes over the caller's reference to `surface`.
    package init?(adopting surface: OpaquePointer, isOpaque: Bool = false, isMask: Bool = false) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_flush(surface)
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        self.isOpaque = isOpaque
        self.isMask = isMask
        if width <= 0 || height <= 0 { return nil }
    }

    /// - Parameter fill: receives zeroed rows of B, G, R, A premultiplied, and the bytes of a row.
    package convenience init?(width: Int, height: Int, isOpaque: Bool = false, isMask: Bool = false, fill: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
        guard let surface = Self.makeSurface(width: width, height: height) else { return nil }
        if let data = cairo_image_surface_get_data(surface) {
            fill(data, Int(cairo_image_surface_get_stride(surface)))
        }
        cairo_surface_mark_dirty(surface)
        self.init(adopting: surface, isOpaque: isOpaque, isMask: isMask)
    }

    /// nil for layouts other than 8 bits in sRGB, grey or alpha, and when the bytes do not suffice. `decode`, interpolation and intent are
    /// not used.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let layout = PixelLayout(space: space, bitsPerComponent: bitsPerComponent, info: bitmapInfo),
            layout.bytesPerPixel * 8 == bitsPerPixel, width > 0, height > 0,
            bytesPerRow >= width * layout.bytesPerPixel, provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        self.init(width: width, height: height) { pixels, stride in
            provider.bytes.withUnsafeBytes { source in
                guard let base = source.bindMemory(to: UInt8.self).baseAddress else { return }
                for y in 0..<height {
                    layout.decode(base + y * bytesPerRow, to: pixels + y * stride, count: width)
                }
            }
        }
    }

    /// A mask: black samples let a picture through, white ones hold it back. A sample is 8 bits of grey, or a pixel of an image made here, whose
    /// luminance counts; nil for other sizes, and when the bytes do not suffice. `decode` and interpolation are not used.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let size = bitsPerPixel / 8
        guard bitsPerComponent == 8, size == 1 || size == 4, bitsPerPixel % 8 == 0, width > 0, height > 0, bytesPerRow >= width * size,
            provider.bytes.count >= bytesPerRow * (height - 1) + width * size
        else { return nil }
        self.init(width: width, height: height, isOpaque: true, isMask: true) { pixels, stride in
            provider.bytes.withUnsafeBytes { source in
                guard let base = source.bindMemory(to: UInt8.self).baseAddress else { return }
                for y in 0..<height {
                    for x in 0..<width {
                        let sample = base + y * bytesPerRow + x * size, pixel = pixels + y * stride + x * 4
                        let grey = size == 1 ? sample[0] : Self.luminance(sample)
                        for channel in 0..<3 { pixel[channel] = grey }
                        pixel[3] = 255
                    }
                }
            }
        }
    }

    /// Of a pixel of blue, green and red.
    private static func luminance(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
        let blue = Int(pixel[0]) * 7, green = Int(pixel[1]) * 72, red = Int(pixel[2]) * 21
        return UInt8((blue + green + red) / 100)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The largest picture that is made: a bound against hostile input (256 MiB).
    package static let maximumPixels = 1 << 26
    static let maximumSide = 32_767

    /// - Parameter isCleared: false where every pixel will be written, which saves a walk over all of them.
    static func makeSurface(width: Int, height: Int, isCleared: Bool = true) -> OpaquePointer? {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else { return nil }
        guard let surface = isCleared ? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) : makeRawSurface(width, height) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    private static func makeRawSurface(_ width: Int, _ height: Int) -> OpaquePointer? {
        let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
        guard stride > 0, let memory = malloc(Int(stride) * height) else { return nil }
        let pixels = memory.assumingMemoryBound(to: UInt8.self)
        guard let surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride) else {
            free(memory)
            return nil
        }
        // The surface owns the memory from here on.
        guard cairo_surface_set_user_data(surface, pixelKey, memory, free) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            free(memory)
            return nil
        }
        return surface
    }

    nonisolated(unsafe) private static let pixelKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// The bits of each component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32: images are kept in one layout.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of the stored pixels, padding included.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    /// The space of the colours: always sRGB.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// `noneSkipFirst` for images known to be opaque, else `premultipliedFirst`.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// BGRA in memory.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) }
    /// Always true; the context's quality decides.
    public var shouldInterpolate: Bool { true }

    /// Always nil: no value is mapped to another.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Always `defaultIntent`: colours are never out of the space's range.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// A copy of the pixels, in the layout that `bitmapInfo` states.
    public var dataProvider: CGDataProvider? {
        pixels.map { CGDataProvider(bytes: Data(bytes: $0, count: bytesPerRow * height)) }
    }

    /// The object itself: images do not change.
    public func copy() -> CGImage? { self }

    /// The part inside `rect` (pixels, y down from the top), or nil where they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1, let source = pixels else { return nil }
        let x = Int(area.minX), y = Int(area.minY), stride = bytesPerRow
        return CGImage(width: Int(area.width), height: Int(area.height), isOpaque: isOpaque) { target, targetStride in
            for row in 0..<Int(area.height) {
                (target + row * targetStride).update(from: source + (y + row) * stride + x * 4, count: Int(area.width) * 4)
            }
        }
    }

    /// `self` where `mask` is white (or opaque), nothing where it is black; the other way round if `mask` was made as a mask, whose samples
    /// "act as an inverse alpha" (Apple, masking(_:)).
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let source = pixels, let cover = mask.scaled(toWidth: width, height: height), let luminance = cover.pixels else { return nil }
        let stride = bytesPerRow, coverStride = cover.bytesPerRow
        return CGImage(width: width, height: height) { target, targetStride in
            for y in 0..<height {
                for x in 0..<width {
                    let m = luminance + y * coverStride + x * 4
                    let amount = mask.isMask ? 255 - Int(Self.luminance(m)) : Int(Self.luminance(m))
                    for i in 0..<4 {
                        target[y * targetStride + x * 4 + i] = UInt8(Int(source[y * stride + x * 4 + i]) * amount / 255)
                    }
                }
            }
        }
    }

    /// The pixels: B, G, R, A premultiplied, `bytesPerRow` bytes a row, top row first.
    package var pixels: UnsafePointer<UInt8>? {
        cairo_image_surface_get_data(surface).map { UnsafePointer($0) }
    }

    /// The same object, not the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
