// The delegates for drags from and drops on a collection view. CollectionDragDrop forwards the calls of the
// interactions to them.
import CoreGraphics

/// Supplies the drag items of a collection view, and is told of the drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Called after a press on an item: the items to drag; an empty list begins no drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// The outline of the lifted cell; nil for the whole cell.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// The drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drop may move the items away. Optional: true.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether only this app may drop. Optional: false.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        notImplemented(self, "collectionView:dragPreviewParametersForItemAtIndexPath:", [collectionView, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        notImplemented(self, "collectionView:dragSessionWillBegin:", [collectionView, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        notImplemented(self, "collectionView:dragSessionDidEnd:", [collectionView, session])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        notImplemented(self, "collectionView:dragSessionAllowsMoveOperation:", [collectionView, session], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        notImplemented(self, "collectionView:dragSessionIsRestrictedToDraggingApplication:", [collectionView, session], fallback: false)
    }
}

/// Decides which drops a collection view accepts, and performs them.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The finger was lifted: put the items' data into the model and the collection view.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// A drag comes over the collection view: whether it may be dropped at all. Optional: true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// A drag that can be handled has come over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// The finger has moved: the effect that a drop would have. Without this method nothing can be dropped.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    /// The drag has left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        notImplemented(self, "collectionView:canHandleDropSession:", [collectionView, session], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        notImplemented(self, "collectionView:dropSessionDidEnter:", [collectionView, session])
    }
    /// Default for a type that does not implement this member: returns `UICollectionViewDropProposal(operation: .cancel)`.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        notImplemented(self, "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", [collectionView, session, destinationIndexPath], fallback: UICollectionViewDropProposal(operation: .cancel))
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        notImplemented(self, "collectionView:dropSessionDidExit:", [collectionView, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        notImplemented(self, "collectionView:dropSessionDidEnd:", [collectionView, session])
    }
}

/// One dropped item.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item's path, if it came from this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview under the finger.
    var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items in the order of the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// The item under the finger; nil below the last.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets the item fly to an item, which must be there already.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the item fly into an item's part.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets the item fly somewhere.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
