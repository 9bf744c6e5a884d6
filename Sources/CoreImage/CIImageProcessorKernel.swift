// CIImageProcessorKernel: an app's own step in a recipe, which reads and writes pixels in memory. Pixels are floats of 32 bits or four
// components of 8; there is no graphics chip, so textures are nil and kernels take their way on the processor.
import AppleMetal
import CoreGraphics
import Foundation

/// Pixels that a kernel reads.
public protocol CIImageProcessorInput: AnyObject {
    /// The pixels' place in the image.
    var region: CGRect { get }
    /// From one row to the next; the upper row is the first.
    var bytesPerRow: Int { get }
    /// The layout of a pixel.
    var format: CIFormat { get }
    /// The first byte.
    var baseAddress: UnsafeRawPointer { get }
    /// The same on a graphics chip: nil here.
    var metalTexture: (any MTLTexture)? { get }
}

/// Pixels that a kernel writes.
public protocol CIImageProcessorOutput: AnyObject {
    /// The pixels' place in the image.
    var region: CGRect { get }
    /// From one row to the next; the upper row is the first.
    var bytesPerRow: Int { get }
    /// The layout of a pixel.
    var format: CIFormat { get }
    /// The first byte. Pixels that are not written are transparent.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// The same on a graphics chip: nil here.
    var metalTexture: (any MTLTexture)? { get }
    /// Where work for a graphics chip goes: nil here.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A step of an app's own in a recipe. Subclasses write `process`.
open class CIImageProcessorKernel: NSObject {
    /// Computes the output's region. Called when pixels are wanted, perhaps more than once for an image.
    open class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws {
        fatalError("\(self) does not override process(with:arguments:output:)")
    }
    /// The part of an input that a part of the output is made of. Default: the same part.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }
    /// The layout in which an input is given. Default: floats.
    open class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
    /// The layout that is written. Default: floats.
    open class var outputFormat: CIFormat { .RGBAf }
    /// Whether every pixel is opaque. Default false.
    open class var outputIsOpaque: Bool { false }

    /// The image that the kernel makes. An error of `process` leaves it transparent and is said once on the console.
    open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        let formats = (inputs ?? []).indices.map { formatForInput(at: Int32($0)) }
        guard ([outputFormat] + formats).allSatisfy({ KernelPixels.formats.contains($0) }) else { throw KernelError.format }
        let arguments = UncheckedArguments(value: arguments)
        return CIImage(extent: extent) { area in
            let output = KernelOutput(area, outputFormat)
            let given = (inputs ?? []).enumerated().map { number, image in
                let wanted = PixelRect(roi(forInput: Int32(number), arguments: arguments.value, outputRect: area.rect))
                return KernelInput(image.bitmap(wanted), formats[number])
            }
            do { try process(with: given, arguments: arguments.value, output: output) } catch {
                FileHandle.standardError.write(Data("WillAppear: \(self): \(error)\n".utf8))
                return Bitmap(area)
            }
            return output.bitmap(isOpaque: outputIsOpaque)
        }
    }
}

private struct UncheckedArguments: @unchecked Sendable { let value: [String: Any]? }

private enum KernelError: Error, CustomStringConvertible {
    case format
    var description: String { "a kernel's pixels are RGBAf, RGBA8, BGRA8 or ARGB8 here" }
}

/// Pixels in memory, for one call of a kernel.
private class KernelPixels {
    static let formats: Set<CIFormat> = [.RGBAf, .RGBA8, .BGRA8, .ARGB8]
    let format: CIFormat
    let bytesPerRow: Int
    private let area: PixelRect
    fileprivate let bytes: UnsafeMutableRawPointer
    private let order: [Int]

    init(_ area: PixelRect, _ format: CIFormat) {
        self.area = area
        self.format = format
        order = format == .BGRA8 ? [2, 1, 0, 3] : format == .ARGB8 ? [3, 0, 1, 2] : [0, 1, 2, 3]
        bytesPerRow = max(1, area.width) * (format == .RGBAf ? 16 : 4)
        bytes = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * max(1, area.height), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * max(1, area.height))
    }

    convenience init(_ bitmap: Bitmap, _ format: CIFormat) {
        self.init(bitmap.area, format)
        for row in 0..<area.height {
            let line = bytes + (area.height - 1 - row) * bytesPerRow
            for column in 0..<area.width {
                let pixel = bitmap.pixels[row * area.width + column]
                for (place, component) in order.enumerated() {
                    if format == .RGBAf { line.storeBytes(of: pixel[component], toByteOffset: column * 16 + place * 4, as: Float.self) }
                    else { line.storeBytes(of: UInt8(pixel.clamped[component] * 255 + 0.5), toByteOffset: column * 4 + place, as: UInt8.self) }
                }
            }
        }
    }
    deinit { bytes.deallocate() }

    func bitmap(isOpaque: Bool) -> Bitmap {
        Bitmap(area) { x, y in
            let line = bytes + (area.height - 1 - (y - area.y)) * bytesPerRow
            var pixel = Pixel.zero
            for (place, component) in order.enumerated() {
                pixel[component] = format == .RGBAf ? line.load(fromByteOffset: (x - area.x) * 16 + place * 4, as: Float.self)
                    : Float(line.load(fromByteOffset: (x - area.x) * 4 + place, as: UInt8.self)) / 255
            }
            if isOpaque { pixel.w = 1 }
            return pixel
        }
    }

    var region: CGRect { area.rect }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}

private final class KernelInput: KernelPixels, CIImageProcessorInput {
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(bytes) }
}

private final class KernelOutput: KernelPixels, CIImageProcessorOutput {
    var baseAddress: UnsafeMutableRawPointer { bytes }
}
