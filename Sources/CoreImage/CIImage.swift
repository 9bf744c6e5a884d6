// CIImage: a recipe for pixels. Nothing is computed until a context asks for an area of it.
import CoreGraphics
import Foundation

/// A picture that is still to be computed. Its origin is at the lower left.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The area that has pixels; infinite for a plain colour.
    open var extent: CGRect { area }
    private let area: CGRect
    /// Computes an area; pixels outside of `extent` are transparent.
    package let render: (PixelRect) -> Bitmap
    /// The pixels that the image was made from, when nothing was done to them since.
    open private(set) var cgImage: CGImage?
    /// The properties of the file from which the image was made: always empty here.
    open var properties: [String: Any] { [:] }
    /// The file that holds the image's pixels: nil for a recipe, as every image is here.
    open var url: URL? { nil }
    /// sRGB, or nil for a recipe.
    open var colorSpace: CGColorSpace? { cgImage == nil ? nil : CGColorSpaceCreateDeviceRGB() }

    package init(extent: CGRect, render: @escaping (PixelRect) -> Bitmap) {
        area = extent
        self.render = render
    }

    /// What one picture's pixels make of another's; areas that it needs around each pixel are its own affair.
    convenience init(from image: CIImage, _ change: @escaping (Pixel) -> Pixel) {
        self.init(extent: image.extent) { image.render($0).map(change) }
    }

    /// A picture with its lower left corner at 0, 0.
    public init(cgImage image: CGImage) {
        area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        cgImage = image
        render = { Bitmap(image, in: $0) }
    }
    /// The options are not used.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// A PNG, JPEG or WebP file's picture, as its pixels lie; nil when it is none. `applyOrientationProperty` turns it by its orientation.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        var orientation = 1
        guard let image = CGImage(encoded: data, orientation: &orientation) else { return nil }
        guard options?[.applyOrientationProperty] as? Bool == true, orientation != 1 else { self.init(cgImage: image); return }
        let turned = CIImage(cgImage: image).oriented(forExifOrientation: Int32(orientation))
        self.init(extent: turned.extent, render: turned.render)
    }

    /// The picture of a file; nil when it is none.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One colour, everywhere.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite) { Bitmap($0, filled: pixel) }
    }

    /// Creates an image of pixels with 8 bits a component.
    public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        let width = Int(size.width), height = Int(size.height)
        let info: CGBitmapInfo = format == .BGRA8 ? [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)] : CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let image = CGDataProvider(data: data as NSData).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
                provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        if let image { self.init(cgImage: image) } else { self.init(extent: .null) { Bitmap($0) } }
    }

    /// An image without pixels and extent.
    open class func empty() -> CIImage { CIImage(extent: .null) { Bitmap($0) } }
    /// One colour, everywhere.
    public static let black = CIImage(color: .black)
    /// One colour, everywhere.
    public static let white = CIImage(color: .white)
    /// One colour, everywhere.
    public static let gray = CIImage(color: .gray)
    /// One colour, everywhere.
    public static let red = CIImage(color: .red)
    /// One colour, everywhere.
    public static let green = CIImage(color: .green)
    /// One colour, everywhere.
    public static let blue = CIImage(color: .blue)
    /// Transparent, everywhere.
    public static let clear = CIImage(color: .clear)

    /// Itself: images do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The area's pixels: none where the image has none.
    func bitmap(_ wanted: PixelRect) -> Bitmap {
        let inside = wanted.common(with: extent)
        guard inside != wanted else { return render(wanted) }
        guard inside.width > 0, inside.height > 0 else { return Bitmap(wanted) }
        let pixels = render(inside)
        return Bitmap(wanted) { pixels[$0, $1] }
    }
}

/// The key of an option for making a `CIImage` of a picture.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The text of the option.
    public let rawValue: String
    /// An option of that text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the components: not used, everything is sRGB.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Whether to turn the picture by its orientation.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// The file's properties: not used.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

/// The layout of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32
    /// A layout of that number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// 8 bits each of alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// 8 bits each of blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// 8 bits each of red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// 16-bit floats: rendered as 8 bits here.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// 32-bit floats: rendered as 8 bits here.
    public static let RGBAf = CIFormat(rawValue: 2312)
    /// One 16-bit float of red. Its number is WillAppear's own.
    public static let Rh = CIFormat(rawValue: -16)
    /// One 32-bit float of red. Its number is WillAppear's own.
    public static let Rf = CIFormat(rawValue: -32)
}
