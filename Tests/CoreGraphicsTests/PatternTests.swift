// Patterns, shadings and layers of Core Graphics: pixels that arithmetic decides.

import CoreGraphics
import PixelExpectation
import XCTest

final class PatternTests: XCTestCase {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    func testAPatternTilesFromTheOriginOfTheFirstSpace() {
        let context = CGContext(width: 40, height: 40, scale: 2)
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }, releaseInfo: nil)
        let pattern = CGPattern(info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 5, yStep: 5, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        var alpha: CGFloat = 1
        if let pattern, let space = CGColorSpace(patternBaseSpace: nil) {
            context?.setFillColorSpace(space)
            context?.setFillPattern(pattern, colorComponents: &alpha)
        }
        context?.translateBy(x: 1, y: 1)
        context?.fill(CGRect(x: 0, y: 0, width: 19, height: 19))
        let image = context?.makeImage()
        // Cells of 10 pixels: red in their first 4, wherever the space has moved; nothing before the rectangle.
        XCTAssertEqual(pixel(image, 3, 3), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 5, 3), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 11, 12), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 1, 1), [0, 0, 0, 0])
    }

    func testAnUncolouredPatternTakesTheColour() {
        let context = CGContext(data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }, releaseInfo: nil)
        let pattern = CGPattern(info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
        if let pattern { context?.setFillPattern(pattern, colorComponents: [0, 1, 0, 1]) }
        context?.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = context?.makeImage()
        // y points up: the lower half of each cell is green.
        XCTAssertEqual(pixel(image, 1, 7), [0, 255, 0, 255])
        XCTAssertEqual(pixel(image, 1, 5), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 1, 3), [0, 255, 0, 255])
    }

    func testAShadingAsksItsFunction() {
        let context = CGContext(width: 100, height: 2, scale: 1)
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: { _, input, output in
            let step: CGFloat = input.pointee < 0.5 ? 0 : 1
            (output[0], output[1], output[2], output[3]) = (step, 0, 2, 1)
        }, releaseInfo: nil)
        let function = CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
        let shading = function.flatMap { CGShading(axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), function: $0, extendStart: true, extendEnd: false) }
        if let shading { context?.drawShading(shading) }
        let image = context?.makeImage()
        XCTAssertEqual(pixel(image, 2, 1), [0, 0, 255, 255])
        XCTAssertEqual(pixel(image, 30, 1), [0, 0, 255, 255])
        XCTAssertEqual(pixel(image, 70, 1), [255, 0, 255, 255])
        XCTAssertEqual(pixel(image, 97, 1), [0, 0, 0, 0])
    }

    func testALayerIsDrawnOnceAndUsedOften() {
        for isFlipped in [true, false] {
            let context = isFlipped
                ? CGContext(width: 20, height: 20, scale: 1)
                : CGContext(data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            guard let context, let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) else { return XCTFail("no layer") }
            layer.context?.setFillColor(red)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.draw(layer, at: CGPoint(x: 5, y: 5))
            context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
            let image = context.makeImage()
            func row(_ y: Int) -> Int { isFlipped ? y : 19 - y }
            XCTAssertEqual(pixel(image, 6, row(5)), [255, 0, 0, 255])
            XCTAssertEqual(pixel(image, 6, row(6)), [0, 0, 0, 0])
            XCTAssertEqual(pixel(image, 7, row(5)), [0, 0, 0, 0])
            XCTAssertGreaterThan(pixel(image, 11, row(10)).last ?? 0, 200)
        }
    }
}
