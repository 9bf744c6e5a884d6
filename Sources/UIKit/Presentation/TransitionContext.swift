// One run of an app's animator, with or without an interaction controller (order: records rodhos-custom-present,
// apple-animator-complete). Presentations, navigation and tab bars fill one in, give it two closures and start it.
// It moves no view itself and calls no controller.
import CoreGraphics
import ObjectiveC

@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The facts about one of the two controllers that the animator may read.
    struct Side {
        @_ZeroingReference var controller: UIViewController? = nil
        /// The view; nil if it stays where it is.
        @_ZeroingReference var view: UIView? = nil
        var initialFrame: CGRect = .zero
        var finalFrame: CGRect = .zero
    }

    let containerView: UIView
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let from: Side
    private let to: Side
    private(set) var transitionWasCancelled = false
    /// The animation that a finger scrubs; nil for an animator that runs without a finger.
    private(set) var animation: TransitionAnimation?
    /// The finger has left; true when the transition goes back. The will-callbacks that reverse come here.
    var onInteractionEnded: ((_ cancelled: Bool) -> Void)?
    /// Called for `completeTransition`. `animationEnded` follows when it returns.
    var onComplete: ((_ completed: Bool) -> Void)?

    init(container: UIView, from: Side, to: Side, animator: any UIViewControllerAnimatedTransitioning, interactor: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator) {
        containerView = container
        self.from = from
        self.to = to
        self.animator = animator
        self.interactor = interactor
        self.coordinator = coordinator
        super.init()
        coordinator.context = self
        coordinator.container = container
        coordinator.isInterruptible = interactor is UIPercentDrivenInteractiveTransition
    }

    var isAnimated: Bool { coordinator.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { coordinator.targetTransform }

    // MARK: Running

    func start() {
        let duration = animator.transitionDuration(using: self)
        coordinator.transitionDuration = duration
        guard let interactor, isAnimated else {
            animator.animateTransition(using: self)
            coordinator.runAlongside(duration: isAnimated ? duration : 0)
            return
        }
        animation = TransitionAnimation(duration: duration)
        coordinator.completionVelocity = interactor.completionSpeed
        coordinator.completionCurve = interactor.completionCurve
        if interactor.wantsInteractiveStart {
            coordinator.takeOver()
            interactor.startInteractiveTransition(self)
            // The app's own interaction controller moves the views; the blocks alongside follow its percentage.
            if !(interactor is UIPercentDrivenInteractiveTransition) { runAlongside() }
        } else if let driver = interactor as? UIPercentDrivenInteractiveTransition {
            driver.adopt(self)
            beginAnimation()
            animation?.finish {}
        } else {
            animator.animateTransition(using: self)
            coordinator.runAlongside(duration: duration)
        }
    }

    /// Lets the animator make its animations, which wait at their start.
    func beginAnimation() {
        guard let animation else { return }
        if let interruptible = ifImplemented({ animator.interruptibleAnimator(using: self) }) {
            animation.adopt(interruptible)
        } else {
            animation.record { animator.animateTransition(using: self) }
        }
        runAlongside()
    }

    private func runAlongside() { animation?.animate { [coordinator] in coordinator.startAlongside() } }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.interactionMoved(to: percentComplete)
        animation?.update(percentComplete)
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }
    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    func pauseInteractiveTransition() {
        guard onComplete != nil, !transitionWasCancelled else { return }
        animation?.pause()
        coordinator.interactionMoved(to: animation?.fraction ?? 0)
        coordinator.takeOver()
    }

    private func endInteraction(cancelled: Bool) {
        guard onComplete != nil, coordinator.isInteractive else { return }
        transitionWasCancelled = cancelled
        if let interactor {
            coordinator.completionVelocity = interactor.completionSpeed
            coordinator.completionCurve = interactor.completionCurve
        }
        coordinator.endInteraction(cancelled: cancelled)
        onInteractionEnded?(cancelled)
        let curve = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let speed = coordinator.completionVelocity
        if cancelled {
            animation?.cancel(speed: speed, curve: curve) {}
        } else {
            animation?.finish(speed: speed, curve: curve) {}
        }
    }

    func completeTransition(_ didComplete: Bool) {
        guard let finish = onComplete else { return }
        onComplete = nil
        onInteractionEnded = nil
        transitionWasCancelled = !didComplete
        finish(didComplete)
        coordinator.context = nil
        _ = ifImplemented { animator.animationEnded(didComplete) }
    }

    /// Ends a run that was torn down: later calls of the animator have no effect.
    func abandon(completed: Bool) {
        guard onComplete != nil else { return }
        onComplete = nil
        onInteractionEnded = nil
        transitionWasCancelled = !completed
        animation?.drop(atEnd: completed)
        coordinator.context = nil
        _ = ifImplemented { animator.animationEnded(completed) }
    }

    // MARK: What the animator asks

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.initialFrame ?? .zero }
    func finalFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.finalFrame ?? .zero }

    private func side(of viewController: UIViewController) -> Side? {
        if viewController === from.controller { return from }
        return viewController === to.controller ? to : nil
    }
}
