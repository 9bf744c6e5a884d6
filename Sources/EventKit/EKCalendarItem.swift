// Events and reminders with what they are made of. EKEventStore keeps them.
import Foundation
import ObjectiveC

/// An object of the store.
open class EKObject: NSObject, @unchecked Sendable {
    /// Whether it was changed since it was kept.
    open fileprivate(set) var hasChanges = true
    /// Whether it was never kept.
    open fileprivate(set) var isNew = true
    func wasSaved() { (hasChanges, isNew) = (false, false) }
    /// Whether it is still in a calendar.
    open func refresh() -> Bool { !isNew }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    weak var store: EKEventStore?
    /// The system's name of the item.
    open private(set) var calendarItemIdentifier = UUID().uuidString
    /// The calendar of the item.
    open var calendar: EKCalendar! { didSet { hasChanges = true } }
    /// The name of the item.
    open var title: String! = "" { didSet { hasChanges = true } }
    /// The place of the event.
    open var location: String? { didSet { hasChanges = true } }
    /// Remarks on the item.
    open var notes: String? { didSet { hasChanges = true } }
    /// An address with more about the item.
    open var url: URL? { didSet { hasChanges = true } }
    /// The time zone of the item.
    open var timeZone: TimeZone? { didSet { hasChanges = true } }
    /// The alarms of the item.
    open var alarms: [EKAlarm]? { didSet { hasChanges = true } }
    /// The rules by which the item repeats.
    open var recurrenceRules: [EKRecurrenceRule]? { didSet { hasChanges = true } }
    /// The date on which the item was made: nil here.
    open var creationDate: Date? { nil }
    /// Whether anybody tells the user.
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    /// Whether it comes again.
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    /// Whether there is something to say of it.
    open var hasNotes: Bool { !(notes ?? "").isEmpty }
    /// Whether others take part: nobody can be invited here.
    open var hasAttendees: Bool { false }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Takes an alarm away.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds a rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Takes a rule away.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// The availability of an event's owner.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// The status of an event: confirmed, tentative or cancelled.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// An event at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// An event that no calendar holds yet.
    public init(eventStore: EKEventStore) {
        super.init()
        store = eventStore
    }
    private var identifier: String?
    /// The system's name of the event, once it was saved.
    open var eventIdentifier: String! { identifier }
    override func wasSaved() {
        super.wasSaved()
        identifier = calendarItemIdentifier
    }
    /// The begin of the event.
    open var startDate: Date! { didSet { hasChanges = true } }
    /// The end of the event.
    open var endDate: Date! { didSet { hasChanges = true } }
    /// Whether it takes the whole day.
    open var isAllDay = false { didSet { hasChanges = true } }
    /// The availability of the event's owner.
    open var availability = EKEventAvailability.busy { didSet { hasChanges = true } }
    /// The status of the event.
    open var status: EKEventStatus { .none }
    /// The planned begin of this occurrence.
    open var occurrenceDate: Date! { startDate }
    /// Whether it was taken out of its row.
    open var isDetached: Bool { false }
    /// Compares the begins of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture) }
}

/// The importance of a reminder.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// A task.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// A reminder that no list holds yet.
    public init(eventStore: EKEventStore) {
        super.init()
        store = eventStore
    }
    /// The begin of the reminder.
    open var startDateComponents: DateComponents? { didSet { hasChanges = true } }
    /// The date by which the reminder is due.
    open var dueDateComponents: DateComponents? { didSet { hasChanges = true } }
    /// The importance: 1 is the highest, 9 the lowest, 0 none.
    open var priority = 0 { didSet { hasChanges = true } }
    /// The date on which the reminder was completed.
    open var completionDate: Date? { didSet { hasChanges = true } }
    /// Whether it is done. Setting it sets the date.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }
}

@used @section(".init_array") private let calendarKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: EKCalendarItem.self) {
        $0.p("title", \EKCalendarItem.title)
        $0.p("location", \EKCalendarItem.location)
        $0.p("notes", \EKCalendarItem.notes)
    }
    registerKeys(of: EKEvent.self) {
        $0.p("startDate", \EKEvent.startDate)
        $0.p("endDate", \EKEvent.endDate)
        $0.p("allDay", \EKEvent.isAllDay)
    }
    registerKeys(of: EKReminder.self) {
        $0.p("priority", \EKReminder.priority)
        $0.p("completed", \EKReminder.isCompleted)
    }
}
