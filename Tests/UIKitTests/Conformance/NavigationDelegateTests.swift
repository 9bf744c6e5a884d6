// What a navigation controller's delegate hears and supplies: Docs/EVIDENCE.md 4c; app animators of section 15.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class NavigationDelegateTests: XCTestCase {
    func testLaunchInIOS5() {
        let stage = Stage(iOSVersion: 5)
        let navigation = UINavigationController(rootViewController: NavigationLoggingController("A", stage.log))
        let delegate = NavigationDelegateLogger(stage.log)
        navigation.delegate = delegate
        stage.show(navigation)
        let log = stage.log.take().leaving("LayoutSubviews", "updateViewConstraints", "loadView", "Nav)")
        XCTAssertEqual(log, ["A.viewDidLoad", "A.viewWillAppear", "Nav.delegate.willShow(A)", "Nav.delegate.didShow(A)", "A.viewDidAppear", "Nav.delegate.didShow(A)"])
        XCTAssertEqual(conforms(log, to: "vast-launch-delegate"), [])
        stage.tearDown()
    }

    func testLaunchSince() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: NavigationLoggingController("A", stage.log))
        let delegate = NavigationDelegateLogger(stage.log)
        navigation.delegate = delegate
        stage.show(navigation)
        XCTAssertEqual(differences(stage.log.take().leaving("LayoutSubviews", "updateViewConstraints", "loadView", "viewIsAppearing", "Nav)"), from: ["A.viewDidLoad", "A.viewWillAppear", "Nav.delegate.willShow(A)", "A.viewDidAppear", "Nav.delegate.didShow(A)"], unknown: 6), [])
        stage.tearDown()
    }

    func testPushAndPop() {
        for version in [5, 26] {
            let stage = Stage(iOSVersion: version)
            let delegate = NavigationDelegateLogger(stage.log)
            let nav = NavigationStage("A", iOSVersion: version)
            nav.navigation.delegate = delegate
            let other = NavigationDelegateLogger(nav.log)
            nav.navigation.delegate = other
            nav.push("B")
            nav.settle()
            var log = nav.take()
            XCTAssertEqual(differences(log.leaving("LayoutSubviews", "updateViewConstraints", "loadView", "viewIsAppearing", "Nav)"), from: ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "Nav.delegate.willShow(B)", "A.viewDidDisappear", "B.viewDidAppear", "Nav.delegate.didShow(B)"], unknown: 6), [])
            nav.navigation.popViewController(animated: true)
            nav.settle()
            log = nav.take()
            XCTAssertEqual(differences(log.leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing", "dealloc", "nil)"), from: ["B.viewWillDisappear", "A.viewWillAppear", "Nav.delegate.willShow(A)", "B.viewDidDisappear", "A.viewDidAppear", "Nav.delegate.didShow(A)"], unknown: 6), [])
            XCTAssertEqual(conforms(log, to: "vast-pop-delegate"), [])
            nav.tearDown()
        }
    }

    func testAModalOverTheNavigationControllerIsNoNews() {
        let nav = NavigationStage("Top")
        let delegate = NavigationDelegateLogger(nav.log)
        nav.navigation.delegate = delegate
        let modal = nav.make("Modal")
        modal.modalPresentationStyle = .fullScreen
        nav.navigation.present(modal, animated: true)
        nav.settle()
        _ = nav.take()
        nav.navigation.dismiss(animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Top.") || $0.hasPrefix("Nav.delegate") }.leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing"), ["Top.viewWillAppear", "Top.viewDidAppear"])
        XCTAssertEqual(conforms(log.map { $0.hasPrefix("Nav.delegate.willShow") ? "Nav.delegate.willShow" : $0 }, to: "qmui-willshow-not-on-dismiss"), [])
        nav.tearDown()
    }

    func testATabThatComesBackIsNews() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: NavigationLoggingController("A", stage.log))
        let delegate = NavigationDelegateLogger(stage.log)
        navigation.delegate = delegate
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, NavigationLoggingController("T2", stage.log)]
        stage.show(tabs)
        tabs.selectedIndex = 1
        stage.settle()
        _ = stage.log.take()
        tabs.selectedIndex = 0
        stage.settle()
        // rns-more-tab-return; S4 asserts the record with the More tab.
        XCTAssertEqual(stage.log.take().filter { $0.hasPrefix("Nav.") || $0.hasPrefix("A.viewW") && $0.hasSuffix("Appear") || $0 == "A.viewDidAppear" }, ["A.viewWillAppear", "Nav.delegate.willShow(A)", "A.viewDidAppear", "Nav.delegate.didShow(A)"])
        stage.tearDown()
    }

    // MARK: Out of sight

    func testAPushOutOfSightWaits() {
        for covered in ["modal", "tab"] {
            for change in ["push", "pop", "set"] {
                let nav = NavigationStage("A", "B2")
                let delegate = NavigationDelegateLogger(nav.log)
                nav.navigation.delegate = delegate
                let away: UIViewController
                if covered == "modal" {
                    away = nav.make("Modal")
                    away.modalPresentationStyle = .fullScreen
                    nav.navigation.present(away, animated: false)
                } else {
                    let tabs = UITabBarController()
                    nav.stage.window.rootViewController = nil
                    tabs.viewControllers = [nav.navigation, nav.make("T2")]
                    nav.stage.show(tabs)
                    tabs.selectedIndex = 1
                    away = tabs
                }
                nav.settle()
                _ = nav.take()
                nav.navigation.calling("push") {
                    switch change {
                    case "push": nav.push("B")
                    case "pop": nav.navigation.popViewController(animated: true)
                    default: nav.navigation.setViewControllers([nav.make("B")], animated: true)
                    }
                }
                nav.settle()
                let unseen = nav.take()
                XCTAssertEqual(unseen.appearances, [], "no callbacks and no viewDidLoad until it is visible again")
                XCTAssertEqual(conforms(unseen.map { $0.hasPrefix("Nav.delegate.didShow") ? "Nav.delegate.didShow" : $0 }, to: "qmui-nav-invisible-didshow"), [])
                XCTAssertEqual(nav.navigation.navigationBar.items?.map(\.title), nav.navigation.viewControllers.map(\.title))
                nav.log.add("Nav.becomesVisible")
                if let tabs = away as? UITabBarController { tabs.selectedIndex = 0 } else { nav.navigation.dismiss(animated: false) }
                nav.settle()
                let seen = nav.take()
                let top = change == "pop" ? "A" : "B"
                XCTAssertEqual(seen.appearances.filter { $0.hasPrefix("\(top).") }.withoutIsAppearing, ["\(top).viewDidLoad", "\(top).viewWillAppear", "\(top).viewDidAppear"])
                XCTAssertEqual(seen.appearances.filter { $0.hasPrefix("B2.") }, [], "what left unseen hears nothing")
                if change == "push" { XCTAssertEqual(conforms(unseen + seen, to: "qmui-nav-invisible"), []) }
                XCTAssertEqual(seen.contains { $0.hasPrefix("Nav.delegate.didShow") }, covered == "tab")
                nav.tearDown()
            }
        }
    }

    // MARK: Animators of the app

    func testAnAnimatorOfTheApp() {
        let nav = NavigationStage("A")
        let delegate = AnimatingDelegate(nav.log)
        nav.navigation.delegate = delegate
        nav.push("B")
        nav.settle()
        XCTAssertEqual(differences(nav.take().leaving("LayoutSubviews", "updateViewConstraints", "loadView", "Nav)"), from: [
            "B.viewDidLoad", "animationController(push, A to B)", "A.viewWillDisappear", "B.viewWillAppear", "animateTransition from A in, B out", "B.viewIsAppearing",
            "A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)",
        ].moving("animationController(push, A to B)", to: 0), unknown: 10), [])
        XCTAssertTrue(nav["B"].view.superview === nav.navigation.contentHolder)
        XCTAssertEqual(nav["B"].view.frame, nav.navigation.contentHolder.bounds)
        nav.navigation.popViewController(animated: true)
        nav.settle()
        XCTAssertEqual(nav.take().filter { $0.contains("nimat") }, ["animationController(pop, B to A)", "animateTransition from B in, A out", "animationEnded(true)"])
        nav.push("C", animated: false)
        nav.settle()
        XCTAssertEqual(nav.take().filter { $0.contains("nimat") }, [], "an unanimated change asks for no animator")
        nav.tearDown()
    }

    func testAFingerOfTheAppFinishesAndCancels() {
        for finishes in [true, false] {
            let nav = NavigationStage("A")
            nav.push("B")
            nav.settle()
            let delegate = AnimatingDelegate(nav.log)
            delegate.driver = UIPercentDrivenInteractiveTransition()
            nav.navigation.delegate = delegate
            var interactive = false
            nav["B"].doing["viewWillDisappear"] = { [navigation = nav.navigation] in interactive = navigation.transitionCoordinator?.isInteractive == true }
            _ = nav.take()
            nav.navigation.popViewController(animated: true)
            nav.stage.tick()
            XCTAssertTrue(interactive)
            delegate.driver?.update(0.4)
            nav.stage.tick()
            if finishes { delegate.driver?.finish() } else { delegate.driver?.cancel() }
            nav.settle()
            let log = nav.take().appearances.withoutIsAppearing
            XCTAssertEqual(log, finishes
                ? ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"]
                : ["B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"])
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), finishes ? ["A"] : ["A", "B"])
            XCTAssertTrue(nav.navigation.topViewController?.view.superview === nav.navigation.contentHolder)
            nav.tearDown()
        }
    }

    func testAPushThatIsTakenBack() {
        let nav = NavigationStage("A")
        let delegate = AnimatingDelegate(nav.log)
        delegate.driver = UIPercentDrivenInteractiveTransition()
        nav.navigation.delegate = delegate
        nav.push("B")
        nav.stage.tick()
        delegate.driver?.cancel()
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A"])
        XCTAssertEqual(nav.navigation.children.count, 1)
        XCTAssertEqual(nav.take().leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing", "loadView").filter { !$0.contains("nimat") }, [
            "B.willMove(toParent:Nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.didMove(toParent:nil)", "B.dealloc",
        ])
        nav.tearDown()
    }

    /// The way in which apps give a push a completion block.
    func testTheCoordinatorIsThereWhenTheCallReturns() {
        let nav = NavigationStage("A")
        for change in ["push", "pop"] {
            if change == "push" { nav.push("B") } else { nav.navigation.popViewController(animated: true) }
            let coordinator = nav.navigation.transitionCoordinator
            XCTAssertEqual(coordinator?.isAnimated, true)
            XCTAssertEqual(coordinator?.viewController(forKey: .to)?.title, change == "push" ? "B" : "A")
            coordinator?.animate(alongsideTransition: { [log = nav.log] _ in log.add("alongside") }, completion: { [log = nav.log] context in log.add("completion, cancelled \(context.isCancelled)") })
            nav.settle()
            let log = nav.take().filter { $0.hasSuffix("viewDidAppear") || $0.hasSuffix("viewWillAppear") || $0.hasPrefix("alongside") || $0.hasPrefix("completion") }
            let top = change == "push" ? "B" : "A"
            XCTAssertEqual(log, ["\(top).viewWillAppear", "alongside", "\(top).viewDidAppear", "completion, cancelled false"])
            XCTAssertNil(nav.navigation.transitionCoordinator)
        }
        nav.push("C", animated: false)
        XCTAssertNil(nav.navigation.transitionCoordinator)
        nav.settle()
        nav.tearDown()
    }

    func testOrientationsOfTheDelegate() {
        let nav = NavigationStage("A")
        XCTAssertEqual(nav.navigation.supportedInterfaceOrientations, .allButUpsideDown)
        let delegate = OrientationDelegate()
        nav.navigation.delegate = delegate
        XCTAssertEqual(nav.navigation.supportedInterfaceOrientations, .portrait)
        XCTAssertEqual(nav.navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
        nav.navigation.delegate = nil
        nav.tearDown()
    }
}

extension [String] {
    /// The same list with one line elsewhere.
    fileprivate func moving(_ line: String, to index: Int) -> [String] {
        var copy = filter { $0 != line }
        copy.insert(line, at: index)
        return copy
    }
}

private final class OrientationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { .landscapeLeft }
}

private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
    let log: EventLog
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: EventLog) { self.log = log }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(\(operation), \(fromVC.title ?? "?") to \(toVC.title ?? "?"))")
        return FadeAnimator(log)
    }
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to) else { return }
        log.add("animateTransition from \(context.viewController(forKey: .from)?.title ?? "?") \(from.isDescendant(of: context.containerView) ? "in" : "out"), \(arriving.title ?? "?") \(to.isDescendant(of: context.containerView) ? "in" : "out")")
        to.frame = context.finalFrame(for: arriving)
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
