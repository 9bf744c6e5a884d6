// Choreographies of dismiss(animated:) and of the swipe with the same effect: to the end, and back when the finger lets
// go too early. Evidence: Docs/EVIDENCE.md 3a, 3b, 3c and 3d for chains. PresentationRules and SheetSwipe start one.
import CoreGraphics

@MainActor final class DismissTransition: ModalTransition {
    /// Whether a finger drives the dismissal from the start, by `update` and `letGo`.
    let isInteractive: Bool
    /// The controllers that B presents, lowest first; only the topmost moves visibly (apple-dismiss-chain).
    private var above: [UIViewController] = []
    private lazy var hidesPresenter = controller.presenterIsRemoved
    private var hasAbove: Bool { presented.presentation.presented != nil }
    private var fraction: CGFloat = 0
    private var isUnderWay = false
    override var hasBegun: Bool { isUnderWay }
    private var ending: (finishes: Bool, speed: CGFloat)?
    /// A finger's dismissal that came to its end.
    var onDismissed: (() -> Void)?

    static let choreography = Choreography<DismissTransition>("Dismiss", "B, which A presents, goes; and C, if B presents it. A's view comes back when B covered it.", [
        .now("B is being dismissed") { $0.mark() },
        .wait("commit; dismiss returns", ["grind-dismiss-after-commit", "objcio19-dismiss-stack"]) { _, proceed in UpdateCycle.shared.perform(afterCommit: proceed) },
        .now("B.dismissalTransitionWillBegin", ["apple-presentation-controller-dismiss"]) { $0.begin() },
        .now("C.viewWillDisappear", only: "B presents C", if: \.hasAbove) { $0.beginAbove() },
        .now("B.viewWillDisappear", ["seed4-dismiss-fullscreen", "rudin-sheet-dismiss"]) { $0.hide($0.presented, as: .dismissing) },
        .now("A.viewWillAppear", ["seed4-dismiss-fullscreen", "tw26-dismiss-unanimated"], only: "A's view was gone", if: \.hidesPresenter) { $0.show($0.presenter) },
        .wait("A's view is back, A.viewIsAppearing; animation, finger, or the next commit when not animated", ["tw26-dismiss-unanimated", "rodhos-custom-dismiss"]) { $0.move($1) },
        .now("A presents nothing", ["winobjc-dismiss-hiding"]) { $0.unlink() },
        .now("A.viewDidAppear", ["seed4-dismiss-fullscreen", "tw26-dismiss-unanimated"], only: "A's view was gone", if: \.hidesPresenter) { $0.presenterAppeared() },
        .now("B's view leaves the window") { $0.removeViews() },
        .now("C.viewDidDisappear", ["rns-chain-no-diddismiss"], only: "B presented C", if: { !$0.above.isEmpty }) { $0.endAbove() },
        .now("B.viewDidDisappear", ["seed4-dismiss-fullscreen", "rudin-sheet-dismiss"]) { $0.disappeared() },
        .now("B.dismissalTransitionDidEnd", ["apple-presentation-controller-dismiss"]) { $0.controller.dismissalTransitionDidEnd(true) },
        .now("completion; nothing holds B any more", ["tw26-dismiss-dealloc", "apple-dismiss-completion"]) { $0.finish() },
    ])

    static let cancelled = Choreography<DismissTransition>("Dismiss, cancelled", "The finger that pulls B down lets go too early, or an animator completes with false.", [
        .now("A.viewWillDisappear", ["apple-cancel-interactive"], only: "A's view was gone", if: \.hidesPresenter) { $0.reverse($0.presenter) },
        .now("B.viewWillAppear", ["rudin-sheet-swipe-cancel", "apple-cancel-interactive"]) { $0.returnPresented() },
        .wait("the views go back, B.viewIsAppearing", ["rudin-sheet-swipe-cancel"]) { $0.waitForViews($1) },
        .now("A's view leaves the window again", only: "A's view was gone", if: \.hidesPresenter) { $0.controller.removePresenterView() },
        .now("B.viewDidAppear", ["rudin-sheet-swipe-cancel"]) { $0.reappeared() },
        .now("A.viewDidDisappear", only: "A's view was gone", if: \.hidesPresenter) { if $0.controller.presenterIsRemoved { $0.settle($0.presenter, visible: false) } },
        .now("B.dismissalTransitionDidEnd(false)", ["apple-presentation-controller-dismiss"]) { $0.controller.dismissalTransitionDidEnd(false) },
        .now("no completion", ["rns-committed-diddisappear"]) { $0.finishCancelled() },
    ])

    init(presented: UIViewController, presenter: UIViewController, animated: Bool, interactive: Bool = false, completion: (() -> Void)?) {
        isInteractive = interactive
        let controller = presented.presentation.controllerInForce ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        super.init(presented: presented, presenter: presenter, controller: controller, animated: animated, completion: completion, from: presented, to: presenter)
        if interactive { coordinator.takeOver() }
    }

    func start() { runner.run(Self.choreography, of: self, cause: isInteractive ? "swipe" : "dismiss") }

    private func mark() {
        presented.movement.insert(.dismissing)
        register()
    }

    private func begin() {
        isUnderWay = true
        var next = presented.presentation.presented
        while let upper = next {
            above.append(upper)
            next = upper.presentation.presented
        }
        if above.isEmpty, !isInteractive { askForDriver(presenting: false) }
        controller.dismissalTransitionWillBegin()
    }

    private func beginAbove() {
        for upper in above.reversed() { hide(upper, as: .dismissing) }
    }

    private func move(_ proceed: @escaping () -> Void) {
        if runCustom(presenting: false, finished: proceed, interactionEnded: { [weak self] in if $0 { self?.goBack() } }, cancelled: { [weak self] in self?.viewsWentBack() }) { return }
        controller.restorePresenterView()
        if hidesPresenter { presenter.view.layoutNow() }
        guard phase == .forward else { return }
        if isInteractive {
            animation = controller.holdOut(coordinator)
            update(fraction)
            if let ending { letGo(finishes: ending.finishes, speed: ending.speed) }
            return
        }
        // The topmost controller leaves by its own motion; the controllers between are simply removed.
        let moving = above.last?.presentation.controllerInForce ?? controller
        if moving !== controller {
            for lower in [presented] + above.dropLast() { lower.presentation.controllerInForce?.removePresentedView() }
        }
        moving.animateDismissal(animated: animated, coordinator: coordinator, completion: proceed)
    }

    private func unlink() {
        presenter.presentation.presented = nil
        presented.presentation.presenting = nil
        for upper in above {
            upper.presentation.presenting?.presentation.presented = nil
            upper.presentation.presenting = nil
        }
        release()
    }

    /// Puts the presenter's view, which an app's animator has moved into the container, back to its place.
    private func presenterAppeared() {
        controller.restorePresenterView()
        settle(presenter, visible: true)
    }

    private func removeViews() {
        for upper in above.reversed() {
            upper.presentation.controllerInForce?.removeContainer()
            upper.presentation.presentationControllerStorage = nil
        }
        controller.removeContainer()
        presented.presentation.presentationControllerStorage = nil
    }

    private func endAbove() {
        for upper in above.reversed() { settle(upper, visible: false) }
    }

    private func disappeared() {
        settle(presented, visible: false)
        presented.movement.remove(.dismissing)
    }

    private func finish() {
        unregister()
        completion?()
        onDismissed?()
        StatusBarAppearance.current.update()
        Rotation.supportChanged(in: presenter.viewIfLoaded?.window)
    }

    // MARK: The finger

    func update(_ fraction: CGFloat) {
        self.fraction = fraction
        coordinator.interactionMoved(to: fraction)
        if phase == .forward { animation?.update(fraction) }
    }

    /// The finger leaves; kept when the transition has not begun to move.
    func letGo(finishes: Bool, speed: CGFloat) {
        guard phase == .forward else { return }
        guard let animation else { return ending = (finishes, speed) }
        coordinator.completionVelocity = speed
        coordinator.endInteraction(cancelled: !finishes)
        if finishes {
            animation.finish(speed: speed) { [weak self] in self?.finishNow() }
        } else {
            goBack()
        }
    }

    // MARK: Back

    override func goBack() {
        runner.goBack(Self.cancelled, of: self, cause: isInteractive ? "swipe cancelled" : "dismiss cancelled")
    }

    private func returnPresented() {
        presented.movement.remove(.dismissing)
        // A controller that comes back is on screen, even if the app removed the view meanwhile.
        if controller.presentedView?.window == nil { controller.installPresentedView() }
        reverse(presented)
        for upper in above { reverse(upper) }
    }

    private func waitForViews(_ proceed: @escaping () -> Void) {
        guard let animation else { return untilViewsAreBack(proceed) }
        animation.cancel(speed: coordinator.completionVelocity, proceed)
    }

    private func reappeared() {
        controller.motionEnded()
        release()
        settle(presented, visible: true)
        for upper in above { upper.appearance.end() }
    }

    private func finishCancelled() {
        unregister()
        StatusBarAppearance.current.update()
    }

    /// Ends the dismissal at once; from inside one of its callbacks, the rest follows when the callback returns.
    override func tearDown() {
        defer { viewsAreBack = nil }
        if finishNow() { return }
        runner.abandon()
        context?.abandon(completed: true)
        for upper in above.reversed() {
            upper.appearance.begin(appearing: false, animated: false)
            upper.appearance.end()
        }
        presented.appearance.begin(appearing: false, animated: false)
        unlink()
        removeViews()
        disappeared()
        if hidesPresenter {
            if presenter.viewIfLoaded?.window == nil { presenter.appearance.begin(appearing: false, animated: false) }
            presenter.appearance.end()
        }
        unregister()
        completion?()
    }
}
