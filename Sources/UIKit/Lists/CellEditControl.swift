// The round minus or plus at the left of a row in editing mode.

final class CellEditControl: UIControl {
    private let style: UITableViewCell.EditingStyle

    init(style: UITableViewCell.EditingStyle, cell: UITableViewCell) {
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = style == .insert ? "Insert" : "Remove"
        addAction(UIAction { [weak cell] _ in
            if let cell { cell.table?.editControlTapped(cell) }
        }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(x: 16, y: bounds.midY - 11, width: 22, height: 22)
        (style == .insert ? UIColor.systemGreen : UIColor.systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        let bars = UIBezierPath()
        bars.move(to: CGPoint(x: circle.minX + 5.5, y: circle.midY))
        bars.addLine(to: CGPoint(x: circle.maxX - 5.5, y: circle.midY))
        if style == .insert {
            bars.move(to: CGPoint(x: circle.midX, y: circle.minY + 5.5))
            bars.addLine(to: CGPoint(x: circle.midX, y: circle.maxY - 5.5))
        }
        bars.lineWidth = 2
        UIColor.white.setStroke()
        bars.stroke()
    }
}

extension UITableViewCell {
    /// Shows the control of the row's editing style while editing.
    func updateEditControl() {
        editControl?.removeFromSuperview()
        editControl = nil
        guard isEditing, editingStyle != .none else { return }
        let control = CellEditControl(style: editingStyle, cell: self)
        addSubview(control)
        editControl = control
    }

    /// Shows the reorder control while the table lets the row move.
    func updateReorderControl() {
        let isShown = isEditing && isMovable && showsReorderControl
        guard isShown != (reorderControl != nil) else { return }
        reorderControl?.removeFromSuperview()
        reorderControl = isShown ? ReorderControl(cell: self) : nil
        reorderControl.map(addSubview)
        setNeedsLayout()
    }
}
