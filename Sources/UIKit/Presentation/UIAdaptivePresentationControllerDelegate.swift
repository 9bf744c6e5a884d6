// What an app is told about a presentation that the user ends, and how it adapts.
// All requirements are optional on a device; `notImplemented` marks those a delegate leaves out.
import ObjectiveC

/// Decides whether a sheet may be swiped away and hears when it was.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        notImplemented(self, "adaptivePresentationStyleForPresentationController:", [controller], fallback: .none)
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
