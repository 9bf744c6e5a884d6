// Arithmetic with priorities, levels and weights, as apps write it.
import UIKit
import XCTest

@MainActor final class NumericRawValueTests: XCTestCase {
    func testArithmeticAndOrder() {
        XCTAssertEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
        XCTAssertEqual(.defaultHigh + 1, UILayoutPriority(rawValue: 751))
        XCTAssertEqual(UILayoutPriority.defaultHigh - .defaultLow, 500)
        XCTAssertTrue(UILayoutPriority.defaultLow < .defaultHigh)
        XCTAssertEqual([UILayoutPriority.required, .defaultLow].min(), .defaultLow)
        let view = UIView()
        view.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 249)
        let window = UIWindow()
        window.windowLevel = .alert + 1
        XCTAssertEqual(window.windowLevel.rawValue, 2001)
        window.windowLevel -= 1
        XCTAssertEqual(window.windowLevel, .alert)
        XCTAssertTrue(UIFont.Weight.light < .bold)
    }
}
