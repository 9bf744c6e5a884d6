// CGImageDestination: writes a picture as PNG or JPEG.
import CoreGraphics
import Foundation

/// A file to be written.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate let type: String
    fileprivate let write: (Data) -> Bool
    fileprivate var image: CGImage?
    fileprivate var quality = 1.0

    fileprivate init?(_ type: CFString, count: Int, write: @escaping (Data) -> Bool) {
        guard ["public.png", "public.jpeg"].contains(type as String), count == 1 else { return nil }
        self.type = type as String
        self.write = write
    }
}

/// The types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as NSArray }
/// Adds the file to data when it is finalised; nil for types that are not written, and for more than one picture.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type, count: count) { file in
        data.append(file)
        return true
    }
}
/// Writes the file when it is finalised; nil for types that are not written, and for more than one picture.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type, count: count) { file in (try? file.write(to: url as URL)) != nil }
}
/// The picture, with the quality 0 to 1 of lossy compression.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    if let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue { idst.quality = quality }
}
/// A picture of a source.
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { CGImageDestinationAddImage(idst, image, properties) }
}
/// The quality for what is added without one.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    if let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue { idst.quality = quality }
}
/// Writes. False without a picture, and for a file that cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image, let file = idst.type == "public.png" ? image.pngData() : image.jpegData(quality: idst.quality) else { return false }
    return idst.write(file)
}
