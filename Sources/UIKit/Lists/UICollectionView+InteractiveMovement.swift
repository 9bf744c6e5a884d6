// Moving items with a finger: the item follows, the others make way, the data source is told of the move at the end.
// Apps drive it from their own recognizer; UICollectionViewController has one.
import ObjectiveC
import CoreGraphics

/// The item that is being moved.
@MainActor final class ItemMovement {
    private unowned let collection: UICollectionView
    let source: IndexPath
    private(set) var target: IndexPath

    init(_ collection: UICollectionView, _ source: IndexPath) {
        self.collection = collection
        self.source = source
        target = source
        collection.cellForItem(at: source)?.layer.zPosition = 1000
    }

    func move(to point: CGPoint) {
        collection.cellForItem(at: source)?.center = point
        guard let proposed = collection.frontmostItem(at: point, except: source) else { return }
        let wanted = collection.delegate.flatMap { delegate -> IndexPath? in
            ifImplemented { delegate.collectionView(collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: target, toProposedIndexPath: proposed) }
                ?? ifImplemented { delegate.collectionView(collection, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed) }
        } ?? proposed
        guard wanted != target else { return }
        target = wanted
        makeWay()
    }

    /// Shifts the items between within the section; another section keeps its places until the end.
    private func makeWay() {
        UIView.animateTouchably(withDuration: 0.25) { [self] in
            for path in collection.indexPathsForVisibleItems where path != source {
                var shown = path
                if path.section == source.section, target.section == source.section {
                    if path > source, path <= target { shown.item -= 1 } else if path < source, path >= target { shown.item += 1 }
                }
                if let frame = collection.layoutAttributesForItem(at: shown)?.frame { collection.cellForItem(at: path)?.center = CGPoint(x: frame.midX, y: frame.midY) }
            }
        }
    }

    func settle() {
        for path in collection.indexPathsForVisibleItems {
            guard let attributes = collection.layoutAttributesForItem(at: path), let cell = collection.cellForItem(at: path) else { continue }
            cell.center = attributes.center
            cell.layer.zPosition = CGFloat(attributes.zIndex)
        }
    }
}

extension UICollectionView {
    /// The item whose place is under the point, by the layout: cells that make way do not count.
    fileprivate func frontmostItem(at point: CGPoint, except source: IndexPath) -> IndexPath? {
        indexPathsForVisibleItems.first { layoutAttributesForItem(at: $0)?.frame.contains(point) == true }
    }

    /// Begins a move; false if the data source does not move items, or not this one.
    func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, let dataSource, cellForItem(at: path) != nil, TableOverrides.movesItems(dataSource) else { return false }
        guard ifImplemented({ dataSource.collectionView(self, canMoveItemAt: path) }) ?? true else { return false }
        movement = ItemMovement(self, path)
        return true
    }

    func endMovement(commits: Bool) {
        guard let moved = movement else { return }
        movement = nil
        guard commits, moved.target != moved.source, let dataSource else {
            UIView.animateTouchably(withDuration: 0.25) { moved.settle() }
            return
        }
        ifImplemented { dataSource.collectionView(self, moveItemAt: moved.source, to: moved.target) }
        moveItem(at: moved.source, to: moved.target)
        (dataSource as? any OutlineSource)?.reorderingEnded()
    }
}

/// The press by which a collection view controller lets its items be moved.
final class ItemMovePress: UILongPressGestureRecognizer {
    @_ZeroingReference var collection: UICollectionView?
    private var grip = CGSize.zero

    func install(on collection: UICollectionView) {
        self.collection = collection
        delaysTouchesEnded = false
        onStateChange = { [weak self] _ in self?.changed() }
        collection.addGestureRecognizer(self)
    }

    override func ownerAllowsBegin() -> Bool {
        guard let collection, let path = collection.indexPathForItem(at: location(in: collection)), let cell = collection.cellForItem(at: path) else { return false }
        let point = location(in: collection)
        grip = CGSize(width: cell.center.x - point.x, height: cell.center.y - point.y)
        return collection.beginInteractiveMovementForItem(at: path)
    }

    private func changed() {
        guard let collection else { return }
        switch state {
        case .changed:
            let point = location(in: collection)
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.width, y: point.y + grip.height))
        case .ended: collection.endInteractiveMovement()
        case .cancelled: collection.cancelInteractiveMovement()
        default: break
        }
    }
}
