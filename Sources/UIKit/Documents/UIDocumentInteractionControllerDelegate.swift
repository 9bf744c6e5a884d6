// The delegate of a document interaction controller.
import CoreGraphics
import Foundation
import ObjectiveC

/// A delegate that is told of a document's preview and menus.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that presents the preview; without it there is no preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    /// The preview is about to show.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// The preview is gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The share sheet is about to show.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The share sheet is gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// Default for a type that does not implement this member: shows no preview.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        notImplemented(self, "documentInteractionControllerViewControllerForPreview:", [controller], fallback: UIViewController())
    }
    /// Default for a type that does not implement this member: does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { notImplemented(self, "documentInteractionControllerWillBeginPreview:", [controller]) }
    /// Default for a type that does not implement this member: does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { notImplemented(self, "documentInteractionControllerDidEndPreview:", [controller]) }
    /// Default for a type that does not implement this member: does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { notImplemented(self, "documentInteractionControllerWillPresentOptionsMenu:", [controller]) }
    /// Default for a type that does not implement this member: does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { notImplemented(self, "documentInteractionControllerDidDismissOptionsMenu:", [controller]) }
}
