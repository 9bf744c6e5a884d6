// Image contexts, the renderer and bezier paths.

@testable import UIKit
import XCTest

final class GraphicsContextTests: XCTestCase {
    @MainActor private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let cg = image?.cgImage, let pixels = cg.pixels else { return [] }
        let p = pixels + y * cg.bytesPerRow + x * 4
        return [p[2], p[1], p[0], p[3]]
    }

    @MainActor func testImageContextStack() {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertEqual(image?.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(image?.scale, 2)
        XCTAssertEqual(pixel(image, 1, 1).last, 255)
        XCTAssertEqual(pixel(image, 2, 2), [0, 0, 0, 0])
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
    }

    @MainActor func testSizesWithoutAreaGiveNoContext() {
        UIGraphicsBeginImageContext(.zero)
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
        XCTAssertEqual(UIGraphicsImageRenderer(size: .zero).image { _ in }.size, .zero)
    }

    @MainActor func testRendererDrawsInItsBounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: format)
        let image = renderer.image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        XCTAssertEqual(pixel(image, 0, 0).last, 255)
        XCTAssertEqual(pixel(image, 3, 3).last, 0)
        XCTAssertFalse(renderer.pngData { _ in }.isEmpty)
    }

    @MainActor func testBezierPathAnglesGrowClockwise() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(path.currentPoint.y, 10, accuracy: 1e-9)
        XCTAssertEqual(path.bounds.minX, 0, accuracy: 1e-9)
    }

    @MainActor func testBezierPathCopiesItsAttributes() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.lineWidth = 7
        let copy = path.copy() as? UIBezierPath
        path.addLine(to: CGPoint(x: 50, y: 50))
        XCTAssertEqual(copy?.lineWidth, 7)
        XCTAssertEqual(copy?.bounds, CGRect(x: 0, y: 0, width: 5, height: 5))
    }
}
