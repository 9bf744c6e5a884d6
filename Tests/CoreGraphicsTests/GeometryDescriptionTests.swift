// How geometry prints: what an app's `print(frame)` shows on a device.
import CoreGraphics
import XCTest

final class GeometryDescriptionTests: XCTestCase {
    func testPrintedForms() {
        XCTAssertEqual("\(CGPoint(x: 1, y: 2.5))", "(1.0, 2.5)")
        XCTAssertEqual("\(CGSize(width: 3, height: 4))", "(3.0, 4.0)")
        XCTAssertEqual("\(CGRect(x: 0, y: 1, width: 2, height: 3))", "(0.0, 1.0, 2.0, 3.0)")
    }

    func testTheConstantsOfC() {
        XCTAssertEqual(CGPointZero, CGPoint(x: 0, y: 0))
        XCTAssertEqual(CGSizeZero, CGSize(width: 0, height: 0))
        XCTAssertEqual(CGRectZero, CGRect(x: 0, y: 0, width: 0, height: 0))
    }

    func testTheFunctionsOfC() {
        XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
        XCTAssertEqual(CGSizeMake(3, 4), CGSize(width: 3, height: 4))
        XCTAssertEqual(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CGVectorMake(5, 6), CGVector(dx: 5, dy: 6))
        XCTAssertTrue(__CGSizeEqualToSize(CGSizeMake(3, 4), CGSize(width: 3, height: 4)))
        XCTAssertFalse(__CGPointEqualToPoint(CGPointZero, CGPointMake(0, 1)))
        XCTAssertFalse(__CGRectEqualToRect(CGRectZero, CGRectMake(0, 0, 0, 1)))
    }
}
