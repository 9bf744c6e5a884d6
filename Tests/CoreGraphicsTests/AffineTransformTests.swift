// CGAffineTransform and the small geometry: composition order, inverses, boxing.

import CoreGraphics
import XCTest

final class AffineTransformTests: XCTestCase {
    func testTranslatedByAppliesTheTranslationFirst() {
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(t), CGPoint(x: 22, y: 33))
    }

    func testConcatenatingAppliesTheReceiverFirst() {
        let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 5, y: 0))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(t), CGPoint(x: 7, y: 2))
    }

    func testInverseUndoes() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let point = CGPoint(x: 3, y: 5).applying(t).applying(t.inverted())
        XCTAssertEqual(point.x, 3, accuracy: 1e-12)
        XCTAssertEqual(point.y, 5, accuracy: 1e-12)
    }

    func testSingularMatrixIsItsOwnInverse() {
        let t = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(t.inverted(), t)
    }

    func testRectangleTakesTheBoundsOfItsCorners() {
        let r = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(r.minX, -20, accuracy: 1e-12)
        XCTAssertEqual(r.width, 20, accuracy: 1e-12)
        XCTAssertEqual(r.height, 10, accuracy: 1e-12)
    }

    func testDecompositionIsUndoneByItsInitialiser() {
        let t = CGAffineTransform(a: 1.5, b: 0.5, c: -0.25, d: 2, tx: 3, ty: 4)
        let again = CGAffineTransform(t.decomposed())
        for (x, y) in zip([t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty]) {
            XCTAssertEqual(x, y, accuracy: 1e-12)
        }
    }

    func testValuesSurviveBoxing() {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(NSValue(cgAffineTransform: t).cgAffineTransformValue, t)
        XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgAffineTransformValue, CGAffineTransform())
    }
}
