// Tab switches, nested containers, hand-made containers and the navigation delegate: lifecycle/INDEX.md 4c, 4e and 5.
import XCTest
@testable import UIKit

@MainActor final class ContainerConformanceTests: XCTestCase {
    /// rns-tab-first: only the selected tab is loaded and appears.
    func testTabsAtLaunch() {
        let (stage, tabs, _) = tabbed()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
        XCTAssertEqual(tabs.viewControllers?.map(\.isViewLoaded), [true, false])
        stage.tearDown()
    }

    /// tw26-tab-switch: a programmatic switch; the will callbacks come inside the setter.
    func testProgrammaticTabSwitch() {
        let (stage, tabs, _) = tabbed()
        _ = stage.log.take()
        tabs.selectedIndex = 1
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear"])
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear"])
        stage.tearDown()
    }

    /// rns-tab-tap: a tap of the user ends the incoming controller first (iOS 18 and later).
    func testTappedTabSwitch() {
        let (stage, tabs, _) = tabbed()
        _ = stage.log.take()
        tabs.tabBar.onSelect?(1)
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"])
        stage.tearDown()
    }

    /// rns-push-nested: a pushed plain controller whose child is a navigation controller; parents come first.
    func testPushOfANestedContainer() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: LoggingController("Home", stage.log))
        stage.show(navigation)
        _ = stage.log.take()
        let parent = LoggingController("P", stage.log)
        let inner = UINavigationController(rootViewController: LoggingController("C", stage.log))
        parent.addChild(inner)
        parent.view.addSubview(inner.view)
        inner.didMove(toParent: parent)
        navigation.pushViewController(parent, animated: true)
        stage.settle()
        let log = stage.log.take().filter { !$0.hasSuffix("viewDidLoad") }.withoutIsAppearing
        XCTAssertEqual(log, ["Home.viewWillDisappear", "P.viewWillAppear", "C.viewWillAppear", "Home.viewDidDisappear", "P.viewDidAppear", "C.viewDidAppear"])
        stage.tearDown()
    }

    /// vc-parent-before-child-did: a plain parent and its child, for all four callbacks.
    func testParentBeforeChild() {
        let stage = Stage()
        let parent = LoggingController("P", stage.log), child = LoggingController("C", stage.log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = stage.log.take()
        stage.show(parent)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, [
            "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
            "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
        ])
        stage.tearDown()
    }

    /// workflow-container-swap-visible: the appearance follows the begin and end calls of the container.
    func testManualSwap() {
        let stage = Stage()
        let parent = UIViewController()
        let one = ParentLoggingController("1", stage.log), two = ParentLoggingController("2", stage.log)
        parent.addChild(one)
        parent.view.addSubview(one.view)
        one.didMove(toParent: parent)
        stage.show(parent)
        _ = stage.log.take()
        parent.addChild(two)
        one.willMove(toParent: nil)
        two.view.frame = parent.view.bounds
        two.beginAppearanceTransition(true, animated: false)
        one.beginAppearanceTransition(false, animated: false)
        parent.view.addSubview(two.view)
        one.view.removeFromSuperview()
        two.endAppearanceTransition()
        one.endAppearanceTransition()
        two.didMove(toParent: parent)
        one.removeFromParent()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, [
            "2.willMove(nav)", "1.willMove(nil)", "2.viewDidLoad", "2.viewWillAppear", "1.viewWillDisappear",
            "2.viewDidAppear", "1.viewDidDisappear", "2.didMove(nav)", "1.didMove(nil)",
        ])
        stage.tearDown()
    }

    /// tangqiao-transition.
    func testTransitionFromTo() {
        let stage = Stage()
        let parent = UIViewController()
        let third = LoggingController("Third", stage.log), second = LoggingController("Second", stage.log)
        parent.addChild(third)
        parent.addChild(second)
        parent.view.addSubview(third.view)
        stage.show(parent)
        _ = stage.log.take()
        parent.transition(from: third, to: second, duration: 0.5, animations: { second.view.alpha = 0.5 })
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["Second.viewDidLoad", "Third.viewWillDisappear", "Second.viewWillAppear", "Second.viewDidAppear", "Third.viewDidDisappear"])
        stage.tearDown()
    }

    /// vast-push-delegate.
    func testNavigationDelegate() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: LoggingController("A", stage.log))
        stage.show(navigation)
        let delegate = LoggingNavigationDelegate(stage.log)
        navigation.delegate = delegate
        _ = stage.log.take()
        navigation.pushViewController(LoggingController("B", stage.log), animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow(B)", "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)"])
        stage.tearDown()
    }

    /// qmui-setvcs-same-top: nothing happens while the top stays.
    func testSetViewControllersWithTheSameTop() {
        let stage = Stage()
        let top = LoggingController("Top", stage.log)
        let navigation = UINavigationController(rootViewController: top)
        stage.show(navigation)
        _ = stage.log.take()
        navigation.setViewControllers([LoggingController("Below", stage.log), top], animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    private func tabbed() -> (Stage, UITabBarController, LoggingController) {
        let stage = Stage()
        let first = LoggingController("A", stage.log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, LoggingController("B", stage.log)]
        stage.show(tabs)
        return (stage, tabs, first)
    }
}

final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.add("willShow(\((viewController as? LoggingController)?.name ?? "?"))")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.add("didShow(\((viewController as? LoggingController)?.name ?? "?"))")
    }
}
