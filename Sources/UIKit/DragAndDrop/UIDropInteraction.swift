// UIDropInteraction: accepts drops on its view. DragSession finds it under the finger.

/// Decides which drops are accepted, and performs them.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// A drag comes over the view: whether it may be dropped here at all. Optional: true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// A drag that can be handled has come over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// The finger has moved over the view: the effect that a drop would have. Without this method nothing can be dropped.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    /// The drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// The finger was lifted: take the items' data.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The drop's animations have ended.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// The drag is over, wherever it ended; called for all interactions that it has been over.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// The place to which a dropped item goes; nil for the middle of the view.
    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    /// A dropped item is about to go to its place.
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        notImplemented(self, "dropInteraction:canHandleSession:", [interaction, session], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        notImplemented(self, "dropInteraction:sessionDidEnter:", [interaction, session])
    }
    /// Default for a type that does not implement this member: returns `UIDropProposal(operation: .cancel)`.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        notImplemented(self, "dropInteraction:sessionDidUpdate:", [interaction, session], fallback: UIDropProposal(operation: .cancel))
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        notImplemented(self, "dropInteraction:sessionDidExit:", [interaction, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        notImplemented(self, "dropInteraction:performDrop:", [interaction, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        notImplemented(self, "dropInteraction:concludeDrop:", [interaction, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        notImplemented(self, "dropInteraction:sessionDidEnd:", [interaction, session])
    }
    /// Default for a type that does not implement this member: returns `defaultPreview`.
    public func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
        notImplemented(self, "dropInteraction:previewForDroppingItem:withDefault:", [interaction, item, defaultPreview], fallback: defaultPreview)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        notImplemented(self, "dropInteraction:item:willAnimateDropWithAnimator:", [interaction, item, animator])
    }
}

/// Accepts drops on its view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether a second drag may come while one is over the view; here only one finger drags.
    open var allowsSimultaneousDropSessions = false

    /// The delegate is not retained.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
