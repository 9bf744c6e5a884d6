// Cells made before they are visible, since iOS 10 (record wwdc16-219-cell-10): after a scroll, the elements of the
// next stretch in its direction are requested in the frame after; willDisplay comes when they enter.

/// Cells that wait to be displayed.
@MainActor struct CollectionPrefetch {
    private var waiting: [CollectionElement: UICollectionViewCell] = [:]
    private var announced: Set<IndexPath> = []
    /// The offset of the last look, to know the direction.
    var lastOffset: CGPoint?
    var isScheduled = false

    func contains(_ element: CollectionElement) -> Bool { waiting[element] != nil }
    mutating func keep(_ cell: UICollectionViewCell, _ element: CollectionElement) { waiting[element] = cell }
    mutating func take(_ element: CollectionElement) -> UICollectionReusableView? { waiting.removeValue(forKey: element) }

    /// Paths that were not announced to the prefetch data source yet.
    mutating func announce(_ paths: [IndexPath]) -> [IndexPath] {
        let new = paths.filter { !announced.contains($0) }
        announced.formUnion(new)
        return new
    }

    /// Announced paths that scrolled out of reach.
    mutating func forget(outside reach: Set<IndexPath>) -> [IndexPath] {
        let gone = announced.subtracting(reach).sorted()
        announced.formIntersection(reach)
        return gone
    }

    mutating func dropCells(outside reach: Set<CollectionElement>) -> [(CollectionElement, UICollectionViewCell)] {
        let gone = waiting.filter { !reach.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        for (element, _) in gone { waiting[element] = nil }
        return gone
    }

    mutating func clear() {
        waiting.removeAll()
        announced.removeAll()
        lastOffset = nil
    }
}

extension UICollectionView {
    /// Called at the end of each layout. A view at rest makes no cells early; after its first display its data source is still told
    /// of the next items (radar28604718-pages).
    func prefetchNext() {
        guard window != nil else { return }
        let last = prefetch.lastOffset
        prefetch.lastOffset = contentOffset
        guard isPrefetchingEnabled, last != contentOffset, !prefetch.isScheduled, last != nil || prefetchDataSource != nil else { return }
        prefetch.isScheduled = true
        let direction = last.map { CGPoint(x: contentOffset.x - $0.x, y: contentOffset.y - $0.y) }
        let ahead = direction ?? (contentSize.height > bounds.height ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0))
        UpdateCycle.shared.perform(afterCommit: { [weak self] in self?.prefetch(toward: ahead, makesCells: direction != nil) })
    }

    private func prefetch(toward direction: CGPoint, makesCells: Bool) {
        prefetch.isScheduled = false
        guard window != nil, !needsPrepare, updateDepth == 0 else { return }
        // Prefetching reaches half a screen further in the direction of the scroll.
        let ahead = bounds.offsetBy(dx: direction.x == 0 ? 0 : bounds.width / 2 * (direction.x > 0 ? 1 : -1), dy: direction.y == 0 ? 0 : bounds.height / 2 * (direction.y > 0 ? 1 : -1))
        let near = placedAttributes(in: ahead).filter { $0.representedElementCategory == .cell && !$0.isHidden }
        let next = near.filter { views[$0.element] == nil }
        for (element, cell) in prefetch.dropCells(outside: Set(near.map(\.element))) { recycle(cell, element) }
        if let source = prefetchDataSource {
            let gone = prefetch.forget(outside: Set(near.map(\.indexPath)))
            if !gone.isEmpty { ifImplemented { source.collectionView(self, cancelPrefetchingForItemsAt: gone) } }
            let new = prefetch.announce(next.map(\.indexPath))
            if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
        }
        guard makesCells else { return }
        // Estimated cells must be measured on screen, so they are not made early.
        if let flow = layoutStorage as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero { return }
        for attributes in next where !prefetch.contains(attributes.element) {
            guard let cell = make(attributes.element) as? UICollectionViewCell else { continue }
            prefetch.keep(cell, attributes.element)
        }
    }
}
