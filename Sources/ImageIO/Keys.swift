// Keys of options and properties. Options without an effect here (caching, subsampling) change speed only on a device too.
import CoreGraphics
import Foundation

/// The option `kCGImageSourceShouldCache`.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// The option `kCGImageSourceShouldCacheImmediately`.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// The option `kCGImageSourceShouldAllowFloat`.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// The option `kCGImageSourceTypeIdentifierHint`.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// The option `kCGImageSourceCreateThumbnailFromImageAlways`.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// The option `kCGImageSourceCreateThumbnailFromImageIfAbsent`.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// The option `kCGImageSourceCreateThumbnailWithTransform`.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// The option `kCGImageSourceThumbnailMaxPixelSize`.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// The option `kCGImageSourceSubsampleFactor`.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
/// The option `kCGImageDestinationLossyCompressionQuality`.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// The option `kCGImageDestinationBackgroundColor`.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The property `PixelWidth`.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The property `PixelHeight`.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The property `Depth`.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The property `ColorModel`.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The property `HasAlpha`.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The property `Orientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The property `DPIWidth`.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// The property `DPIHeight`.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// The property `{GIF}`.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The property `DelayTime`.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The property `UnclampedDelayTime`.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The property `LoopCount`.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The property `{Exif}`.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The property `{TIFF}`.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// The property `{PNG}`.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The property `{JFIF}`.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
/// The property `IsProgressive` of a JFIF dictionary, which no picture has here.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }
/// The property `DelayTime`.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// The property `UnclampedDelayTime`.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The property `LoopCount`.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// The property `Orientation`.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }

/// The sides of a picture that show its top and its left, as EXIF numbers them.
public enum CGImagePropertyOrientation: UInt32, Sendable { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
