// Editing mode and swiped rows: the delete control, the row's buttons and the commit to the data source.

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
        cell.reorderAllowed = isEditing && canMove(path)
        if cell.isEditing != (isEditing && editable) { cell.setEditing(isEditing && editable, animated: animated) }
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

    func maySwipe(_ path: IndexPath) -> Bool {
        Behaviour.tableSwipeActions.isOn ? !trailingActions(at: path).isEmpty : offersDeletion(path)
    }

    /// Up to iOS 10, when the finger moves and again when the row opens (jianshu07fe-swipe-edit).
    private func offersDeletion(_ path: IndexPath) -> Bool {
        let style = delegatedStyle(path)
        return canEdit(path) && style == .delete && (commitsDeletion || rowActions(at: path)?.isEmpty == false)
    }

    /// What else is asked up to iOS 10 between willBeginEditing and the button's title (jianshu07fe-swipe-edit).
    private func askAboutEditingControls(_ path: IndexPath) {
        guard canEdit(path) else { return }
        _ = delegatedStyle(path)
        if let dataSource { _ = ifImplemented { dataSource.tableView(self, canMoveRowAt: path) } }
    }

    func swipeWillOpen(_ path: IndexPath) -> [UIContextualAction] {
        if Behaviour.tableSwipeActions.isOn {
            let actions = trailingActions(at: path)
            tellWillBeginEditing(path)
            return actions
        }
        guard offersDeletion(path) else { return [] }
        let own = rowActions(at: path)
        tellWillBeginEditing(path)
        askAboutEditingControls(path)
        return own ?? [deletion(path)]
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
            swipe.open(path, in: self)
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard let dataSource else { return }
        ifImplemented { dataSource.tableView(self, commit: style, forRowAt: path) }
    }

    /// Rows can be swiped when the data source can commit a deletion or the delegate has actions for them.
    func trailingActions(at path: IndexPath) -> [UIContextualAction] {
        guard canEdit(path) else { return [] }
        if let delegate, let configuration: UISwipeActionsConfiguration? = ifImplemented({ delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) as UISwipeActionsConfiguration? }) {
            return configuration?.actions ?? []
        }
        if let older = rowActions(at: path) { return older }
        guard editingStyle(at: path) == .delete, commitsDeletion else { return [] }
        return [deletion(path)]
    }

    /// The buttons of before iOS 11; nil when the delegate has no such method or answers nil.
    private func rowActions(at path: IndexPath) -> [UIContextualAction]? {
        guard let delegate, let answer: [UITableViewRowAction]? = ifImplemented({ delegate.tableView(self, editActionsForRowAt: path) as [UITableViewRowAction]? }) else { return nil }
        return answer?.map { $0.contextualAction(at: path) }
    }

    private var commitsDeletion: Bool {
        guard let dataSource else { return false }
        // Overrides of a table controller's method are in its vtable, other implementations in the class tables.
        if let controller = dataSource as? UITableViewController, CommitOverride.exists(in: type(of: controller)) { return true }
        return objcResponds(dataSource, Selector("tableView:commitEditingStyle:forRowAtIndexPath:"))
    }

    // MARK: Swiping

    func installSwipeRecognizer() {
        guard swipe.recognizer == nil else { return }
        let pan = RowSwipeRecognizer(target: nil, action: nil)
        pan.table = self
        pan.onStateChange = { [weak self] in self?.rowSwiped($0) }
        addGestureRecognizer(pan)
        swipe.recognizer = pan
    }

    private func rowSwiped(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? RowSwipeRecognizer else { return }
        switch pan.state {
        case .began:
            if let path = pan.path { swipe.begin(path, in: self) }
        case .changed: swipe.drag(pan.translation(in: self).x, in: self)
        case .ended, .cancelled: swipe.end(velocity: pan.velocity(in: self).x, in: self)
        default: break
        }
    }
}

/// From CUIKit/commit.c.
@_silgen_name("uikit_commit_implementation")
private func uikit_commit_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?

/// Whether a class overrides UITableViewController's commit method.
@MainActor
enum CommitOverride {
    static func exists(in cls: UITableViewController.Type) -> Bool {
        let base = uikit_commit_implementation(unsafeBitCast(UITableViewController.self, to: UnsafeRawPointer.self))
        return uikit_commit_implementation(unsafeBitCast(cls, to: UnsafeRawPointer.self)) != base
    }
}

/// A sideways drag on a row that has actions.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    private(set) var path: IndexPath?

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        guard let table, delta.x < 0, -delta.x > abs(delta.y), !table.isEditing else { return false }
        guard let hit = table.path(at: table.convert(startLocation, from: table.window)), table.maySwipe(hit) else { return false }
        path = hit
        return true
    }
}

/// The row that stands open with its buttons.
@MainActor
struct TableSwipe {
    var recognizer: RowSwipeRecognizer?
    private var path: IndexPath?
    private weak var cell: UITableViewCell?
    private var tray: SwipeTray?
    private var isFull = false

    var isOpen: Bool { cell != nil }
    func isOpen(for other: UITableViewCell) -> Bool { cell === other && isFull }

    mutating func begin(_ path: IndexPath, in table: UITableView) {
        if self.path != path { close(in: table, animated: false) }
        guard let cell = table.cells[path] else { return }
        self.path = path
        self.cell = cell
        if tray == nil {
            let tray = SwipeTray(actions: table.swipeWillOpen(path), table: table)
            table.insertSubview(tray, belowSubview: cell)
            self.tray = tray
            place()
        }
    }

    mutating func open(_ path: IndexPath, in table: UITableView) {
        begin(path, in: table)
        isFull = true
        settle(-(tray?.fullWidth ?? 0))
    }

    mutating func drag(_ distance: CGFloat, in table: UITableView) {
        let base = isFull ? -(tray?.fullWidth ?? 0) : 0
        cell?.contentShift = min(0, base + distance)
        cell?.setNeedsLayout()
        place()
    }

    mutating func end(velocity: CGFloat, in table: UITableView) {
        guard let cell, let tray else { return }
        let opens = velocity < -200 || (velocity < 200 && cell.contentShift < -tray.fullWidth / 2)
        if opens {
            isFull = true
            settle(-tray.fullWidth)
        } else {
            close(in: table, animated: true)
        }
    }

    private func place() {
        guard let cell, let tray else { return }
        tray.frame = cell.frame
        cell.superview?.insertSubview(tray, aboveSubview: cell)
        tray.revealed = -cell.contentShift
    }

    private func settle(_ shift: CGFloat) {
        let cell = cell
        let tray = tray
        UIView.animate(withDuration: 0.25) {
            cell?.contentShift = shift
            cell?.setNeedsLayout()
            cell?.layoutIfNeeded()
            tray?.revealed = -shift
            tray?.layoutIfNeeded()
        }
        place()
    }

    mutating func close(in table: UITableView, animated: Bool) {
        guard let closing = cell, let oldTray = tray else { return }
        let oldPath = path
        path = nil
        cell = nil
        tray = nil
        isFull = false
        if animated, table.window != nil {
            UIView.animate(withDuration: 0.25, animations: {
                closing.contentShift = 0
                closing.setNeedsLayout()
                closing.layoutIfNeeded()
                oldTray.revealed = 0
            }, completion: { _ in oldTray.removeFromSuperview() })
        } else {
            closing.contentShift = 0
            closing.setNeedsLayout()
            oldTray.removeFromSuperview()
        }
        if let delegate = table.delegate { ifImplemented { delegate.tableView(table, didEndEditingRowAt: oldPath) } }
    }
}

/// The buttons behind a swiped row.
final class SwipeTray: UIView {
    private var buttons: [UIButton] = []
    private static let buttonWidth: CGFloat = 74
    var revealed: CGFloat = 0 { didSet { setNeedsLayout() } }
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    init(actions: [UIContextualAction], table: UITableView) {
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image?.templateByDefault, for: .normal)
            button.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { [weak table] _ in
                guard let table else { return }
                action.run(source: button) { done in if done { table.swipe.close(in: table, animated: true) } }
            }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func width(of button: UIButton) -> CGFloat {
        max(SwipeTray.buttonWidth, button.intrinsicContentSize.width + 28)
    }

    /// Touches outside the open buttons belong to the row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x > bounds.width - revealed && super.point(inside: point, with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = bounds.width
        let scale = fullWidth > 0 ? max(1, revealed / fullWidth) : 1
        for button in buttons {
            let width = width(of: button) * scale
            x -= width
            button.frame = CGRect(x: x + max(0, fullWidth - revealed), y: 0, width: width, height: bounds.height)
        }
    }
}
