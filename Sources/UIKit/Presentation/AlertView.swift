// AlertView: the card of an alert, 270 points wide. ActionSheetView: the stack at the bottom of the screen.
// AlertActionView: one action of either. Made and rebuilt by UIAlertController.

final class AlertView: UIView, AlertContent {
    private static let width: CGFloat = 270
    private static let rowHeight: CGFloat = 44
    private unowned let alert: UIAlertController
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var fields: [UIView] = []
    private var rows: [AlertActionView] = []
    private var lines: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: AlertView.width, height: 100))
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        accessibilityIdentifier = "UIAlertController"
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    func rebuild() {
        for view in subviews where view === titleLabel || view === messageLabel || view is AlertActionView || view is AlertFieldFrame || lines.contains(view) {
            view.removeFromSuperview()
        }
        titleLabel.text = alert.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.text = alert.message
        messageLabel.font = .systemFont(ofSize: 13)
        for (label, text) in [(titleLabel, alert.attributedTitle), (messageLabel, alert.attributedMessage)] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.textColor = .label
            label.show(text)
            if label.text?.isEmpty == false { addSubview(label) }
        }
        fields = (alert.textFields ?? []).map { AlertFieldFrame(field: $0) }
        for field in fields { addSubview(field) }
        rows = alert.orderedActions.map { AlertActionView($0, alert: alert, isBold: $0 === alert.boldAction, height: AlertView.rowHeight) }
        lines = rows.map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            return line
        }
        for row in rows { addSubview(row) }
        for line in lines { addSubview(line) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private var isPair: Bool {
        guard rows.count == 2 else { return false }
        return rows.allSatisfy { $0.naturalWidth <= AlertView.width / 2 - 16 }
    }

    private func text(_ label: UILabel) -> CGFloat {
        guard label.superview === self else { return 0 }
        return label.sizeThatFits(CGSize(width: AlertView.width - 32, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func measure() -> (title: CGRect, message: CGRect, fieldsTop: CGFloat, actionsTop: CGFloat, height: CGFloat) {
        let inner = AlertView.width - 32
        var y: CGFloat = 19
        let title = CGRect(x: 16, y: y, width: inner, height: text(titleLabel))
        if title.height > 0 { y = title.maxY + 2 }
        let message = CGRect(x: 16, y: y, width: inner, height: text(messageLabel))
        if message.height > 0 { y = message.maxY }
        if title.height == 0, message.height == 0 { y = 0 }
        let fieldsTop = y + 16
        if !fields.isEmpty { y = fieldsTop + CGFloat(fields.count) * 27 }
        y += y > 0 ? 19 : 0
        let actionsTop = y
        if !rows.isEmpty { y += isPair ? AlertView.rowHeight : CGFloat(rows.count) * AlertView.rowHeight }
        return (title, message, fieldsTop, actionsTop, y)
    }

    func frame(in container: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let height = measure().height
        var area = container.inset(by: safeArea)
        let keyboard = Keyboard.of(self)
        if keyboard.isShown { area.size.height = min(area.height, container.maxY - keyboard.height(on: container) - area.minY) }
        return CGRect(x: container.midX - AlertView.width / 2, y: (area.midY - height / 2).rounded(), width: AlertView.width, height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: AlertView.width, height: measure().height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = measure()
        titleLabel.frame = places.title
        messageLabel.frame = places.message
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 16, y: places.fieldsTop + CGFloat(index) * 27, width: AlertView.width - 32, height: 27)
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, row) in rows.enumerated() {
            if isPair {
                let half = AlertView.width / 2
                row.frame = CGRect(x: CGFloat(index) * half, y: places.actionsTop, width: half, height: AlertView.rowHeight)
                lines[index].frame = index == 0
                    ? CGRect(x: 0, y: places.actionsTop, width: AlertView.width, height: hairline)
                    : CGRect(x: half, y: places.actionsTop, width: hairline, height: AlertView.rowHeight)
            } else {
                row.frame = CGRect(x: 0, y: places.actionsTop + CGFloat(index) * AlertView.rowHeight, width: AlertView.width, height: AlertView.rowHeight)
                lines[index].frame = CGRect(x: 0, y: row.frame.minY, width: AlertView.width, height: hairline)
            }
        }
    }
}

/// The thin box around an alert's text field.
final class AlertFieldFrame: UIView {
    private let field: UITextField

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.systemGray4.cgColor
        layer.cornerRadius = 5
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 6, dy: 2)
    }
}

final class AlertActionView: UIControl {
    private let action: UIAlertAction
    private unowned let alert: UIAlertController
    private let label = UILabel(frame: .zero)

    init(_ action: UIAlertAction, alert: UIAlertController, isBold: Bool, height: CGFloat) {
        self.action = action
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        label.text = action.title
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: height > 44 ? 20 : 17, weight: isBold ? .semibold : .regular)
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = action.title
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        colour()
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { alert.choose(action) }

    var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width }

    private func colour() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
        colour()
    }

    override var claimsTaps: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

final class ActionSheetView: UIView, AlertContent {
    private static let rowHeight: CGFloat = 57
    private static let margin: CGFloat = 8
    private unowned let alert: UIAlertController
    private let card = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var rows: [AlertActionView] = []
    private var lines: [UIView] = []
    private var cancelRow: AlertActionView?

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        accessibilityIdentifier = "UIAlertController"
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    func rebuild() {
        for view in card.subviews { view.removeFromSuperview() }
        cancelRow?.removeFromSuperview()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        if card.superview !== self { addSubview(card) }
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for (label, text) in [(titleLabel, alert.attributedTitle), (messageLabel, alert.attributedMessage)] {
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.numberOfLines = 0
            label.show(text)
            if label.text?.isEmpty == false { card.addSubview(label) }
        }
        let others = alert.actions.filter { $0.style != .cancel }
        rows = others.map { AlertActionView($0, alert: alert, isBold: $0 === alert.preferredAction, height: ActionSheetView.rowHeight) }
        lines = rows.map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            return line
        }
        for view in rows + lines as [UIView] { card.addSubview(view) }
        cancelRow = alert.actions.first { $0.style == .cancel }.map { action in
            let row = AlertActionView(action, alert: alert, isBold: true, height: ActionSheetView.rowHeight)
            let holder = CancelRowBackground(row: row)
            addSubview(holder)
            return row
        }
        for case let holder as CancelRowBackground in subviews where holder.row !== cancelRow { holder.removeFromSuperview() }
        setNeedsLayout()
    }

    private func measure(width: CGFloat) -> (title: CGRect, message: CGRect, top: CGFloat, card: CGFloat, height: CGFloat) {
        let inner = width - 32
        func text(_ label: UILabel) -> CGFloat {
            label.superview === card ? label.sizeThatFits(CGSize(width: inner, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up) : 0
        }
        var y: CGFloat = 14
        let title = CGRect(x: 16, y: y, width: inner, height: text(titleLabel))
        if title.height > 0 { y = title.maxY + 4 }
        let message = CGRect(x: 16, y: y, width: inner, height: text(messageLabel))
        if message.height > 0 { y = message.maxY }
        let top: CGFloat = title.height == 0 && message.height == 0 ? 0 : y + 14
        let cardHeight = top + CGFloat(rows.count) * ActionSheetView.rowHeight
        let gap: CGFloat = cardHeight > 0 && cancelRow != nil ? ActionSheetView.margin : 0
        return (title, message, top, cardHeight, cardHeight + gap + (cancelRow == nil ? 0 : ActionSheetView.rowHeight))
    }

    func frame(in container: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let width = min(container.width, 500) - 2 * ActionSheetView.margin
        let height = measure(width: width).height
        let bottom = container.maxY - max(safeArea.bottom, ActionSheetView.margin)
        return CGRect(x: container.midX - width / 2, y: bottom - height, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = measure(width: bounds.width)
        titleLabel.frame = places.title
        messageLabel.frame = places.message
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: places.card)
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: places.top + CGFloat(index) * ActionSheetView.rowHeight, width: bounds.width, height: ActionSheetView.rowHeight)
            lines[index].frame = CGRect(x: 0, y: row.frame.minY, width: row.frame.origin.y > 0 ? bounds.width : 0, height: hairline)
        }
        for case let holder as CancelRowBackground in subviews {
            holder.frame = CGRect(x: 0, y: bounds.height - ActionSheetView.rowHeight, width: bounds.width, height: ActionSheetView.rowHeight)
        }
    }
}

/// The card of a sheet's cancel action.
final class CancelRowBackground: UIView {
    let row: AlertActionView

    init(row: AlertActionView) {
        self.row = row
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = bounds
    }
}
