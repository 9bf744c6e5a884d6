// Editing mode and the parts of a swiped row: the delete control, the row's actions and the commit to the data source.
// TableSwipe moves the row, RowReordering moves rows to other places, TableOverrides knows the methods that a data source implements.

extension UITableView {
    // MARK: Editing mode

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editingStorage != editing else { return }
        editingStorage = editing
        swipe.close(in: self, animated: animated)
        for (path, cell) in cells { applyEditing(to: cell, at: path, animated: animated) }
        setNeedsLayout()
    }

    func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let editable = canEdit(path)
        cell.editingStyle = isEditing && editable ? delegatedStyle(path) : .none
        if isEditing, editable, let delegate, let indents = ifImplemented({ delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }) { cell.shouldIndentWhileEditing = indents }
        cell.isMovable = isEditing && mayMove(path)
        if cell.isEditing != (isEditing && (editable || cell.isMovable)) { cell.setEditing(isEditing && (editable || cell.isMovable), animated: animated) }
    }

    func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return ifImplemented { dataSource.tableView(self, canEditRowAt: path) } ?? true
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        canEdit(path) ? delegatedStyle(path) : .none
    }

    private func delegatedStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        guard let delegate else { return .delete }
        return ifImplemented { delegate.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    // MARK: Questions about a swiped row

    func maySwipe(_ path: IndexPath, isTrailing: Bool) -> Bool {
        guard Behaviour.tableSwipeActions.isOn else { return isTrailing && offersDeletion(path) }
        return swipeActions(at: path, isTrailing: isTrailing)?.actions.isEmpty == false
    }

    /// Up to iOS 10, when the finger moves and again when the row opens (jianshu07fe-swipe-edit).
    private func offersDeletion(_ path: IndexPath) -> Bool {
        let style = delegatedStyle(path)
        return canEdit(path) && style == .delete && (commitsDeletion || rowActions(at: path)?.actions.isEmpty == false)
    }

    /// The further delegate calls up to iOS 10 between willBeginEditing and the button's title (jianshu07fe-swipe-edit).
    private func askAboutEditingControls(_ path: IndexPath) {
        guard canEdit(path) else { return }
        _ = delegatedStyle(path)
        if let dataSource { _ = ifImplemented { dataSource.tableView(self, canMoveRowAt: path) } }
    }

    func swipeWillOpen(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        if Behaviour.tableSwipeActions.isOn {
            let configuration = swipeActions(at: path, isTrailing: isTrailing)
            tellWillBeginEditing(path)
            return configuration
        }
        guard offersDeletion(path) else { return nil }
        let own = rowActions(at: path)
        tellWillBeginEditing(path)
        askAboutEditingControls(path)
        return own ?? offering(deletion(path))
    }

    private func tellWillBeginEditing(_ path: IndexPath) {
        if let delegate { ifImplemented { delegate.tableView(self, willBeginEditingRowAt: path) } }
    }

    private func deletion(_ path: IndexPath) -> UIContextualAction {
        let title = delegate.flatMap { delegate in ifImplemented { delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) } }
        return UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            self?.commit(.delete, at: path)
            done(true)
        }
    }

    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            commit(.insert, at: path)
        } else {
            swipe.open(path, isTrailing: true, in: self)
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard let dataSource else { return }
        ifImplemented { dataSource.tableView(self, commit: style, forRowAt: path) }
    }

    /// Rows can be swiped when the data source can commit a deletion or the delegate has actions for them.
    func trailingActions(at path: IndexPath) -> [UIContextualAction] { swipeActions(at: path, isTrailing: true)?.actions ?? [] }

    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        guard isTrailing else {
            return delegate.flatMap { delegate in ifImplemented { delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) as UISwipeActionsConfiguration? } ?? nil }
        }
        if let delegate, let configuration: UISwipeActionsConfiguration? = ifImplemented({ delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) as UISwipeActionsConfiguration? }) {
            return configuration
        }
        if let older = rowActions(at: path) { return older }
        guard editingStyle(at: path) == .delete, commitsDeletion else { return nil }
        return offering(deletion(path))
    }

    /// The buttons of before iOS 11; nil when the delegate has no such method or answers nil.
    private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let delegate, let answer: [UITableViewRowAction]? = ifImplemented({ delegate.tableView(self, editActionsForRowAt: path) as [UITableViewRowAction]? }) else { return nil }
        guard let answer else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: answer.map { $0.contextualAction(at: path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Whether a full swipe performs the action: not for a deletion that the data source commits.
    private func offering(_ action: UIContextualAction) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = Behaviour.tableSwipeActions.isOn
        return configuration
    }

    private var commitsDeletion: Bool { dataSource.map { TableOverrides.implements(.commit, $0) } ?? false }
}
