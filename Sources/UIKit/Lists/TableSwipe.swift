// TableSwipe: the row of a table that is open with its buttons, and the finger that opens it. One per table.
// UITableView+Editing supplies a row's actions; SwipeTray holds the buttons.
import ObjectiveC

extension UITableView {
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
            if let path = pan.path { swipe.begin(path, isTrailing: pan.isTrailing, in: self) }
        case .changed: swipe.drag(pan.translation(in: self).x)
        case .ended, .cancelled: swipe.end(velocity: pan.velocity(in: self).x, in: self)
        default: break
        }
    }
}

/// A sideways drag on a row that has actions at the side that the drag uncovers.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    @_ZeroingReference var table: UITableView?
    private(set) var path: IndexPath?
    private(set) var isTrailing = true

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        guard let table, abs(delta.x) > abs(delta.y), !table.isEditing else { return false }
        guard let hit = table.path(at: table.convert(startLocation, from: table.window)) else { return false }
        let isTrailing = (delta.x < 0) == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard table.swipe.isOpen(at: hit) || table.maySwipe(hit, isTrailing: isTrailing) else { return false }
        (path, self.isTrailing) = (hit, isTrailing)
        return true
    }
}

/// A class: an action that runs inside the finger's end closes the row that this ends.
@MainActor
final class TableSwipe {
    var recognizer: RowSwipeRecognizer?
    private var path: IndexPath?
    @_ZeroingReference private var cell: UITableViewCell?
    private var tray: SwipeTray?
    private var isFull = false

    var isOpen: Bool { cell != nil }
    func isOpen(for other: UITableViewCell) -> Bool { cell === other && isFull }
    func isOpen(at other: IndexPath) -> Bool { cell != nil && path == other }

    func begin(_ path: IndexPath, isTrailing: Bool, in table: UITableView) {
        if self.path != path { close(in: table, animated: false) }
        guard let cell = table.cells[path] else { return }
        self.path = path
        self.cell = cell
        guard tray == nil, let configuration = table.swipeWillOpen(path, isTrailing: isTrailing) else { return }
        let isAtRight = isTrailing == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let tray = SwipeTray(configuration, isAtRight: isAtRight) { [weak table] in
            if let table { table.swipe.close(in: table, animated: true) }
        }
        table.insertSubview(tray, belowSubview: cell)
        self.tray = tray
        place()
    }

    func open(_ path: IndexPath, isTrailing: Bool, in table: UITableView) {
        begin(path, isTrailing: isTrailing, in: table)
        isFull = true
        settle()
    }

    /// The offset of the open row, in points to the right.
    private var openShift: CGFloat { tray.map { $0.isAtRight ? -$0.fullWidth : $0.fullWidth } ?? 0 }

    func drag(_ distance: CGFloat) {
        guard let tray else { return }
        let shift = (isFull ? openShift : 0) + distance
        cell?.contentShift = tray.isAtRight ? min(0, shift) : max(0, shift)
        cell?.setNeedsLayout()
        place()
    }

    func end(velocity: CGFloat, in table: UITableView) {
        guard let cell, let tray else { return }
        if tray.isFullySwiped { return tray.runFirst() }
        let speed = tray.isAtRight ? -velocity : velocity
        if speed > 200 || (speed > -200 && abs(cell.contentShift) > tray.fullWidth / 2) {
            isFull = true
            settle()
        } else {
            close(in: table, animated: true)
        }
    }

    private func place() {
        guard let cell, let tray else { return }
        tray.frame = cell.frame
        cell.superview?.insertSubview(tray, aboveSubview: cell)
        tray.revealed = abs(cell.contentShift)
    }

    private func settle() {
        let cell = cell, tray = tray, shift = openShift
        UIView.animateTouchably(withDuration: 0.25) {
            cell?.contentShift = shift
            cell?.setNeedsLayout()
            cell?.layoutIfNeeded()
            tray?.revealed = abs(shift)
            tray?.layoutIfNeeded()
        }
        place()
    }

    func close(in table: UITableView, animated: Bool) {
        guard let closing = cell, let oldTray = tray else { return }
        let oldPath = path
        path = nil
        cell = nil
        tray = nil
        isFull = false
        if animated, table.window != nil {
            UIView.animateTouchably(withDuration: 0.25, animations: {
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
