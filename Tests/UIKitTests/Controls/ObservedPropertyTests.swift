// Key-value observing of UIKit's own properties: every setter tells, after what it has set off.
// Apple, Key-Value Observing Programming Guide: accessors of Apple's classes notify by themselves.
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class ObservedPropertyTests: XCTestCase {
    /// How often an observer heard of the change, and the values it got.
    private func heard<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>, _ name: String, _ change: (Object) -> Void) -> [String] {
        var heard: [String] = []
        let observation = object.observe(path, _name: name, options: [.old, .new]) { _, change in
            heard.append("\(change.oldValue.map { "\($0)" } ?? "none") \(change.newValue.map { "\($0)" } ?? "none")")
        }
        change(object)
        observation.invalidate()
        change(object)
        return heard
    }

    func testTextsAndValues() {
        XCTAssertEqual(heard(UILabel(), \.text, "text") { $0.text = "a" }.count, 1)
        XCTAssertEqual(heard(UITextField(), \.text, "text") { $0.text = "a" }.count, 1)
        XCTAssertEqual(heard(UITextField(), \.placeholder, "placeholder") { $0.placeholder = "a" }.count, 1)
        XCTAssertEqual(heard(UITextView(), \.text, "text") { $0.text = "a" }.count, 1)
        XCTAssertEqual(heard(UISearchBar(), \.text, "text") { $0.text = "a" }.count, 1)
        XCTAssertEqual(heard(UISlider(), \.value, "value") { $0.value = 0.5 }, ["0.0 0.5"])
        XCTAssertEqual(heard(UISwitch(), \.isOn, "isOn") { $0.isOn = true }, ["false true"])
        XCTAssertEqual(heard(UIStepper(), \.value, "value") { $0.value = 5 }, ["0.0 5.0"])
        XCTAssertEqual(heard(UIProgressView(), \.progress, "progress") { $0.progress = 0.25 }, ["0.0 0.25"])
        XCTAssertEqual(heard(UIImageView(), \.image, "image") { $0.image = UIImage() }.count, 1)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        XCTAssertEqual(heard(pages, \.currentPage, "currentPage") { $0.currentPage = 2 }, ["0 2"])
    }

    /// Apps name the key or its getter; both mean the property.
    func testTheNamesOfGetters() {
        for name in ["enabled", "isEnabled"] { XCTAssertEqual(heard(UIButton(), \.isEnabled, name) { $0.isEnabled = false }, ["true false"], name) }
        for name in ["selected", "isSelected"] { XCTAssertEqual(heard(UIButton(), \.isSelected, name) { $0.isSelected = true }, ["false true"], name) }
        for name in ["hidden", "isHidden"] { XCTAssertEqual(heard(UIView(), \.isHidden, name) { $0.isHidden = true }, ["false true"], name) }
        XCTAssertEqual(heard(UIButton(), \.isEnabled, "abled") { $0.isEnabled = false }, [])
    }

    func testControllersAndBars() {
        XCTAssertEqual(heard(UIViewController(), \.title, "title") { $0.title = "a" }.count, 1)
        let item = UINavigationItem(title: "a")
        XCTAssertEqual(heard(item, \.title, "title") { $0.title = "b" }.count, 1)
        XCTAssertEqual(heard(item, \.rightBarButtonItem, "rightBarButtonItem") { $0.rightBarButtonItem = UIBarButtonItem() }.count, 1)
        XCTAssertEqual(heard(UITabBarItem(), \.badgeValue, "badgeValue") { $0.badgeValue = "1" }.count, 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        XCTAssertEqual(heard(tabs, \.selectedIndex, "selectedIndex") { $0.selectedIndex = 1 }, ["0 1"])
    }

    /// A recognizer's state is told before the view hears of the touch's end (gh8294-no-delay).
    func testARecognizersState() {
        let stage = TouchStage()
        let view = NotingView("V", stage.log, CGRect(x: 50, y: 100, width: 200, height: 200))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.view.addSubview(view)
        let observation = tap.observe(\.state, _name: "state", options: .new) { tap, _ in stage.log.add("state \(tap.state)") }
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["V.began", "state ended", "V.ended", "state possible"])
        observation.invalidate()
        stage.tearDown()
    }
}
