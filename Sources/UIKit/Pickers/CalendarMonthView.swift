// CalendarMonthView: a month as a grid of days, with its name and two arrows above. InlineDatePicker, the compact field's
// sheet and UICalendarView show it; a CalendarMonthSource supplies the selected and the selectable days.
import CoreGraphics
import Foundation

/// The source of a month's days.
@MainActor protocol CalendarMonthSource: UIView {
    var effectiveCalendar: Calendar { get }
    var effectiveLocale: Locale { get }
    var limits: (low: Date?, high: Date?) { get }
    /// The month that `update` turns to.
    var followedDate: Date { get }
    /// The points below a day's number.
    var decorationHeight: CGFloat { get }
    func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont
    func isChosen(_ day: Date) -> Bool
    func canChoose(_ day: Date) -> Bool
    func decoration(of day: Date) -> UIView?
    func choose(day: Date)
    func monthDidTurn(from month: Date)
}

final class CalendarMonthView: UIView {
    private unowned let picker: any CalendarMonthSource
    /// A moment of the month on show.
    private(set) var month: Date
    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var names: [UILabel] = []
    private var days: [CalendarDay] = []
    static let naturalSize = CGSize(width: 320, height: 330)

    init(picker: any CalendarMonthSource) {
        self.picker = picker
        month = picker.followedDate
        super.init(frame: .zero)
        title.textColor = .label
        for (button, symbol, label, step) in [(back, "chevron.backward", "Previous Month", -1), (forward, "chevron.forward", "Next Month", 1)] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = label
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(title)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func turn(by months: Int) {
        guard let next = picker.effectiveCalendar.date(byAdding: .month, value: months, to: month) else { return }
        show(next)
    }

    /// Turns to the month of a date.
    func show(_ next: Date) {
        let old = month
        month = next
        update(following: false)
        if !picker.effectiveCalendar.isDate(old, equalTo: next, toGranularity: .month) { picker.monthDidTurn(from: old) }
    }

    /// `following` turns to the month of the picker's date.
    func update(following: Bool = true) {
        let calendar = picker.effectiveCalendar
        if following { month = picker.followedDate }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = picker.effectiveLocale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.text = formatter.string(from: month)
        title.font = picker.font(ofSize: 17, weight: .semibold)
        if let interval = calendar.dateInterval(of: .month, for: month) {
            let (low, high) = picker.limits
            back.isEnabled = low.map { $0 < interval.start } ?? true
            forward.isEnabled = high.map { $0 >= interval.end } ?? true
        }
        showNames(formatter.shortStandaloneWeekdaySymbols, calendar)
        showDays(calendar)
        setNeedsLayout()
    }

    private func showNames(_ symbols: [String], _ calendar: Calendar) {
        while names.count < symbols.count {
            let label = UILabel(frame: .zero)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.append(label)
            addSubview(label)
        }
        for (index, label) in names.enumerated() {
            label.font = picker.font(ofSize: 13, weight: .semibold)
            label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased(with: picker.effectiveLocale)
        }
    }

    private func showDays(_ calendar: Calendar) {
        for day in days { day.removeFromSuperview() }
        days = []
        guard let interval = calendar.dateInterval(of: .month, for: month), let length = calendar.range(of: .day, in: .month, for: month)?.count else { return }
        let (low, high) = picker.limits
        let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        for number in 0..<length {
            guard let start = calendar.date(byAdding: .day, value: number, to: interval.start), let end = calendar.date(byAdding: .day, value: 1, to: start) else { continue }
            let day = CalendarDay(number: number + 1, column: (lead + number) % 7, row: (lead + number) / 7)
            day.font = picker.font
            day.isSelected = picker.isChosen(start)
            day.isToday = calendar.isDate(start, inSameDayAs: .now)
            day.isEnabled = (low.map { end > $0 } ?? true) && (high.map { start <= $0 } ?? true) && picker.canChoose(start)
            day.decoration = picker.decoration(of: start)
            day.tintColor = picker.tintColor
            day.addAction(UIAction { [weak self] _ in self?.picker.choose(day: start) }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
    }

    /// Requests the decorations of some days again.
    func reloadDecorations(where matches: (Date) -> Bool) {
        let calendar = picker.effectiveCalendar
        guard let start = calendar.dateInterval(of: .month, for: month)?.start else { return }
        for (number, day) in days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: number, to: start), matches(date) else { continue }
            day.decoration = picker.decoration(of: date)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cell = CGSize(width: (bounds.width / 7).rounded(.down), height: 40 + picker.decorationHeight)
        title.frame = CGRect(x: 16, y: 4, width: bounds.width - 120, height: 36)
        back.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: 44)
        forward.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: 44)
        for (index, label) in names.enumerated() { label.frame = CGRect(x: CGFloat(index) * cell.width, y: 48, width: cell.width, height: 20) }
        for day in days { day.frame = CGRect(x: CGFloat(day.column) * cell.width, y: 72 + CGFloat(day.row) * (cell.height + 2), width: cell.width, height: cell.height) }
    }
}

/// One day: a number, in a disc while it is selected.
final class CalendarDay: UIControl {
    let column: Int
    let row: Int
    var isToday = false { didSet { stateDidChange() } }
    var font: (CGFloat, UIFont.Weight) -> UIFont = { .systemFont(ofSize: $0, weight: $1) } { didSet { stateDidChange() } }
    /// The view below the number.
    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let decoration else { return }
            decoration.isUserInteractionEnabled = false
            addSubview(decoration)
            setNeedsLayout()
        }
    }
    private let label = UILabel(frame: .zero)

    init(number: Int, column: Int, row: Int) {
        self.column = column
        self.row = row
        super.init(frame: .zero)
        label.text = "\(number)"
        label.textAlignment = .center
        label.clipsToBounds = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "\(number)"
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        label.font = font(20, isSelected ? .semibold : .regular)
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        label.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : .clear
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, 40)
        label.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: 0, width: side, height: side)
        label.layer.cornerRadius = side / 2
        guard let decoration else { return }
        let size = decoration.intrinsicContentSize.width > 0 ? decoration.intrinsicContentSize : decoration.bounds.size == .zero ? decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : decoration.bounds.size
        decoration.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: side, width: size.width, height: min(size.height, bounds.height - side))
    }
}
