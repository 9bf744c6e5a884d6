// Decodes PNG, JPEG and WebP files to CGImage and encodes the first two, through libpng's
// error-safe interface, the C shim of CJPEG and libwebp. Bad input gives nil, never a trap.
// UIImage and the asset catalogs call `init(encoded:)`.

internal import CJPEG
internal import CPNG
internal import CWebP
import Foundation

extension CGImage {
    /// A PNG file's picture; nil when it is none. The other arguments are not used.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(png: source.bytes)
    }

    /// A JPEG file's picture, not turned by its orientation; nil when it is none. The other arguments are not used.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        var orientation = 1
        self.init(jpeg: source.bytes, orientation: &orientation)
    }

    /// A PNG, JPEG or WebP file's picture, told apart by its first bytes.
    package convenience init?(encoded data: Data) {
        var orientation = 1
        self.init(encoded: data, orientation: &orientation)
    }

    /// - Parameters:
    ///   - orientation: receives the EXIF orientation 1…8; the pixels are not turned.
    ///   - isPartial: whether a JPEG file that ends early gives what is there of it.
    package convenience init?(encoded data: Data, orientation: inout Int, isPartial: Bool = false) {
        orientation = 1
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self.init(png: data)
        } else if data.starts(with: [0xFF, 0xD8]) {
            self.init(jpeg: data, orientation: &orientation, isPartial: isPartial)
        } else if data.isWebP {
            self.init(webP: data)
        } else {
            return nil
        }
    }

    private convenience init?(png data: Data) {
        let decoded: (bytes: [UInt8], width: Int, height: Int, hasAlpha: Bool)? = data.withUnsafeBytes { source in
            guard let base = source.baseAddress, source.count > 8 else { return nil }
            var image = png_image()
            image.version = UInt32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            guard png_image_begin_read_from_memory(&image, base, source.count) != 0 else { return nil }
            let width = Int(image.width), height = Int(image.height)
            guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide, width * height <= Self.maximumPixels else { return nil }
            let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
            image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            guard png_image_finish_read(&image, nil, &bytes, Int32(width * 4), nil) != 0 else { return nil }
            return (bytes, width, height, hasAlpha)
        }
        guard let decoded else { return nil }
        self.init(width: decoded.width, height: decoded.height, isOpaque: !decoded.hasAlpha) { target, stride in
            decoded.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress else { return }
                for y in 0..<decoded.height {
                    image_premultiply(from + y * decoded.width * 4, target + y * stride, decoded.width)
                }
            }
        }
    }

    /// A still picture; nil for animations, which libwebp reads by another library.
    private convenience init?(webP data: Data) {
        let bytes = Array(data)
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { return nil }
        let width = Int(features.width), height = Int(features.height)
        guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide, width * height <= Self.maximumPixels else { return nil }
        let count = width * height * 4
        var pixels = [UInt8](repeating: 0, count: count)
        guard WebPDecodeBGRAInto(bytes, bytes.count, &pixels, count, Int32(width * 4)) != nil else { return nil }
        self.init(width: width, height: height, isOpaque: features.has_alpha == 0) { target, stride in
            pixels.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress else { return }
                for y in 0..<height { image_premultiply(from + y * width * 4, target + y * stride, width) }
            }
        }
    }

    private convenience init?(jpeg data: Data, orientation: inout Int, isPartial: Bool = false) {
        var width: Int32 = 0, height: Int32 = 0, exif: Int32 = 1
        let decoded: UnsafeMutablePointer<UInt8>? = data.withUnsafeBytes { source in
            guard let base = source.bindMemory(to: UInt8.self).baseAddress else { return nil }
            return image_decode_jpeg(base, UInt(source.count), UInt(Self.maximumPixels), isPartial ? 1 : 0, &width, &height, &exif)
        }
        guard let decoded else { return nil }
        defer { free(decoded) }
        orientation = Int(exif)
        let bytesPerRow = Int(width) * 4, rows = Int(height)
        self.init(width: Int(width), height: Int(height), isOpaque: true) { target, stride in
            for y in 0..<rows {
                (target + y * stride).update(from: decoded + y * bytesPerRow, count: bytesPerRow)
            }
        }
    }

    /// The picture as a PNG file: the same pixels give the same bytes.
    package func pngData() -> Data? {
        guard let source = pixels else { return nil }
        var length = 0
        guard let file = image_encode_png(source, bytesPerRow, width, height, isOpaque ? 3 : 4, &length) else { return nil }
        return Data(bytesNoCopy: file, count: length, deallocator: .free)
    }

    /// - Parameter quality: 0 (small) … 1 (best). Translucent pixels are put on black, as UIKit does.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let source = pixels else { return nil }
        var length: UInt = 0
        let percent = quality.isFinite ? min(max(quality, 0), 1) * 100 : 100
        guard let encoded = image_encode_jpeg(source, Int32(width), Int32(height), Int32(bytesPerRow), Int32(percent), &length) else { return nil }
        defer { free(encoded) }
        return Data(bytes: encoded, count: Int(length))
    }
}

extension Data {
    /// Its first bytes are those of a WebP file.
    package var isWebP: Bool { starts(with: Array("RIFF".utf8)) && dropFirst(8).starts(with: Array("WEBP".utf8)) }
}
