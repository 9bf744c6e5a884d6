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
}
