// Drawings compared with committed PNGs. Accept with WILLAPPEAR_ACCEPT=1.

import CoreGraphics
import PixelExpectation
import XCTest

final class PixelTests: XCTestCase {
    private func draw(_ name: String, width: Int = 48, height: Int = 48, file: StaticString = #filePath, line: UInt = #line, _ body: (CGContext) -> Void) {
        guard let context = CGContext(width: width * 2, height: height * 2, scale: 2) else { return XCTFail("no context") }
        body(context)
        expectPixels(context.makeImage(), name, file: file, line: line)
    }

    private let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
    private let blue = CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.7)

    func testShapes() {
        draw("shapes") { c in
            c.setFillColor(red)
            c.addPath(CGPath(roundedRect: CGRect(x: 4, y: 4, width: 28, height: 28), cornerWidth: 8, cornerHeight: 8, transform: nil))
            c.fillPath()
            c.setFillColor(blue)
            c.fillEllipse(in: CGRect(x: 18, y: 18, width: 26, height: 20))
        }
    }

    func testStrokes() {
        draw("strokes") { c in
            c.setStrokeColor(red)
            for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
                c.setLineWidth(4)
                c.setLineJoin(join)
                c.setLineCap([CGLineCap.butt, .round, .square][index])
                let x = CGFloat(index) * 15 + 5
                c.addLines(between: [CGPoint(x: x, y: 22), CGPoint(x: x + 4, y: 6), CGPoint(x: x + 8, y: 22)])
                c.strokePath()
            }
            c.setStrokeColor(blue)
            c.setLineCap(.butt)
            c.setLineWidth(2)
            c.setLineDash(phase: 2, lengths: [6, 3])
            c.strokeEllipse(in: CGRect(x: 6, y: 28, width: 36, height: 16))
        }
    }

    func testStrokeFollowsTheMatrix() {
        draw("stroke-matrix") { c in
            c.scaleBy(x: 3, y: 1)
            c.setStrokeColor(red)
            c.setLineWidth(4)
            c.stroke(CGRect(x: 3, y: 8, width: 10, height: 32))
        }
    }

    func testClipEvenOdd() {
        draw("clip") { c in
            c.addEllipse(in: CGRect(x: 4, y: 4, width: 40, height: 40))
            c.addEllipse(in: CGRect(x: 14, y: 14, width: 20, height: 20))
            c.clip(using: .evenOdd)
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
        }
    }

    func testGradients() {
        draw("gradients", width: 96) { c in
            let gradient = CGGradient(colors: [red, CGColor(red: 1, green: 1, blue: 0, alpha: 1), blue], locations: [0, 0.4, 1])
            c.saveGState()
            c.clip(to: CGRect(x: 0, y: 0, width: 30, height: 48))
            c.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 8), end: CGPoint(x: 30, y: 40), options: [.drawsBeforeStartLocation])
            c.restoreGState()
            c.saveGState()
            c.clip(to: CGRect(x: 33, y: 0, width: 30, height: 48))
            c.drawRadialGradient(gradient, startCenter: CGPoint(x: 48, y: 24), startRadius: 4, endCenter: CGPoint(x: 48, y: 24), endRadius: 20, options: [])
            c.restoreGState()
            c.clip(to: CGRect(x: 66, y: 0, width: 30, height: 48))
            c.drawConicGradient(gradient, center: CGPoint(x: 81, y: 24), angle: 0)
        }
    }

    func testShadows() {
        draw("shadows") { c in
            c.setShadow(offset: CGSize(width: 3, height: 5), blur: 6, color: CGColor(gray: 0, alpha: 0.6))
            c.setFillColor(red)
            c.fill(CGRect(x: 6, y: 6, width: 18, height: 18))
            c.setStrokeColor(blue)
            c.setLineWidth(3)
            c.strokeEllipse(in: CGRect(x: 26, y: 22, width: 14, height: 14))
        }
    }

    func testBlendModes() {
        let modes: [CGBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .sourceIn, .sourceOut, .sourceAtop,
            .destinationOver, .destinationIn, .destinationOut, .xor, .plusLighter, .copy, .clear, .hue, .luminosity,
        ]
        draw("blend-modes", width: 100, height: 80) { c in
            for (index, mode) in modes.enumerated() {
                c.saveGState()
                c.translateBy(x: CGFloat(index % 5) * 20, y: CGFloat(index / 5) * 20)
                c.setFillColor(CGColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 0.9))
                c.fill(CGRect(x: 1, y: 1, width: 12, height: 12))
                c.setBlendMode(mode)
                c.setFillColor(blue)
                c.fillEllipse(in: CGRect(x: 6, y: 6, width: 12, height: 12))
                c.restoreGState()
            }
        }
    }

    func testTransparencyLayerIsOneThing() {
        draw("transparency-layer") { c in
            c.setAlpha(0.5)
            c.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: .black)
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.setFillColor(red)
            c.fill(CGRect(x: 6, y: 6, width: 24, height: 24))
            c.setFillColor(CGColor(red: 0, green: 0.6, blue: 0, alpha: 1))
            c.fill(CGRect(x: 18, y: 18, width: 24, height: 24))
            c.endTransparencyLayer()
        }
    }

    func testImagesScaledAndTiled() throws {
        let image = try XCTUnwrap(CGImage(encoded: try Sample.data("rgb.jpg")))
        draw("images", width: 96) { c in
            c.drawTopDown(image, in: CGRect(x: 2, y: 2, width: 5, height: 5))
            c.drawTopDown(image, in: CGRect(x: 10, y: 2, width: 30, height: 30))
            c.interpolationQuality = .none
            c.drawTopDown(image, in: CGRect(x: 42, y: 2, width: 22, height: 22))
            c.clip(to: CGRect(x: 68, y: 2, width: 26, height: 44))
            c.draw(image, in: CGRect(x: 68, y: 2, width: 8, height: 8), byTiling: true)
        }
    }

    func testMaskUnderAMatrix() throws {
        let mask = CGContext(width: 20, height: 20, scale: 1).flatMap { m -> CGImage? in
            m.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            return m.makeImage()
        }
        let cover = try XCTUnwrap(mask)
        draw("mask") { c in
            c.saveGState()
            c.translateBy(x: 8, y: 8)
            c.rotate(by: 0.2)
            c.clip(to: CGRect(x: 0, y: 0, width: 32, height: 24), mask: cover)
            c.setFillColor(red)
            c.fill(CGRect(x: -10, y: -10, width: 100, height: 100))
            c.restoreGState()
            c.setFillColor(blue)
            c.fill(CGRect(x: 0, y: 40, width: 48, height: 4))
        }
    }

    func testSameDrawingSameBytes() {
        func once() -> Data? {
            let c = CGContext(width: 64, height: 64, scale: 2)
            c?.setShadow(offset: .zero, blur: 9, color: .black)
            c?.fillEllipse(in: CGRect(x: 3.3, y: 4.7, width: 20, height: 17))
            return c?.makeImage()?.pngData()
        }
        XCTAssertNotNil(once())
        XCTAssertEqual(once(), once())
    }
}
