// The delegates for drags from and drops on a table. TableDragDrop forwards the calls of the
// interactions to them.
import CoreGraphics

/// Supplies the drag items of a table, and is told of the drag.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Called after a press on a row: the items to drag; an empty list begins no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// The outline of the lifted cell; nil for the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// The drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drop may move the items away. Optional: true.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether only this app may drop. Optional: false.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        notImplemented(self, "tableView:dragPreviewParametersForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        notImplemented(self, "tableView:dragSessionWillBegin:", [tableView, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        notImplemented(self, "tableView:dragSessionDidEnd:", [tableView, session])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        notImplemented(self, "tableView:dragSessionAllowsMoveOperation:", [tableView, session], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        notImplemented(self, "tableView:dragSessionIsRestrictedToDraggingApplication:", [tableView, session], fallback: false)
    }
}

/// Decides which drops a table accepts, and performs them.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The finger was lifted: put the items' data into the model and the table.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// A drag comes over the table: whether it may be dropped at all. Optional: true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// A drag that can be handled has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// The finger has moved: the effect that a drop would have. Without this method nothing can be dropped.
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    /// The drag has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        notImplemented(self, "tableView:canHandleDropSession:", [tableView, session], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        notImplemented(self, "tableView:dropSessionDidEnter:", [tableView, session])
    }
    /// Default for a type that does not implement this member: returns `UITableViewDropProposal(operation: .cancel)`.
    public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
        notImplemented(self, "tableView:dropSessionDidUpdate:withDestinationIndexPath:", [tableView, session, destinationIndexPath], fallback: UITableViewDropProposal(operation: .cancel))
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        notImplemented(self, "tableView:dropSessionDidExit:", [tableView, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        notImplemented(self, "tableView:dropSessionDidEnd:", [tableView, session])
    }
}

/// One dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The row's path, if it came from this table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview under the finger.
    var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items in the order of the drag.
    var items: [any UITableViewDropItem] { get }
    /// The row under the finger; nil below the last.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets the item fly to a row, which must be there already.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the item fly into a row's part.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets the item fly somewhere.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
