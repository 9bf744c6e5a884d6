// What drives an interactive transition: the scrubbed animation itself, a driver that takes over in the middle, and an
// interaction controller of the app's own.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class TransitionDriverTests: XCTestCase {
    // MARK: The animation

    private func advance(_ seconds: TimeInterval) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            UpdateCycle.shared.runFrame()
            StageClock.now += 1.0 / 60
            AnimationTimeline.shared.advance(to: StageClock.now)
        }
    }

    func testScrubbedAnimation() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        root.view.addSubview(late)
        stage.settle()
        var ends: [String] = []
        func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }
        for finishes in [true, false] {
            view.center.x = 0
            late.center.x = 0
            let animation = TransitionAnimation(duration: 1)
            animation.record {
                UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear], animations: { view.center.x = 100 }, completion: { _ in ends.append("first") })
                UIView.animate(withDuration: 0.5, delay: 0.5, options: [.curveLinear], animations: { late.center.x = 100 }, completion: { _ in ends.append("late") })
                UIView.animate(withDuration: 1, animations: {}, completion: { _ in ends.append("empty") })
            }
            UpdateCycle.shared.runFrame()
            advance(1)
            XCTAssertEqual(shown(view), 0, accuracy: 0.01, "time alone moves nothing")
            animation.update(0.25)
            XCTAssertEqual(shown(view), 25, accuracy: 0.01)
            XCTAssertEqual(shown(late), 0, accuracy: 0.01)
            animation.update(0.75)
            XCTAssertEqual(shown(view), 75, accuracy: 0.01)
            XCTAssertEqual(shown(late), 50, accuracy: 0.01)
            XCTAssertEqual(ends, [])
            if finishes { animation.finish { ends.append("end") } } else { animation.cancel(speed: 3) { ends.append("end") } }
            advance(0.1)
            XCTAssertEqual(shown(view), finishes ? 85 : 45, accuracy: 0.5)
            advance(0.3)
            XCTAssertEqual(ends, ["first", "late", "empty", "end"])
            XCTAssertEqual([view.center.x, late.center.x], finishes ? [100, 100] : [0, 0])
            ends = []
        }
        stage.tearDown()
    }

    // MARK: Drivers

    /// wantsInteractiveStart false: it begins on the clock, a finger stops it and lets it go on.
    func testTakenOverInTheMiddle() throws {
        let stage = Stage()
        let a = LoggingController("A", stage.log), b = LoggingController("B", stage.log)
        let kit = FadingKit()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        kit.interactor = driver
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = kit
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: true)
        UpdateCycle.shared.runFrame()
        let coordinator = try XCTUnwrap(a.transitionCoordinator)
        XCTAssertFalse(coordinator.isInteractive)
        XCTAssertTrue(coordinator.isInterruptible)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        advance(0.25)
        driver.pause()
        XCTAssertTrue(coordinator.isInteractive)
        XCTAssertFalse(coordinator.initiallyInteractive)
        XCTAssertEqual(driver.percentComplete, 0.5, accuracy: 0.05)
        advance(1)
        XCTAssertEqual(b.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
        driver.update(0.2)
        driver.finish()
        stage.settle()
        XCTAssertEqual(changes, [true, false])
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        stage.tearDown()
    }

    /// An object of the app's own that moves the views; what runs alongside follows its percentage.
    func testOwnInteractionController() throws {
        for finishes in [true, false] {
            let stage = Stage()
            let a = LoggingController("A", stage.log), b = LoggingController("B", stage.log)
            let kit = FadingKit(), own = OwnInteraction()
            kit.interactor = own
            b.modalPresentationStyle = .fullScreen
            b.transitioningDelegate = kit
            stage.show(a)
            _ = stage.log.take()
            let beside = UIView(frame: .zero)
            stage.window.addSubview(beside)
            a.present(b, animated: true)
            a.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 }, completion: nil)
            UpdateCycle.shared.runFrame()
            let context = try XCTUnwrap(own.context)
            context.updateInteractiveTransition(0.5)
            XCTAssertEqual(beside.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.01)
            if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            advance(1)
            XCTAssertEqual(beside.alpha, finishes ? 0 : 1)
            context.completeTransition(finishes)
            stage.settle()
            XCTAssertEqual(stage.log.take(), finishes
                ? ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear"]
                : ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear"])
            XCTAssertEqual(a.presentedViewController === b, finishes)
            beside.removeFromSuperview()
            stage.tearDown()
        }
    }

    /// An animator that says no without a finger.
    func testAnimatorThatCompletesWithFalse() {
        let stage = Stage()
        let a = LoggingController("A", stage.log), b = LoggingController("B", stage.log)
        let kit = FadingKit()
        kit.completes = false
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = kit
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: true) { stage.log.add("completion") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewIsAppearing", "A.viewDidAppear"])
        XCTAssertNil(a.presentedViewController)
        stage.tearDown()
    }
}

@MainActor private final class FadingKit: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var completes = true
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear], animations: { view.alpha = 1 }, completion: { [completes] _ in
            context.completeTransition(completes && !context.transitionWasCancelled)
        })
    }
}

@MainActor private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}
