// UIDatePicker: a control for dates, times and durations. Owns the date, its limits and the style; DatePickerWheels,
// CalendarMonthView and CompactDateField show it.
import CoreGraphics
import Foundation
import ObjectiveC

/// Lets a person choose a date, a time or a duration. Sends `valueChanged` when the person does, never for code.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The kind of the selected value.
    public enum Mode: Int, Sendable {
        /// Hour and minute; a day; both; a duration in hours and minutes; a month.
        case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The look of a date picker.
    public enum Style: Int, Sendable {
        /// The style for the mode; wheels; a field that opens a calendar; the calendar itself.
        case automatic = 0, wheels, compact, inline
    }

    private var view: (any DatePickerPresentation)?
    private var storedDate = Date.now

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeDatePicker(from: coder)
        rebuild()
    }

    // MARK: What is chosen

    /// Default `dateAndTime`. Durations are `countDownDuration`.
    open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
    /// The locale; nil, the default, is the system's.
    open var locale: Locale? { didSet { rebuild() } }
    /// The calendar; nil is the system's.
    open var calendar: Calendar! = UIDatePicker.systemCalendar { didSet { rebuild() } }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The moment of its creation at first. Lies between the limits, on a minute of the interval.
    open var date: Date {
        get { limited(storedDate) }
        set { withValueChange(self, "date", of: date) { setDate(newValue, animated: false) } }
    }
    /// The earliest date; ignored for durations, and if it is after `maximumDate`.
    open var minimumDate: Date? { didSet { view?.update(animated: false) } }
    /// The latest date; ignored for durations, and if it is before `minimumDate`.
    open var maximumDate: Date? { didSet { view?.update(animated: false) } }
    /// The duration in seconds, in whole minutes from one minute to 23 hours and 59 minutes. Only for durations; 0 in the other modes.
    open var countDownDuration: TimeInterval {
        get { datePickerMode == .countDownTimer ? duration : 0 }
        set {
            duration = newValue.isFinite ? min(max(newValue, 60), 86_340) : 60
            view?.update(animated: false)
        }
    }
    private(set) var duration: TimeInterval = 60
    /// The minutes between rows, a divisor of 60 up to 30; another number counts as 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    /// Whether `date` is moved to the interval at once. Default true.
    open var roundsToMinuteInterval: Bool = true

    /// Animated turns the wheels. No event is sent.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = date
        view?.update(animated: animated && window != nil)
    }

    // MARK: Style

    /// The style in force.
    open var datePickerStyle: Style { resolvedStyle }
    /// `automatic` takes the compact one, and wheels for durations (Apple, UIDatePickerStyle.automatic).
    open var preferredDatePickerStyle: Style = .automatic { didSet { if preferredDatePickerStyle != oldValue { rebuild() } } }

    private var resolvedStyle: Style {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth): .wheels
        case (.automatic, _): Behaviour.compactDatePickers.isOn ? .compact : .wheels
        case (let style, _): style
        }
    }

    // MARK: Dates

    /// The calendar of a device in English of the United States, independent of the machine's locale.
    private static var systemCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .current
        return calendar
    }

    /// The calendar with the picker's locale and time zone.
    var effectiveCalendar: Calendar {
        var result = calendar ?? UIDatePicker.systemCalendar
        result.locale = effectiveLocale
        if let timeZone { result.timeZone = timeZone }
        return result
    }
    var effectiveLocale: Locale { locale ?? calendar?.locale ?? Locale(identifier: "en_US") }

    /// The date moved between the limits, and onto the interval.
    func limited(_ date: Date) -> Date {
        var result = date
        if roundsToMinuteInterval, minuteInterval > 1 {
            let step = Double(minuteInterval * 60)
            result = Date(timeIntervalSinceReferenceDate: (result.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
        }
        guard datePickerMode != .countDownTimer else { return result }
        let (low, high) = limits
        if let low, result < low { result = low }
        if let high, result > high { result = high }
        return result
    }

    var limits: (low: Date?, high: Date?) {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    /// Sets the date for the parts that the person changes.
    func choose(_ date: Date) {
        let before = self.date
        storedDate = date
        view?.update(animated: true)
        if self.date != before { sendChange() }
    }

    func choose(duration: TimeInterval) {
        // A duration of zero springs to one minute.
        let before = self.duration
        self.duration = min(max(duration, 60), 86_340)
        view?.update(animated: true)
        if self.duration != before { sendChange() }
    }

    private func sendChange() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    private func rebuild() {
        view?.removeFromSuperview()
        let made: any DatePickerPresentation = switch datePickerStyle {
        case .wheels, .automatic: DatePickerWheels(picker: self)
        case .compact: CompactDateField(picker: self)
        case .inline: InlineDatePicker(picker: self)
        }
        view = made
        addSubview(made)
        made.update(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { view?.naturalSize ?? .zero }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { view?.naturalSize ?? .zero }
    open override func layoutSubviews() {
        super.layoutSubviews()
        view?.frame = bounds
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        view?.update(animated: false)
    }
}

/// One way of showing a date picker's date.
@MainActor protocol DatePickerPresentation: UIView {
    var naturalSize: CGSize { get }
    /// The picker's date, limits or formats have changed.
    func update(animated: Bool)
}
