// What an app is told about a presentation that the user ends, and how it adapts.
// All requirements are optional on a device; `notImplemented` marks those a delegate leaves out.
import ObjectiveC

/// Decides whether a sheet may be swiped away, hears when it was, and chooses styles for narrow screens.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// The presentation controller of the adapted style, before it is used.
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// Another controller to show in the adapted style.
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    /// The presentation begins; `.none` for a style that was not adapted.
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        notImplemented(self, "adaptivePresentationStyleForPresentationController:", [controller], fallback: .none)
    }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        notImplemented(self, "adaptivePresentationStyleForPresentationController:traitCollection:", [controller, traitCollection], fallback: .none)
    }
    public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) {
        notImplemented(self, "presentationController:prepareAdaptivePresentationController:", [presentationController, adaptivePresentationController], fallback: ())
    }
    public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
        notImplemented(self, "presentationController:viewControllerForAdaptivePresentationStyle:", [controller, style.rawValue], fallback: nil)
    }
    public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
        notImplemented(self, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", [presentationController, style.rawValue, transitionCoordinator], fallback: ())
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        notImplemented(self, "presentationControllerShouldDismiss:", [presentationController], fallback: true)
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        notImplemented(self, "presentationControllerWillDismiss:", [presentationController], fallback: ())
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        notImplemented(self, "presentationControllerDidDismiss:", [presentationController], fallback: ())
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        notImplemented(self, "presentationControllerDidAttemptToDismiss:", [presentationController], fallback: ())
    }
}
