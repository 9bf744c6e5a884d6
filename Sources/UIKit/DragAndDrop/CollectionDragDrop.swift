// CollectionDragDrop: a collection view's drags and drops: finds items under the finger and forwards the interactions' calls to the delegates.
// The collection view owns one as soon as it has a drag or drop delegate.
import CoreGraphics

final class CollectionDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let collection: UICollectionView
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The item that the present drag came from.
    private(set) var source: IndexPath?
    private(set) var isDropActive = false
    private var proposal: UICollectionViewDropProposal?

    init(_ collection: UICollectionView) { self.collection = collection }

    /// The item under the finger; nil where none is.
    private func destination(_ session: any UIDropSession) -> IndexPath? { collection.indexPathForItem(at: session.location(in: collection)) }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let delegate = collection.dragDelegate, collection.dragInteractionEnabled, let path = collection.indexPathForItem(at: session.location(in: collection)) else { return [] }
        let items = delegate.collectionView(collection, itemsForBeginning: session, at: path)
        if !items.isEmpty { source = path }
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
        guard let source, let cell = collection.cellForItem(at: source) else { return nil }
        // Lifted as it looks without a finger on it.
        collection.unhighlight()
        let given = collection.dragDelegate.flatMap { delegate in ifImplemented { delegate.collectionView(collection, dragPreviewParametersForItemAt: source) } } ?? nil
        return UITargetedDragPreview(view: cell, parameters: given ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let delegate = collection.dragDelegate { ifImplemented { delegate.collectionView(collection, dragSessionWillBegin: session) } }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        collection.dragDelegate.flatMap { delegate in ifImplemented { delegate.collectionView(collection, dragSessionAllowsMoveOperation: session) } } ?? true
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        collection.dragDelegate.flatMap { delegate in ifImplemented { delegate.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) } } ?? false
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        source = nil
        if let delegate = collection.dragDelegate { ifImplemented { delegate.collectionView(collection, dragSessionDidEnd: session) } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let delegate = collection.dropDelegate else { return false }
        return ifImplemented { delegate.collectionView(collection, canHandle: session) } ?? true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropActive = true
        if let delegate = collection.dropDelegate { ifImplemented { delegate.collectionView(collection, dropSessionDidEnter: session) } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        proposal = collection.dropDelegate.flatMap { delegate in ifImplemented { delegate.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination(session)) } }
        return proposal ?? UIDropProposal(operation: .cancel)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isDropActive = false
        if let delegate = collection.dropDelegate { ifImplemented { delegate.collectionView(collection, dropSessionDidExit: session) } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let delegate = collection.dropDelegate, let proposal else { return }
        delegate.collectionView(collection, performDropWith: CollectionDrop(collection, session, proposal, destination(session), source))
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropActive = false
        if let delegate = collection.dropDelegate { ifImplemented { delegate.collectionView(collection, dropSessionDidEnd: session) } }
    }
}

/// A drop on a collection view, for its delegate.
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize
        init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, source, size) }
    }

    private let collection: UICollectionView
    let session: any UIDropSession
    let proposal: UICollectionViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UICollectionViewDropItem]

    init(_ collection: UICollectionView, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal, _ destination: IndexPath?, _ source: IndexPath?) {
        self.collection = collection
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination
        let size = source.flatMap { collection.cellForItem(at: $0)?.bounds.size } ?? .zero
        // The source is known only for the first of several items.
        items = session.items.enumerated().map { Item($1, $0 == 0 ? source : nil, size) }
    }

    private func land(_ item: UIDragItem, _ target: UIPreviewTarget?) -> any UIDragAnimating {
        let animator = DragAnimator()
        guard let drag = session as? DragSession else { return animator }
        if let target, item === drag.items.first { drag.dropPlace = target }
        drag.extraAnimators.append(animator)
        return animator
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        let frame = collection.layoutAttributesForItem(at: indexPath)?.frame ?? collection.bounds
        return land(dragItem, UIPreviewTarget(container: collection, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = collection.cellForItem(at: indexPath) else { return drop(dragItem, toItemAt: indexPath) }
        return land(dragItem, UIPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY)))
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { land(dragItem, target) }
}
