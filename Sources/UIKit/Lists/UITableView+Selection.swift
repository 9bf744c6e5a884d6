// Touches on rows: highlight, selection and their delegate calls.
// Order: csdn926-cell-reselect (highlight off before any selection), iter01-table-second (will/did select and deselect).

extension UITableView {
    // MARK: Touches

    func rowTouchBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = pressing.take(touches) else { return }
        if swipe.isOpen {
            swipe.close(in: self, animated: true)
            return
        }
        guard let path = path(at: touch.location(in: self)), let cell = cells[path], touch.presses(cell), mayHighlight(path) else { return }
        highlightedRow = path
        cell.setHighlighted(true, animated: false)
        if let delegate { ifImplemented { delegate.tableView(self, didHighlightRowAt: path) } }
    }

    private func mayHighlight(_ path: IndexPath) -> Bool {
        guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection else { return false }
        guard let delegate else { return true }
        return ifImplemented { delegate.tableView(self, shouldHighlightRowAt: path) } ?? true
    }

    func rowTouchMoved(_ touches: Set<UITouch>) {
        guard let path = highlightedRow, let touch = pressing.held(touches) else { return }
        if !rowRect(path).insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) { unhighlight() }
    }

    func rowTouchEnded(_ touches: Set<UITouch>) {
        guard pressing.release(touches), let path = highlightedRow else { return }
        unhighlight()
        userSelected(path)
    }

    func rowTouchCancelled(_ touches: Set<UITouch>) {
        if pressing.release(touches) { unhighlight() }
    }

    func unhighlight() {
        guard let path = highlightedRow else { return }
        highlightedRow = nil
        cells[path]?.setHighlighted(false, animated: false)
        if let delegate { ifImplemented { delegate.tableView(self, didUnhighlightRowAt: path) } }
    }

    // MARK: The user's selection

    func userSelected(_ path: IndexPath) {
        let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if allowsMany, selectedRows.contains(path) {
            userDeselected(path)
            return
        }
        var target = path
        if let delegate {
            // Nil from an implemented willSelect refuses the selection.
            if let answer: IndexPath? = ifImplemented({ delegate.tableView(self, willSelectRowAt: path) as IndexPath? }) {
                guard let answer else { return }
                target = answer
            }
        }
        if !allowsMany {
            for old in selectedRows where old != target { userDeselected(old) }
        }
        if !selectedRows.contains(target) { selectedRows.append(target) }
        cells[target]?.setSelected(true, animated: false)
        Causes.during(Cause(.selection, "row \(target.row) of section \(target.section) is selected in \(nameInCauses)", evidence: ["tableView(_:didSelectRowAt:)"])) {
            performSelectionSegue(of: target)
            if let delegate { ifImplemented { delegate.tableView(self, didSelectRowAt: target) } }
        }
    }

    private func userDeselected(_ path: IndexPath) {
        if let delegate, let answer: IndexPath? = ifImplemented({ delegate.tableView(self, willDeselectRowAt: path) as IndexPath? }), answer == nil { return }
        selectedRows.removeAll { $0 == path }
        cells[path]?.setSelected(false, animated: false)
        if let delegate { ifImplemented { delegate.tableView(self, didDeselectRowAt: path) } }
    }

    /// A prototype cell's selection segue runs before didSelectRow, as on the phone.
    private func performSelectionSegue(of path: IndexPath) {
        guard let cell = cells[path], let run = cell.selectionSegue else { return }
        run(cell)
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if let run = cell.accessorySegue { run(cell) }
        if let delegate { ifImplemented { delegate.tableView(self, accessoryButtonTappedForRowWith: path) } }
    }

    // MARK: The program's selection: no delegate calls

    func selectProgrammatically(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if path == nil || !allowsMultipleSelection {
            for old in selectedRows where old != path {
                selectedRows.removeAll { $0 == old }
                cells[old]?.setSelected(false, animated: animated)
            }
        }
        guard let path else { return }
        if !selectedRows.contains(path) { selectedRows.append(path) }
        cells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scroll(to: path, scrollPosition, animated: animated) }
    }

    func deselectProgrammatically(_ path: IndexPath, animated: Bool) {
        guard selectedRows.contains(path) else { return }
        selectedRows.removeAll { $0 == path }
        cells[path]?.setSelected(false, animated: animated)
    }
}
