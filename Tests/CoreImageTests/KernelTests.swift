// An app's own kernels, differences of colours as eyes see them, and formats of one component, as a library that compares pictures uses them.
import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite struct KernelTests {
    /// Halves its input, times an argument.
    private final class Halving: CIImageProcessorKernel {
        override class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws {
            guard let input = inputs?.first, let factor = arguments?["factor"] as? Float else { throw CocoaError(.featureUnsupported) }
            #expect(input.metalTexture == nil && output.metalCommandBuffer == nil)
            for row in 0..<Int(output.region.height) {
                for value in 0..<Int(output.region.width) * 4 {
                    let read = input.baseAddress.load(fromByteOffset: row * input.bytesPerRow + value * 4, as: Float.self)
                    output.baseAddress.storeBytes(of: read / 2 * factor, toByteOffset: row * output.bytesPerRow + value * 4, as: Float.self)
                }
            }
        }
    }
    private final class OfBytes: CIImageProcessorKernel {
        override class var outputFormat: CIFormat { .Rh }
    }

    private func reds(_ image: CIImage, _ width: Int, _ height: Int, _ format: CIFormat = .Rf) -> [Float] {
        var values = [Float](repeating: -1, count: width * height)
        CIContext().render(image, toBitmap: &values, rowBytes: width * 4, bounds: CGRect(x: 0, y: 0, width: width, height: height), format: format, colorSpace: nil)
        return values
    }
    private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func aKernelReadsAndWritesPixels() throws {
        let image = try Halving.apply(withExtent: CGRect(x: 0, y: 0, width: 2, height: 2), inputs: [plain(1, 1, 1)], arguments: ["factor": Float(0.5)])
        #expect(reds(image, 2, 2) == [0.25, 0.25, 0.25, 0.25])
        let failing = try Halving.apply(withExtent: CGRect(x: 0, y: 0, width: 2, height: 1), inputs: [], arguments: nil)
        #expect(reds(failing, 2, 1) == [0, 0])
        #expect(throws: (any Error).self) { try OfBytes.apply(withExtent: .zero, inputs: nil, arguments: nil) }
    }

    /// Black and white differ by all of the lightness, equal colours by nothing.
    @Test func differencesOfColours() throws {
        func difference(_ one: CIImage, _ other: CIImage) -> Float { reds(one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": other]), 2, 2)[0] }
        #expect(difference(plain(0.3, 0.6, 0.9), plain(0.3, 0.6, 0.9)) == 0)
        #expect(abs(difference(plain(1, 1, 1), plain(0, 0, 0)) - 100) < 0.01)
        let near = difference(plain(0.5, 0.5, 0.5), plain(0.51, 0.5, 0.5))
        #expect(near > 0.3 && near < 2, "hardly noticeable")
    }

    @Test func theGreatestOfAnArea() {
        let bright = plain(1, 0, 0).composited(over: CIImage(color: CIColor(red: 0, green: 1, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4)))
        let most = bright.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 4, height: 4))])
        #expect(reds(most, 1, 1) == [1])
    }

    @Test func oneHalfFloat() {
        var values = [Float16](repeating: -1, count: 4)
        CIContext().render(plain(1, 0, 0), toBitmap: &values, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), format: .Rh, colorSpace: nil)
        #expect(values == [1, 1, 1, 1])
    }
}
