// UIPercentDrivenInteractiveTransition: an app's gesture sets the fraction of an animator's transition.
// TransitionContext starts it; it stores a gesture's calls until the transition has begun.
import ObjectiveC

/// Drives a custom animator by a percentage.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The seconds of the transition without a finger.
    open var duration: CGFloat { CGFloat(context?.animation?.duration ?? 0) }
    /// The value of the last `update`, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// 1 runs the rest at the speed of the whole; 2 twice as fast.
    open var completionSpeed: CGFloat = 1
    /// The timing of the rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pacing of the rest for an interruptible animator; nil keeps the animator's own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives the transition from the start; false lets the animation run first.
    open var wantsInteractiveStart = true

    private enum Ending { case finish, cancel }
    @_ZeroingReference private var context: TransitionContext?
    /// The gesture ended before the transition began: its commit was still to come.
    private var early: Ending?

    public override init() { super.init() }

    /// Called by UIKit when the transition begins.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            Diagnostics.raise(.invalidArgument, "\(Diagnostics.identity(self)) drives transitions of UIKit's own containers only, not \(Diagnostics.identity(transitionContext))")
        }
        self.context = context
        context.beginAnimation()
        context.updateInteractiveTransition(percentComplete)
        switch early {
        case .finish: finish()
        case .cancel: cancel()
        case nil: break
        }
        early = nil
    }

    /// A transition that began on the clock, which `pause` may take over.
    func adopt(_ context: TransitionContext) {
        self.context = context
        early = nil
    }

    /// Pauses a running transition, so that it follows a gesture.
    open func pause() {
        context?.pauseInteractiveTransition()
        percentComplete = context?.animation?.fraction ?? percentComplete
    }

    /// Sets the fraction, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        guard let context, context.isInteractive else { return }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The rest runs back; the transition did not happen.
    open func cancel() {
        guard let context else { return early = .cancel }
        context.cancelInteractiveTransition()
        percentComplete = 0
    }

    /// The rest runs to the end.
    open func finish() {
        guard let context else { return early = .finish }
        context.finishInteractiveTransition()
        percentComplete = 0
    }
}
