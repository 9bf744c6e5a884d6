// DatePickerWheels: a date picker as wheels. DateWheel gives a wheel's rows their meaning; the order follows the locale.
import CoreGraphics
import Foundation

final class DatePickerWheels: UIView, DatePickerPresentation, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let picker: UIDatePicker
    private let wheels: [DateWheel]
    private let pickerView = UIPickerView(frame: .zero)

    init(picker: UIDatePicker) {
        self.picker = picker
        wheels = DateWheel.wheels(of: picker)
        super.init(frame: .zero)
        pickerView.dataSource = self
        pickerView.delegate = self
        addSubview(pickerView)
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize { UIPickerView.naturalSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        pickerView.frame = bounds
    }

    func update(animated: Bool) {
        for (component, wheel) in wheels.enumerated() {
            let present = pickerView.selectedRow(inComponent: component)
            let row = wheel.row(for: picker.date, duration: picker.duration, near: present)
            if row != present { pickerView.selectRow(row, inComponent: component, animated: animated) }
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { wheels[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { wheels[component].title(row) }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { wheels[component].width }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if picker.datePickerMode == .countDownTimer {
            picker.choose(duration: wheels[component].duration(picker.duration, selecting: row))
        } else {
            picker.choose(wheels[component].date(picker.date, selecting: row))
        }
    }
}

/// The meaning of one wheel's rows.
@MainActor struct DateWheel {
    enum Part { case day, month, dayOfMonth, year, hour, minute, half, hours, minutes }

    let part: Part
    let calendar: Calendar
    let locale: Locale
    let interval: Int
    let isTwelveHours: Bool
    /// The day of the middle row of the wheel of days.
    let today: Date

    /// Wheels that turn for ever hold their rows this many times.
    private static let turns = 200
    /// Days before and after today.
    private static let days = 10_000
    private static let years = 1...9999

    static func wheels(of picker: UIDatePicker) -> [DateWheel] {
        let calendar = picker.effectiveCalendar, locale = picker.effectiveLocale
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        let isTwelve = pattern.contains("a")
        func wheel(_ part: Part) -> DateWheel {
            DateWheel(part: part, calendar: calendar, locale: locale, interval: picker.minuteInterval, isTwelveHours: isTwelve, today: calendar.startOfDay(for: .now))
        }
        let time: [Part] = isTwelve ? (pattern.hasPrefix("a") ? [.half, .hour, .minute] : [.hour, .minute, .half]) : [.hour, .minute]
        let parts: [Part] = switch picker.datePickerMode {
        case .time: time
        case .date: order("yMMMMd", locale)
        case .yearAndMonth: order("yMMMM", locale)
        case .dateAndTime: [.day] + time
        case .countDownTimer: [.hours, .minutes]
        }
        return parts.map(wheel)
    }

    /// Year, month and day as the locale writes them.
    private static func order(_ template: String, _ locale: Locale) -> [Part] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var result: [Part] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let part: Part = ["y": .year, "M": .month, "L": .month, "d": .dayOfMonth][letter], !result.contains(part) else { continue }
            result.append(part)
        }
        return result
    }

    private var period: Int {
        switch part {
        case .hour: isTwelveHours ? 12 : 24
        case .minute: 60 / interval
        case .month: 12
        case .dayOfMonth: 31
        case .half: 2
        case .hours: 24
        case .minutes: 60 / interval
        case .day: 2 * DateWheel.days + 1
        case .year: DateWheel.years.count
        }
    }
    private var isEndless: Bool { [.hour, .minute, .month, .dayOfMonth].contains(part) }

    var count: Int { isEndless ? period * DateWheel.turns : period }

    var width: CGFloat {
        switch part {
        case .day: 140
        case .month: 130
        case .year: 80
        case .hours, .minutes: 110
        default: 52
        }
    }

    // MARK: Titles

    func title(_ row: Int) -> String {
        let value = row % period
        switch part {
        case .day: return dayTitle(value)
        case .month: return formatter.standaloneMonthSymbols[min(value, formatter.standaloneMonthSymbols.count - 1)]
        case .dayOfMonth: return "\(value + 1)"
        case .year: return "\(value + 1)"
        case .hour: return isTwelveHours ? "\(value == 0 ? 12 : value)" : String(format: "%02d", value)
        case .minute: return String(format: "%02d", value * interval)
        case .half: return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .hours: return value == 1 ? "1 hour" : "\(value) hours"
        case .minutes: return "\(value * interval) min"
        }
    }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        return formatter
    }

    private func dayTitle(_ value: Int) -> String {
        guard value != DateWheel.days else { return "Today" }
        guard let day = calendar.date(byAdding: .day, value: value - DateWheel.days, to: today) else { return "" }
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        // The text has the form of the wheel: "Mon Jan 5".
        return formatter.string(from: day).replacingOccurrences(of: ",", with: "")
    }

    // MARK: Rows and dates

    /// The row of the date; if several rows mean the date, the one nearest to `present`.
    func row(for date: Date, duration: TimeInterval, near present: Int) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let value: Int = switch part {
        case .day: (calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0) + DateWheel.days
        case .month: (parts.month ?? 1) - 1
        case .dayOfMonth: (parts.day ?? 1) - 1
        case .year: (parts.year ?? 1) - 1
        case .hour: isTwelveHours ? hour % 12 : hour
        case .minute: (parts.minute ?? 0) / interval
        case .half: hour / 12
        case .hours: Int(duration) / 3600
        case .minutes: Int(duration) / 60 % 60 / interval
        }
        let limited = min(max(value, 0), period - 1)
        guard isEndless else { return limited }
        guard present > 0 else { return period * (DateWheel.turns / 2) + limited }
        let base = present - present % period + limited
        return [base - period, base, base + period].filter { $0 >= 0 && $0 < count }.min { abs($0 - present) < abs($1 - present) } ?? base
    }

    func duration(_ duration: TimeInterval, selecting row: Int) -> TimeInterval {
        let minutes = Int(duration) / 60
        return TimeInterval(60 * (part == .hours ? row % period * 60 + minutes % 60 : minutes / 60 * 60 + row % period * interval))
    }

    func date(_ date: Date, selecting row: Int) -> Date {
        let value = row % period
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        let hour = parts.hour ?? 0
        switch part {
        case .day:
            let day = calendar.date(byAdding: .day, value: value - DateWheel.days, to: today) ?? date
            let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
        case .month: parts.month = value + 1
        case .dayOfMonth: parts.day = value + 1
        case .year: parts.year = value + 1
        case .hour: parts.hour = isTwelveHours ? hour / 12 * 12 + value : value
        case .minute: parts.minute = value * interval
        case .half: parts.hour = hour % 12 + value * 12
        case .hours, .minutes: return date
        }
        // 31 in a month of 30 days is its last day.
        var first = parts
        first.day = 1
        if let start = calendar.date(from: first), let length = calendar.range(of: .day, in: .month, for: start)?.count { parts.day = min(parts.day ?? 1, length) }
        return calendar.date(from: parts) ?? date
    }
}
