// Announces rows to the prefetch data source before they are needed (iOS 10). A table at rest announces nothing; from
// the first scroll on it announces the ten rows after the last visible one, the nearest first, then one for each row that
// enters (chagmn-prefetch, hyukji-prefetch, yuiop-prefetch). Cells are not made early, unlike those of collection views.

/// The rows that a table has announced.
@MainActor struct TablePrefetch {
    /// Rows ahead of the last visible one.
    static let reach = 10
    private var waiting: [IndexPath] = []
    /// The content's position at the last layout, measured from its top.
    var lastOffset: CGFloat?
    var isScheduled = false

    /// Rows that were announced and have come into view need no more.
    mutating func show(_ rows: Set<IndexPath>) { waiting.removeAll { rows.contains($0) } }

    /// Removes and returns announced rows that are not among the next ones any more.
    mutating func forget(outside reach: [IndexPath]) -> [IndexPath] {
        let gone = waiting.filter { !reach.contains($0) }
        waiting.removeAll { gone.contains($0) }
        return gone
    }

    mutating func announce(_ rows: [IndexPath]) -> [IndexPath] {
        let new = rows.filter { !waiting.contains($0) }
        waiting += new
        return new
    }

    mutating func clear() {
        waiting.removeAll()
        lastOffset = nil
    }
}

extension UITableView {
    /// Called at the end of each layout. The source is told after the frame, when the rows of the scroll exist.
    func prefetchNext() {
        let offset = contentOffset.y + adjustedContentInset.top
        let last = prefetch.lastOffset
        prefetch.lastOffset = offset
        guard Behaviour.collectionPrefetching.isOn, prefetchDataSource != nil, isPrefetchingEnabled, let last, last != offset, window != nil, !prefetch.isScheduled else { return }
        prefetch.isScheduled = true
        UpdateCycle.shared.perform(afterCommit: { [weak self] in self?.prefetch(isForward: offset > last) })
    }

    private func prefetch(isForward: Bool) {
        prefetch.isScheduled = false
        guard let source = prefetchDataSource, window != nil, !needsReload, updateDepth == 0 else { return }
        let visible = cells.keys.sorted()
        prefetch.show(Set(visible))
        guard let edge = isForward ? visible.last : visible.first else { return }
        let next = model.rows(beside: edge, isForward: isForward, count: TablePrefetch.reach)
        let gone = prefetch.forget(outside: next)
        if !gone.isEmpty { ifImplemented { source.tableView(self, cancelPrefetchingForRowsAt: gone) } }
        let new = prefetch.announce(next)
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }
}

extension TableModel {
    /// The rows next to one, the nearest first.
    func rows(beside path: IndexPath, isForward: Bool, count: Int) -> [IndexPath] {
        var found: [IndexPath] = []
        var (section, row) = (path.section, path.row)
        while found.count < count {
            row += isForward ? 1 : -1
            while sections.indices.contains(section), !sections[section].rowHeights.indices.contains(row) {
                section += isForward ? 1 : -1
                guard sections.indices.contains(section) else { break }
                row = isForward ? 0 : sections[section].rowHeights.count - 1
            }
            guard sections.indices.contains(section) else { break }
            found.append(IndexPath(row: row, section: section))
        }
        return found
    }
}
