// CGPath: bounds, containment, arcs, enumeration, stroked and dashed copies.

import CoreGraphics
import XCTest

final class PathTests: XCTestCase {
    func testAppliesAFunctionWithItsArgument() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var seen: [String] = []
        let note: CGPathApplierFunction = { info, element in
            info?.assumingMemoryBound(to: [String].self).pointee.append("\(element.pointee.type) \(element.pointee.points[0].x)")
        }
        withUnsafeMutablePointer(to: &seen) { path.apply(info: UnsafeMutableRawPointer($0), function: note) }
        XCTAssertEqual(seen.map { $0.hasPrefix("closeSubpath") ? "closeSubpath" : $0 }, ["moveToPoint 1.0", "addQuadCurveToPoint 3.0", "closeSubpath"])
    }

    func testEmptyPathHasNullBounds() {
        XCTAssertTrue(CGMutablePath().boundingBox.isNull)
        XCTAssertTrue(CGMutablePath().isEmpty)
    }

    func testBoundingBoxHoldsControlPointsAndBoundsOfPathDoNot() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(path.boundingBoxOfPath.height, 5, accuracy: 1e-9)
    }

    func testContainmentFollowsTheRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        XCTAssertTrue(path.contains(CGPoint(x: 3, y: 3)))
        XCTAssertFalse(path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 3)))
        XCTAssertTrue(path.contains(CGPoint(x: 13, y: 3), transform: CGAffineTransform(translationX: 10, y: 0)))
    }

    func testEllipseAndRoundedRectangleContainTheirMiddleNotTheirCorner() {
        let square = CGRect(x: 0, y: 0, width: 20, height: 20)
        for path in [CGPath(ellipseIn: square, transform: nil), CGPath(roundedRect: square, cornerWidth: 8, cornerHeight: 8, transform: nil)] {
            XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))
            XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5)))
            XCTAssertEqual(path.boundingBox, square)
        }
    }

    func testArcGoesTheWayItIsTold() {
        let short = CGMutablePath(), long = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(short.boundingBoxOfPath.minX, 0, accuracy: 1e-9)
        XCTAssertEqual(long.boundingBoxOfPath.minX, -10, accuracy: 0.05)
        XCTAssertEqual(short.currentPoint.y, 10, accuracy: 1e-9)
    }

    func testFullTurnIsACircleEitherWay() {
        for clockwise in [true, false] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            XCTAssertEqual(path.boundingBoxOfPath.width, 20, accuracy: 0.05)
            XCTAssertEqual(path.boundingBoxOfPath.height, 20, accuracy: 0.05)
        }
    }

    func testTangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-9)
    }

    func testEnumerationGivesEveryElement() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        XCTAssertEqual(kinds, [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    func testCopyWithTransformMovesAndLeavesTheOriginal() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        var shift = CGAffineTransform(translationX: 5, y: 0)
        XCTAssertEqual(path.copy(using: &shift)?.boundingBox.minX, 5)
        XCTAssertEqual(path.boundingBox.minX, 0)
    }

    func testStrokedCopyCoversTheLine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let stroke = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        XCTAssertEqual(stroke.boundingBox, CGRect(x: -2, y: -2, width: 14, height: 4))
        XCTAssertTrue(stroke.contains(CGPoint(x: 5, y: 1)))
    }

    func testDashedCopyHasGaps() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let dashed = path.copy(dashingWithPhase: 0, lengths: [2, 3])
        XCTAssertEqual(dashed.flattened().map { $0.points.map(\.x) }.filter { $0.count > 1 }, [[0, 2], [5, 7]])
    }

    func testIsRect() {
        var rect = CGRect.zero
        XCTAssertTrue(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    func testReversedPathStartsAtTheEnd() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        XCTAssertEqual(path.reversed().currentPoint, .zero)
    }
}
