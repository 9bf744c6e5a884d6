// A date picker's calendar: the selected day, and the effect of a selection. CalendarMonthView calls it.
import CoreGraphics
import Foundation

extension UIDatePicker: CalendarMonthSource {
    var followedDate: Date { date }
    var decorationHeight: CGFloat { 0 }
    func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { .systemFont(ofSize: size, weight: weight) }
    func isChosen(_ day: Date) -> Bool { effectiveCalendar.isDate(day, inSameDayAs: date) }
    func canChoose(_ day: Date) -> Bool { true }
    func decoration(of day: Date) -> UIView? { nil }
    func monthDidTurn(from month: Date) {}

    /// The chosen day keeps the time of day.
    func choose(day: Date) {
        let calendar = effectiveCalendar
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        choose(calendar.date(from: parts) ?? day)
    }
}
