// The protocols of custom transitions: who animates, who follows the finger, who supplies both, what they may ask.
// TransitionContext runs them; presentations, navigation and tab bars start it.
import CoreGraphics
import ObjectiveC

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is on screen when it begins.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// What is on screen when it has ended.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view to take away; none where it stays.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view to bring in; none where it is there already.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Moves the views of a transition; calls `completeTransition` when done.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator to pause, scrub and reverse when the transition is interactive.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        notImplemented(self, "interruptibleAnimatorForTransition:", [transitionContext], fallback: UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    public func animationEnded(_ transitionCompleted: Bool) {
        notImplemented(self, "animationEnded:", [transitionCompleted], fallback: ())
    }
}

/// Lets a finger drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest runs, 1 for the transition's own pace.
    var completionSpeed: CGFloat { get }
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
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
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

/// What an animator knows of the transition it animates, and how it reports on it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation to give the incoming view, identity for none.
    var targetTransform: CGAffineTransform { get }
    /// The finger has brought the transition to `percentComplete`, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has left; the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger has left; the transition goes back.
    func cancelInteractiveTransition()
    /// A finger takes a running transition over.
    func pauseInteractiveTransition()
    /// The views stand where they stay; false when that is where they began.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// nil for a view that the animator must not touch.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for viewController: UIViewController) -> CGRect
    func finalFrame(for viewController: UIViewController) -> CGRect
}
