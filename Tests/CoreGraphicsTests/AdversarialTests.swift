// Hostile input: every case ends, without a trap, in nil or in nothing drawn.

import CoreGraphics
import PixelExpectation
import XCTest

final class AdversarialTests: XCTestCase {
    func testEveryTruncationIsNil() throws {
        for name in Sample.names {
            let data = try Sample.data(name)
            // The last bytes of both formats may be missing without loss of pixels: IEND, EOI and padding.
            for length in stride(from: 0, to: data.count - 20, by: 1) {
                XCTAssertNil(CGImage(encoded: data.prefix(length)), "\(name) cut to \(length)")
            }
        }
    }

    func testDamagedBytesNeverTrap() throws {
        var seed: UInt64 = 1
        for name in Sample.names {
            let data = try Sample.data(name)
            for _ in 0..<200 {
                var bytes = data
                for _ in 0..<3 {
                    seed = seed &* 6364136223846793005 &+ 1442695040888963407
                    bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 20)
                }
                if let image = CGImage(encoded: bytes) { XCTAssertGreaterThan(image.width, 0) }
            }
        }
    }

    func testSizesThatCannotBe() throws {
        XCTAssertNil(CGImage(encoded: try Sample.data("zero-size.png")))
        XCTAssertNil(CGImage(encoded: try Sample.data("huge.png")))
        XCTAssertNil(CGImage(encoded: Data()))
        XCTAssertNil(CGImage(encoded: Data("GIF89a".utf8)))
        for (width, height) in [(0, 0), (0, 5), (-1, 5), (40_000, 2), (30_000, 30_000)] {
            XCTAssertNil(CGContext(width: width, height: height, scale: 1), "\(width) x \(height)")
            XCTAssertNil(CGImage(width: width, height: height) { _, _ in })
        }
        XCTAssertNil(CGContext(width: 1, height: 1, scale: .nan))
    }

    func testNumbersThatAreNoneAreIgnored() throws {
        let context = try XCTUnwrap(CGContext(width: 8, height: 8, scale: 1))
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
        for value in bad {
            context.saveGState()
            context.translateBy(x: value, y: 0)
            context.scaleBy(x: value, y: value)
            context.rotate(by: value)
            context.fill(CGRect(x: value, y: value, width: value, height: value))
            context.stroke(CGRect(x: 0, y: 0, width: value, height: 4))
            context.setLineWidth(value)
            context.setLineDash(phase: value, lengths: [value, 1])
            context.setShadow(offset: CGSize(width: value, height: 0), blur: value, color: .black)
            context.addArc(center: .zero, radius: value, startAngle: value, endAngle: value, clockwise: true)
            context.strokePath()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: value, height: value))
            context.clip(to: CGRect(x: value, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual(pixel(context.makeImage(), 1, 1).first, 255, "the context still draws")
    }

    func testMatrixWithoutInverseDrawsNothingAndHeals() throws {
        let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 1))
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.endTransparencyLayer()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        XCTAssertEqual(pixel(context.makeImage(), 1, 1).last, 255)
    }

    func testUnbalancedStateCallsAreHarmless() throws {
        let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 1))
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.saveGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        XCTAssertEqual(pixel(context.makeImage(), 1, 1).last, 255)
    }

    func testBadBitmapLayoutsAreNil() {
        XCTAssertNil(CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        XCTAssertNil(CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 3, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        let provider = CGDataProvider(data: Data(count: 3))
        XCTAssertNotNil(provider)
        if let provider {
            XCTAssertNil(CGImage(
                width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        }
    }
}
