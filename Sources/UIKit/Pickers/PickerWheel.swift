// PickerWheel: one component of a picker view. A scroll view that rests on rows only, and makes views for the visible rows.
// UIPickerView places it and is told of the row on which the user lets it rest.
import CoreGraphics
import QuartzCore

final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var rows = 0
    private(set) var rowHeight = UIPickerView.rowHeight
    /// -1 without rows.
    private(set) var selected = -1
    private var cells: [Int: PickerCell] = [:]
    private var spare: [PickerCell] = []

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        scrollsToTop = false
        delegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            tapped(at: recognizer.location(in: self))
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func load(rows: Int, rowHeight: CGFloat) {
        self.rows = rows
        self.rowHeight = rowHeight
        selected = rows == 0 ? -1 : min(max(selected, 0), rows - 1)
        for cell in cells.values { cell.removeFromSuperview() }
        spare.append(contentsOf: cells.values)
        cells = [:]
        placeContent()
        setNeedsLayout()
    }

    func ownView(at row: Int) -> UIView? { cells[row]?.own }

    func select(_ row: Int, animated: Bool) {
        guard rows > 0 else { return }
        selected = min(max(row, 0), rows - 1)
        setContentOffset(offset(of: selected), animated: animated)
        if !animated { setNeedsLayout() }
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(row, 0)) * rowHeight - contentInset.top) }

    private func placeContent() {
        let inset = ((bounds.height - rowHeight) / 2).rounded()
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: bounds.height - rowHeight - inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight)
        if !isDragging, !isDecelerating { contentOffset = offset(of: selected) }
    }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { placeContent() } }
    }

    // MARK: Rows in sight

    override func layoutSubviews() {
        super.layoutSubviews()
        guard rows > 0, rowHeight > 0, bounds.height > 0 else { return }
        let first = max(0, Int((bounds.minY / rowHeight).rounded(.down))), last = min(rows - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
        for (row, cell) in cells where row < first || row > last {
            cell.removeFromSuperview()
            cells[row] = nil
            spare.append(cell)
        }
        guard first <= last else { return }
        for row in first...last {
            let cell = cells[row] ?? makeCell(row)
            place(cell, row)
        }
    }

    private func makeCell(_ row: Int) -> PickerCell {
        let cell = spare.popLast() ?? PickerCell(frame: .zero)
        cells[row] = cell
        addSubview(cell)
        guard let picker, let delegate = picker.delegate else {
            cell.show(nil as String?)
            return cell
        }
        // The view, else the attributed title, else the title (Apple, UIPickerViewDelegate).
        if let own = ifImplemented({ delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: cell.own) }) {
            cell.show(own)
        } else if let title = ifImplemented({ delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) }) ?? nil {
            cell.show(title)
        } else {
            cell.show(ifImplemented { delegate.pickerView(picker, titleForRow: row, forComponent: component) } ?? nil)
        }
        return cell
    }

    /// A row away from the middle lies farther round the wheel: lower and paler.
    private func place(_ cell: PickerCell, _ row: Int) {
        let middle = bounds.midY, own = (CGFloat(row) + 0.5) * rowHeight
        let turn = min(1, abs(own - middle) / (bounds.height / 2))
        cell.transform = .identity
        cell.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
        cell.transform = CGAffineTransform(scaleX: 1, y: max(0.3, cos(turn * .pi / 2.4)))
        cell.alpha = turn < 0.15 ? 1 : 0.55 * (1 - turn * 0.8)
    }

    // MARK: Turning

    private func nearestRow(to y: CGFloat) -> Int { min(max(Int(((y + contentInset.top) / rowHeight).rounded()), 0), max(rows - 1, 0)) }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        targetContentOffset.pointee = offset(of: nearestRow(to: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

    private var tapped: Int?

    func tapped(at point: CGPoint) {
        guard rows > 0 else { return }
        let row = min(max(Int((point.y / rowHeight).rounded(.down)), 0), rows - 1)
        guard row != selected else { return }
        tapped = row
        setContentOffset(offset(of: row), animated: true)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard tapped != nil else { return }
        tapped = nil
        comeToRest()
    }

    private func comeToRest() {
        guard rows > 0 else { return }
        let row = nearestRow(to: contentOffset.y)
        if contentOffset != offset(of: row) { setContentOffset(offset(of: row), animated: true) }
        guard row != selected else { return }
        selected = row
        picker?.wheel(component, cameToRestAt: row)
    }
}

/// A row on screen: the delegate's own view, or a label.
final class PickerCell: UIView {
    private(set) var own: UIView?
    private let label = UILabel(frame: .zero)

    func show(_ view: UIView) {
        if own !== view { own?.removeFromSuperview() }
        own = view
        label.isHidden = true
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    func show(_ title: String?) {
        prepareLabel()
        label.text = title
    }

    func show(_ title: NSAttributedString) {
        prepareLabel()
        label.attributedText = title
        label.textAlignment = .center
    }

    private func prepareLabel() {
        own?.removeFromSuperview()
        own = nil
        if label.superview == nil { addSubview(label) }
        label.isHidden = false
        label.font = .systemFont(ofSize: 21)
        label.textColor = .label
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        own?.frame = bounds
    }
}
