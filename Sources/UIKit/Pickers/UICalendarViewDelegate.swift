// UICalendarViewDelegate: what stands below the days of a calendar view, and who hears of the month on show.
import Foundation

/// Decorates days and hears of the month on show. All optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil for nothing. Asked when the day's month comes on show, and after `reloadDecorations`.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month is on show.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Stands in for a type without it, with no decoration.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        notImplemented(self, "calendarView:decorationForDateComponents:", [calendarView, dateComponents], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        notImplemented(self, "calendarView:didChangeVisibleDateComponentsFrom:", [calendarView, previousDateComponents], fallback: ())
    }
}
