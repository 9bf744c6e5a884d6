// Defaults for the members that an app's animator does not implement.
import CoreGraphics

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        notImplemented(self, "interruptibleAnimatorForTransition:", [transitionContext], fallback: UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    public func animationEnded(_ transitionCompleted: Bool) {
        notImplemented(self, "animationEnded:", [transitionCompleted], fallback: ())
    }
}
