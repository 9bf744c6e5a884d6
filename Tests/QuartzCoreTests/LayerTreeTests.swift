// The layer tree: order, layout and display flags, geometry, hit testing.

import ObjectiveC
@testable import QuartzCore
import XCTest

final class LayerTreeTests: XCTestCase {
    func testFrameFollowsPositionBoundsAndAnchor() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(layer.frame, CGRect(x: 25, y: 40, width: 60, height: 80))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(layer.bounds.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    func testNegativeSizesAreStandardised() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -5, height: 5)
        XCTAssertEqual(layer.frame, CGRect(x: 5, y: 10, width: 5, height: 5))
    }

    func testConversionThroughScrolledAndTurnedLayers() {
        let root = CALayer(), middle = CALayer(), leaf = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        middle.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        middle.bounds.origin = CGPoint(x: 0, y: 20)
        leaf.frame = CGRect(x: 0, y: 20, width: 10, height: 10)
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        XCTAssertEqual(leaf.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 10))
        XCTAssertEqual(root.convert(CGRect(x: 10, y: 10, width: 5, height: 5), to: leaf), CGRect(x: 0, y: 0, width: 5, height: 5))
        leaf.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        let corner = leaf.convert(CGPoint.zero, to: middle)
        XCTAssertEqual(corner.x, 10, accuracy: 1e-9)
        XCTAssertEqual(corner.y, 30, accuracy: 1e-9)
    }

    func testHitTestPrefersTheFrontAndRespectsZ() {
        let root = CALayer(), back = CALayer(), front = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        back.frame = root.bounds
        front.frame = root.bounds
        root.addSublayer(back)
        root.addSublayer(front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === front)
        back.zPosition = 1
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === back)
        back.isHidden = true
        front.opacity = 0
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        XCTAssertNil(root.hitTest(CGPoint(x: 500, y: 5)))
    }

    func testInsertionOrder() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, below: b)
        XCTAssertEqual(root.sublayers, [a, c, b])
        root.insertSublayer(a, above: b)
        XCTAssertEqual(root.sublayers, [c, b, a])
        root.insertSublayer(a, at: 0)
        XCTAssertEqual(root.sublayers, [a, c, b])
        root.replaceSublayer(c, with: CALayer())
        XCTAssertEqual(root.sublayers?.count, 3)
        XCTAssertNil(c.superlayer)
        CALayer().addSublayer(b)
        XCTAssertEqual(root.sublayers?.count, 2)
    }

    func testLayoutRunsFromTheRootOncePerMark() {
        final class Counting: CALayer, @unchecked Sendable {
            var log: (String) -> Void = { _ in }
            override func layoutSublayers() { log(name ?? "?") }
        }
        var order: [String] = []
        let root = Counting(), leaf = Counting()
        root.name = "root"
        leaf.name = "leaf"
        root.log = { order.append($0) }
        leaf.log = { order.append($0) }
        root.addSublayer(leaf)
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(order, ["root", "leaf"])
        root.layoutIfNeeded()
        XCTAssertEqual(order.count, 2)
        leaf.setNeedsLayout()
        XCTAssertFalse(root.needsLayout())
        root.layoutIfNeeded()
        XCTAssertEqual(order, ["root", "leaf", "leaf"])
        leaf.bounds.size = CGSize(width: 5, height: 5)
        XCTAssertTrue(leaf.needsLayout())
        root.setNeedsLayout()
        leaf.layoutIfNeeded()
        XCTAssertEqual(order.suffix(2), ["root", "leaf"], "layout starts at the ancestor that needs it")
    }

    func testDisplayMakesABackingStoreOnlyWhenSomethingIsDrawn() {
        final class Drawing: CALayer, @unchecked Sendable {
            var draws = false
            override func draw(in ctx: CGContext) {
                if draws { ctx.fill(bounds) }
            }
        }
        let layer = Drawing()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertNil(layer.contents)
        layer.draws = true
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual((layer.contents as? CGImage)?.width, 20)
        XCTAssertFalse(layer.needsDisplay())
    }

    func testKeyPathsReachPartsAndUnknownKeysAreKept() {
        let layer = CALayer()
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue("mine", forKey: "owner")
        XCTAssertEqual(layer.position.x, 7)
        XCTAssertEqual(layer.transform.m12, 1, accuracy: 1e-9)
        XCTAssertEqual(layer.value(forKey: "owner") as? String, "mine")
        XCTAssertEqual(layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, .pi / 2, accuracy: 1e-9)
    }

    func testRuntimeAttributesOfNibsArrive() throws {
        let layer = CAShapeLayer()
        try setValueForKeyPath(layer, "cornerRadius", NSNumber(value: 5))
        try setValueForKeyPath(layer, "masksToBounds", true)
        try setValueForKeyPath(layer, "lineWidth", 3)
        try setValueForKeyPath(layer, "anything", "kept")
        XCTAssertEqual(layer.cornerRadius, 5)
        XCTAssertTrue(layer.masksToBounds)
        XCTAssertEqual(layer.lineWidth, 3)
        XCTAssertEqual(try valueForKeyPath(layer, "anything") as? String, "kept")
    }

    func testGeometryTextIsTheDevices() {
        XCTAssertEqual(LayerDiagnostics.list([187.5, .nan]), "187.5 nan")
        XCTAssertEqual(LayerDiagnostics.list([0, 100]), "0 100")
    }

    func testMatricesCompose() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
        XCTAssertEqual(t.m41, 10)
        let turned = CATransform3DMakeRotation(.pi / 3, 1, 2, 3)
        let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
        for (x, y) in zip(back.rows, CATransform3D.identity.rows) { XCTAssertEqual(x, y, accuracy: 1e-12) }
        XCTAssertEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 1, y: 2))).tx, 1)
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    func testMatrixComponentsAreUndoneByComposition() {
        let t = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(0.4, 0, 0, 1)),
            CATransform3DConcat(CATransform3DMakeRotation(0.3, 0, 1, 0), CATransform3DMakeTranslation(5, 6, 7)))
        for (x, y) in zip(t.components.matrix.rows, t.rows) { XCTAssertEqual(x, y, accuracy: 1e-9) }
    }
}
