// What present and dismiss have in common: the two controllers, the wait that runs now, and the ways out of it when
// the app tears everything down in the middle. PresentTransition and DismissTransition hold the order.

@MainActor class ModalTransition {
    /// Which choreography runs: the transition's own, the one back, or none any more.
    enum Phase { case forward, back, over }

    let presented: UIViewController
    let presenter: UIViewController
    let animated: Bool
    let completion: (() -> Void)?
    let controller: UIPresentationController
    let coordinator: TransitionCoordinator
    var phase: Phase = .forward
    /// The animation that a finger drives.
    var animation: TransitionAnimation?
    /// The run of the app's own animator.
    var context: TransitionContext?
    /// What the app wants to move the views, until they move.
    private var driver: (animator: any UIViewControllerAnimatedTransitioning, interactor: (any UIViewControllerInteractiveTransitioning)?)?
    private var waiting: (number: Int, proceed: () -> Void)?
    private var waits = 0
    /// The cancelled choreography waits for the views.
    var viewsAreBack: (() -> Void)?
    var isBack = false
    private var inFlight: TransitionsInFlight.Entry?

    init(presented: UIViewController, presenter: UIViewController, controller: UIPresentationController, animated: Bool, completion: (() -> Void)?, from: UIViewController, to: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        self.animated = animated
        self.completion = completion
        coordinator = TransitionCoordinator(from: from, to: to, animated: animated, duration: controller.motionDuration, style: controller.presentationStyle)
        coordinator.container = controller.container
    }

    // MARK: Being known

    func register() {
        presented.presentation.transition = self
        presented.presentation.coordinator = coordinator
        presenter.presentation.coordinator = coordinator
        inFlight = TransitionsInFlight.shared.begin()
    }

    /// The views are where they stay: from inside the did-callbacks on, the app may start the next transition.
    func release() {
        if presented.presentation.transition === self { presented.presentation.transition = nil }
    }

    /// Nobody waits for it any more; the coordinator's completions run.
    func unregister(cancelled: Bool) {
        guard let inFlight else { return }
        self.inFlight = nil
        release()
        if presented.presentation.coordinator === coordinator { presented.presentation.coordinator = nil }
        if presenter.presentation.coordinator === coordinator { presenter.presentation.coordinator = nil }
        phase = .over
        waiting = nil
        animation = nil
        driver = nil
        if presenter.presentation.presented == nil { Keyboard.of(presenter).presentationEnded(of: presented) }
        coordinator.finish(cancelled: cancelled)
        inFlight.end()
    }

    // MARK: Appearance

    /// In a hidden window nothing appears, nor in a place inside a container that is gone or going: it will with them.
    func show(_ controller: UIViewController, as movement: UIViewController.Movement = []) {
        guard self.controller.container.window?.isHidden == false, placeIsVisible else { return }
        controller.loadViewIfNeeded()
        // Its viewDidLoad may have torn everything down.
        guard phase != .over else { return }
        controller.appearance.begin(appearing: true, animated: animated, as: movement)
    }

    private var placeIsVisible: Bool {
        guard !controller.shouldPresentInFullscreen, let container = presenter.parent else { return true }
        if presenter.isLeavingOwnContainer { return false }
        // Where the presenter stays visible, the container may take it away.
        return container.appearance.isVisible && container.wants(presenter) && (presenter.appearance.isVisible || controller.shouldRemovePresentersView)
    }

    func hide(_ controller: UIViewController, as movement: UIViewController.Movement = []) {
        controller.appearance.begin(appearing: false, animated: animated, as: movement)
    }

    /// Back to where it was before this transition began.
    func reverse(_ controller: UIViewController) {
        switch controller.appearance.state {
        case .appearing: hide(controller)
        case .disappearing: show(controller)
        case .appeared, .disappeared: break
        }
    }

    /// The views are where they stay. A window that was shown or hidden meanwhile may have begun the other way.
    func settle(_ controller: UIViewController, visible wanted: Bool) {
        // A context that left or leaves the screen meanwhile has taken both along: it shows them again when it comes back.
        let window = controller === presented ? self.controller.container.window : controller.viewIfLoaded?.window
        let visible = wanted && window != nil && placeIsVisible
        if visible, controller.appearance.state == .disappeared, controller.viewIfLoaded?.window != nil { show(controller) }
        if !visible, controller.appearance.isVisible { hide(controller) }
        controller.appearance.end()
    }

    // MARK: Waiting

    /// A wait of the choreography: what it returns goes on once, unless the transition was torn down meanwhile.
    func hold(_ proceed: @escaping () -> Void) -> () -> Void {
        waits += 1
        let number = waits
        waiting = (number, proceed)
        return { [self] in if waiting?.number == number { resume() } }
    }

    func untilCommit(_ proceed: @escaping () -> Void) { UpdateCycle.shared.perform(afterCommit: hold(proceed)) }

    /// Waits for the app's animator to have put the views back.
    func untilViewsAreBack(_ proceed: @escaping () -> Void) {
        let done = hold(proceed)
        if isBack || context == nil { done() } else { viewsAreBack = done }
    }

    /// The app's animator has put them back: cancelled by now, if it was not before.
    func viewsWentBack() {
        isBack = true
        goBack()
        // It holds this transition: kept, nobody would ever be freed.
        let back = viewsAreBack
        viewsAreBack = nil
        back?()
    }

    /// Runs the cancelled choreography, once. Each transition has its own.
    func goBack() { preconditionFailure("\(Self.self) has no way back") }

    private func resume() {
        guard let proceed = waiting?.proceed else { return }
        waiting = nil
        proceed()
    }

    /// Runs to its end without time passing; false from inside one of its own callbacks.
    @discardableResult func finishNow() -> Bool {
        while phase != .over, waiting != nil {
            animation?.drop(atEnd: phase == .forward)
            context?.abandon(completed: phase == .forward)
            resume()
        }
        return phase == .over
    }

    /// The window or the presenter goes: balance everything at once.
    func tearDown() { finishNow() }

    // MARK: The app's animator

    /// Asks for the app's animator and what drives it. The callbacks that follow may ask the coordinator already
    /// whether a finger is at work (wwdc13-218-cancel: viewWillAppear does).
    func askForDriver(presenting: Bool) {
        guard animated, let delegate = presented.transitioningDelegate, let animator = animator(of: delegate, presenting: presenting) else { return }
        let interactor = presenting
            ? ifImplemented { delegate.interactionControllerForPresentation(using: animator) } ?? nil
            : ifImplemented { delegate.interactionControllerForDismissal(using: animator) } ?? nil
        driver = (animator, interactor)
        coordinator.animator = animator
        if let interactor, interactor.wantsInteractiveStart { coordinator.takeOver() }
    }

    /// Starts the app's animator, if there is one (order: rodhos-custom-present, rodhos-custom-dismiss).
    func runCustom(presenting: Bool, finished: @escaping () -> Void, interactionEnded: @escaping (_ cancelled: Bool) -> Void, cancelled: @escaping () -> Void) -> Bool {
        guard let (animator, interactor) = driver else { return false }
        driver = nil
        let run = TransitionContext(
            container: controller.container, from: presenting ? presenterSide(true) : presentedSide(false),
            to: presenting ? presentedSide(true) : presenterSide(false), animator: animator, interactor: interactor, coordinator: coordinator)
        run.onInteractionEnded = interactionEnded
        run.onComplete = { [weak self] completed in
            self?.context = nil
            completed ? finished() : cancelled()
        }
        context = run
        run.start()
        // The views that the animator has put in are laid out before they are first seen moving.
        UpdateCycle.shared.layoutNow(controller.container)
        return true
    }

    private func animator(of delegate: any UIViewControllerTransitioningDelegate, presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        presenting
            ? ifImplemented { delegate.animationController(forPresented: presented, presenting: presenter, source: controller.source ?? presenter) } ?? nil
            : ifImplemented { delegate.animationController(forDismissed: presented) } ?? nil
    }

    private func presentedSide(_ presenting: Bool) -> TransitionContext.Side {
        let frame = controller.frameOfPresentedViewInContainerView
        return TransitionContext.Side(
            controller: presented, view: controller.presentedView, initialFrame: presenting ? .zero : controller.presentedView?.frame ?? frame,
            finalFrame: presenting ? frame : .zero)
    }

    /// The presenter's view is the animator's only where it goes or comes.
    private func presenterSide(_ presenting: Bool) -> TransitionContext.Side {
        let moves = presenting ? controller.shouldRemovePresentersView : controller.presenterIsRemoved
        let bounds = controller.container.bounds
        return TransitionContext.Side(
            controller: presenter, view: moves ? presenter.viewIfLoaded : nil, initialFrame: presenting ? bounds : .zero,
            finalFrame: moves && presenting ? .zero : bounds)
    }
}

extension Choreography where Transition: ModalTransition {
    /// Only while the transition is in this phase: a callback may have torn it down or sent it back.
    func during(_ phase: ModalTransition.Phase) -> Choreography {
        Choreography(name, summary, steps.map { step in
            Step(name: step.name, evidence: step.evidence, condition: step.condition, behaviour: step.behaviour, applies: { $0.phase == phase && step.applies($0) }, work: step.work)
        })
    }
}
