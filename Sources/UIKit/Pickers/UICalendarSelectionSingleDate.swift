// UICalendarSelectionSingleDate: one day of a calendar view, or none.
import Foundation

/// Lets a person choose one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected day; nil without one. Setting it calls no delegate.
    open var selectedDate: DateComponents? { didSet { calendarView?.showDates() } }

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Chooses a day, or nothing, and turns to its month. The delegate is not told.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selectedDate = dateComponents
        if let dateComponents { calendarView?.turn(to: dateComponents) }
    }

    override func isSelected(_ day: Date, in calendar: Calendar) -> Bool { selectedDate.map { Self.matches($0, day, in: calendar) } ?? false }

    override func canSelect(_ day: Date, in calendar: Calendar) -> Bool { allows(Self.components(of: day, in: calendar)) }

    private func allows(_ components: DateComponents?) -> Bool {
        delegate.flatMap { delegate in ifImplemented { delegate.dateSelection(self, canSelectDate: components) } } ?? true
    }

    /// A tap on the chosen day takes the choice back, where the delegate allows none.
    override func tapped(_ day: Date, in calendar: Calendar) {
        let new = isSelected(day, in: calendar) ? nil : Self.components(of: day, in: calendar)
        guard allows(new) else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// Decides which day can be selected and is told of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A person has chosen a day; nil when the choice was taken back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a person can select a day; nil asks whether the selection can be cleared. Optional: true.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        notImplemented(self, "dateSelection:canSelectDate:", [selection, dateComponents as Any], fallback: true)
    }
}
