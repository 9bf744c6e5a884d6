// Safe area and margins: what reaches a view, and when it is told.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct SafeAreaTests {
    final class Told: UIView {
        var calls: [String] = []

        override func safeAreaInsetsDidChange() { calls.append("safeArea \(safeAreaInsets.top)") }
        override func layoutMarginsDidChange() { calls.append("margins") }
    }

    final class Controller: UIViewController {
        var calls: [String] = []

        override func viewSafeAreaInsetsDidChange() { calls.append("safeArea") }
        override func viewLayoutMarginsDidChange() { calls.append("margins") }
    }

    @Test func insetsReachOnlyWhatTheyCover() {
        let phone = Phone()
        #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(phone.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let view = UIView(frame: CGRect(x: 10, y: 40, width: 100, height: 100))
        phone.view.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 27, left: 8, bottom: 8, right: 8))
        view.frame.origin.y = 800
        #expect(view.safeAreaInsets.top == 0)
        #expect(view.safeAreaInsets.bottom == 82)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func additionalInsetsAddUp() {
        let phone = Phone()
        phone.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 0, right: 0)
        #expect(phone.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 1, bottom: 34, right: 0))
        let box = phone.add(Box(10, 10))
        box.topAnchor.constraint(equalTo: phone.view.safeAreaLayoutGuide.topAnchor).isActive = true
        phone.layout()
        #expect(box.frame.minY == 103)
        phone.controller.additionalSafeAreaInsets = .zero
        phone.layout()
        #expect(box.frame.minY == 59)
    }

    @Test func callbacksComeOnceBeforeLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = Controller()
        let view = Told(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        controller.loadViewIfNeeded()
        controller.view.addSubview(view)
        #expect(view.calls.isEmpty)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(view.calls == ["margins", "safeArea 59.0"])
        #expect(controller.calls == ["margins", "safeArea"])
        window.layoutIfNeeded()
        #expect(view.calls.count == 2)
    }

    @Test func preservedMarginsFollowTheSuperview() {
        let phone = Phone()
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
        phone.view.addSubview(view)
        #expect(view.layoutMargins.left == 8)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }
}
