// Casts between structures and their boxes, which apps write for the frames in a keyboard notification.
import CoreGraphics
import Foundation
import XCTest

final class ValueBridgingTests: XCTestCase {
    func testBoxesCastToTheirStructures() {
        let info: [AnyHashable: Any] = [
            "rect": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "point": NSValue(cgPoint: CGPoint(x: 1, y: 2)), "size": NSValue(cgSize: CGSize(width: 3, height: 4)),
            "vector": NSValue(cgVector: CGVector(dx: 5, dy: 6)), "transform": NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
        ]
        XCTAssertEqual(info["rect"] as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(info["point"] as? CGPoint, CGPoint(x: 1, y: 2))
        XCTAssertEqual(info["size"] as? CGSize, CGSize(width: 3, height: 4))
        XCTAssertEqual(info["vector"] as? CGVector, CGVector(dx: 5, dy: 6))
        XCTAssertEqual(info["transform"] as? CGAffineTransform, CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertNil(info["point"] as? CGSize)
        XCTAssertNil(info["rect"] as? CGPoint)
        XCTAssertNil(info["vector"] as? CGAffineTransform)
        XCTAssertNil(info["none"] as? CGRect)
    }

    func testStructuresCastToBoxes() {
        let rect: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual((rect as? NSValue)?.cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(rect as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
