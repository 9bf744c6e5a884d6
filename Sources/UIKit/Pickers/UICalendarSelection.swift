// UICalendarSelection: the selection of a calendar view. UICalendarSelectionSingleDate, UICalendarSelectionMultiDate and
// UICalendarSelectionWeekOfYear are its kinds; they hold the selection and call their delegates.
import Foundation

/// The selection of a calendar view. Apps use its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Asks the delegate again which of the visible dates can be selected.
    open func updateSelectableDates() { calendarView?.showDates() }

    // MARK: For subclasses

    func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
    func canSelect(_ day: Date, in calendar: Calendar) -> Bool { false }
    /// A person tapped a day that can be chosen.
    func tapped(_ day: Date, in calendar: Calendar) {}

    /// The components of a day as calendar views pass them to delegates.
    static func components(of day: Date, in calendar: Calendar) -> DateComponents {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }

    /// Whether the components match this day: only set components count.
    static func matches(_ components: DateComponents, _ day: Date, in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: components) else { return false }
        return calendar.isDate(date, inSameDayAs: day)
    }
}
