// RowReorder: a row that is dragged by its three lines in editing mode. The other rows make way; the data source hears of the move
// when the finger is lifted. ReorderControl is the lines.
import CoreGraphics

/// The three lines at the end of a row that can be moved.
final class ReorderControl: UIControl {
    private weak var cell: UITableViewCell?
    private var reorder: RowReorder?
    static let width: CGFloat = 44

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Reorder"
        // The table must not scroll with the finger that drags a row.
        let hold = UILongPressGestureRecognizer(target: nil, action: nil)
        hold.minimumPressDuration = 0
        hold.cancelsTouchesInView = false
        addGestureRecognizer(hold)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.tertiaryLabel.setStroke()
        for line in 0..<3 {
            let path = UIBezierPath()
            let y = (bounds.midY - 5 + CGFloat(line) * 5).rounded() + 0.5
            path.move(to: CGPoint(x: bounds.midX - 11, y: y))
            path.addLine(to: CGPoint(x: bounds.midX + 11, y: y))
            path.lineWidth = 1.5
            path.stroke()
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.table else { return false }
        reorder = RowReorder(cell, in: table, at: touch.location(in: table))
        return reorder != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.table else { return false }
        reorder?.move(to: touch.location(in: table))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        reorder?.end()
        reorder = nil
    }

    override func cancelTracking(with event: UIEvent?) {
        reorder?.cancel()
        reorder = nil
    }
}

@MainActor final class RowReorder {
    private unowned let table: UITableView
    private let cell: UITableViewCell
    private let source: IndexPath
    private var target: IndexPath
    private let start: CGFloat

    init?(_ cell: UITableViewCell, in table: UITableView, at point: CGPoint) {
        guard let path = table.indexPath(for: cell) else { return nil }
        self.table = table
        self.cell = cell
        source = path
        target = path
        start = point.y
        cell.layer.zPosition = 1
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = .zero
    }

    func move(to point: CGPoint) {
        cell.transform = CGAffineTransform(translationX: 0, y: point.y - start)
        guard let proposed = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: point.y)) else { return }
        let wanted = proposed == source ? source : table.delegate.flatMap { delegate in
            ifImplemented { delegate.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) }
        } ?? proposed
        guard wanted != target else { return }
        target = wanted
        makeWay()
    }

    /// The rows between the old and the new place go one row up or down.
    private func makeWay() {
        let height = cell.bounds.height
        UIView.animate(withDuration: 0.2) { [self] in
            for (path, other) in table.cells where other !== cell {
                let isBetweenDown = path > source && path <= target, isBetweenUp = path < source && path >= target
                other.transform = isBetweenDown ? CGAffineTransform(translationX: 0, y: -height) : isBetweenUp ? CGAffineTransform(translationX: 0, y: height) : .identity
            }
        }
    }

    func end() {
        guard target != source, let dataSource = table.dataSource else { return cancel() }
        settle()
        ifImplemented { dataSource.tableView(table, moveRowAt: source, to: target) }
        table.moveRow(at: source, to: target)
    }

    func cancel() {
        UIView.animate(withDuration: 0.2) { [self] in settle() }
    }

    private func settle() {
        for other in table.cells.values { other.transform = .identity }
        cell.transform = .identity
        cell.layer.zPosition = 0
        cell.layer.shadowOpacity = 0
    }
}

extension UITableView {
    /// A row shows the lines when the data source moves rows and has nothing against this one.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, MoveOverride.movesRows(dataSource) else { return false }
        return ifImplemented { dataSource.tableView(self, canMoveRowAt: path) } ?? true
    }
}

extension UITableViewCell {
    func updateReorderControl() {
        let shows = isEditing && reorderAllowed
        guard shows != (reorderControl != nil) else { return }
        reorderControl?.removeFromSuperview()
        reorderControl = nil
        if shows {
            let control = ReorderControl(cell: self)
            addSubview(control)
            reorderControl = control
        }
        setNeedsLayout()
    }
}
