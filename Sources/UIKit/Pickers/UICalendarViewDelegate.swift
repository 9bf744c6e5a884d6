// UICalendarViewDelegate: supplies the marks below the days of a calendar view, and is told of the visible month.
import Foundation

/// Decorates days and is told of the visible month. All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The mark below a day; nil for none. Called when the day's month becomes visible, and after `reloadDecorations`.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month is on show.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Default for a type that does not implement this member: no decoration.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        notImplemented(self, "calendarView:decorationForDateComponents:", [calendarView, dateComponents], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        notImplemented(self, "calendarView:didChangeVisibleDateComponentsFrom:", [calendarView, previousDateComponents], fallback: ())
    }
}
