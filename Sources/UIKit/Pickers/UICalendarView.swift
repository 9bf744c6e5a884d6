// UICalendarView: a month with decorated days that a person selects through a UICalendarSelection. CalendarMonthView draws it.
import CoreGraphics
import Foundation

/// Shows a month, its days decorated by the app.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// The delegate, which decorates days and is told of the visible month. Not retained.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { showDates() } }
    /// The selection behaviour; without one, days are plain text.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            showDates()
        }
    }
    /// The locale of names and of the first day of the week. Default the current one.
    open var locale: Locale = .current { didSet { showDates() } }
    /// The calendar that counts days. Default the current one.
    open var calendar: Calendar = .current { didSet { showDates() } }
    /// The time zone; nil is the calendar's own.
    open var timeZone: TimeZone? { didSet { showDates() } }
    /// The cut of the days' font. Default `default`.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { showDates() } }
    /// Days that can be seen and chosen. Default all of time.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { keepInRange() } }
    /// Whether the delegate is asked for decorations and space is reserved for them. Default true.
    open var wantsDateDecorations = true {
        didSet {
            showDates()
            invalidateIntrinsicContentSize()
        }
    }
    private lazy var month = CalendarMonthView(picker: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(month)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(month)
    }

    // MARK: Month

    /// The month on show: era, year and month. The current one at first.
    open var visibleDateComponents: DateComponents {
        get { Self.month(of: month.month, in: effectiveCalendar) }
        set { turn(to: newValue) }
    }
    /// Shows another month, as far as the range allows.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        UIView.transition(with: self, duration: animated ? 0.25 : 0, options: [.transitionCrossDissolve, .allowUserInteraction], animations: { self.turn(to: dateComponents) })
    }

    private static func month(of date: Date, in calendar: Calendar) -> DateComponents { calendar.dateComponents([.calendar, .era, .year, .month], from: date) }

    func turn(to components: DateComponents) {
        guard let date = effectiveCalendar.date(from: components) else { return }
        month.show(inRange(date))
    }

    private func inRange(_ date: Date) -> Date { min(max(date, availableDateRange.start), availableDateRange.end) }

    private func keepInRange() {
        let shown = inRange(month.month)
        if effectiveCalendar.isDate(shown, equalTo: month.month, toGranularity: .month) { showDates() } else { month.show(shown) }
    }

    // MARK: Days

    /// Asks the delegate again for the decorations of these days, if they are visible.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = effectiveCalendar
        month.reloadDecorations { day in dates.contains { UICalendarSelection.matches($0, day, in: calendar) } }
    }

    func showDates() { month.update(following: false) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CalendarMonthView.naturalSize.width, height: height) }
    private var height: CGFloat { CalendarMonthView.naturalSize.height + 6 * decorationHeight }

    open override func layoutSubviews() {
        super.layoutSubviews()
        month.frame = bounds
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showDates()
    }
}

extension UICalendarView: CalendarMonthSource {
    var effectiveCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }
    var effectiveLocale: Locale { locale }
    var limits: (low: Date?, high: Date?) { (availableDateRange.start, availableDateRange.end) }
    var followedDate: Date { .now }
    var decorationHeight: CGFloat { wantsDateDecorations ? 14 : 0 }

    func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    func isChosen(_ day: Date) -> Bool { selectionBehavior?.isSelected(day, in: effectiveCalendar) ?? false }
    func canChoose(_ day: Date) -> Bool { selectionBehavior?.canSelect(day, in: effectiveCalendar) ?? true }

    func decoration(of day: Date) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        return ifImplemented { delegate.calendarView(self, decorationFor: UICalendarSelection.components(of: day, in: effectiveCalendar)) }??.makeView()
    }

    func choose(day: Date) { selectionBehavior?.tapped(day, in: effectiveCalendar) }

    func monthDidTurn(from month: Date) {
        guard let delegate else { return }
        ifImplemented { delegate.calendarView(self, didChangeVisibleDateComponentsFrom: Self.month(of: month, in: effectiveCalendar)) }
    }
}
