// `@Invalidating` properties of views: what a change asks for, and that an equal value asks for nothing (Apple, UIView.Invalidating).
import XCTest
@testable import UIKit

@MainActor final class InvalidatingTests: XCTestCase {
    private final class Badge: UIView {
        @Invalidating(.display) var mark = "a"
        @Invalidating(.layout, .constraints) var width: CGFloat = 1
        @Invalidating(.intrinsicContentSize, .layout, .display) var size = CGSize(width: 1, height: 1)
        var events: [String] = []
        override func setNeedsDisplay() { events.append("display"); super.setNeedsDisplay() }
        override func setNeedsLayout() { events.append("layout"); super.setNeedsLayout() }
        override func setNeedsUpdateConstraints() { events.append("constraints"); super.setNeedsUpdateConstraints() }
        override func invalidateIntrinsicContentSize() { events.append("size"); super.invalidateIntrinsicContentSize() }

        func events(of change: (Badge) -> Void) -> [String] {
            events = []
            change(self)
            return events
        }
    }

    func testAChangeAsksForItsKindsInTheirOrder() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(badge.events { $0.mark = "b" }, ["display"])
        XCTAssertEqual(badge.mark, "b")
        XCTAssertEqual(badge.events { $0.width = 2 }, ["layout", "constraints"])
        XCTAssertEqual(badge.events { $0.size.height = 9 }.filter { $0 != "constraints" }, ["size", "layout", "display"])
        XCTAssertEqual(badge.size, CGSize(width: 1, height: 9))
    }

    func testAnEqualValueAsksForNothing() {
        let badge = Badge(frame: .zero)
        XCTAssertEqual(badge.events { $0.mark = "a"; $0.width = 1; $0.size = CGSize(width: 1, height: 1) }, [])
    }
}
