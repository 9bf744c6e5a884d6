// Batches of insertions, deletions, moves and reloads: judged against the data source's new counts, then animated.
// TableUpdates does the arithmetic and the texts.

extension UICollectionView {
    static let updateDuration: TimeInterval = 0.3

    func openBatch() {
        if updateDepth == 0, counts == nil { _ = loadedCounts }
        updateDepth += 1
    }

    func closeBatch() {
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        let completions = updateCompletions
        updateCompletions.removeAll()
        applyUpdates { finished in for completion in completions { completion(finished) } }
    }

    func showsCell(at path: IndexPath) -> Bool { cellForItem(at: path) != nil }

    func refill(_ path: IndexPath) {
        guard let dataSource, let cell = cellForItem(at: path) else { return }
        refilled = RefilledCell(path: path, cell: cell)
        let answer = dataSource.collectionView(self, cellForItemAt: path)
        refilled = nil
        ConfigurationPass.run(below: answer)
        // The app did not dequeue the cell but made another one.
        if answer !== cell { replaceView(of: .cell(path), by: answer) }
        if let attributes = placedAttributes(at: path) { _ = measured(answer, attributes) }
    }

    private func applyUpdates(completion: @escaping (Bool) -> Void) {
        let batch = updates
        updates = TableUpdates(terms: .collection)
        let before = counts ?? []
        counts = nil
        let after = loadedCounts
        if let problem = batch.problem(before: before, after: after, table: Diagnostics.identity(self)) {
            Diagnostics.raise(.internalInconsistency, problem)
        }
        prefetch.clear()
        let context = layoutStorage.makeContext()
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
        guard window != nil, !batch.isEmpty || !views.isEmpty else {
            rename(batch)
            UpdateCycle.shared.perform(afterCommit: { completion(true) })
            return
        }
        let leaving = rename(batch)
        prepareIfNeeded()
        // The view asks for the elements that will be seen before the layout is told of the changes (log2-collection-insert).
        _ = placedAttributes(in: bounds)
        refill(batch)
        layoutStorage.prepare(forCollectionViewUpdates: items(of: batch))
        placeArriving(batch)
        placeArrivingSections(batch)
        let move = {
            for (element, view) in leaving {
                if let end = self.layoutStorage.end(of: element) { view.place(by: end) } else { view.alpha = 0 }
            }
            self.setNeedsLayout()
            self.layoutIfNeeded()
            self.layoutStorage.finalizeCollectionViewUpdates()
        }
        let end = { (finished: Bool) in
            for (element, view) in leaving { self.finishLeaving(view, element) }
            completion(finished)
        }
        if UIView.areAnimationsEnabled {
            UIView.animateTouchably(withDuration: UICollectionView.updateDuration, animations: move, completion: end)
        } else {
            move()
            UpdateCycle.shared.perform(afterCommit: { end(true) })
        }
    }

    /// Renames views to the items' new paths; returns the deleted or reloaded ones.
    @discardableResult private func rename(_ batch: TableUpdates) -> [(CollectionElement, UICollectionReusableView)] {
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        var leaving: [(CollectionElement, UICollectionReusableView)] = []
        for (element, view) in views.sorted(by: { $0.key < $1.key }) {
            guard element.category == .cell else {
                if let section = element.path.first, batch.deletedSections.contains(section) {
                    leaving.append((element, view))
                } else {
                    takeFromSight(view, element)
                    recycle(view, element)
                }
                continue
            }
            if let new = batch.newIndexPath(forOld: element.path), !batch.reloadedRows.contains(element.path), !batch.reloadedSections.contains(element.path.section) {
                kept[.cell(new)] = view
            } else {
                leaving.append((element, view))
            }
        }
        views = kept
        selectedItems = selectedItems.compactMap { batch.newIndexPath(forOld: $0) }
        highlightedItem = nil
        return leaving
    }

    private func finishLeaving(_ view: UICollectionReusableView, _ element: CollectionElement) {
        takeFromSight(view, element)
        view.alpha = 1
        tellEndOfDisplay(view, element)
        recycle(view, element)
    }

    /// New cells begin where the layout says, so that the animation brings them in.
    private func placeArriving(_ batch: TableUpdates) {
        for path in batch.insertedRows.sorted() {
            guard let final = placedAttributes(at: path), final.frame.overlaps(bounds), views[.cell(path)] == nil, let view = make(.cell(path)) else { continue }
            let start = layoutStorage.initialLayoutAttributesForAppearingItem(at: path)
            views[.cell(path)] = view
            UIView.performWithoutAnimation {
                view.place(by: start ?? final)
                if start == nil { view.alpha = 0 }
                if let cell = view as? UICollectionViewCell, let delegate { ifImplemented { delegate.collectionView(self, willDisplay: cell, forItemAt: path) } }
                if view.superview !== self { insertSubview(view, at: firstElementIndex) }
            }
        }
    }

    /// Headers, footers, badges and decorations of new sections begin where the layout says; the layout pass of the animation brings them home.
    private func placeArrivingSections(_ batch: TableUpdates) {
        guard !batch.insertedSections.isEmpty else { return }
        for final in placedAttributes(in: bounds) where final.representedElementCategory != .cell && !final.isHidden && final.frame.overlaps(bounds) {
            let element = final.element
            guard let section = element.path.first, batch.insertedSections.contains(section), views[element] == nil else { continue }
            load(final)
            guard let view = views[element] else { continue }
            let start = layoutStorage.start(of: element)
            UIView.performWithoutAnimation { if let start { view.place(by: start) } else { view.alpha = 0 } }
        }
    }

    private func items(of batch: TableUpdates) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += batch.deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
        items += batch.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
        items += batch.deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += batch.insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += batch.reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
        items += batch.movedRows.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
        return items
    }
}
