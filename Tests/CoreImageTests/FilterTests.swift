// Core Image: areas, colours and neighbourhoods of small pictures, wrong input, and bar codes.
import CoreImage
import UIKit
import XCTest

final class FilterTests: XCTestCase {
    /// Left half red, right half blue, 4 by 2.
    private var picture: CIImage {
        CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)).composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    }

    /// Red, green, blue, alpha of a pixel, y upwards.
    private func pixel(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return bytes
    }

    func testCompositionAndExtent() {
        XCTAssertEqual(picture.extent, CGRect(x: 0, y: 0, width: 4, height: 2))
        XCTAssertEqual(pixel(picture, 0, 0), [255, 0, 0, 255])
        XCTAssertEqual(pixel(picture, 3, 1), [0, 0, 255, 255])
        XCTAssertEqual(pixel(picture, 4, 0), [0, 0, 0, 0])
        XCTAssertTrue(CIImage(color: .red).extent.isInfinite)
        XCTAssertEqual(pixel(picture.clampedToExtent(), -30, 9), [255, 0, 0, 255])
    }

    /// A picture goes in and comes out with the same bytes; a file is written the right way up.
    func testRoundTrip() throws {
        let image = try XCTUnwrap(CIContext().createCGImage(picture.transformed(by: CGAffineTransform(translationX: 10, y: 0)), from: CGRect(x: 10, y: 0, width: 4, height: 2)))
        XCTAssertEqual([image.width, image.height], [4, 2])
        XCTAssertEqual(pixel(CIImage(cgImage: image), 1, 1), [255, 0, 0, 255])
        let data = try XCTUnwrap(CIContext().pngRepresentation(of: picture, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        XCTAssertEqual(try pixel(XCTUnwrap(CIImage(data: data)), 3, 0), [0, 0, 255, 255])
        XCTAssertNil(CIContext().createCGImage(CIImage(color: .red), from: .infinite))
        XCTAssertNil(CIContext().createCGImage(picture, from: CGRect(x: 0, y: 0, width: 0, height: 4)))
        XCTAssertNil(CIImage(data: Data("no picture".utf8)))
    }

    /// 6 turns a quarter with the clock: what was at the lower left is at the upper left.
    func testOrientation() {
        let turned = picture.oriented(forExifOrientation: 6)
        XCTAssertEqual(turned.extent, CGRect(x: 0, y: 0, width: 2, height: 4))
        XCTAssertEqual(pixel(turned, 0, 3), [255, 0, 0, 255])
        XCTAssertEqual(pixel(turned, 0, 0), [0, 0, 255, 255])
    }

    func testColours() throws {
        let inverted = try XCTUnwrap(CIFilter(name: "CIColorInvert", parameters: [kCIInputImageKey: picture])?.outputImage)
        XCTAssertEqual(pixel(inverted, 0, 0), [0, 255, 255, 255])
        let gray = picture.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        let value = pixel(gray, 0, 0)
        XCTAssertEqual(Set(value.prefix(3)).count, 1)
        // 0.2126 of linear light is 127 of sRGB.
        XCTAssertEqual(Int(value[0]), 127, accuracy: 1)
        let sepia = CIFilter.sepiaTone()
        XCTAssertEqual(sepia.intensity, 1)
        sepia.inputImage = CIImage(color: .white)
        sepia.intensity = 1
        XCTAssertEqual(try pixel(XCTUnwrap(sepia.outputImage), 5, 5), [255, 255, 239, 255])
    }

    /// Three standard deviations at each side; the sum of the light stays.
    func testBlur() throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).composited(over: CIImage(color: .black).cropped(to: CGRect(x: -20, y: -20, width: 41, height: 41)))
        let soft = dot.applyingGaussianBlur(sigma: 2)
        XCTAssertEqual(soft.extent, CGRect(x: -26, y: -26, width: 53, height: 53))
        XCTAssertEqual(pixel(soft, 3, 0), pixel(soft, 0, -3))
        XCTAssertGreaterThan(pixel(soft, 0, 0)[0], pixel(soft, 2, 0)[0])
        XCTAssertEqual(dot.applyingGaussianBlur(sigma: 0).extent, dot.extent)
    }

    func testKeys() throws {
        XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
        let filter = try XCTUnwrap(CIFilter(name: "CIPixellate"))
        XCTAssertEqual(filter.inputKeys, [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey])
        XCTAssertNil(filter.outputImage)
        XCTAssertEqual(filter.value(forKey: kCIInputScaleKey) as? NSNumber, 8)
        filter.setValue(2, forKey: kCIInputScaleKey)
        filter.setDefaults()
        XCTAssertEqual(filter.value(forKey: kCIInputScaleKey) as? NSNumber, 8)
        XCTAssertEqual(CIFilter.localizedName(forFilterName: "CIGaussianBlur"), "Gaussian Blur")
        XCTAssertEqual(CIColor(string: "0.5 0.25 1").alpha, 1)
        XCTAssertEqual(CIVector(string: "[1 2 3 4]").cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    /// Version 1 is 21 modules in a frame of one; finders at three corners, dark beside light.
    func testQRCode() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("HELLO".utf8)
        let code = try XCTUnwrap(filter.outputImage)
        XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
        for (x, y) in [(1, 1), (1, 21), (21, 21)] { XCTAssertEqual(pixel(code, x, y), [0, 0, 0, 255]) }
        XCTAssertEqual(pixel(code, 2, 20), [255, 255, 255, 255])
        XCTAssertEqual(pixel(code, 0, 0), [255, 255, 255, 255])
        filter.message = Data(repeating: 65, count: 3000)
        XCTAssertNil(filter.outputImage)
        filter.correctionLevel = "X"
        XCTAssertNil(filter.outputImage)
    }

    func testUIKitsSide() {
        let image = UIImage(ciImage: picture)
        XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
        XCTAssertNil(image.cgImage)
        XCTAssertEqual(image.ciImage?.extent, picture.extent)
        XCTAssertEqual(CIImage(image: image)?.extent, picture.extent)
        XCTAssertEqual(UIColor(ciColor: .red), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(CIColor(color: .red), CIColor.red)
    }
}
