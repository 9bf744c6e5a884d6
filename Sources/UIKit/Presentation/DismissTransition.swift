// Choreography of dismiss(animated:), one named step after the other.
// Evidence: lifecycle/INDEX.md 3a (seed4-dismiss-fullscreen, betterhee-, winobjc-, tw26-dismiss-dealloc), 3b
// (rudin-sheet-dismiss) and 3d for chains (apple-dismiss-chain).

@MainActor final class DismissTransition {
    let presented: UIViewController
    let presenter: UIViewController
    let animated: Bool
    let completion: (() -> Void)?
    private let controller: UIPresentationController
    private let coordinator: TransitionCoordinator
    /// What the presented controller presents itself; only the topmost one is seen moving (apple-dismiss-chain).
    private let above: [UIViewController]
    private var hidesPresenter: Bool { controller.shouldRemovePresentersView }

    init(presented: UIViewController, presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        self.presented = presented
        self.presenter = presenter
        self.animated = animated
        self.completion = completion
        controller = presented.presentation.controllerForPresentation() ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        coordinator = TransitionCoordinator(from: presented, to: presenter, animated: animated, style: presented.modalPresentationStyle.resolved)
        var chain: [UIViewController] = []
        var next = presented.presentation.presented
        while let upper = next {
            chain.append(upper)
            next = upper.presentation.presented
        }
        above = chain
    }

    func start() {
        presented.movement.insert(.dismissing)
        presented.presentation.isInTransition = true
        presented.presentation.coordinator = coordinator
        presenter.presentation.coordinator = coordinator
        // lifecycle/ grind-dismiss-after-commit: viewWillDisappear runs in an after-commit block.
        TransitionsInFlight.begin()
        UpdateCycle.shared.perform(afterCommit: { self.run() })
    }

    private func run() {
        Trace.because("dismiss") {
            beginAppearance()
            restorePresenterView()
            let finish = { Trace.because("dismiss") { self.finish() } }
            controller.animateDismissal(animated: animated, coordinator: coordinator, completion: finish)
        }
    }

    /// 1. B.viewWillDisappear (and everything above it), 2. A.viewWillAppear (only if its view was gone).
    private func beginAppearance() {
        controller.dismissalTransitionWillBegin()
        for upper in above.reversed() { upper.appearance.begin(appearing: false, animated: animated) }
        if above.first?.modalPresentationStyle.hidesPresenter != true {
            presented.appearance.begin(appearing: false, animated: animated)
        }
        if hidesPresenter { presenter.appearance.begin(appearing: true, animated: animated) }
    }

    /// 3. A's view is back in the window below B's.
    private func restorePresenterView() {
        guard hidesPresenter else { return }
        controller.restorePresenterView()
        UpdateCycle.shared.layoutNow(presenter.view)
    }

    /// 4. A.viewDidAppear, 5. B.viewDidDisappear, 6. completion; then nothing holds B and it is freed.
    private func finish() {
        if hidesPresenter { presenter.appearance.end() }
        presenter.presentation.presented = nil
        for upper in above.reversed() {
            upper.presentation.presentationControllerStorage?.removeContainer()
            upper.appearance.end()
            upper.presentation.presenting?.presentation.presented = nil
            upper.presentation.presenting = nil
            upper.presentation.presentationControllerStorage = nil
        }
        controller.removeContainer()
        presented.appearance.end()
        controller.dismissalTransitionDidEnd(true)
        presented.presentation.presenting = nil
        presented.presentation.presentationControllerStorage = nil
        presented.presentation.isInTransition = false
        presented.movement.remove(.dismissing)
        presented.appearance.isManaged = false
        if hidesPresenter { presenter.releaseAppearanceManagement() }
        presented.presentation.coordinator = nil
        presenter.presentation.coordinator = nil
        coordinator.finish(cancelled: false)
        TransitionsInFlight.end()
        completion?()
        StatusBarAppearance.update()
    }
}

extension UIViewController {
    /// Back to whoever ran this controller before a full-screen presentation took over.
    func releaseAppearanceManagement() {
        appearance.isManaged = presentation.presenting != nil || (parent?.forwardsAppearanceItself ?? false)
    }
}
