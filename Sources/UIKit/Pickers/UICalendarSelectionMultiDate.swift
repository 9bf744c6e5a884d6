// UICalendarSelectionMultiDate: any number of days of a calendar view.
import Foundation

/// Lets a person choose days one by one.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected days, in the order of their selection. Setting them calls no delegate.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.showDates() } }

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    /// Chooses these days and no others. The delegate is not told.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool { selectedDates.contains { Self.matches($0, day, in: calendar) } }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
        let components = Self.components(of: day, in: calendar)
        guard let delegate else { return true }
        if isSelected(day, in: calendar) { return ifImplemented { delegate.multiDateSelection(self, canDeselectDate: components) } ?? true }
        return ifImplemented { delegate.multiDateSelection(self, canSelectDate: components) } ?? true
    }

    override func tapped(_ day: Date, in calendar: Calendar) {
        guard canSelect(day, in: calendar) else { return }
        let components = Self.components(of: day, in: calendar)
        if isSelected(day, in: calendar) {
            selectedDates.removeAll { Self.matches($0, day, in: calendar) }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// Decides which days can be selected and is told of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// A person has chosen a day more.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A person has taken a day back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a person can select a day. Optional: true.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Whether a person can deselect a day. Optional: true.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        notImplemented(self, "multiDateSelection:canSelectDate:", [selection, dateComponents], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        notImplemented(self, "multiDateSelection:canDeselectDate:", [selection, dateComponents], fallback: true)
    }
}
