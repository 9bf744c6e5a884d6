// The calls of a tab bar controller to its delegate. Only taps cause them (record apple-tab-didselect).
import CoreGraphics
import ObjectiveC

/// Decides about and is told of the user's selection of a tab, and supplies the animation of a switch.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called before a tap selects a tab, also the tab that is already visible; false prevents it. Not called for changes
    /// by code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap on a tab, also on the one that is already visible. Not called for changes by code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called before a tap selects a tab of `tabs` (iOS 18); false prevents it.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after a tap on a tab of `tabs` (iOS 18).
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Orientations of all tabs, instead of the tab bar controller's own answer.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// Called for each switch between tabs on screen, also by code; nil switches without an animation.
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Called if the delegate supplied an animator; nil runs the animator without a finger.
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called before the user arranges the tabs of the More list. Users cannot do that here, so only an app's own code calls it.
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the arranging ends; see `tabBarController(_:willBeginCustomizing:)`.
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the arranging has ended; see `tabBarController(_:willBeginCustomizing:)`.
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        notImplemented(self, "tabBarController:shouldSelectViewController:", [tabBarController, viewController], fallback: true)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        notImplemented(self, "tabBarController:didSelectViewController:", [tabBarController, viewController], fallback: ())
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        notImplemented(self, "tabBarController:shouldSelectTab:", [tabBarController, tab], fallback: true)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        notImplemented(self, "tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab as Any], fallback: ())
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
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        notImplemented(self, "tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers], fallback: ())
    }
    public func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        notImplemented(self, "tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed], fallback: ())
    }
    public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        notImplemented(self, "tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed], fallback: ())
    }
}
