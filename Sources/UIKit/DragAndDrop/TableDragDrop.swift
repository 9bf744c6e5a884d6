// TableDragDrop: a table's drags and drops: finds rows under the finger and forwards the interactions' calls to the delegates.
// The table owns one as soon as it has a drag or drop delegate.
import CoreGraphics

final class TableDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The row that the present drag came from.
    private(set) var source: IndexPath?
    private(set) var isDropActive = false
    private var proposal: UITableViewDropProposal?

    init(_ table: UITableView) { self.table = table }

    /// The row under the finger; nil where none is.
    private func destination(_ session: any UIDropSession) -> IndexPath? { table.indexPathForRow(at: session.location(in: table)) }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let delegate = table.dragDelegate, table.dragInteractionEnabled, let path = table.indexPathForRow(at: session.location(in: table)) else { return [] }
        let items = delegate.tableView(table, itemsForBeginning: session, at: path)
        if !items.isEmpty { source = path }
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
        guard let source, let cell = table.cellForRow(at: source) else { return nil }
        // Lifted as it looks without a finger on it.
        table.unhighlight()
        let given = table.dragDelegate.flatMap { delegate in ifImplemented { delegate.tableView(table, dragPreviewParametersForRowAt: source) } } ?? nil
        return UITargetedDragPreview(view: cell, parameters: given ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let delegate = table.dragDelegate { ifImplemented { delegate.tableView(table, dragSessionWillBegin: session) } }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        table.dragDelegate.flatMap { delegate in ifImplemented { delegate.tableView(table, dragSessionAllowsMoveOperation: session) } } ?? true
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        table.dragDelegate.flatMap { delegate in ifImplemented { delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) } } ?? false
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        source = nil
        if let delegate = table.dragDelegate { ifImplemented { delegate.tableView(table, dragSessionDidEnd: session) } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let delegate = table.dropDelegate else { return false }
        return ifImplemented { delegate.tableView(table, canHandle: session) } ?? true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropActive = true
        if let delegate = table.dropDelegate { ifImplemented { delegate.tableView(table, dropSessionDidEnter: session) } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        proposal = table.dropDelegate.flatMap { delegate in ifImplemented { delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination(session)) } }
        return proposal ?? UIDropProposal(operation: .cancel)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isDropActive = false
        if let delegate = table.dropDelegate { ifImplemented { delegate.tableView(table, dropSessionDidExit: session) } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let delegate = table.dropDelegate, let proposal else { return }
        delegate.tableView(table, performDropWith: TableDrop(table, session, proposal, destination(session), source))
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropActive = false
        if let delegate = table.dropDelegate { ifImplemented { delegate.tableView(table, dropSessionDidEnd: session) } }
    }
}

/// A drop on a table, for its delegate.
private final class TableDrop: NSObject, UITableViewDropCoordinator {
    final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize
        init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, source, size) }
    }

    private let table: UITableView
    let session: any UIDropSession
    let proposal: UITableViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UITableViewDropItem]

    init(_ table: UITableView, _ session: any UIDropSession, _ proposal: UITableViewDropProposal, _ destination: IndexPath?, _ source: IndexPath?) {
        self.table = table
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination
        let size = source.flatMap { table.cellForRow(at: $0)?.bounds.size } ?? .zero
        // The source row is known only for the first of several items.
        items = session.items.enumerated().map { Item($1, $0 == 0 ? source : nil, size) }
    }

    private func land(_ item: UIDragItem, _ target: UIPreviewTarget?) -> any UIDragAnimating {
        let animator = DragAnimator()
        guard let drag = session as? DragSession else { return animator }
        if let target, item === drag.items.first { drag.dropPlace = target }
        drag.extraAnimators.append(animator)
        return animator
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        let frame = table.rectForRow(at: indexPath)
        return land(dragItem, UIPreviewTarget(container: table, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = table.cellForRow(at: indexPath) else { return drop(dragItem, toRowAt: indexPath) }
        return land(dragItem, UIPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY)))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { land(dragItem, target) }
}
