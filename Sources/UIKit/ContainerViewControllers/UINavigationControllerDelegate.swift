// The delegate of a navigation controller, and the navigation controller's calls to it.
// NavigationTransition makes the calls at their places; all requirements are optional on a device.
import ObjectiveC

/// A delegate that is told which controller is shown, and may supply the animators of transitions and the orientations.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller's view comes on screen: for a push, a pop, a new stack and the first appearance.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when its view is on screen and the transition has ended.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Orientations of the whole stack, instead of the navigation controller's own answer.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    /// The orientation in which the navigation controller is presented, in place of its own value.
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    /// Called if the delegate supplied an animator; nil runs the animator without a finger.
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called for each animated push and pop; nil slides from the side.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        notImplemented(self, "navigationController:willShowViewController:animated:", [navigationController, viewController, animated], fallback: ())
    }
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        notImplemented(self, "navigationController:didShowViewController:animated:", [navigationController, viewController, animated], fallback: ())
    }
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        notImplemented(self, "navigationControllerSupportedInterfaceOrientations:", [navigationController], fallback: .allButUpsideDown)
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
        notImplemented(self, "navigationControllerPreferredInterfaceOrientationForPresentation:", [navigationController], fallback: .portrait)
    }
    public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        notImplemented(self, "navigationController:interactionControllerForAnimationController:", [navigationController, animationController], fallback: nil)
    }
    public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "navigationController:animationControllerForOperation:fromViewController:toViewController:", [navigationController, operation.rawValue, fromVC, toVC], fallback: nil)
    }
}

extension UINavigationController {
    func tellWillShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = ifImplemented { delegate.navigationController(self, willShow: controller, animated: animated) }
    }

    func tellDidShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = ifImplemented { delegate.navigationController(self, didShow: controller, animated: animated) }
    }

    var delegateOrientations: UIInterfaceOrientationMask? {
        delegate.flatMap { delegate in ifImplemented { delegate.navigationControllerSupportedInterfaceOrientations(self) } }
    }

    var delegatePreferredOrientation: UIInterfaceOrientation? {
        delegate.flatMap { delegate in ifImplemented { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) } }
    }

    func animator(for operation: Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        if let delegate, let animator = ifImplemented({ delegate.navigationController(self, animationControllerFor: operation, from: from, to: to) }) ?? nil { return animator }
        return operation == .push ? to.zoomAnimator(outOf: from, isArriving: true) : from.zoomAnimator(outOf: to, isArriving: false)
    }

    func interactor(for animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate else { return nil }
        return ifImplemented { delegate.navigationController(self, interactionControllerFor: animator) }
    }
}
