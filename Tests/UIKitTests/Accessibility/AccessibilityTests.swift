// UIAccessibility: defaults of UIKit's classes, containers, custom actions, settings and their notifications, the focus.
import XCTest
@testable import UIKit

@MainActor final class AccessibilityTests: XCTestCase {
    override func tearDown() async throws { AccessibilitySettings.reset() }

    func testDefaults() {
        let view = UIView(), label = UILabel(), button = UIButton(type: .system)
        label.text = "Price"
        XCTAssertEqual([view.isAccessibilityElement, label.isAccessibilityElement, button.isAccessibilityElement], [false, true, true])
        XCTAssertNil(view.accessibilityLabel)
        XCTAssertEqual(label.accessibilityLabel, "Price")
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        XCTAssertEqual(button.accessibilityTraits, .button)
        XCTAssertTrue(button.accessibilityRespondsToUserInteraction)
        label.accessibilityLabel = "Cost"
        XCTAssertEqual(label.accessibilityUserInputLabels, ["Cost"])
        XCTAssertEqual(label.accessibilityAttributedLabel?.string, "Cost")
    }

    final class Rating: UIView {
        var stars = 3
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? { get { "Rating" } set {} }
        override var accessibilityValue: String? { get { "\(stars) stars" } set {} }
        override func accessibilityIncrement() { stars += 1 }
        override func accessibilityDecrement() { stars -= 1 }
    }

    func testEveryMemberCanBeOverridden() {
        let rating = Rating()
        rating.accessibilityIncrement()
        XCTAssertEqual(rating.accessibilityValue, "4 stars")
        XCTAssertEqual(rating.accessibilityAttributedValue?.string, "4 stars")
        XCTAssertTrue(rating.isAccessibilityElement)
    }

    func testContainersListTheirElements() {
        let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 50)
        chart.accessibilityElements = [bar]
        XCTAssertEqual(chart.accessibilityElementCount(), 1)
        XCTAssertTrue(chart.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
        XCTAssertNil(chart.accessibilityElement(at: 1))
        XCTAssertEqual(chart.index(ofAccessibilityElement: bar), 0)
        XCTAssertEqual(chart.index(ofAccessibilityElement: chart), NSNotFound)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(chart)
        XCTAssertEqual(bar.accessibilityFrame, CGRect(x: 15, y: 25, width: 10, height: 50))
        XCTAssertEqual(bar.accessibilityActivationPoint, CGPoint(x: 20, y: 50))
        window.isHidden = true
    }

    func testCustomActions() {
        let plain = UIAccessibilityCustomAction(name: "Delete", target: nil, selector: Selector("gone"))
        XCTAssertFalse(plain.perform())
        var done: [String] = []
        let action = UIAccessibilityCustomAction(name: "Share") { done.append($0.name); return true }
        XCTAssertTrue(action.perform())
        XCTAssertEqual(done, ["Share"])
    }

    func testSettingsAndTheirNotifications() {
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        XCTAssertTrue(UIAccessibility.isShakeToUndoEnabled)
        var heard = 0
        let token = NotificationCenter.default.addObserver(forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { heard += UIAccessibility.isReduceMotionEnabled ? 1 : 10 }
        }
        AccessibilitySettings.set(.isReduceMotionEnabled, true)
        AccessibilitySettings.set(.isReduceMotionEnabled, true)
        AccessibilitySettings.set(.isReduceMotionEnabled, false)
        XCTAssertEqual(heard, 11)
        NotificationCenter.default.removeObserver(token)
    }

    final class Focusable: UIView {
        var log: [String] = []
        override func accessibilityElementDidBecomeFocused() { log.append("focused") }
        override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }

    func testTheFocusFollowsWhileVoiceOverRuns() {
        let first = Focusable(), second = Focusable()
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        XCTAssertEqual(first.log, [])
        AccessibilitySettings.set(.isVoiceOverRunning, true)
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        XCTAssertTrue(first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .screenChanged, argument: second)
        XCTAssertEqual(first.log, ["focused", "lost"])
        XCTAssertEqual(second.log, ["focused"])
    }

    func testEveryObjectHasTheMembersOfAnElement() {
        let object = NSObject(), item = UIBarButtonItem()
        XCTAssertEqual(object.accessibilityNavigationStyle, .automatic)
        object.accessibilityNavigationStyle = .combined
        XCTAssertEqual(object.accessibilityNavigationStyle, .combined)
        XCTAssertFalse(item.shouldGroupAccessibilityChildren)
        item.shouldGroupAccessibilityChildren = true
        XCTAssertTrue(item.shouldGroupAccessibilityChildren)
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
        object.accessibilityAttributedLabel = NSAttributedString(string: "Price")
        XCTAssertEqual(object.accessibilityLabel, "Price")
        XCTAssertEqual(object.accessibilityUserInputLabels, ["Price"])
        XCTAssertFalse(object.accessibilityRespondsToUserInteraction)
        object.accessibilityTraits = .link
        XCTAssertTrue(object.accessibilityRespondsToUserInteraction)
        XCTAssertFalse(NSObject().accessibilityViewIsModal)
        // A view answers through the same members for code that knows it as an NSObject only.
        let view: NSObject = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.accessibilityLanguage = "fr"
        XCTAssertEqual((view as? UIView)?.accessibilityLanguage, "fr")
    }
}
