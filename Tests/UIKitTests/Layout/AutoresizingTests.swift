// Springs and struts, on paper: superview 100 → 200 wide.

import Testing

@testable import UIKit

@MainActor @Suite struct AutoresizingTests {
    @Test(arguments: [
        (UIView.AutoresizingMask([]), 10.0, 30.0),
        ([.flexibleRightMargin], 10, 30),
        ([.flexibleLeftMargin], 110, 30),
        ([.flexibleWidth], 10, 130),
        ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10.0 / 70, 30),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 100 * 30.0 / 90),
    ])
    func resizes(_ mask: UIView.AutoresizingMask, _ x: Double, _ width: Double) {
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
