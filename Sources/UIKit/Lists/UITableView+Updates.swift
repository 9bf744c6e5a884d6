// Batches of insertions, deletions, moves and reloads: collected, judged (TableUpdates) and applied with animation.

extension UITableView {
    func openBatch() {
        if updateDepth == 0 {
            loadIfNeeded()
            layoutPendingRows()
        }
        updateDepth += 1
    }

    func closeBatch() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        applyUpdates()
        let completions = updateCompletions
        updateCompletions = []
        guard !completions.isEmpty else { return }
        if window != nil, UIView.areAnimationsEnabled {
            UIView.animateTouchably(withDuration: UITableView.updateDuration, animations: {}, completion: { finished in
                for completion in completions { completion(finished) }
            })
        } else {
            UpdateCycle.shared.perform(afterCommit: { for completion in completions { completion(true) } })
        }
    }

    static let updateDuration: TimeInterval = 0.3

    private func layoutPendingRows() {
        if window != nil, cells.isEmpty, !isLayingOutTable { layoutIfNeeded() }
    }

    func showsCell(at path: IndexPath) -> Bool { cells[path] != nil }

    func refill(_ path: IndexPath) {
        guard let dataSource, let cell = cells[path] else { return }
        refilled = RefilledCell(path: path, cell: cell)
        let answer = dataSource.tableView(self, cellForRowAt: path)
        refilled = nil
        ConfigurationPass.run(below: answer)
        if answer !== cell {
            // The app did not dequeue the cell but made another one.
            retire(cell, at: path)
            cells[path] = answer
            insertSubview(answer, at: firstCellIndex)
        }
        prepare(answer, at: path)
        model.setHeight(measuredHeight(of: answer, at: path, asked: delegatedHeight(path)), at: path)
    }

    private func applyUpdates() {
        let batch = updates
        updates = TableUpdates()
        let before = model.rowCounts
        let oldModel = model
        retireHeadersForUpdate(batch)
        model.sections = querySections(keeping: { newPath in
            guard let old = self.oldPath(for: newPath, batch: batch, before: before), !batch.reloadedRows.contains(old) else { return nil }
            return (oldModel.sections[old.section].rowHeights[old.row], oldModel.sections[old.section].isMeasured[old.row])
        }, headings: { new in
            oldModel.sections.indices.first { batch.newSection(forOld: $0) == new && !batch.reloadedSections.contains($0) }.map { oldModel.sections[$0] }
        })
        if let problem = batch.problem(before: before, after: model.rowCounts, table: Diagnostics.identity(self)) {
            Diagnostics.raise(.internalInconsistency, problem)
        }
        updateModelEdges()
        let leaving = move(batch)
        refill(batch)
        let animates = window != nil && UIView.areAnimationsEnabled && !batch.isEmpty
        guard animates else {
            setNeedsLayout()
            if window != nil { layoutIfNeeded() }
            for row in leaving { end(row) }
            return
        }
        UIView.animateTouchably(withDuration: UITableView.updateDuration) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
            for row in leaving where self.isGone(row.cell) { row.cell.alpha = 0 }
        } completion: { _ in
            for row in leaving { self.end(row) }
        }
    }

    /// A cell whose row was deleted or reloaded; it stays on screen until the new cells are there (anz-reload-row).
    private typealias LeavingRow = (path: IndexPath, cell: UITableViewCell, alpha: CGFloat)

    /// The data source has not given the same cell for another row.
    private func isGone(_ cell: UITableViewCell) -> Bool { !cells.values.contains { $0 === cell } }

    private func end(_ row: LeavingRow) {
        guard isGone(row.cell) else { return }
        row.cell.alpha = row.alpha
        if row.cell.superview === self { retire(row.cell, at: row.path) }
    }

    /// The old place of a row, by walking the old rows of its section once.
    private func oldPath(for new: IndexPath, batch: TableUpdates, before: [Int]) -> IndexPath? {
        if batch.isEmpty { return new.section < before.count && new.row < before[new.section] ? new : nil }
        if batch.insertedRows.contains(new) || batch.insertedSections.contains(new.section) { return nil }
        for section in before.indices {
            guard let target = batch.newSection(forOld: section) else { continue }
            if target != new.section && !batch.movedRows.contains(where: { $0.to == new }) { continue }
            for row in 0..<before[section] {
                let old = IndexPath(row: row, section: section)
                if batch.newIndexPath(forOld: old) == new { return old }
            }
        }
        return nil
    }

    /// Renames cells to their rows' new paths: deleted ones fade, reloaded ones are made again. Returns the cells that leave.
    private func move(_ batch: TableUpdates) -> [LeavingRow] {
        guard !batch.isEmpty else {
            // An empty batch asks for the heights again (the idiom for animated height changes).
            for section in model.sections.indices {
                for row in model.sections[section].isMeasured.indices { model.sections[section].isMeasured[row] = false }
            }
            return []
        }
        var kept: [IndexPath: UITableViewCell] = [:]
        var leaving: [LeavingRow] = []
        for (old, cell) in cells.sorted(by: { $0.key < $1.key }) {
            guard let new = batch.newIndexPath(forOld: old), !batch.reloadedRows.contains(old), !batch.reloadedSections.contains(old.section), model.contains(new) else {
                leaving.append((old, cell, cell.alpha))
                continue
            }
            kept[new] = cell
        }
        cells = kept
        selectedRows = selectedRows.compactMap { batch.newIndexPath(forOld: $0) }
        highlightedRow = nil
        swipe.close(in: self, animated: false)
        return leaving
    }

    private func retireHeadersForUpdate(_ batch: TableUpdates) {
        retireHeaders()
    }
}
