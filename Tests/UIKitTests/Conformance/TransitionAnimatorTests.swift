// The app's own animators, interaction controllers, presentation controllers and coordinator blocks: Docs/EVIDENCE.md 15.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class TransitionAnimatorTests: XCTestCase {
    private let kit = TransitionKit()

    private func setUpStage(_ style: UIModalPresentationStyle = .fullScreen, finger: Bool = false) -> (Stage, LoggingController, LoggingController) {
        let stage = Stage()
        let a = LoggingController("A", kit.log), b = LoggingController("B", kit.log)
        b.modalPresentationStyle = style
        b.transitioningDelegate = kit
        kit.interactor = finger ? UIPercentDrivenInteractiveTransition() : nil
        stage.show(a)
        _ = kit.log.take()
        return (stage, a, b)
    }

    func testAnimatorsOrder() {
        let (stage, a, b) = setUpStage()
        kit.log.add("present[call]")
        a.present(b, animated: true) { self.kit.log.add("present.completion") }
        stage.settle()
        let log = kit.log.take()
        XCTAssertEqual(differences(log, from: [
            "present[call]", "B.viewDidLoad", "Delegate.animationController(forPresented)", "Delegate.interactionControllerForPresentation", "A.viewWillDisappear", "B.viewWillAppear",
            "Animator.transitionDuration", "Animator.animateTransition", "B.viewIsAppearing", "context.completeTransition", "B.viewDidAppear", "A.viewDidDisappear", "present.completion", "Animator.animationEnded",
        ], unknown: 10), [])
        XCTAssertEqual(conforms(log, to: "rodhos-custom-present", "liuhaihua-custom", "apple-interaction-controller", "apple-animator-complete"), [])
        // The context is UIKit's own object: its init cannot be logged.
        XCTAssertEqual(conforms(log, to: "swiswi-custom", leavingOut: ["TransitionContext.init"]), [])
        XCTAssertNil(a.view.window)
        b.dismiss(animated: true) { self.kit.log.add("dismiss.completion") }
        stage.settle()
        let back = kit.log.take()
        XCTAssertEqual(differences(back, from: [
            "Delegate.animationController(forDismissed)", "Delegate.interactionControllerForDismissal", "B.viewWillDisappear", "A.viewWillAppear", "Animator.transitionDuration",
            "Animator.animateTransition", "A.viewIsAppearing", "context.completeTransition", "A.viewDidAppear", "B.viewDidDisappear", "dismiss.completion", "Animator.animationEnded",
        ], unknown: 10), [])
        XCTAssertEqual(conforms(back, to: "rodhos-custom-dismiss"), [])
        XCTAssertTrue(a.view.superview === stage.window)
        stage.tearDown()
    }

    /// Unanimated: nobody is asked.
    func testUnanimated() {
        let (stage, a, b) = setUpStage()
        a.present(b, animated: false)
        stage.settle()
        XCTAssertEqual(kit.log.take(), ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear"])
        stage.tearDown()
    }

    /// The views that an animator may touch (UIViewControllerContextTransitioning.view(forKey:)).
    func testViewsOfTheContext() {
        for style in [UIModalPresentationStyle.fullScreen, .custom] {
            let (stage, a, b) = setUpStage(style)
            a.present(b, animated: true)
            stage.settle()
            XCTAssertEqual(kit.views, style == .custom ? [nil, b.view] : [a.view, b.view])
            b.dismiss(animated: true)
            stage.settle()
            XCTAssertEqual(kit.views, style == .custom ? [b.view, nil] : [b.view, a.view])
            stage.tearDown()
        }
    }

    // MARK: Under a finger

    func testInteractivePresentationFinished() throws {
        let (stage, a, b) = setUpStage(finger: true)
        let driver = try XCTUnwrap(kit.interactor as? UIPercentDrivenInteractiveTransition)
        a.present(b, animated: true)
        XCTAssertEqual(a.transitionCoordinator === b.transitionCoordinator, true)
        UpdateCycle.shared.runFrame()
        driver.update(0.5)
        XCTAssertEqual(b.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.01)
        XCTAssertEqual(a.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(a.transitionCoordinator?.percentComplete, 0.5)
        driver.finish()
        XCTAssertEqual(a.transitionCoordinator?.isInteractive, false)
        XCTAssertEqual(a.transitionCoordinator?.initiallyInteractive, true)
        stage.settle()
        XCTAssertEqual(differences(Array(kit.log.take().suffix(4)), from: ["context.completeTransition", "B.viewDidAppear", "A.viewDidDisappear", "Animator.animationEnded"], unknown: 10), [])
        stage.tearDown()
    }

    func testInteractivePresentationCancelled() throws {
        let (stage, a, b) = setUpStage(finger: true)
        let driver = try XCTUnwrap(kit.interactor as? UIPercentDrivenInteractiveTransition)
        a.present(b, animated: true) { self.kit.log.add("present.completion") }
        a.transitionCoordinator?.notifyWhenInteractionChanges { context in self.kit.log.add("Coordinator.interactionChanged"); XCTAssertTrue(context.isCancelled) }
        a.transitionCoordinator?.animate(alongsideTransition: nil) { context in self.kit.log.add("Coordinator.completion"); XCTAssertTrue(context.isCancelled) }
        UpdateCycle.shared.runFrame()
        driver.update(0.3)
        _ = kit.log.take()
        driver.cancel()
        let ending = kit.log.lines
        XCTAssertEqual(ending, ["Coordinator.interactionChanged", "B.viewWillDisappear", "A.viewWillAppear"])
        XCTAssertEqual(conforms(ending, to: "apple-cancel-interactive", names: ["New": "B", "Old": "A"]), [])
        stage.settle()
        XCTAssertEqual(differences(Array(kit.log.take().dropFirst(3)), from: ["A.viewIsAppearing", "context.completeTransition", "B.viewDidDisappear", "A.viewDidAppear", "Coordinator.completion", "Animator.animationEnded"], unknown: 10), [])
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(b.presentingViewController)
        XCTAssertNil(b.view.window)
        XCTAssertNotNil(a.view.window)
        // And once more, to the end.
        kit.interactor = nil
        a.present(b, animated: true)
        stage.settle()
        XCTAssertTrue(a.presentedViewController === b)
        stage.tearDown()
    }

    func testInteractiveDismissalCancelled() throws {
        let (stage, a, b) = setUpStage()
        a.present(b, animated: true)
        stage.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        kit.interactor = driver
        _ = kit.log.take()
        b.dismiss(animated: true) { self.kit.log.add("dismiss.completion") }
        b.transitionCoordinator?.notifyWhenInteractionChanges { _ in self.kit.log.add("Coordinator.interactionChanged") }
        UpdateCycle.shared.runFrame()
        driver.update(0.4)
        driver.cancel()
        let ending = kit.log.lines
        XCTAssertEqual(conforms(Array(ending.drop { $0 != "Coordinator.interactionChanged" }), to: "apple-cancel-interactive", names: ["New": "A", "Old": "B"]), [])
        stage.settle()
        XCTAssertEqual(differences(kit.log.take(), from: [
            "Delegate.animationController(forDismissed)", "Delegate.interactionControllerForDismissal", "B.viewWillDisappear", "A.viewWillAppear", "Animator.transitionDuration", "Animator.animateTransition",
            "A.viewIsAppearing", "Coordinator.interactionChanged", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "context.completeTransition", "B.viewDidAppear", "A.viewDidDisappear", "Animator.animationEnded",
        ], unknown: 10), [])
        XCTAssertTrue(a.presentedViewController === b)
        XCTAssertNotNil(b.view.window)
        XCTAssertNil(a.view.window)
        kit.interactor = nil
        b.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(a.presentedViewController)
        stage.tearDown()
    }

    /// What a will-callback is told, and that nothing keeps a controller whose transition once went back.
    func testWillCallbacksKnowOfTheFingerAndNothingIsKept() throws {
        for dismissal in [false, true] {
            weak var gone: FingerProbe?
            try autoreleasepool {
                let stage = Stage()
                let a = UIViewController(), b = FingerProbe()
                gone = b
                b.modalPresentationStyle = .custom
                b.transitioningDelegate = kit
                kit.interactor = dismissal ? nil : UIPercentDrivenInteractiveTransition()
                stage.show(a)
                a.present(b, animated: true)
                if dismissal {
                    stage.settle()
                    kit.interactor = UIPercentDrivenInteractiveTransition()
                    b.told = []
                    b.dismiss(animated: true)
                }
                UpdateCycle.shared.runFrame()
                let driver = try XCTUnwrap(kit.interactor as? UIPercentDrivenInteractiveTransition)
                driver.update(0.3)
                driver.cancel()
                stage.settle()
                XCTAssertEqual(b.told, dismissal
                    ? ["viewWillDisappear: interactive", "viewWillAppear: was interactive"]
                    : ["viewWillAppear: interactive", "viewWillDisappear: was interactive"])
                kit.interactor = nil
                if dismissal { b.dismiss(animated: true) }
                stage.settle()
                XCTAssertNil(a.presentedViewController)
                stage.tearDown()
                kit.views = []
            }
            XCTAssertNil(gone, dismissal ? "dismissal" : "presentation")
        }
    }

    /// A gesture that ended before the commit that starts the transition.
    func testFingerFasterThanTheCommit() {
        for finishes in [true, false] {
            let (stage, a, b) = setUpStage(finger: true)
            a.present(b, animated: true)
            let driver = kit.interactor as? UIPercentDrivenInteractiveTransition
            driver?.update(0.2)
            finishes ? driver?.finish() : driver?.cancel()
            stage.settle()
            XCTAssertEqual(a.presentedViewController === b, finishes)
            XCTAssertEqual(b.appearance.state, finishes ? .appeared : .disappeared)
            XCTAssertEqual(a.appearance.state, finishes ? .disappeared : .appeared)
            stage.tearDown()
        }
    }

    /// An animator may be interruptible: the finger scrubs that instead.
    func testInterruptibleAnimator() throws {
        let (stage, a, b) = setUpStage(finger: true)
        kit.interruptible = UIViewPropertyAnimator(duration: 1, curve: .linear)
        let driver = try XCTUnwrap(kit.interactor as? UIPercentDrivenInteractiveTransition)
        a.present(b, animated: true)
        UpdateCycle.shared.runFrame()
        driver.update(0.25)
        XCTAssertEqual(kit.interruptible?.fractionComplete ?? 0, 0.25, accuracy: 0.001)
        driver.cancel()
        stage.settle()
        XCTAssertNil(a.presentedViewController)
        XCTAssertEqual([a, b].map(\.appearance.state), [.appeared, .disappeared])
        stage.tearDown()
    }

    // MARK: Presentation controllers and coordinators

    func testPresentationController() {
        let (stage, a, b) = setUpStage(.custom)
        kit.usesOwnPresentation = true
        a.present(b, animated: true)
        stage.settle()
        let log = kit.log.take()
        let presentation = log.filter { $0.hasPrefix("PC.") || $0.hasPrefix("transition") }
        XCTAssertEqual(presentation, ["PC.init", "PC.presentationTransitionWillBegin", "transition.animates", "PC.presentationTransitionDidEnd(true)"])
        XCTAssertEqual(conforms(log, to: "apple-presentation-controller"), [])
        XCTAssertEqual(b.view.frame, CGRect(x: 20, y: 100, width: 353, height: 400))
        XCTAssertEqual(kit.layouts > 0, true)
        b.dismiss(animated: true)
        stage.settle()
        let back = kit.log.take()
        XCTAssertEqual(back.filter { $0.hasPrefix("PC.") || $0.hasPrefix("transition") }, ["PC.dismissalTransitionWillBegin", "transition.animates", "PC.dismissalTransitionDidEnd(true)", "PC.dealloc"])
        XCTAssertEqual(conforms(back, to: "apple-presentation-controller-dismiss"), [])
        stage.tearDown()
    }

    /// A new presentation controller for each presentation.
    func testPresentationControllerLivesOnce() {
        let (stage, a, b) = setUpStage(.custom)
        kit.usesOwnPresentation = true
        for _ in 0..<2 {
            b.presentationController?.delegate = LoggingSheetDelegate(kit.log)
            kit.log.add("PC.delegate[set]")
            kit.log.add("present[call]")
            a.present(b, animated: true)
            stage.settle()
            b.dismiss(animated: true)
            stage.settle()
            let log = kit.log.take()
            XCTAssertEqual(log.filter { $0 == "PC.init" || $0 == "PC.dealloc" }, ["PC.init", "PC.dealloc"])
            XCTAssertEqual(conforms(log, to: "rns-pc-recreated", names: ["M": "B"]), [])
        }
        stage.tearDown()
    }

    func testCoordinatorBlocks() {
        let stage = Stage()
        let a = UIViewController(), b = CoordinatedController(stage.log)
        stage.show(a)
        for animated in [true, false] {
            a.present(b, animated: animated)
            stage.settle()
            let log = stage.log.take()
            XCTAssertEqual(log, ["VC.viewWillAppear", "Coordinator.alongside", "VC.viewDidAppear", "Coordinator.completion"])
            XCTAssertEqual(conforms(log, to: "apple-coordinator-blocks"), [])
            b.dismiss(animated: animated)
            stage.settle()
            _ = stage.log.take()
        }
        stage.tearDown()
    }
}

// MARK: - Actors

final class LoggingPresentation: UIPresentationController {
    private unowned let kit: TransitionKit
    private let log: EventLog
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ kit: TransitionKit) {
        self.kit = kit
        log = kit.log
        super.init(presentedViewController: presented, presenting: presenting)
        log.add("PC.init")
    }
    deinit {
        let log = log
        MainActor.assumeIsolated { log.add("PC.dealloc") }
    }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 353, height: 400) }
    override func presentationTransitionWillBegin() {
        log.add("PC.presentationTransitionWillBegin")
        XCTAssertNotNil(containerView)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.log.add("transition.animates") }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("PC.presentationTransitionDidEnd(\(completed))") }
    override func dismissalTransitionWillBegin() {
        log.add("PC.dismissalTransitionWillBegin")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.log.add("transition.animates") }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("PC.dismissalTransitionDidEnd(\(completed))") }
    override func containerViewWillLayoutSubviews() { kit.layouts += 1 }
}

private final class FingerProbe: UIViewController {
    var told: [String] = []
    private func tell(_ event: String) {
        guard let coordinator = transitionCoordinator else { return told.append("\(event): no coordinator") }
        told.append("\(event): " + (coordinator.isInteractive ? "interactive" : coordinator.initiallyInteractive ? "was interactive" : "not interactive"))
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); tell("viewWillAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); tell("viewWillDisappear") }
}

private final class CoordinatedController: UIViewController {
    private let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("VC.viewWillAppear")
        XCTAssertEqual(transitionCoordinator?.isAnimated, animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.log.add("Coordinator.alongside") }, completion: { _ in self.log.add("Coordinator.completion") })
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.add("VC.viewDidAppear") }
}
