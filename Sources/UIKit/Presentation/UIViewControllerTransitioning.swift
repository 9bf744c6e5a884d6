// The protocols of custom transitions, and the context in which an app's animator runs.
// UIPresentationController asks the delegate for an animator; CustomTransition runs it.
import CoreGraphics
import ObjectiveC

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Moves the views of a transition; calls `completeTransition` when done.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {
        notImplemented(self, "animationEnded:", [transitionCompleted], fallback: ())
    }
}

/// Supplies the animators of a presented controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "animationControllerForPresentedController:presentingController:sourceController:", [presented, presenting, source], fallback: nil)
    }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "animationControllerForDismissedController:", [dismissed], fallback: nil)
    }
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        notImplemented(self, "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", [presented, presenting, source], fallback: nil)
    }
}

/// What an animator knows of the transition it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for viewController: UIViewController) -> CGRect
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// One run of an app's animator (order: lifecycle/ apple-animator-complete).
@MainActor final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let from: UIViewController
    private let to: UIViewController
    private let controller: UIPresentationController
    private let coordinator: TransitionCoordinator
    private var completion: (() -> Void)?
    let isAnimated: Bool
    let isInteractive = false
    private(set) var transitionWasCancelled = false

    init(animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController, controller: UIPresentationController, animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        self.animator = animator
        self.from = from
        self.to = to
        self.controller = controller
        self.coordinator = coordinator
        self.completion = completion
        isAnimated = animated
    }

    func run() {
        let duration = animator.transitionDuration(using: self)
        animator.animateTransition(using: self)
        coordinator.runAlongside(duration: isAnimated ? duration : 0)
    }

    var containerView: UIView { controller.container }
    var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

    func completeTransition(_ didComplete: Bool) {
        guard let finish = completion else { return }
        completion = nil
        transitionWasCancelled = !didComplete
        finish()
        animator.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { coordinator.viewController(forKey: key) }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        viewController === from ? viewController.viewIfLoaded?.frame ?? .zero : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        viewController === controller.presentedViewController && viewController === to ? controller.frameOfPresentedViewInContainerView : controller.container.bounds
    }
}
