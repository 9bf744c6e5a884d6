// Decoding of every kind of PNG and JPEG that an asset catalog may hold; deterministic encoding.

import CoreGraphics
import PixelExpectation
import XCTest

final class ImageCodingTests: XCTestCase {
    private func image(_ name: String) throws -> CGImage {
        try XCTUnwrap(CGImage(encoded: try Sample.data(name)), name)
    }

    func testGreyAndPaletteAndSixteenBitPNG() throws {
        XCTAssertEqual(pixel(try image("grey8.png"), 1, 0), [128, 128, 128, 255])
        XCTAssertEqual(pixel(try image("grey1.png"), 0, 0), [255, 255, 255, 255])
        XCTAssertEqual(pixel(try image("grey1.png"), 1, 0), [0, 0, 0, 255])
        XCTAssertEqual(pixel(try image("grey-alpha.png"), 1, 0), [64, 64, 64, 128])
        XCTAssertEqual(pixel(try image("palette-transparent.png"), 0, 0), [255, 0, 0, 255])
        XCTAssertEqual(pixel(try image("palette-transparent.png"), 1, 0), [0, 0, 0, 0])
        XCTAssertEqual(pixel(try image("rgb16.png"), 0, 0), [255, 0, 0, 255])
        XCTAssertEqual(pixel(try image("rgb16.png"), 1, 0), [0, 128, 0, 255])
    }

    func testAlphaIsPremultiplied() throws {
        let image = try image("rgba8.png")
        XCTAssertEqual(pixel(image, 1, 0), [0, 128, 0, 128])
        XCTAssertEqual(pixel(image, 0, 1), [0, 0, 0, 0])
        XCTAssertFalse(image.isOpaque)
        XCTAssertEqual(image.alphaInfo, .premultipliedFirst)
    }

    func testJPEGOfThreeKinds() throws {
        func near(_ a: [UInt8], _ b: [Int], _ name: String) {
            XCTAssertEqual(a.count, 4, name)
            for (x, y) in zip(a, b) { XCTAssertEqual(Double(x), Double(y), accuracy: 24, name) }
        }
        near(pixel(try image("rgb.jpg"), 2, 8), [200, 30, 60, 255], "rgb")
        near(pixel(try image("progressive.jpg"), 2, 8), [200, 30, 60, 255], "progressive")
        near(pixel(try image("grey.jpg"), 2, 8), [84, 84, 84, 255], "grey")
        near(pixel(try image("cmyk.jpg"), 2, 8), [200, 30, 60, 255], "cmyk")
        XCTAssertTrue(try image("rgb.jpg").isOpaque)
    }

    func testOrientationOfExif() throws {
        var orientation = 0
        XCTAssertNotNil(CGImage(encoded: try Sample.data("turned.jpg"), orientation: &orientation))
        XCTAssertEqual(orientation, 6)
    }

    func testPNGRoundTripKeepsEveryPixelAndByte() throws {
        let image = try image("rgba8.png")
        let once = try XCTUnwrap(image.pngData())
        let again = try XCTUnwrap(CGImage(encoded: once))
        XCTAssertEqual(pixel(again, 1, 0), pixel(image, 1, 0))
        XCTAssertEqual(again.pngData(), once)
    }

    func testJPEGEncodingIsDecodable() throws {
        let data = try XCTUnwrap(try image("rgb.jpg").jpegData(quality: 0.9))
        XCTAssertEqual(CGImage(encoded: data)?.width, 16)
    }

    func testCropping() throws {
        let image = try image("rgba8.png")
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)))
        XCTAssertEqual([part.width, part.height], [1, 1])
        XCTAssertEqual(pixel(part, 0, 0), [255, 255, 255, 255])
        XCTAssertNil(image.cropping(to: CGRect(x: 9, y: 9, width: 5, height: 5)))
    }
}

enum Sample {
    static func data(_ name: String, file: String = #filePath) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Samples/\(name)"))
    }

    static let names = [
        "grey8.png", "grey1.png", "grey-alpha.png", "palette-transparent.png", "rgb16.png", "rgba8.png", "rgb.jpg", "grey.jpg",
        "cmyk.jpg", "turned.jpg", "progressive.jpg",
    ]
}
