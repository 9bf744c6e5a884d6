// CompactDateField: a date picker as fields that show the date and the time, and open a calendar or wheels above the page.
// DateFieldButton is one field, DatePickerSheet is the opened sheet.
import CoreGraphics
import Foundation

final class CompactDateField: UIView, DatePickerPresentation {
    private let fields: [DateFieldButton]

    init(picker: UIDatePicker) {
        let parts: [DateFieldButton.Part] = switch picker.datePickerMode {
        case .time: [.time]
        case .date: [.date]
        default: [.date, .time]
        }
        fields = parts.map { DateFieldButton(picker: picker, part: $0) }
        super.init(frame: .zero)
        for field in fields { addSubview(field) }
    }

    required init?(coder: NSCoder) { nil }

    private static let gap: CGFloat = 8

    var naturalSize: CGSize {
        let sizes = fields.map(\.intrinsicContentSize)
        return CGSize(width: sizes.map(\.width).reduce(0, +) + CGFloat(fields.count - 1) * CompactDateField.gap, height: sizes.map(\.height).max() ?? 0)
    }

    func update(animated: Bool) {
        for field in fields { field.update() }
        superview?.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for field in fields {
            let size = field.intrinsicContentSize
            field.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: min(size.width, max(0, bounds.width - x)), height: size.height)
            x += size.width + CompactDateField.gap
        }
    }
}

/// A grey field with the date or the time. A tap opens the calendar or the wheels.
final class DateFieldButton: UIControl {
    enum Part { case date, time }

    private unowned let picker: UIDatePicker
    private let part: Part
    private let label = UILabel(frame: .zero)
    private weak var sheet: DatePickerSheet?

    init(picker: UIDatePicker, part: Part) {
        self.picker = picker
        self.part = part
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        let formatter = DateFormatter()
        formatter.calendar = picker.effectiveCalendar
        formatter.locale = picker.effectiveLocale
        formatter.timeZone = picker.effectiveCalendar.timeZone
        formatter.dateStyle = part == .date ? .medium : .none
        formatter.timeStyle = part == .time ? .short : .none
        label.text = formatter.string(from: picker.date)
        label.textColor = sheet == nil ? (picker.isEnabled ? .label : .tertiaryLabel) : picker.tintColor
        accessibilityLabel = label.text
        sheet?.update()
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    private func open() {
        guard sheet == nil, picker.isEnabled, let window else { return }
        picker.sendActions(for: .editingDidBegin)
        let content: any DatePickerSheetContent = part == .date ? CalendarMonthView(picker: picker) : TimeWheels(picker: picker)
        let made = DatePickerSheet(content: content, from: convert(bounds, to: window), in: window) { [weak self] in
            self?.update()
            self?.picker.sendActions(for: .editingDidEnd)
        }
        sheet = made
        update()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: (label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 34)).width + 22).rounded(.up), height: 34)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// The content of a sheet.
@MainActor protocol DatePickerSheetContent: UIView {
    var sheetSize: CGSize { get }
    func refresh()
}

extension CalendarMonthView: DatePickerSheetContent {
    var sheetSize: CGSize { CalendarMonthView.naturalSize }
    func refresh() { update() }
}

/// The wheels of the time, in a sheet.
final class TimeWheels: UIView, DatePickerSheetContent {
    private let own: UIDatePicker

    init(picker: UIDatePicker) {
        own = UIDatePicker(frame: .zero)
        super.init(frame: .zero)
        own.datePickerMode = .time
        own.preferredDatePickerStyle = .wheels
        own.locale = picker.locale
        own.calendar = picker.calendar
        own.timeZone = picker.timeZone
        own.minuteInterval = picker.minuteInterval
        own.minimumDate = picker.minimumDate
        own.maximumDate = picker.maximumDate
        own.date = picker.date
        own.addAction(UIAction { [weak picker, weak own] _ in if let own { picker?.choose(own.date) } }, for: .valueChanged)
        addSubview(own)
    }

    required init?(coder: NSCoder) { nil }

    var sheetSize: CGSize { CGSize(width: 220, height: UIPickerView.naturalSize.height) }
    func refresh() {}

    override func layoutSubviews() {
        super.layoutSubviews()
        own.frame = bounds
    }
}

/// A card beside its field; a tap beside the card closes it.
final class DatePickerSheet: UIControl {
    private let content: any DatePickerSheetContent
    private let card = UIView(frame: .zero)
    private let onClose: () -> Void

    init(content: any DatePickerSheetContent, from field: CGRect, in window: UIWindow, onClose: @escaping () -> Void) {
        self.content = content
        self.onClose = onClose
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 20
        card.layer.shadowOffset = .zero
        addSubview(card)
        card.addSubview(content)
        let size = CGSize(width: content.sheetSize.width + 16, height: content.sheetSize.height + 16)
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let x = min(max(field.midX - size.width / 2, safe.minX), max(safe.minX, safe.maxX - size.width))
        let fitsBelow = field.maxY + 8 + size.height <= safe.maxY
        let y = fitsBelow ? field.maxY + 8 : max(safe.minY, field.minY - 8 - size.height)
        card.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
        content.frame = card.bounds.insetBy(dx: 8, dy: 8)
        addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    func update() { content.refresh() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === card ? card : hit
    }

    func close() {
        removeFromSuperview()
        onClose()
    }
}
