// The swipe back, finished and cancelled, and who may refuse it: Docs/EVIDENCE.md 4d.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class NavigationSwipeTests: XCTestCase {
    private func onTwo(_ lower: String = "A", _ upper: String = "B", iOSVersion: Int = 26, delegate: Bool = false) -> (NavigationStage, NavigationDelegateLogger) {
        let nav = NavigationStage(lower, iOSVersion: iOSVersion)
        nav.push(upper)
        nav.settle()
        let logger = NavigationDelegateLogger(nav.log)
        if delegate { nav.navigation.delegate = logger }
        _ = nav.take()
        return (nav, logger)
    }

    func testFinished() {
        for version in [7, 12, 13, 18, 26] {
            let (nav, _) = onTwo(iOSVersion: version)
            nav.fingerDown()
            nav.fingerMove(to: 300)
            XCTAssertEqual(nav.navigation.viewControllers.count, 1)
            nav.fingerUp()
            nav.settle()
            let log = nav.take()
            let expected = ["B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "B.didMove(toParent:nil)", "A.viewDidAppear", "B.dealloc"]
            XCTAssertEqual(log.leaving("LayoutSubviews", "updateViewConstraints"), version < 13 ? expected.withoutIsAppearing : expected)
            XCTAssertEqual(conforms(log, to: "rns-pop-gesture", names: ["Home": "A", "A": "B"]), [])
            XCTAssertEqual(conforms(log, to: "mo4tech-swipe-pop", names: ["One": "A", "Two": "B"]), [])
            XCTAssertEqual(conforms(log, to: "wangling-nav", names: ["Cur": "B", "New": "A"]), [])
            XCTAssertEqual(conforms(log, to: "so18927878-swipe-complete"), [])
            nav.tearDown()
        }
    }

    func testTheParentHearsAfterTheViewIsSwipedAway() {
        let (nav, _) = onTwo()
        nav["B"].doing["viewWillDisappear"] = { [log = nav.log, navigation = nav.navigation] in
            navigation.transitionCoordinator?.animate(alongsideTransition: nil, completion: nil)
            navigation.transitionCoordinator?.notifyWhenInteractionEnds { context in if !context.isCancelled { log.add("swipe.completed") } }
        }
        nav.swipeBack()
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("B.") || $0 == "swipe.completed" }.leaving("LayoutSubviews", "updateViewConstraints"), [
            "B.willMove(toParent:nil)", "B.viewWillDisappear", "swipe.completed", "B.viewDidDisappear", "B.didMove(toParent:nil)", "B.dealloc",
        ])
        XCTAssertEqual(conforms(log, to: "featherweight9-didmove"), [])
        nav.tearDown()
    }

    func testTargetsHearOfTheGestureWhenTheCallbacksHaveRun() {
        let (nav, _) = onTwo("New", "Cur")
        let target = GestureTarget(nav.log, nav.navigation)
        nav.navigation.interactivePopGestureRecognizer?.addTarget(target, action: Selector("moved:"))
        nav.swipeBack()
        nav.settle()
        let log = nav.take()
        let compared = log.filter { $0.hasPrefix("Gesture") || $0.hasSuffix("viewWillDisappear") || $0.hasSuffix("viewWillAppear") }
        XCTAssertEqual(compared.prefix(4), ["Cur.viewWillDisappear", "New.viewWillAppear", "Gesture.target(began)", "Gesture.target(changed)"])
        XCTAssertEqual(conforms(log, to: "qmui-gesture-began"), [])
        XCTAssertTrue(target.hadCoordinator, "qmui-gesture-began: the coordinator exists already")
        nav.tearDown()
    }

    func testCancelled() {
        for version in [7, 12, 13, 18, 26] {
            let (nav, _) = onTwo(iOSVersion: version)
            nav.swipeBack(cancelled: true)
            nav.settle()
            let log = nav.take()
            let expected = [
                "B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ]
            XCTAssertEqual(log.leaving("LayoutSubviews", "updateViewConstraints"), version < 13 ? expected.withoutIsAppearing : expected)
            XCTAssertEqual(conforms(log, to: "wangling-nav-cancel", "wwdc13-218-cancel", "qmui-cancel-previous", names: ["Cur": "B", "Old": "B", "New": "A"]), [])
            XCTAssertEqual(conforms(log, to: "mo4tech-swipe-cancel", names: ["Two": "B", "One": "A"]), [])
            XCTAssertEqual(conforms(log, to: "cn4024-cancel", "so18927878-swipe-cancel"), [])
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A", "B"])
            XCTAssertEqual(nav.navigation.navigationBar.items?.map(\.title), ["A", "B"])
            XCTAssertTrue(nav["B"].view.window != nil && nav["A"].view.window == nil)
            XCTAssertEqual(nav["B"].view.transform, .identity)
            nav.navigation.popViewController(animated: true)
            nav.settle()
            XCTAssertEqual(nav.take().appearances.withoutIsAppearing, ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"], "and the next pop is as ever")
            nav.tearDown()
        }
    }

    func testFlagsAndCoordinatorOfACancelledSwipe() {
        let (nav, _) = onTwo("New", "Cur")
        let current = nav["Cur"]
        var interactive: [String] = []
        for callback in ["viewWillDisappear", "viewWillAppear", "viewDidAppear"] {
            current.doing[callback] = { [unowned current] in interactive.append(current.transitionCoordinator?.isInteractive == true ? "Cur.\(callback)[coordinator.isInteractive]" : "Cur.\(callback)") }
        }
        current.notesFlags = true
        nav["New"].notesFlags = true
        nav.swipeBack(cancelled: true)
        nav.settle()
        let log = nav.take().filter { !$0.contains("Layout") && !$0.contains("onstraints") }
        XCTAssertEqual(log.filter { $0.hasPrefix("Cur.") }, [
            "Cur.willMove(toParent:nil)", "Cur.viewWillDisappear[isMovingFromParent]", "Cur.viewWillAppear[isMovingToParent]", "Cur.viewIsAppearing[isMovingToParent]", "Cur.viewDidAppear[isMovingToParent]",
        ])
        XCTAssertEqual(log.filter { $0.hasPrefix("New.") && $0.contains("[") }, [], "the revealed controller neither joins nor leaves")
        XCTAssertEqual(conforms(log.map { $0 == "Cur.viewDidAppear[isMovingToParent]" ? "Cur.viewDidAppear" : $0 }, to: "hotwire-cancel-ismoving", names: ["Cur.viewWillAppear[isMovingToParent=true]": "Cur.viewWillAppear[isMovingToParent]"]), [])
        XCTAssertEqual(conforms(interactive, to: "rns-swipe-willdisappear-interactive"), [])
        XCTAssertFalse(current.isMovingToParent)
        nav.tearDown()
    }

    func testTheDelegateOfACancelledSwipe() {
        let (nav, delegate) = onTwo("New", "Cur", delegate: true)
        nav.swipeBack(cancelled: true)
        nav.settle()
        var log = nav.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Nav.delegate") }, ["Nav.delegate.willShow(New)"])
        XCTAssertEqual(conforms(log, to: "openradar-21137690"), [])
        XCTAssertEqual(conforms(log.map { $0.hasPrefix("Nav.delegate.didShow") ? "Nav.delegate.didShow" : $0 }, to: "bufferednav5-cancel"), [])
        nav.swipeBack()
        nav.settle()
        log = nav.take()
        XCTAssertEqual(conforms(log, to: "wwdc13-218-willshow"), [])
        XCTAssertEqual(log.filter { $0.hasPrefix("Nav.delegate") }, ["Nav.delegate.willShow(New)", "Nav.delegate.didShow(New)"])
        withExtendedLifetime(delegate) {}
        nav.tearDown()
    }

    func testTheViewFollowsTheFinger() {
        let (nav, _) = onTwo()
        nav.fingerDown()
        nav.fingerMove(to: 14, frames: 1)
        nav.fingerMove(to: 204)
        let view: UIView = nav["A"].view.superview?.subviews.last ?? UIView()
        XCTAssertEqual(view.layer.presentation()?.affineTransform().tx ?? 0, 200, accuracy: 1)
        nav.fingerMove(to: 104)
        XCTAssertEqual(view.layer.presentation()?.affineTransform().tx ?? 0, 100, accuracy: 1)
        nav.fingerUp()
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.count, 2, "less than half of the way")
        nav.tearDown()
    }

    func testWhoMayRefuse() {
        let gesture: (NavigationStage) -> UIGestureRecognizer? = { $0.navigation.interactivePopGestureRecognizer }
        let refusals: [(String, (NavigationStage) -> Void)] = [
            ("disabled", { gesture($0)?.isEnabled = false }),
            ("no back button", { $0["B"].navigationItem.hidesBackButton = true }),
            ("another left item", { $0["B"].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil) }),
            ("no bar", { $0.navigation.isNavigationBarHidden = true }),
        ]
        for (reason, refuse) in refusals {
            let (nav, _) = onTwo()
            refuse(nav)
            nav.settle()
            nav.swipeBack()
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.count, 2, reason)
            nav.tearDown()
        }
        for allowed in [true, false] {
            let (nav, _) = onTwo()
            nav.navigation.isNavigationBarHidden = true
            let delegate = GestureJudge(allowed)
            gesture(nav)?.delegate = delegate
            nav.swipeBack()
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.count, allowed ? 1 : 2, "the app's delegate decides alone")
            nav.tearDown()
        }
    }

    func testASwipeThatIsTakenAwayGoesBack() {
        let (nav, _) = onTwo()
        nav.fingerDown()
        nav.fingerMove(to: 300)
        nav.fingerCancelled()
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.count, 2)
        let (other, _) = onTwo()
        other.fingerDown()
        other.fingerMove(to: 300)
        other.navigation.interactivePopGestureRecognizer?.isEnabled = false
        other.settle()
        XCTAssertEqual(other.navigation.viewControllers.count, 2)
        nav.tearDown()
        other.tearDown()
    }

    func testChangesDuringASwipe() {
        for cancelled in [true, false] {
            let (nav, _) = onTwo()
            nav.fingerDown()
            nav.fingerMove(to: cancelled ? 60 : 300)
            nav.push("C")
            nav.fingerUp()
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), cancelled ? ["A", "B", "C"] : ["A", "C"])
            XCTAssertEqual(nav.navigation.children.map(\.title), nav.navigation.viewControllers.map(\.title))
            XCTAssertEqual(nav.take().appearances.last, "C.viewDidAppear")
            nav.tearDown()
        }
    }

    func testANavigationControllerThatGoesMidSwipe() {
        weak var gone: UINavigationController?
        autoreleasepool {
            let (nav, _) = onTwo()
            gone = nav.navigation
            nav.fingerDown()
            nav.fingerMove(to: 200)
            nav.stage.window.rootViewController = UIViewController()
            nav.settle()
            nav.fingerUp()
            nav.settle()
            let log = nav.take().appearances
            for name in ["A", "B"] {
                XCTAssertEqual(log.filter { $0 == "\(name).viewWillAppear" }.count, log.filter { $0 == "\(name).viewDidAppear" }.count + (name == "A" ? 1 : 0))
            }
            XCTAssertEqual(log.last { $0.hasPrefix("B.") }, "B.viewDidDisappear")
            XCTAssertEqual(log.last { $0.hasPrefix("A.") }, "A.viewDidDisappear")
            nav.tearDown()
        }
        XCTAssertNil(gone)
    }
}

private final class GestureTarget: NSObject {
    private let log: EventLog
    private unowned let navigation: UINavigationController
    private(set) var hadCoordinator = false
    init(_ log: EventLog, _ navigation: UINavigationController) {
        _ = GestureTarget.registered
        self.log = log
        self.navigation = navigation
    }
    private static let registered: Void = registerKeys(of: GestureTarget.self) {
        $0.m1("moved:") { (target: GestureTarget, sender: Any?) in MainActor.assumeIsolated { target.moved(sender as? UIGestureRecognizer) } }
    }
    @MainActor private func moved(_ recognizer: UIGestureRecognizer?) {
        switch recognizer?.state {
        case .began:
            log.add("Gesture.target(began)")
            hadCoordinator = navigation.transitionCoordinator != nil
        case .changed: log.add("Gesture.target(changed)")
        default: break
        }
    }
}

private final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    let allowed: Bool
    init(_ allowed: Bool) { self.allowed = allowed }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowed }
}
