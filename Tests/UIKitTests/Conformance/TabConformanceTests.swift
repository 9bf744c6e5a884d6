// Tab bar controllers: first load, switches by tap and by code, the delegate, More, robustness. Docs/EVIDENCE.md 5.
import ObjectiveC
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class TabConformanceTests: XCTestCase {
    // MARK: First load

    func testOnlyTheSelectedTabLoads() {
        let first = ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"]
        let (stage, log, tabs, _) = tabbed(["A", "B", "C"])
        var all = log.take()
        XCTAssertEqual(all, ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "rns-tab-first"), [])
        XCTAssertEqual(tabs.viewControllers?.map(\.isViewLoaded), [true, false, false])
        stage.tearDown()
        let (old, oldLog, _, _) = tabbed(["A", "B"], iOS: 5)
        all = oldLog.take()
        XCTAssertEqual(all, first)
        XCTAssertEqual(conforms(all, to: "lxweimin-tab-first", names: ["T1": "A", "T2": "B"]), [])
        XCTAssertEqual(conforms(all, to: "pgzxc-tab-first", names: ["M": "A", "C": "B"]), [])
        old.tearDown()
    }

    // MARK: Switches

    func testByCode() {
        let (stage, log, tabs, _) = tabbed(["A", "T2"])
        _ = log.take()
        tabs.selectedIndex = 1
        log.add("Tab.setSelectedIndex[return]")
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["T2.viewDidLoad", "T2.viewWillAppear", "A.viewWillDisappear", "Tab.setSelectedIndex[return]", "T2.viewIsAppearing", "A.viewDidDisappear", "T2.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "tw26-tab-switch"), [])
        stage.tearDown()
    }

    func testByTap() {
        let (stage, log, tabs, list) = tabbed(["A", "B"])
        _ = log.take()
        stage.tap(button(tabs, 1))
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear"])
        XCTAssertEqual(conforms(all, to: "rns-tab-tap", "itdecent-tab-transition", names: ["New": "B", "Cur": "A"]), [])
        XCTAssertEqual(conforms(all, to: "rns-tab-tap-scenario", names: ["X": "A", "Y": "B"]), [])
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    func testByTapBeforeIOS18() {
        let (stage, log, tabs, _) = tabbed(["A", "B"], iOS: 9)
        _ = log.take()
        stage.tap(button(tabs, 1))
        stage.settle()
        let there = log.take()
        XCTAssertEqual(there, ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
        XCTAssertEqual(conforms(there, to: "notes2016-tab-switch"), [])
        XCTAssertEqual(conforms(there, to: "pgzxc-tab-switch", names: ["M": "A", "C": "B"]), [])
        XCTAssertEqual(conforms(there, to: "lxweimin-tab-switch", names: ["T1": "A", "T2": "B"]), [])
        stage.tap(button(tabs, 0))
        stage.settle()
        let back = log.take()
        XCTAssertEqual(back, ["A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"])
        XCTAssertEqual(conforms(back, to: "lxweimin-tab-back", names: ["T1": "A", "T2": "B"]), [])
        stage.tearDown()
    }

    func testTapDuringAPop() {
        let log = EventLog()
        let screen = ContainerProbe("Tabs", log), calendar = ContainerProbe("Cal", log)
        let tabs = TabProbe(log)
        let list = ["T1", "T2"].map { ContainerProbe($0, log) }
        tabs.viewControllers = list
        screen.embed(tabs)
        let navigation = UINavigationController(rootViewController: screen)
        let stage = TouchStage(showing: navigation)
        tabs.view.frame = screen.view.bounds
        navigation.pushViewController(calendar, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        for _ in 0..<5 { stage.frame() }
        _ = log.take()
        tabs.tapped(list[1].tabBarItem)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Tab.delegate.didSelectItem", "T2.viewDidLoad", "T2.viewWillAppear", "T1.viewWillDisappear", "T2.viewIsAppearing",
            "Cal.viewDidDisappear", "Tabs.viewDidAppear", "T2.viewDidAppear", "T1.viewDidDisappear",
        ])
        XCTAssertEqual(conforms(all, to: "rns4407-tab-tap-mid-pop"), [])
        ContainerProbe.assertAtRest([screen, tabs, list[1]], [list[0], calendar])
        stage.tearDown()
    }

    func testRapidTaps() {
        let (stage, log, tabs, list) = tabbed(["A", "B", "C"])
        _ = log.take()
        tabs.tapped(list[1].tabBarItem)
        tabs.tapped(list[2].tabBarItem)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
            "C.viewDidLoad", "C.viewWillAppear", "B.viewWillDisappear", "C.viewIsAppearing", "C.viewDidAppear", "B.viewDidDisappear",
        ])
        XCTAssertEqual(conforms(all, to: "rns-tab-rapid"), [])
        XCTAssertEqual(conforms(all, to: "openradar-25744056", names: ["V": "B"]), [])
        stage.tearDown()
    }

    // MARK: Delegate

    func testDelegateHearsOfTapsOnly() {
        let (stage, log, tabs, list) = tabbed(["Old", "New"])
        let delegate = TabDelegateProbe(log)
        tabs.delegate = delegate
        _ = log.take()
        stage.tap(button(tabs, 1))
        stage.settle()
        let tapped = log.take()
        XCTAssertEqual(tapped, [
            "Tab.delegate.shouldSelect", "New.viewDidLoad", "New.viewWillAppear", "Old.viewWillDisappear", "Tab.delegate.didSelect",
            "New.viewIsAppearing", "New.viewDidAppear", "Old.viewDidDisappear",
        ])
        XCTAssertEqual(conforms(tapped, to: "apple-tab-shouldselect"), [])
        tabs.selectedIndex = 0
        stage.settle()
        let coded = log.take()
        XCTAssertEqual(coded, ["Old.viewWillAppear", "New.viewWillDisappear", "Old.viewIsAppearing", "New.viewDidDisappear", "Old.viewDidAppear"])
        XCTAssertEqual(conforms(coded.map { $0 == "Tab.delegate.didSelect" ? "Tab.delegate.didSelect[programmatic]" : $0 }, to: "apple-tab-didselect"), [])
        delegate.allows = false
        stage.tap(button(tabs, 1))
        stage.settle()
        XCTAssertEqual(log.take(), ["Tab.delegate.shouldSelect"])
        XCTAssertTrue(tabs.selectedViewController === list[0])
        stage.tearDown()
    }

    func testTapOnTheSelectedTab() {
        let (stage, log, tabs, _) = tabbed(["A", "B"])
        let delegate = TabDelegateProbe(log)
        tabs.delegate = delegate
        _ = log.take()
        stage.tap(button(tabs, 0))
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["Tab.delegate.shouldSelect", "Tab.delegate.didSelect"])
        XCTAssertEqual(conforms(all, to: "rns-tab-retap"), [])
        stage.tearDown()
    }

    func testTapOnTheSelectedTabPopsItsStack() {
        let log = EventLog()
        let tabs = UITabBarController()
        let first = ContainerProbe("C1", log), second = ContainerProbe("C2", log)
        let navigation = UINavigationController(rootViewController: first)
        tabs.viewControllers = [navigation]
        let stage = TouchStage(showing: tabs)
        navigation.pushViewController(second, animated: true)
        stage.settle()
        _ = log.take()
        stage.tap(button(tabs, 0))
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["C2.viewWillDisappear", "C1.viewWillAppear", "C1.viewIsAppearing", "C2.viewDidDisappear", "C1.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "datadog-tab-retap-pops"), [])
        stage.tearDown()
    }

    // MARK: More

    func testMore() {
        let log = EventLog()
        let (stage, _, tabs, list) = tabbed(["A", "B", "C", "D", "E", "F"], log: log)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "More"])
        let delegate = TabDelegateProbe(log), navigationDelegate = MoreDelegateProbe(log)
        tabs.delegate = delegate
        tabs.moreNavigationController.delegate = navigationDelegate
        _ = log.take()
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        stage.settle()
        XCTAssertEqual(log.take(), ["Tab.delegate.shouldSelect", "A.viewWillDisappear", "Tab.delegate.didSelect", "MoreNav.delegate.didShow", "A.viewDidDisappear"])
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.selectedIndex = 5
        stage.settle()
        XCTAssertTrue(tabs.selectedViewController === list[5])
        XCTAssertEqual(tabs.selectedIndex, 5)
        ContainerProbe.assertAtRest([list[5]], [list[0]])
        tabs.tapped(list[0].tabBarItem)
        stage.settle()
        _ = log.take()
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Tab.delegate.shouldSelect", "F.viewWillAppear", "A.viewWillDisappear", "Tab.delegate.didSelect", "F.viewIsAppearing", "F.viewDidAppear",
            "MoreNav.delegate.didShow", "A.viewDidDisappear",
        ])
        XCTAssertEqual(conforms(all, to: "rns-more-tab-return"), [])
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, NSNotFound, "a second tap goes back to the list")
        XCTAssertTrue(list[5].parent === tabs, "what left the stack belongs to the tab bar controller again")
        tabs.viewControllers = Array(list[..<3])
        stage.settle()
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
        XCTAssertEqual(tabs.selectedIndex, 0)
        ContainerProbe.assertAtRest([list[0]], Array(list[1...]))
        stage.tearDown()
    }

    // MARK: The set of tabs

    func testNewSetKeepsTheSelectedController() {
        let (stage, log, tabs, list) = tabbed(["A", "B", "C"])
        tabs.selectedIndex = 1
        stage.settle()
        _ = log.take()
        tabs.setViewControllers([list[2], list[1]], animated: false)
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(log.take(), [])
        XCTAssertNil(list[0].parent)
        tabs.setViewControllers([list[0], list[2]], animated: false)
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: ["C.viewDidLoad", "C.viewWillAppear", "B.viewWillDisappear", "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear"], unknown: 5), [])
        XCTAssertNil(list[1].parent)
        XCTAssertNil(list[1].view.superview)
        tabs.setViewControllers(nil, animated: false)
        stage.settle()
        ContainerProbe.assertAtRest([tabs], list)
        XCTAssertEqual(list.map { $0.parent == nil }, [true, true, true])
        stage.tearDown()
    }

    func testOutOfRangeIndexChangesNothing() {
        let (stage, log, tabs, _) = tabbed(["A", "B"])
        _ = log.take()
        for index in [-1, 2, NSNotFound] { tabs.selectedIndex = index }
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(log.take(), [])
        stage.tearDown()
    }

    func testPushedControllerHidesTheBar() {
        let log = EventLog()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: ContainerProbe("A", log))
        tabs.viewControllers = [navigation]
        let stage = TouchStage(showing: tabs)
        let second = ContainerProbe("B", log)
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        stage.settle()
        XCTAssertTrue(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertFalse(tabs.tabBar.isHidden)
        tabs.isTabBarHidden = true
        XCTAssertTrue(tabs.tabBar.isHidden)
        stage.tearDown()
    }

    // MARK: An app's animator

    func testAnimator() {
        let (stage, log, tabs, list) = tabbed(["A", "B"])
        let delegate = TabDelegateProbe(log)
        let animator = TabAnimatorProbe(log)
        delegate.animator = animator
        tabs.delegate = delegate
        _ = log.take()
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: [
            "Tab.delegate.animationController", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "animateTransition", "B.viewIsAppearing",
            "A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)",
        ], unknown: 5, 10), [])
        animator.completes = false
        tabs.selectedIndex = 0
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: [
            "Tab.delegate.animationController", "A.viewWillAppear", "B.viewWillDisappear", "animateTransition", "A.viewIsAppearing",
            "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "animationEnded(false)",
        ], unknown: 5, 10), [])
        XCTAssertEqual(tabs.selectedIndex, 1, "a cancelled switch selects what was selected")
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    // MARK: Robustness

    func testSelectionFromInsideEachCallback() {
        for callback in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            let (stage, _, tabs, list) = tabbed(["A", "B", "C"])
            list[1].inside[callback] = { [weak tabs] _ in tabs?.selectedIndex = 2 }
            tabs.tapped(list[1].tabBarItem)
            stage.settle()
            XCTAssertEqual(tabs.selectedIndex, 2, callback)
            ContainerProbe.assertAtRest([tabs, list[2]], [list[0], list[1]])
            stage.tearDown()
        }
        for callback in ["viewWillDisappear", "viewDidDisappear"] {
            let (stage, _, tabs, list) = tabbed(["A", "B", "C"])
            list[0].inside[callback] = { [weak tabs] _ in tabs?.selectedIndex = 2 }
            tabs.selectedIndex = 1
            stage.settle()
            ContainerProbe.assertAtRest([tabs, list[2]], [list[0], list[1]])
            stage.tearDown()
        }
    }

    func testSelectionWhileInvisible() {
        let (stage, log, tabs, list) = tabbed(["A", "B"])
        let cover = ContainerProbe("M", log)
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: true)
        stage.settle()
        _ = log.take()
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertEqual(log.take(), ["B.viewDidLoad"])
        tabs.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(log.take(), ["M.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "M.viewDidDisappear"])
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    // MARK: Helpers

    private func tabbed(_ names: [String], iOS version: Int = 26, log: EventLog = EventLog()) -> (TouchStage, EventLog, UITabBarController, [ContainerProbe]) {
        let list = names.map { ContainerProbe($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = list
        return (TouchStage(showing: tabs, iOS: version), log, tabs, list)
    }

    private func button(_ tabs: UITabBarController, _ index: Int) -> UIView {
        tabs.tabBar.layoutIfNeeded()
        return tabs.tabBar.subviews.filter { $0 is TabBarButton }.sorted { $0.frame.minX < $1.frame.minX }[index]
    }
}

/// Overrides the bar's delegate method, without super, as apps do.
final class TabProbe: UITabBarController {
    let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.add("Tab.delegate.didSelectItem") }
}

final class TabDelegateProbe: NSObject, UITabBarControllerDelegate {
    let log: EventLog
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    init(_ log: EventLog) { self.log = log }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.add("Tab.delegate.shouldSelect")
        return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { log.add("Tab.delegate.didSelect") }
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        if animator != nil { log.add("Tab.delegate.animationController") }
        return animator
    }
}

final class MoreDelegateProbe: NSObject, UINavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { log.add("MoreNav.delegate.didShow") }
}

final class TabAnimatorProbe: NSObject, UIViewControllerAnimatedTransitioning {
    let log: EventLog
    var completes = true
    init(_ log: EventLog) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { _ in transitionContext.completeTransition(self.completes) })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
