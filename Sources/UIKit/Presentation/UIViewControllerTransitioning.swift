// The protocols of custom transitions: the animator, the interaction controller, their supplier, and the context for both.
// TransitionContext runs them; presentations, navigation and tab bars start it.
import CoreGraphics
import ObjectiveC

/// Identifies a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller on screen when the transition begins.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller on screen when the transition has ended.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view to remove; none if it stays.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view to add; none if it is already there.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Moves the views of a transition; calls `completeTransition` when done.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration in seconds, read before `animateTransition`; the blocks alongside take the same time.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the incoming view to the container, starts the animation, and calls `completeTransition(_:)` at its end,
    /// also when it was cancelled.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator to pause, scrub and reverse when the transition is interactive.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the context's `completeTransition(_:)`; false when the transition went back.
    func animationEnded(_ transitionCompleted: Bool)
}

/// Lets a finger drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called instead of `animateTransition(using:)` when the transition starts under a finger.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the rest; 1 is the transition's own pace.
    var completionSpeed: CGFloat { get }
    /// The timing of the rest after the finger has left. Default `.easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// False lets the transition begin on the clock; a finger may take over later.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Supplies the animators of a presented controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Called when the presentation begins with `animated: true`; nil for the animation of `modalTransitionStyle`.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Called when the dismissal begins with `animated: true`; nil for the animation of `modalTransitionStyle`.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Called if the delegate supplied an animator; nil presents without a finger.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called if the delegate supplied an animator; nil dismisses without a finger.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called for the style `.custom` only; nil for a plain `UIPresentationController`. `presenting` may be nil.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "animationControllerForPresentedController:presentingController:sourceController:", [presented, presenting, source], fallback: nil)
    }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "animationControllerForDismissedController:", [dismissed], fallback: nil)
    }
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        notImplemented(self, "interactionControllerForPresentation:", [animator], fallback: nil)
    }
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        notImplemented(self, "interactionControllerForDismissal:", [animator], fallback: nil)
    }
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        notImplemented(self, "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", [presented, presenting, source], fallback: nil)
    }
}

/// Gives an animator the facts of its transition, and takes its reports.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the animation happens: the animator adds the incoming view to it.
    var containerView: UIView { get }
    /// False when the change is made without an animation.
    var isAnimated: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to its start; read it before `completeTransition(_:)`.
    var transitionWasCancelled: Bool { get }
    /// The presentation's style; `.none` in a navigation or tab bar controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation to give the incoming view, identity for none.
    var targetTransform: CGAffineTransform { get }
    /// The finger has brought the transition to `percentComplete`, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has left; the transition continues to its end.
    func finishInteractiveTransition()
    /// The finger has left; the transition goes back.
    func cancelInteractiveTransition()
    /// A finger takes a running transition over.
    func pauseInteractiveTransition()
    /// Reports that the views are in their final places; false if these are the places where they began.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes (`.from`) or comes (`.to`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of a key; nil for a view that the animator must not touch.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of the controller's view when the transition begins, in points of the container; zero if it is not
    /// there yet.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// The frame that the controller's view must have when the transition has ended; zero if it goes.
    func finalFrame(for viewController: UIViewController) -> CGRect
}
