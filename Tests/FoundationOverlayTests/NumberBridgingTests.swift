// CGFloat as an NSNumber and back, as `as` and `as?` have it on Apple's systems.
import Foundation
import FoundationOverlay
import XCTest

final class NumberBridgingTests: XCTestCase {
    func testLengthsAreNumbers() {
        let lengths: [CGFloat] = [1.5, 2]
        XCTAssertEqual(lengths as [NSNumber], [1.5, 2])
        XCTAssertEqual(lengths[0] as NSNumber, NSNumber(value: 1.5))
        XCTAssertEqual((NSNumber(value: 2.5) as Any) as? CGFloat, 2.5)
        XCTAssertNil(("2.5" as Any) as? CGFloat)
        XCTAssertEqual(CGFloat(truncating: 2.5), 2.5)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 7)), 7)
        XCTAssertNil(CGFloat(exactly: NSNumber(value: Int64.max)))
    }
}
