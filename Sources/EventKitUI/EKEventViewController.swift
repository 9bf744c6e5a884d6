// EKEventViewController: what an event says, row by row, with a button to edit it.
import EventKit
import ObjectiveC
import UIKit

/// The result of showing an event.
public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

/// Shows an event.
@preconcurrency @MainActor open class EKEventViewController: UITableViewController {
    /// The delegate, which is told of the end.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event.
    open var event: EKEvent! { didSet { if isViewLoaded { tableView.reloadData() } } }
    /// Whether there is a button to edit it.
    open var allowsEditing = false { didSet { showButton() } }
    /// Whether the calendar's day is shown, too. It is not shown here.
    open var allowsCalendarPreview = false

    /// A screen without an event.
    public convenience init() { self.init(style: .insetGrouped) }
    public override init(style: UITableView.Style) { super.init(style: style) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
        showButton()
    }
    private func showButton() {
        navigationItem.rightBarButtonItem = allowsEditing ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
    }
    private func edit() {
        let editor = EKEventEditViewController()
        (editor.event, editor.eventStore, editor.editViewDelegate) = (event, EKEventStore(), self)
        present(editor, animated: true)
    }

    private var rows: [(String, String)] {
        guard let event else { return [] }
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.medium, event.isAllDay ? .none : .short)
        let all: [(String, String?)] = [
            ("Title", event.title), ("Location", event.location), ("Starts", event.startDate.map(formatter.string(from:))), ("Ends", event.endDate.map(formatter.string(from:))),
            ("Calendar", event.calendar?.title), ("URL", event.url?.absoluteString), ("Notes", event.notes),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let (name, value) = rows[indexPath.row]
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
        return cell
    }
}

extension EKEventViewController: EKEventEditViewDelegate {
    /// Shows what was written.
    public func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
        controller.dismiss(animated: true)
        tableView.reloadData()
        if action == .deleted { delegate?.eventViewController(self, didCompleteWith: .deleted) }
    }
}

/// A delegate that is told of the end of looking at an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The user is done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
