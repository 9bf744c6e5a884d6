// Sources and destinations of pictures: what is read back, an animation's frames, thumbnails, and bytes that are no picture.
import Foundation
import ImageIO
import XCTest

final class ImageIOTests: XCTestCase {
    /// Two pixels beside each other, red and blue.
    private func sample() throws -> CGImage {
        let context = try XCTUnwrap(CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        return try XCTUnwrap(context.makeImage())
    }

    func testWhatIsWrittenIsRead() throws {
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        XCTAssertFalse(CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try sample(), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetType(source) as String?, "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        XCTAssertEqual(properties?[kCGImagePropertyPixelWidth as String] as? Int, 2)
        XCTAssertEqual(properties?[kCGImagePropertyPixelHeight as String] as? Int, 1)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1] as CFDictionary
        XCTAssertEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width, 1)
        XCTAssertNil(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil))
    }

    /// A JPEG file that is still arriving has a picture of its whole size once its beginning is there.
    func testAnIncrementalSourceShowsWhatIsThere() throws {
        let context = try XCTUnwrap(CGContext(
            data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for row in 0..<64 {
            context.setFillColor(CGColor(red: 1, green: CGFloat(row % 7) / 7, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: row, width: 64, height: 1))
        }
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try XCTUnwrap(context.makeImage()), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let file = data as Data, source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, file.prefix(20) as CFData, false)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        CGImageSourceUpdateData(source, file.prefix(file.count - file.count / 4) as CFData, false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        let part = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertEqual([part.width, part.height], [64, 64])
        let pixels = try XCTUnwrap(part.dataProvider?.data as Data?)
        XCTAssertGreaterThan(pixels[2], 150, "the first row is red")
        CGImageSourceUpdateData(source, file.prefix(file.count / 2) as CFData, true)
        XCTAssertEqual(CGImageSourceGetCount(source), 0, "a whole file is asked for")
        CGImageSourceUpdateData(source, file as CFData, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    }

    /// Two pixels as libwebp's lossless encoder writes them: red, and half transparent blue.
    func testWebP() throws {
        let bytes: [UInt8] = [0x52, 0x49, 0x46, 0x46, 0x20, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x13, 0x00, 0x00, 0x00, 0x2F, 0x01, 0x00, 0x00, 0x10, 0x0F, 0x10, 0xFB, 0x3F, 0xFF, 0x0F, 0xFC, 0x8F, 0x0A, 0x15, 0x88, 0xE8, 0x7F, 0x00, 0x00]
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
        XCTAssertEqual(CGImageSourceGetType(source) as String?, "org.webmproject.webp")
        let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let pixels = try XCTUnwrap(image.dataProvider?.data as Data?)
        XCTAssertEqual(Array(pixels.prefix(8)), [0, 0, 255, 255, 128, 0, 0, 128])
        XCTAssertEqual(CGImageSourceGetCount(try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes.prefix(20)) as CFData, nil))), 0)
    }

    func testAnAnimation() throws {
        // 1x1, a global table of black and white, two frames of 0.05 s and 0.01 s, for ever.
        var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        bytes += [0x21, 0xF9, 4, 0, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
        bytes += [0x21, 0xF9, 4, 0, 1, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0, 0x3B]
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
        XCTAssertEqual(CGImageSourceGetType(source) as String?, "com.compuserve.gif")
        XCTAssertEqual(CGImageSourceGetCount(source), 2)
        func delay(_ index: Int, _ key: CFString) -> Double? {
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            return (properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any])?[key as String] as? Double
        }
        XCTAssertEqual(delay(0, kCGImagePropertyGIFDelayTime), 0.05)
        XCTAssertEqual(delay(1, kCGImagePropertyGIFUnclampedDelayTime), 0.01)
        XCTAssertEqual(delay(1, kCGImagePropertyGIFDelayTime), 0.1)
        let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        XCTAssertEqual((file?[kCGImagePropertyGIFDictionary as String] as? [String: Any])?[kCGImagePropertyGIFLoopCount as String] as? Int, 0)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width, 1)
        let cut = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes.prefix(20)) as CFData, nil))
        XCTAssertEqual(CGImageSourceGetCount(cut), 0)
    }

    func testBytesThatAreNoPicture() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        XCTAssertNil(CGImageSourceGetType(source))
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertNil(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no/such/file") as CFURL, nil))
    }
}
