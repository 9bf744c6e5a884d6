// EKEventEditViewController: a form for an event's title, place and dates that keeps the event in its store.
@_exported import EventKit
import ObjectiveC
@_exported import UIKit

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

/// Lets the user write an event.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// The delegate, which is told of the end; it removes the screen itself.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Keeps the event.
    open var eventStore: EKEventStore!
    /// The event; nil for a new one.
    open var event: EKEvent?
    private let form = EventForm(style: .insetGrouped)

    open override func viewDidLoad() {
        super.viewDidLoad()
        let isNew = event?.eventIdentifier == nil
        form.title = isNew ? "New Event" : "Edit Event"
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(.canceled) })
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(title: isNew ? "Add" : "Done", primaryAction: UIAction { [weak self] _ in self?.save() })
        form.event = event ?? eventStore.map { EKEvent(eventStore: $0) }
        setViewControllers([form], animated: false)
    }

    /// Ends as the user's Cancel does.
    open func cancelEditing() { end(.canceled) }

    private func end(_ action: EKEventEditViewAction) { editViewDelegate?.eventEditViewController(self, didCompleteWith: action) }

    private func save() {
        guard let store = eventStore, let edited = form.event else { return end(.canceled) }
        form.write()
        if edited.calendar == nil { edited.calendar = ifImplemented { editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) } ?? store.defaultCalendarForNewEvents }
        do {
            try store.save(edited, span: .thisEvent)
            event = edited
            end(.saved)
        } catch {
            let alert = UIAlertController(title: "Cannot Save Event", message: "\(error)", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

/// A delegate that is told of the result of editing.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user is done, one way or the other.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// The calendar for a new event. Optional.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar?
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar? { notImplemented(self, #function, [controller], fallback: nil) }
}
