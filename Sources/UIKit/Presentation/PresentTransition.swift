// Choreographies of present(_:animated:): to the end, and back when a finger or the app's animator cancels it.
// Evidence: Docs/EVIDENCE.md 3a, 3b and 15. PresentationRules checks before it starts one; UIPresentationController
// moves the views.

@MainActor final class PresentTransition: ModalTransition {
    private lazy var hidesPresenter = controller.shouldRemovePresentersView

    static let choreography = Choreography<PresentTransition>("Present", "A presents B. A's view goes when B covers it: full screen and current context.", [
        .now("A and B know each other") { $0.link() },
        .now("B.viewDidLoad", ["seed4-present-fullscreen", "betterhee-present-fullscreen"]) { $0.presented.loadViewIfNeeded() },
        // runTransitionForCurrentState serves present and dismiss; the record shows it for dismiss.
        .wait("commit; present returns", ["grind-dismiss-after-commit"]) { _, proceed in UpdateCycle.shared.perform(afterCommit: proceed) },
        .now("B.presentationTransitionWillBegin", ["apple-presentation-controller"]) { $0.begin() },
        .now("A.viewWillDisappear", ["seed4-present-fullscreen", "rudin-present-fullscreen", "tw26-present-unanimated"], only: "A's view goes", if: \.hidesPresenter) { $0.hide($0.presenter) },
        .now("B.viewWillAppear", ["seed4-present-fullscreen", "wwdc19-224-sheet"]) { $0.show($0.presented, as: .presenting) },
        .wait("B's view enters the window, B.viewIsAppearing, B's layout; animation, or the next commit when not animated", ["tw26-isappearing-stack", "rudin-present-fullscreen", "tw26-present-unanimated", "rodhos-custom-present"]) { $0.move($1) },
        .now("A's view leaves the window", ["rns-fullscreen-detaches"], only: "A's view goes", if: \.hidesPresenter) { $0.controller.removePresenterView() },
        .now("B.viewDidAppear", ["seed4-present-fullscreen", "rudin-present-fullscreen"]) { $0.appeared() },
        .now("A.viewDidDisappear", ["seed4-present-fullscreen", "rudin-present-fullscreen"], only: "A's view goes", if: \.hidesPresenter) { $0.presenterDisappeared() },
        .now("B.presentationTransitionDidEnd", ["apple-presentation-controller"]) { $0.controller.presentationTransitionDidEnd(true) },
        .now("completion", ["winobjc-present-hiding", "winobjc-present-nonhiding", "apple-present-completion"]) { $0.finish() },
    ])

    static let cancelled = Choreography<PresentTransition>("Present, cancelled", "A presents B under a finger, which takes it back; so does an animator that completes with false, and a window that goes.", [
        .now("B.viewWillDisappear", ["apple-cancel-interactive"]) { $0.hide($0.presented) },
        .now("A.viewWillAppear", ["apple-cancel-interactive"], only: "A's view was to go", if: \.hidesPresenter) { $0.reverse($0.presenter) },
        .wait("the views go back") { $0.untilViewsAreBack($1) },
        .now("B's view leaves the window") { $0.removeViews() },
        .now("B.viewDidDisappear") { $0.disappeared() },
        .now("A.viewDidAppear", only: "A's view was to go", if: \.hidesPresenter) { $0.settle($0.presenter, visible: true) },
        .now("B.presentationTransitionDidEnd(false)", ["apple-presentation-controller"]) { $0.controller.presentationTransitionDidEnd(false) },
        .now("no completion; A presents nothing") { $0.finishCancelled() },
    ])

    init(presented: UIViewController, presenter: UIViewController, controller: UIPresentationController, animated: Bool, completion: (() -> Void)?) {
        super.init(presented: presented, presenter: presenter, controller: controller, animated: animated, completion: completion, from: presenter, to: presented)
    }

    func start() { runner.run(Self.choreography, of: self, cause: "present") }

    private func link() {
        presenter.presentation.presented = presented
        presented.presentation.presenting = presenter
        presented.movement.insert(.presenting)
        register()
    }

    private func begin() {
        controller.installContainer()
        // The presenter left its window before the commit: there is no place to present in.
        guard controller.container.window != nil else { return tearDown() }
        askForDriver(presenting: true)
        controller.willPresent(coordinator)
        if controller.sendsKeyboardAway { Keyboard.of(presenter).presentationBegins(of: presented, over: presenter) }
        controller.presentationTransitionWillBegin()
    }

    private func move(_ proceed: @escaping () -> Void) {
        if runCustom(presenting: true, finished: proceed, interactionEnded: { [weak self] in if $0 { self?.goBack() } }, cancelled: { [weak self] in self?.viewsWentBack() }) { return }
        controller.installPresentedView()
        controller.container.layoutNow()
        if hidesPresenter, Behaviour.presenterLaysOut.isOn { presenter.viewIfLoaded?.setNeedsLayout() }
        guard phase == .forward else { return }
        controller.animatePresentation(animated: animated, coordinator: coordinator, completion: proceed)
    }

    private func appeared() {
        release()
        settle(presented, visible: true)
        presented.movement.remove(.presenting)
    }

    /// Ends the presenter's disappearance, unless B's callback has brought the presenter back meanwhile.
    private func presenterDisappeared() {
        if controller.presenterIsRemoved || presenter.appearance.state == .disappearing { settle(presenter, visible: false) }
    }

    private func finish() {
        unregister()
        completion?()
        StatusBarAppearance.current.update()
        Rotation.presented(presented, in: presenter.viewIfLoaded?.window ?? presented.viewIfLoaded?.window)
    }

    // MARK: Back

    /// Goes back, because the finger let go or the app tore the presentation down.
    override func goBack() {
        runner.goBack(Self.cancelled, of: self, cause: "present cancelled")
    }

    private func removeViews() {
        controller.restorePresenterView()
        controller.removeContainer()
    }

    private func disappeared() {
        presenter.presentation.presented = nil
        presented.presentation.presenting = nil
        presented.presentation.presentationControllerStorage = nil
        release()
        settle(presented, visible: false)
        presented.movement.remove(.presenting)
    }

    private func finishCancelled() {
        unregister()
        StatusBarAppearance.current.update()
    }

    override func tearDown() {
        context?.abandon(completed: false)
        context = nil
        isBack = true
        viewsAreBack = nil
        if phase == .back { finishNow() } else { goBack() }
    }
}
