// Drags from and drops on a collection view: what its two delegates say and hear. CollectionDragDrop translates between them and the
// interactions.
import CoreGraphics

/// Gives what is dragged of a collection view's items, and hears of the drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// A press on the item has lasted: what is dragged; nothing begins no drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// How the lifted cell is cut out; nil for all of it.
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

/// Decides what can be dropped on a collection view, and takes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The finger was lifted: put the items' data into the model and the collection view.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// A drag comes over the collection view: whether it may be dropped here at all. Optional: true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// A drag that can be handled has come over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// The finger has moved: what a drop would do. Without it nothing can be dropped.
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

/// One dropped thing.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// The item that it came from, when it came from this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// Of what hung at the finger.
    var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// In the order of the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// The item under the finger; nil below the last.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate last proposed.
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
