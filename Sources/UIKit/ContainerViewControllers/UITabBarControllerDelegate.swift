// What a tab bar controller asks and tells its delegate. Only taps ask and tell (lifecycle/ apple-tab-didselect).
import CoreGraphics
import ObjectiveC

/// Approves and hears of the user's choice of a tab, and supplies the animation of a switch.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        notImplemented(self, "tabBarController:shouldSelectViewController:", [tabBarController, viewController], fallback: true)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        notImplemented(self, "tabBarController:didSelectViewController:", [tabBarController, viewController], fallback: ())
    }
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        notImplemented(self, "tabBarControllerSupportedInterfaceOrientations:", [tabBarController], fallback: .all)
    }
    public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        notImplemented(self, "tabBarController:animationControllerForTransitionFromViewController:toViewController:", [tabBarController, fromVC, toVC], fallback: nil)
    }
    public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        notImplemented(self, "tabBarController:interactionControllerForAnimationController:", [tabBarController, animationController], fallback: nil)
    }
}
