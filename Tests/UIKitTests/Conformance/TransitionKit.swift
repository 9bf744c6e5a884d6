// An app's custom transition for tests: every question that UIKit asks and every step of the animator is logged.
// TransitionAnimatorTests uses it.
import XCTest
@testable import UIKit

/// Delegate, animator and interaction controller in one, logging each question.
@MainActor final class TransitionKit: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let log = EventLog()
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var interruptible: UIViewPropertyAnimator?
    var usesOwnPresentation = false
    var views: [UIView?] = []
    var layouts = 0

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("Delegate.animationController(forPresented)")
        return self
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("Delegate.animationController(forDismissed)")
        return self
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("Delegate.interactionControllerForPresentation")
        return interactor
    }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("Delegate.interactionControllerForDismissal")
        return interactor
    }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        usesOwnPresentation ? LoggingPresentation(presented, presenting, self) : nil
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log.add("Animator.transitionDuration")
        return 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("Animator.animateTransition")
        if let interruptible { return prepare(context, interruptible).startAnimation() }
        views = [context.view(forKey: .from), context.view(forKey: .to)]
        let (moving, end) = place(context)
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear], animations: { moving?.alpha = end }, completion: { _ in self.complete(context) })
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        guard let interruptible else { return noAnimator(context) }
        return prepare(context, interruptible)
    }

    /// What a class without the method would do.
    private func noAnimator(_ context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        log.add("Animator.animateTransition")
        return prepare(context, animator)
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator) -> UIViewPropertyAnimator {
        let (moving, end) = place(context)
        animator.addAnimations { moving?.alpha = end }
        animator.addCompletion { _ in self.complete(context) }
        return animator
    }

    private func place(_ context: any UIViewControllerContextTransitioning) -> (UIView?, CGFloat) {
        guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else { return (nil, 1) }
        if to.isBeingPresented, let view = context.view(forKey: .to) {
            view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(view)
            view.alpha = 0
            return (view, 1)
        }
        if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
        return (context.view(forKey: .from) ?? from.view, 0)
    }

    private func complete(_ context: any UIViewControllerContextTransitioning) {
        log.add("context.completeTransition")
        context.completeTransition(!context.transitionWasCancelled)
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("Animator.animationEnded") }
}
