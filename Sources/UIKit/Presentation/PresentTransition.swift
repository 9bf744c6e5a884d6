// Choreography of present(_:animated:), one named step after the other.
// Evidence: lifecycle/INDEX.md 3a (seed4-present-fullscreen, betterhee-, rudin-, tw26-present-unanimated) and 3b
// (wwdc19-224-sheet, rns-formsheet-present). UIViewController+Presentation checks the rules before it starts.

@MainActor final class PresentTransition {
    let presented: UIViewController
    let presenter: UIViewController
    let animated: Bool
    let completion: (() -> Void)?
    private let controller: UIPresentationController
    private let coordinator: TransitionCoordinator
    private var hidesPresenter: Bool { controller.shouldRemovePresentersView }

    init(presented: UIViewController, presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        self.presented = presented
        self.presenter = presenter
        self.animated = animated
        self.completion = completion
        presented.presentation.presenting = presenter
        controller = presented.presentation.controllerForPresentation() ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        controller.link(presented: presented, presenting: presenter)
        coordinator = TransitionCoordinator(from: presenter, to: presented, animated: animated, style: presented.modalPresentationStyle.resolved)
    }

    func start() {
        link()
        Trace.because("present") { loadPresentedView() }
        // The transition waits for the commit (grind-dismiss-after-commit shows it for dismiss; the same
        // runTransitionForCurrentState serves both).
        TransitionsInFlight.begin()
        UpdateCycle.shared.perform(afterCommit: { self.run() })
    }

    /// 1. Both know each other when `present` returns.
    private func link() {
        presenter.presentation.presented = presented
        presented.presentation.isInTransition = true
        presented.movement.insert(.presenting)
        presented.presentation.coordinator = coordinator
        presenter.presentation.coordinator = coordinator
        presented.appearance.isManaged = true
    }

    /// 2. B.viewDidLoad, inside the call.
    private func loadPresentedView() { presented.loadViewIfNeeded() }

    private func run() {
        Trace.because("present") {
            beginAppearance()
            installViews()
            let finish = { Trace.because("present") { self.finish() } }
            controller.animatePresentation(animated: animated, coordinator: coordinator, completion: finish)
        }
    }

    /// 3. A.viewWillDisappear (only if its view will go), 4. B.viewWillAppear.
    private func beginAppearance() {
        controller.presentationTransitionWillBegin()
        if hidesPresenter {
            presenter.appearance.isManaged = true
            presenter.appearance.begin(appearing: false, animated: animated)
        }
        presented.appearance.begin(appearing: true, animated: animated)
    }

    /// 5. B's view enters the window; viewIsAppearing and its layout come with the next pass.
    private func installViews() {
        controller.installContainer()
        UpdateCycle.shared.layoutNow(controller.container)
    }

    /// 6. B.viewDidAppear, 7. A.viewDidDisappear, 8. completion.
    private func finish() {
        if hidesPresenter { controller.removePresenterView() }
        presented.appearance.end()
        if hidesPresenter { presenter.appearance.end() }
        controller.presentationTransitionDidEnd(true)
        presented.movement.remove(.presenting)
        presented.presentation.isInTransition = false
        presented.presentation.coordinator = nil
        presenter.presentation.coordinator = nil
        coordinator.finish(cancelled: false)
        TransitionsInFlight.end()
        completion?()
        StatusBarAppearance.update()
    }
}
