// Bitmap contexts: orientation, the caller's pixels, state.

import CoreGraphics
import PixelExpectation
import XCTest

final class BitmapTests: XCTestCase {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// Apple, masking(_:): the samples of an image mask "act as an inverse alpha", those of an image as alpha.
    func testAnImageMaskHoldsBackWhatAnImageLetsThrough() throws {
        let provider = CGDataProvider(bytes: Data([0, 255, 51, 9]))
        let mask = try XCTUnwrap(CGImage(maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: nil, shouldInterpolate: false))
        let grey = try XCTUnwrap(CGImage(
            width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        XCTAssertTrue(mask.isMask)
        XCTAssertFalse(grey.isMask)
        let context = try XCTUnwrap(CGContext(width: 3, height: 1, scale: 1))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual((0..<3).map { pixel(image.masking(mask), $0, 0)[3] }, [255, 0, 204])
        XCTAssertEqual((0..<3).map { pixel(image.masking(grey), $0, 0)[3] }, [0, 255, 51])
        let again = try XCTUnwrap(CGImage(
            maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: grey.bitsPerPixel, bytesPerRow: grey.bytesPerRow, provider: XCTUnwrap(grey.dataProvider), decode: nil,
            shouldInterpolate: false))
        XCTAssertEqual(pixel(image.masking(again), 2, 0)[3], 204)
        XCTAssertNil(CGImage(maskWidth: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: nil, shouldInterpolate: false))
        XCTAssertNil(CGImage(maskWidth: 3, height: 1, bitsPerComponent: 5, bitsPerPixel: 16, bytesPerRow: 6, provider: provider, decode: nil, shouldInterpolate: false))
    }

    func testWideGamutIsAMatterOfTheName() {
        XCTAssertEqual([CGColorSpace.displayP3, CGColorSpace.sRGB].compactMap { CGColorSpace(name: $0)?.isWideGamutRGB }, [true, false])
    }

    func testPlainContextsAreYUpAndUIKitsAreYDown() throws {
        let up = try XCTUnwrap(CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        up.setFillColor(red)
        up.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(pixel(up.makeImage(), 0, 1), [255, 0, 0, 255])
        XCTAssertTrue(up.ctm.isIdentity)
        let down = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 2))
        down.setFillColor(red)
        down.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(pixel(down.makeImage(), 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(pixel(down.makeImage(), 2, 2), [0, 0, 0, 0])
        XCTAssertEqual(down.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
    }

    func testCallersPixelsFollowEveryDrawing() throws {
        var bytes = [UInt8](repeating: 0, count: 4)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try XCTUnwrap(CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(bytes, [128, 64, 0, 128])
    }

    func testGreyContext() throws {
        let context = try XCTUnwrap(CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual([data[0], data[1]], [0, 255])
    }

    func testImageFromBytes() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: Data([255, 0, 0, 255, 0, 255, 0, 128])))
        let image = try XCTUnwrap(CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent))
        XCTAssertEqual(pixel(image, 0, 0), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 1, 0), [0, 128, 0, 128])
    }

    func testImagesAreUprightWhereYPointsUpAndMirroredInUIKitsContexts() throws {
        let image = try XCTUnwrap(CGImage(encoded: try Sample.data("rgba8.png")))
        let context = try XCTUnwrap(CGContext(width: 2, height: 2, scale: 1))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(pixel(context.makeImage(), 0, 1), [255, 0, 0, 255])
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.drawTopDown(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(pixel(context.makeImage(), 0, 0), [255, 0, 0, 255])
    }

    func testPathKeepsThePlaceWhereItWasBuilt() throws {
        let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 1))
        context.setFillColor(red)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.translateBy(x: 2, y: 2)
        context.fillPath()
        XCTAssertEqual(pixel(context.makeImage(), 0, 0), [255, 0, 0, 255])
        XCTAssertTrue(context.isPathEmpty)
    }

    func testClipBoundsAreInUserSpace() throws {
        let context = try XCTUnwrap(CGContext(width: 20, height: 20, scale: 2))
        context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 3))
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 1, y: 1, width: 3, height: 3))
    }

    func testUntouchedContextSaysSo() throws {
        let context = try XCTUnwrap(CGContext(width: 2, height: 2, scale: 1))
        context.translateBy(x: 1, y: 1)
        XCTAssertFalse(context.isTouched)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertTrue(context.isTouched)
    }

    func testMaskTintsWithoutRestore() throws {
        let mask = try XCTUnwrap(CGImage(encoded: try Sample.data("palette-transparent.png")))
        let context = try XCTUnwrap(CGContext(width: 2, height: 1, scale: 1))
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(pixel(context.makeImage(), 0, 0), [0, 0, 255, 255])
        XCTAssertEqual(pixel(context.makeImage(), 1, 0), [0, 0, 0, 0])
    }
}
