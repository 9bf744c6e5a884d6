// A tab switch with the app's animator under a finger, finished and cancelled, and what the delegate is asked.
// Evidence: Docs/EVIDENCE.md 5 and 15; no log has an interactive tab switch, so the pairs of UnknownOrder are free.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class TabTransitionTests: XCTestCase {
    private let log = EventLog()

    private func staged(finger: Bool) throws -> (TouchStage, UITabBarController, InteractiveTabDelegate, [ContainerProbe]) {
        let list = ["A", "B"].map { ContainerProbe($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = list
        let stage = TouchStage(showing: tabs)
        let delegate = InteractiveTabDelegate(log)
        delegate.driver = finger ? UIPercentDrivenInteractiveTransition() : nil
        tabs.delegate = delegate
        stage.kept.append(delegate)
        _ = log.take()
        return (stage, tabs, delegate, list)
    }

    private static let beginning = ["Tab.delegate.animationController(A, B)", "B.viewDidLoad", "Tab.delegate.interactionController", "B.viewWillAppear", "A.viewWillDisappear", "animateTransition", "B.viewIsAppearing"]

    func testByCodeWithoutAFinger() throws {
        let (stage, tabs, _, list) = try staged(finger: false)
        tabs.selectedIndex = 1
        XCTAssertEqual(tabs.transitionCoordinator?.isInteractive, false)
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: Self.beginning + ["A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)"], unknown: 5, 10), [])
        XCTAssertNil(tabs.transitionCoordinator)
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    func testByTap() throws {
        let (stage, tabs, _, list) = try staged(finger: false)
        tabs.tabBar.layoutIfNeeded()
        stage.tap(tabs.tabBar.subviews.filter { $0 is TabBarButton }.sorted { $0.frame.minX < $1.frame.minX }[1])
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: ["Tab.delegate.shouldSelect"] + Self.beginning + ["B.viewDidAppear", "A.viewDidDisappear", "animationEnded(true)", "Tab.delegate.didSelect"], unknown: 5, 10).filter { !$0.contains("didSelect") }, [])
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    func testFinished() throws {
        let (stage, tabs, delegate, list) = try staged(finger: true)
        let driver = try XCTUnwrap(delegate.driver)
        tabs.selectedIndex = 1
        let coordinator = try XCTUnwrap(tabs.transitionCoordinator)
        XCTAssertTrue(coordinator.initiallyInteractive)
        coordinator.animate(alongsideTransition: nil) { context in self.log.add("Coordinator.completion(\(context.isCancelled))") }
        coordinator.notifyWhenInteractionChanges { context in self.log.add("Coordinator.changed(\(context.isCancelled))") }
        stage.frame()
        driver.update(0.5)
        XCTAssertEqual(list[1].view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.01)
        XCTAssertEqual(log.take(), Self.beginning)
        driver.finish()
        XCTAssertEqual(log.take(), ["Coordinator.changed(false)"])
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: ["A.viewDidDisappear", "B.viewDidAppear", "Coordinator.completion(false)", "animationEnded(true)"], unknown: 5, 10), [])
        XCTAssertEqual(tabs.selectedIndex, 1)
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    func testCancelledAndOnceMore() throws {
        let (stage, tabs, delegate, list) = try staged(finger: true)
        let driver = try XCTUnwrap(delegate.driver)
        tabs.selectedIndex = 1
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { context in self.log.add("Coordinator.completion(\(context.isCancelled))") }
        stage.frame()
        driver.update(0.3)
        _ = log.take()
        driver.cancel()
        XCTAssertEqual(log.take(), ["B.viewWillDisappear"])
        stage.settle()
        let back = log.take()
        XCTAssertEqual(differences(back, from: ["B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "Coordinator.completion(true)", "animationEnded(false)"], unknown: 5, 10), [])
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs.selectedViewController === list[0])
        XCTAssertTrue(tabs.tabBar.selectedItem === list[0].tabBarItem)
        XCTAssertNil(list[1].view.window)
        ContainerProbe.assertAtRest([tabs, list[0]], [list[1]])
        // And once more, to the end.
        delegate.driver = nil
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        ContainerProbe.assertAtRest([tabs, list[1]], [list[0]])
        stage.tearDown()
    }

    /// Every child hears of another size, whether its view is loaded or not (apple-rotation-root-first; WordPress-iOS #5810
    /// mends a crash in a tab that had never been opened when another app came beside it).
    func testATabThatWasNeverOpenedHearsOfSizes() throws {
        final class Probe: LoggingController {
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                add("size \(Int(size.width)) loaded \(isViewLoaded)")
            }
        }
        let list = ["A", "B"].map { Probe($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = list
        let stage = TouchStage(showing: tabs)
        _ = log.take()
        tabs.viewWillTransition(to: CGSize(width: 852, height: 393), with: TransitionCoordinator(from: nil, to: nil, animated: false, duration: 0))
        XCTAssertEqual(log.take(), ["A.size 852 loaded true", "B.size 852 loaded false"])
        XCTAssertFalse(list[1].isViewLoaded)
        stage.tearDown()
    }
}

/// Says what it is asked; its animation fades the new tab in, held by `driver` when there is one.
private final class InteractiveTabDelegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let log: EventLog
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: EventLog) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { log.add("Tab.delegate.shouldSelect"); return true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { log.add("Tab.delegate.didSelect") }
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("Tab.delegate.animationController(\((fromVC as? ContainerProbe)?.name ?? "?"), \((toVC as? ContainerProbe)?.name ?? "?"))")
        return self
    }
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("Tab.delegate.interactionController")
        return driver
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear], animations: { view.alpha = 1 }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
