// Choreography of present(_:animated:). Evidence: lifecycle/INDEX.md 3a and 3b.
// PresentationState checks the rules before it starts one; UIPresentationController moves the views.

@MainActor final class PresentTransition {
    let presented: UIViewController
    let presenter: UIViewController
    let animated: Bool
    let completion: (() -> Void)?
    private let controller: UIPresentationController
    private let coordinator: TransitionCoordinator
    private var hidesPresenter: Bool { controller.shouldRemovePresentersView }

    static let choreography = Choreography<PresentTransition>("Present", "A presents B. A's view goes when B covers it: full screen and current context.", [
        .now("A and B know each other") { $0.link() },
        .now("B.viewDidLoad", ["seed4-present-fullscreen", "betterhee-present-fullscreen"]) { $0.presented.loadViewIfNeeded() },
        // runTransitionForCurrentState serves present and dismiss; the record shows it for dismiss.
        .wait("commit; present returns", ["grind-dismiss-after-commit"]) { UpdateCycle.shared.perform(afterCommit: $1) },
        .now("B.presentationTransitionWillBegin", ["apple-presentation-controller"]) { $0.controller.presentationTransitionWillBegin() },
        .now("A.viewWillDisappear", ["seed4-present-fullscreen", "rudin-present-fullscreen", "tw26-present-unanimated"], only: "A's view goes", if: \.hidesPresenter) { $0.beginPresenterDisappearance() },
        .now("B.viewWillAppear", ["seed4-present-fullscreen", "wwdc19-224-sheet"]) { $0.presented.appearance.begin(appearing: true, animated: $0.animated) },
        .now("B's view enters the window; B.viewIsAppearing, B's layout", ["tw26-isappearing-stack", "rudin-present-fullscreen"]) { $0.installViews() },
        .wait("animation, or the next commit when not animated", ["tw26-present-unanimated"]) { $0.controller.animatePresentation(animated: $0.animated, coordinator: $0.coordinator, completion: $1) },
        .now("A's view leaves the window", ["rns-fullscreen-detaches"], only: "A's view goes", if: \.hidesPresenter) { $0.controller.removePresenterView() },
        .now("B.viewDidAppear", ["seed4-present-fullscreen", "rudin-present-fullscreen"]) { $0.presented.appearance.end() },
        .now("A.viewDidDisappear", ["seed4-present-fullscreen", "rudin-present-fullscreen"], only: "A's view goes", if: \.hidesPresenter) { $0.presenter.appearance.end() },
        .now("B.presentationTransitionDidEnd", ["apple-presentation-controller"]) { $0.controller.presentationTransitionDidEnd(true) },
        .now("completion", ["winobjc-present-hiding", "winobjc-present-nonhiding"]) { $0.finish() },
    ])

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

    func start() { Self.choreography.run(self, cause: "present") }

    private func link() {
        presenter.presentation.presented = presented
        presented.presentation.isInTransition = true
        presented.movement.insert(.presenting)
        presented.presentation.coordinator = coordinator
        presenter.presentation.coordinator = coordinator
        presented.appearance.isManaged = true
        TransitionsInFlight.begin()
    }

    private func beginPresenterDisappearance() {
        presenter.appearance.isManaged = true
        presenter.appearance.begin(appearing: false, animated: animated)
    }

    private func installViews() {
        controller.installContainer()
        UpdateCycle.shared.layoutNow(controller.container)
    }

    private func finish() {
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
