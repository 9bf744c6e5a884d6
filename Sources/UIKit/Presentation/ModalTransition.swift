// The common part of present and dismiss: the two controllers, the app's animator, and the ways out when the app tears
// everything down in the middle. PresentTransition and DismissTransition have the order, TransitionRunner runs it.

@MainActor class ModalTransition {
    let presented: UIViewController
    let presenter: UIViewController
    let animated: Bool
    let completion: (() -> Void)?
    let controller: UIPresentationController
    let runner = TransitionRunner()
    var coordinator: TransitionCoordinator { runner.coordinator }
    var phase: TransitionRunner.Phase { runner.phase }
    /// The animation that a finger drives.
    var animation: TransitionAnimation?
    /// The run of the app's own animator.
    var context: TransitionContext?
    /// The app's animator and interaction controller, until the views move.
    private var driver: (animator: any UIViewControllerAnimatedTransitioning, interactor: (any UIViewControllerInteractiveTransitioning)?)?
    /// Whether the controllers have begun to come and go: a dismissal first waits for its commit.
    var hasBegun: Bool { true }
    /// The cancelled choreography waits for the views.
    var viewsAreBack: (() -> Void)?
    var isBack = false

    init(presented: UIViewController, presenter: UIViewController, controller: UIPresentationController, animated: Bool, completion: (() -> Void)?, from: UIViewController, to: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        self.animated = animated
        self.completion = completion
        runner.use(TransitionCoordinator(from: from, to: to, animated: animated, duration: controller.motionDuration, style: controller.presentationStyle))
        coordinator.container = controller.container
    }

    // MARK: Being known

    func register() {
        presented.presentation.transition = self
        runner.publish(on: [presented, presenter])
        runner.begin(keeping: [])
    }

    /// The views are where they stay: from inside the did-callbacks on, the app may start the next transition.
    func release() {
        if presented.presentation.transition === self { presented.presentation.transition = nil }
    }

    /// Ends the transition for everyone who waits for it; the coordinator's completions run.
    func unregister() {
        guard runner.isInFlight else { return }
        release()
        runner.end {
            animation = nil
            driver = nil
            if presenter.presentation.presented == nil { Keyboard.of(presenter).presentationEnded(of: presented) }
        }
    }

    // MARK: Appearance

    /// Begins an appearance. Nothing appears in a hidden window, nor inside a container that is gone or going: it will with them.
    func show(_ controller: UIViewController, as movement: UIViewController.Movement = []) {
        guard self.controller.container.window?.isHidden == false, placeIsVisible else { return }
        controller.loadViewIfNeeded()
        // The controller's viewDidLoad may have ended the transition.
        guard phase != .over else { return }
        controller.appearance.begin(appearing: true, animated: animated, as: movement)
    }

    private var placeIsVisible: Bool {
        guard !controller.shouldPresentInFullscreen, let container = presenter.parent else { return true }
        if presenter.isLeavingOwnContainer { return false }
        // If the presenter stays visible, its container may still remove it.
        return container.appearance.isVisible && container.wants(presenter) && (presenter.appearance.isVisible || controller.shouldRemovePresentersView)
    }

    func hide(_ controller: UIViewController, as movement: UIViewController.Movement = []) {
        controller.appearance.begin(appearing: false, animated: animated, as: movement)
    }

    /// Returns the controller to its state before this transition began.
    func reverse(_ controller: UIViewController) {
        switch controller.appearance.state {
        case .appearing: hide(controller)
        case .disappearing: show(controller)
        case .appeared, .disappeared: break
        }
    }

    /// The views are where they stay. A window that was shown or hidden meanwhile may have begun the other way.
    func settle(_ controller: UIViewController, visible wanted: Bool) {
        // A context that has left the screen meanwhile, or leaves it now, took both controllers along and shows them when it comes back.
        let window = controller === presented ? self.controller.container.window : controller.viewIfLoaded?.window
        let visible = wanted && window != nil && placeIsVisible
        if visible, controller.appearance.state == .disappeared, controller.viewIfLoaded?.window != nil { show(controller) }
        if !visible, controller.appearance.isVisible { hide(controller) }
        controller.appearance.end()
    }

    // MARK: Waiting

    /// Waits for the app's animator to have put the views back.
    func untilViewsAreBack(_ proceed: @escaping () -> Void) {
        if isBack || context == nil { proceed() } else { viewsAreBack = proceed }
    }

    /// The app's animator has put the views back: the transition counts as cancelled now, if it did not before.
    func viewsWentBack() {
        isBack = true
        goBack()
        // The closure retains this transition; if it were kept, neither object would ever be released.
        let back = viewsAreBack
        viewsAreBack = nil
        back?()
    }

    /// Runs the cancelled choreography, once. Each transition has its own.
    func goBack() { fatalError("\(Self.self) has no way back") }

    /// Runs to the end without time passing; returns false from inside one of its own callbacks.
    @discardableResult func finishNow() -> Bool {
        runner.finishNow { atEnd in
            animation?.drop(atEnd: atEnd)
            context?.abandon(completed: atEnd)
        }
    }

    /// The window or the presenter goes: balance everything at once.
    func tearDown() { finishNow() }

    // MARK: The app's animator

    /// Gets the app's animator and its interaction controller. The callbacks that follow may already read from the coordinator
    /// whether a finger is at work (wwdc13-218-cancel: viewWillAppear does).
    func askForDriver(presenting: Bool) {
        guard animated else { return }
        guard let delegate = presented.transitioningDelegate, let animator = animator(of: delegate, presenting: presenting) else {
            guard let zoom = presented.zoomAnimator(outOf: presenter, isArriving: presenting) else { return }
            driver = (zoom, nil)
            coordinator.animator = zoom
            return
        }
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
        // Views that the animator has added are laid out before they are first seen moving.
        controller.container.layoutNow()
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

    /// The presenter's side; its view belongs to the animator only if it goes or comes.
    private func presenterSide(_ presenting: Bool) -> TransitionContext.Side {
        let moves = presenting ? controller.shouldRemovePresentersView : controller.presenterIsRemoved
        let bounds = controller.container.bounds
        return TransitionContext.Side(
            controller: presenter, view: moves ? presenter.viewIfLoaded : nil, initialFrame: presenting ? bounds : .zero,
            finalFrame: moves && presenting ? .zero : bounds)
    }
}
