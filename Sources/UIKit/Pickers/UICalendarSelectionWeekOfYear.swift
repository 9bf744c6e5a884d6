// UICalendarSelectionWeekOfYear: one week of a calendar view, or none.
import Foundation

/// Lets a person choose one week by a tap on any of its days.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// Year and number of the selected week; nil without one. Setting it calls no delegate.
    open var selectedWeekOfYear: DateComponents? { didSet { calendarView?.showDates() } }

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) { self.delegate = delegate }

    /// Chooses a week, or nothing, and turns to its month. The delegate is not told.
    open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) {
        selectedWeekOfYear = weekOfYear
        if let weekOfYear { calendarView?.turn(to: weekOfYear) }
    }

    private func week(of day: Date, in calendar: Calendar) -> DateComponents { calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: day) }

    private func allows(_ components: DateComponents?) -> Bool {
        delegate.flatMap { delegate in ifImplemented { delegate.weekOfYearSelection(self, canSelectWeekOfYear: components) } } ?? true
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
        guard let selectedWeekOfYear else { return false }
        let week = week(of: day, in: calendar)
        return week.weekOfYear == selectedWeekOfYear.weekOfYear && week.yearForWeekOfYear == (selectedWeekOfYear.yearForWeekOfYear ?? selectedWeekOfYear.year)
    }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool { allows(week(of: day, in: calendar)) }

    /// A tap on the chosen week takes the choice back, where the delegate allows none.
    override func tapped(_ day: Date, in calendar: Calendar) {
        let new = isSelected(day, in: calendar) ? nil : week(of: day, in: calendar)
        guard allows(new) else { return }
        selectedWeekOfYear = new
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
    }
}

/// Decides which week can be selected and is told of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// A person has chosen a week; nil when the choice was taken back.
    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYear: DateComponents?)
    /// Whether a person can select a week; nil asks whether the selection can be cleared. Optional: true.
    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?) -> Bool {
        notImplemented(self, "weekOfYearSelection:canSelectWeekOfYear:", [selection, weekOfYear as Any], fallback: true)
    }
}
