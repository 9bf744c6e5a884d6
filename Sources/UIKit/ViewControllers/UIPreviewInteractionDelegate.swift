// What the owner of a UIPreviewInteraction is asked and told while a finger presses. Deprecated with the interaction.
import CoreGraphics
import ObjectiveC

/// The owner of an interaction that follows a finger's pressure.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// The preview comes: progress from 0 to 1, and whether it is there.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The finger was lifted, or the app cancelled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Whether a press may begin. Optional: yes without it.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// The preview becomes the thing itself: progress from 0 to 1, and whether it is done. Optional.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { notImplemented(self, #function, [previewInteraction], fallback: true) }
    public func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) { notImplemented(self, #function, [previewInteraction, transitionProgress, ended]) }
}
