// The rows of an event's form: title and place, the whole day, begin and end. EKEventEditViewController owns it.
import EventKit
import UIKit

final class EventForm: UITableViewController {
    var event: EKEvent?
    private let name = UITextField(), place = UITextField(), wholeDay = UISwitch(), begin = UIDatePicker(), end = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        (name.placeholder, place.placeholder) = ("Title", "Location")
        for picker in [begin, end] { picker.preferredDatePickerStyle = .compact }
        name.text = event?.title
        place.text = event?.location
        wholeDay.isOn = event?.isAllDay ?? false
        begin.date = event?.startDate ?? nextHour()
        end.date = event?.endDate ?? begin.date.addingTimeInterval(3600)
        wholeDay.addAction(UIAction { [weak self] _ in self?.showModes() }, for: .valueChanged)
        begin.addAction(UIAction { [weak self] _ in self?.keepOrder() }, for: .valueChanged)
        showModes()
    }

    private func nextHour() -> Date {
        let calendar = Calendar.current
        let parts = calendar.dateComponents([.year, .month, .day, .hour], from: Date())
        return (calendar.date(from: parts) ?? Date()).addingTimeInterval(3600)
    }
    private func showModes() { for picker in [begin, end] { picker.datePickerMode = wholeDay.isOn ? .date : .dateAndTime } }
    private func keepOrder() { if end.date < begin.date { end.date = begin.date.addingTimeInterval(3600) } }

    /// Gives the event what the user wrote.
    func write() {
        event?.title = name.text ?? ""
        event?.location = place.text.flatMap { $0.isEmpty ? nil : $0 }
        event?.isAllDay = wholeDay.isOn
        event?.startDate = begin.date
        event?.endDate = end.date
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        if indexPath.section == 0 {
            let field = indexPath.row == 0 ? name : place
            field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(field)
        } else {
            cell.textLabel?.text = ["All-day", "Starts", "Ends"][indexPath.row]
            let controls: [UIView] = [wholeDay, begin, end]
            controls[indexPath.row].sizeToFit()
            cell.accessoryView = controls[indexPath.row]
        }
        return cell
    }
}
