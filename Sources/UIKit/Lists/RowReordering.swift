// RowReordering: a row that a finger moves while the table is edited. ReorderControl starts it; the data
// source is told once, when the finger lifts (Apple, "Managing the Reordering of Rows" of the Table View Programming Guide:
// canMoveRow when rows appear, targetIndexPathForMove whenever the row hovers elsewhere, moveRow at the end).
import ObjectiveC
import CoreGraphics
import QuartzCore

@MainActor
final class RowReordering {
    /// The row's path in the data source.
    let source: IndexPath
    /// The path to which the row would move now.
    private(set) var place: IndexPath
    let cell: UITableViewCell
    private let grip: CGFloat
    private var proposed: IndexPath

    init(_ path: IndexPath, _ cell: UITableViewCell, at point: CGPoint) {
        (source, place, proposed, self.cell) = (path, path, path, cell)
        grip = cell.frame.midY - point.y
        cell.superview?.bringSubviewToFront(cell)
        cell.layer.shadowColor = UIColor.black.cgColor
        cell.layer.shadowOffset = CGSize(width: 0, height: 1)
        cell.layer.shadowRadius = 6
        cell.layer.shadowOpacity = 0.25
    }

    /// The row follows the finger; the others make room.
    func move(to point: CGPoint, in table: UITableView) {
        cell.center.y = point.y + grip
        guard let hit = table.place(under: cell.center, beside: cell), hit != proposed else { return }
        proposed = hit
        var target = hit
        if let delegate = table.delegate {
            target = ifImplemented { delegate.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: hit) } ?? hit
        }
        guard target != place, table.mayCome(target, from: place) else { return }
        table.carry(from: place, to: target)
        place = target
    }

    func end(in table: UITableView) {
        let cell = cell, place = place
        UIView.animateTouchably(withDuration: 0.25, animations: {
            cell.frame = table.rowRect(place)
            cell.layer.shadowOpacity = 0
        })
    }

    /// The data source's row at a place of the table during the move.
    func dataPath(_ path: IndexPath) -> IndexPath {
        if path == place { return source }
        var row = path.row
        if path.section == place.section, row > place.row { row -= 1 }
        if path.section == source.section, row >= source.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }
}

extension UITableView {
    func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource, TableOverrides.implements(.move, dataSource) else { return false }
        return ifImplemented { dataSource.tableView(self, canMoveRowAt: path) } ?? true
    }

    func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
        guard reordering == nil, let path = indexPath(for: cell) else { return }
        reordering = RowReordering(path, cell, at: point)
    }

    func endReordering(isCancelled: Bool) {
        guard let move = reordering else { return }
        if isCancelled, mayCome(move.source, from: move.place) { carry(from: move.place, to: move.source) }
        reordering = nil
        if !isCancelled, move.source != move.place, let dataSource {
            ifImplemented { dataSource.tableView(self, moveRowAt: move.source, to: move.place) }
        }
        isCancelled ? setNeedsLayout() : move.end(in: self)
    }

    fileprivate func place(under point: CGPoint, beside cell: UITableViewCell) -> IndexPath? {
        let y = min(max(point.y, bounds.minY + adjustedContentInset.top), bounds.maxY - adjustedContentInset.bottom)
        if let path = model.rows(from: y, to: y + 0.5).first { return path }
        // Beside the rows: the end of the section above.
        guard let section = model.sections.indices.last(where: { sectionRect($0).minY <= y }) else { return nil }
        return IndexPath(row: model.sections[section].rowHeights.count, section: section)
    }

    fileprivate func mayCome(_ target: IndexPath, from path: IndexPath) -> Bool {
        guard target.count == 2, model.sections.indices.contains(target.section) else { return false }
        return target.row >= 0 && target.row < model.sections[target.section].rowHeights.count + (target.section == path.section ? 0 : 1)
    }

    /// Heights, cells and selection change places; the data source does not know yet.
    fileprivate func carry(from old: IndexPath, to new: IndexPath) {
        guard model.contains(old) else { return }
        let height = model.sections[old.section].rowHeights.remove(at: old.row)
        let isMeasured = model.sections[old.section].isMeasured.remove(at: old.row)
        model.sections[new.section].rowHeights.insert(height, at: new.row)
        model.sections[new.section].isMeasured.insert(isMeasured, at: new.row)
        func moved(_ path: IndexPath) -> IndexPath {
            if path == old { return new }
            var row = path.row
            if path.section == old.section, row > old.row { row -= 1 }
            if path.section == new.section, row >= new.row { row += 1 }
            return IndexPath(row: row, section: path.section)
        }
        cells = Dictionary(uniqueKeysWithValues: cells.map { (moved($0.key), $0.value) })
        selectedRows = selectedRows.map(moved)
        setNeedsLayout()
        UIView.animateTouchably(withDuration: 0.2) { self.layoutIfNeeded() }
    }
}

/// The three lines at the end of a row in editing mode. A finger that comes down on them carries the row.
final class ReorderControl: UIView {
    static let width: CGFloat = 22
    @_ZeroingReference private var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: CGRect(x: 0, y: 0, width: ReorderControl.width, height: 44))
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Reorder"
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.onStateChange = { [weak self] in self?.pressed($0) }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    private func pressed(_ press: UIGestureRecognizer) {
        guard let cell, let table = cell.table else { return }
        let point = press.location(in: table)
        switch press.state {
        case .began: table.beginReordering(cell, at: point)
        case .changed: table.reordering?.move(to: point, in: table)
        case .ended: table.endReordering(isCancelled: false)
        case .cancelled, .failed: table.endReordering(isCancelled: true)
        default: break
        }
    }

    override func draw(_ rect: CGRect) {
        let lines = UIBezierPath()
        for offset in [-5.0, 0, 5] {
            lines.move(to: CGPoint(x: bounds.minX, y: bounds.midY + offset))
            lines.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY + offset))
        }
        lines.lineWidth = 1.5
        UIColor.tertiaryLabel.setStroke()
        lines.stroke()
    }
}
