// CGImageSource: pictures, thumbnails and properties of PNG, JPEG, GIF and WebP files. Data that is none of them is a source
// without pictures, as on a device.
internal import CGIF
@_exported import CoreGraphics
import Foundation

/// Pictures of a file.
public final class CGImageSource: @unchecked Sendable {
    fileprivate enum Content {
        case none
        case still(type: String, image: CGImage, orientation: Int)
        case animation(Animation)
    }
    fileprivate var content: Content
    fileprivate var isFinal = true

    fileprivate init(data: Data) { content = Self.content(of: data) }

    fileprivate static func content(of data: Data, isFinal: Bool = true) -> Content {
        if data.starts(with: Data("GIF8".utf8)) { return Animation(data).map { .animation($0) } ?? .none }
        var orientation = 1
        guard let image = CGImage(encoded: data, orientation: &orientation, isPartial: !isFinal) else { return .none }
        return .still(type: data.isWebP ? "org.webmproject.webp" : data.first == 0xFF ? "public.jpeg" : "public.png", image: image, orientation: orientation)
    }

    fileprivate var type: String? {
        switch content {
        case .none: nil
        case .still(let type, _, _): type
        case .animation: "com.compuserve.gif"
        }
    }
    fileprivate var count: Int {
        switch content {
        case .none: 0
        case .still: 1
        case .animation(let animation): animation.frames.count
        }
    }
    fileprivate func image(_ index: Int) -> CGImage? {
        guard index >= 0, index < count else { return nil }
        switch content {
        case .none: return nil
        case .still(_, let image, _): return image
        case .animation(let animation): return animation.frames[index].image
        }
    }
    fileprivate var orientation: Int { if case .still(_, _, let orientation) = content { orientation } else { 1 } }
}

/// The frames of a GIF file.
private struct Animation {
    let frames: [(image: CGImage, hundredths: Int)]
    let loops: Int?

    init?(_ data: Data) {
        let gif = data.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { willappear_gif_read($0, bytes.count, CGImage.maximumPixels) }
        }
        guard let gif else { return nil }
        defer { willappear_gif_free(gif) }
        guard let pixels = gif.pointee.pixels, let delays = gif.pointee.delays else { return nil }
        let width = Int(gif.pointee.width), height = Int(gif.pointee.height), row = width * 4
        frames = (0..<Int(gif.pointee.count)).compactMap { index in
            let first = pixels + index * row * height
            let isOpaque = !(0..<(width * height)).contains { first[$0 * 4 + 3] == 0 }
            return CGImage(width: width, height: height, isOpaque: isOpaque) { target, stride in
                for y in 0..<height { (target + y * stride).update(from: first + y * row, count: row) }
            }.map { ($0, Int(delays[index])) }
        }
        loops = gif.pointee.loops < 0 ? nil : Int(gif.pointee.loops)
    }
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// A source of a file's bytes. Bytes that are no picture make a source without pictures.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data: data as Data) }
/// A source of a file; nil for one that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource(data: $0) }
}
/// A source of what a provider gives.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? { (provider.data as Data?).map { CGImageSource(data: $0) } }
/// A source that gets its bytes by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    let source = CGImageSource(data: Data())
    source.isFinal = false
    return source
}
/// Gives an incremental source all bytes that are there so far. A JPEG file has a picture once its beginning is there; others have one at the end.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.content = CGImageSource.content(of: data as Data, isFinal: final)
    isrc.isFinal = final
}
/// The type's identifier; nil for bytes that are no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }
/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
/// The state of the source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.count > 0 ? (isrc.isFinal ? .statusComplete : .statusIncomplete) : isrc.isFinal ? .statusUnknownType : .statusReadingHeader
}
/// The state of a picture.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.image(index) == nil ? .statusUnknownType : CGImageSourceGetStatus(isrc)
}
/// The picture that matters most: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The types that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"] as NSArray }
/// A picture, not turned by its orientation; nil beyond the last.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { isrc.image(index) }

/// Properties of the file: how often an animation runs.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.count > 0 else { return nil }
    guard case .animation(let animation) = isrc.content else { return [:] as NSDictionary }
    let gif = animation.loops.map { [kCGImagePropertyGIFLoopCount: $0] as NSDictionary } ?? [:] as NSDictionary
    return [kCGImagePropertyGIFDictionary: gif] as NSDictionary
}

/// Properties of a picture: size, depth, orientation, and a frame's time; nil beyond the last.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let image = isrc.image(index) else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = image.width
    properties[kCGImagePropertyPixelHeight] = image.height
    properties[kCGImagePropertyDepth] = 8
    properties[kCGImagePropertyColorModel] = "RGB"
    properties[kCGImagePropertyHasAlpha] = !image.isOpaque
    switch isrc.content {
    case .none: break
    case .still(let type, _, let orientation): if type == "public.jpeg" { properties[kCGImagePropertyOrientation] = orientation }
    case .animation(let animation):
        let seconds = Double(animation.frames[index].hundredths) / 100
        // A frame of a fiftieth of a second or less is shown for a tenth, as in browsers.
        properties[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFUnclampedDelayTime: seconds, kCGImagePropertyGIFDelayTime: seconds < 0.02 ? 0.1 : seconds] as NSDictionary
    }
    return properties
}

/// A smaller picture, made only when the options ask for it: no file here has one of its own.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func flag(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? (options?[key] as? NSNumber)?.boolValue ?? false }
    guard let image = isrc.image(index), flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let longest = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).map(Double.init)
    let scale = longest.map { max(0, min(1, $0 / Double(max(image.width, image.height, 1)))) } ?? 1
    let orientation = flag(kCGImageSourceCreateThumbnailWithTransform) ? isrc.orientation : 1
    guard scale < 1 || orientation != 1 else { return image }
    let turned = orientation >= 5
    let width = max(1, Int((Double(turned ? image.height : image.width) * scale).rounded())), height = max(1, Int((Double(turned ? image.width : image.height) * scale).rounded()))
    guard let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return nil }
    let size = CGSize(width: width, height: height)
    context.concatenate(uprightTransform(orientation, size))
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(origin: .zero, size: turned ? CGSize(width: size.height, height: size.width) : size))
    return context.makeImage()
}

/// Turns a picture of an EXIF orientation upright within a size.
private func uprightTransform(_ orientation: Int, _ size: CGSize) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    switch orientation {
    case 3, 4: transform = transform.translatedBy(x: size.width, y: size.height).rotated(by: .pi)
    case 5, 8: transform = transform.translatedBy(x: size.width, y: 0).rotated(by: .pi / 2)
    case 6, 7: transform = transform.translatedBy(x: 0, y: size.height).rotated(by: -.pi / 2)
    default: break
    }
    switch orientation {
    case 2, 4: transform = transform.translatedBy(x: size.width, y: 0).scaledBy(x: -1, y: 1)
    case 5, 7: transform = transform.translatedBy(x: size.height, y: 0).scaledBy(x: -1, y: 1)
    default: break
    }
    return transform
}
