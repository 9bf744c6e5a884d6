// CalendarMonthView: a month as a grid of days, with its name and two arrows above. InlineDatePicker and the compact field's
// sheet show it. Days outside of the limits cannot be chosen.
import CoreGraphics
import Foundation

final class CalendarMonthView: UIView {
    private unowned let picker: UIDatePicker
    /// A moment of the month on show.
    private var month: Date
    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var names: [UILabel] = []
    private var days: [CalendarDay] = []
    static let naturalSize = CGSize(width: 320, height: 330)

    init(picker: UIDatePicker) {
        self.picker = picker
        month = picker.date
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
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
        month = next
        update(following: false)
    }

    /// `following` turns to the month of the picker's date.
    func update(following: Bool = true) {
        let calendar = picker.effectiveCalendar
        if following { month = picker.date }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = picker.effectiveLocale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.text = formatter.string(from: month)
        showNames(formatter.shortStandaloneWeekdaySymbols, calendar)
        showDays(calendar)
        setNeedsLayout()
    }

    private func showNames(_ symbols: [String], _ calendar: Calendar) {
        while names.count < symbols.count {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.append(label)
            addSubview(label)
        }
        for (index, label) in names.enumerated() { label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased(with: picker.effectiveLocale) }
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
            day.isSelected = calendar.isDate(start, inSameDayAs: picker.date)
            day.isToday = calendar.isDate(start, inSameDayAs: .now)
            day.isEnabled = low.map { end > $0 } ?? true && high.map { start <= $0 } ?? true
            day.tintColor = picker.tintColor
            day.addAction(UIAction { [weak self] _ in self?.choose(start) }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
    }

    /// The chosen day keeps the time of day.
    private func choose(_ day: Date) {
        let calendar = picker.effectiveCalendar
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        picker.choose(calendar.date(from: parts) ?? day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cell = CGSize(width: (bounds.width / 7).rounded(.down), height: 40)
        title.frame = CGRect(x: 16, y: 4, width: bounds.width - 120, height: 36)
        back.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: 44)
        forward.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: 44)
        for (index, label) in names.enumerated() { label.frame = CGRect(x: CGFloat(index) * cell.width, y: 48, width: cell.width, height: 20) }
        for day in days { day.frame = CGRect(x: CGFloat(day.column) * cell.width, y: 72 + CGFloat(day.row) * (cell.height + 2), width: cell.width, height: cell.height) }
    }
}

/// One day: a number, in a disc while it is the chosen one.
final class CalendarDay: UIControl {
    let column: Int
    let row: Int
    var isToday = false { didSet { stateDidChange() } }
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
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        label.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : .clear
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        label.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: 0, width: side, height: side)
        label.layer.cornerRadius = side / 2
    }
}
