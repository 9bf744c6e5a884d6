// CIContext: computes areas of images. Everything is done on the processor, in linear light, and comes out as 8-bit sRGB.
import CoreGraphics
import Foundation

/// Computes images.
open class CIContext: NSObject, @unchecked Sendable {
    /// A context of the default options.
    public override init() { super.init() }
    /// None of the options changes anything here.
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// The linear form of sRGB.
    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }
    /// The format of pixels that are computed.
    open var workingFormat: CIFormat { .RGBAf }

    /// An area's pixels, those outside of the image transparent; nil for an empty, infinite or too large area.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite, !fromRect.isNull, fromRect.width >= 1, fromRect.height >= 1, fromRect.width * fromRect.height <= CGFloat(CGImage.maximumPixels) else { return nil }
        let area = PixelRect(fromRect)
        if let source = image.cgImage, area == PixelRect(image.extent) { return source }
        return image.bitmap(area).image()
    }
    /// The same: format and space are 8-bit sRGB in any case.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { createCGImage(image, from: fromRect) }
    /// The same: format, space and time of computing do not change the result.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes an area's pixels, the upper row first. Formats are four components of 8 bits or of 32-bit floats, or one float of red, which is
    /// written as it was computed; others write nothing.
    open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) {
        let area = PixelRect(bounds)
        let pixels = image.bitmap(area)
        let order: [Int]
        switch format {
        case .RGBA8, .RGBAf: order = [0, 1, 2, 3]
        case .BGRA8: order = [2, 1, 0, 3]
        case .ARGB8: order = [3, 0, 1, 2]
        case .Rh, .Rf: return renderRed(pixels, toBitmap: data, rowBytes: rowBytes, isHalf: format == .Rh)
        default: return
        }
        for row in 0..<area.height {
            let line = data + (area.height - 1 - row) * rowBytes
            for column in 0..<area.width {
                let straight = Light.encoded(pixels.pixels[row * area.width + column].straight)
                let pixel = format == .RGBAf ? straight.premultiplied : straight.clamped.premultiplied
                for (place, component) in order.enumerated() {
                    if format == .RGBAf {
                        line.storeBytes(of: pixel[component], toByteOffset: (column * 4 + place) * 4, as: Float.self)
                    } else {
                        line.storeBytes(of: UInt8(pixel[component] * 255 + 0.5), toByteOffset: column * 4 + place, as: UInt8.self)
                    }
                }
            }
        }
    }

    private func renderRed(_ bitmap: Bitmap, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, isHalf: Bool) {
        let area = bitmap.area
        for row in 0..<area.height {
            let line = data + (area.height - 1 - row) * rowBytes
            for column in 0..<area.width {
                let red = bitmap.pixels[row * area.width + column].x
                if isHalf { line.storeBytes(of: Float16(red), toByteOffset: column * 2, as: Float16.self) } else { line.storeBytes(of: red, toByteOffset: column * 4, as: Float.self) }
            }
        }
    }

    /// A PNG file of the image's extent.
    open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        createCGImage(image, from: image.extent)?.pngData()
    }
    /// A JPEG file of the image's extent; the option `kCGImageDestinationLossyCompressionQuality` is heard.
    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        let quality = options[CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")] as? Double
        return createCGImage(image, from: image.extent)?.jpegData(quality: quality ?? 0.9)
    }
}

/// The key of an option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The text of the option.
    public let rawValue: String
    /// An option of that text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The processor, not the graphics chip.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The space that filters compute in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The space of results.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The layout that filters compute in.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether to scale finely.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether to keep intermediate results.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether to give way to other users of the graphics chip.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// The context's name in tools.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The key of an option of a file that a context writes.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The text of the option.
    public let rawValue: String
    /// An option of that text.
    public init(rawValue: String) { self.rawValue = rawValue }
}
