// Springs and struts, on paper: superview 100 → 200 wide.

import Testing

@testable import UIKit

@MainActor @Suite(.leavesNothing) struct AutoresizingTests {
    struct Case: Sendable {
        let mask: UIView.AutoresizingMask
        let x: Double
        let width: Double
    }

    nonisolated static let cases: [Case] = [
        Case(mask: [], x: 10, width: 30),
        Case(mask: [.flexibleRightMargin], x: 10, width: 30),
        Case(mask: [.flexibleLeftMargin], x: 110, width: 30),
        Case(mask: [.flexibleWidth], x: 10, width: 130),
        Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 24.285714285714285, width: 30),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 20, width: 60),
        Case(mask: [.flexibleWidth, .flexibleRightMargin], x: 10, width: 63.333333333333336),
    ]

    @Test(arguments: cases) func resizes(_ example: Case) {
        let (mask, x, width) = (example.mask, example.x, example.width)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 5))
        child.autoresizingMask = mask
        root.addSubview(child)
        root.frame.size.width = 200
        #expect(abs(child.frame.minX - x) < 1e-9)
        #expect(abs(child.frame.width - width) < 1e-9)
        root.frame.size.width = 100
        #expect(abs(child.frame.minX - 10) < 1e-9)
    }

    @Test func growsFromNothing() {
        let root = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(child)
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func sizesNeverBecomeNegative() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(child)
        root.frame.size = CGSize(width: 10, height: 10)
        #expect(child.frame.size == .zero)
    }

    @Test func printsAsUIKitDoes() {
        #expect(SpringsAndStruts.text([]) == "h=--& v=--&")
        #expect(SpringsAndStruts.text([.flexibleWidth, .flexibleHeight]) == "h=-&- v=-&-")
        #expect(SpringsAndStruts.text([.flexibleLeftMargin, .flexibleBottomMargin]) == "h=&-- v=--&")
    }
}
