// Tells an app of a presentation that the user ends, and lets it choose adapted styles.
// All requirements are optional on a device; `notImplemented` marks those that a delegate does not implement.
import ObjectiveC

/// Decides whether a sheet may be swiped away, is told when it was, and chooses styles for narrow screens.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a compact width, called if the method with traits is not implemented. `.none` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style under other traits, called when the presentation begins and when the traits of the presenter change.
    /// `.none` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Called with the presentation controller of the adapted style, before it is used.
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// Another controller to show in the adapted style.
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    /// The presentation begins; `.none` for a style that was not adapted.
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Called before the user's swipe or tap outside dismisses; not for `dismiss(animated:)`, nor if
    /// `isModalInPresentation` is true. Default true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user's dismissal begins; a swipe may still go back. Not called for `dismiss(animated:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user's dismissal has ended. Not called for `dismiss(animated:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tries to dismiss although `isModalInPresentation` or the delegate forbids it.
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
