// EKEventStore: one calendar for events and one for reminders, in memory. Who asks for access gets it, as after a tap on Allow.
import DeviceServices
@_exported import Foundation

/// The kind of data to which an app asks for access.
public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
/// The permission of the user.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    /// The name of before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The part of a repeating event that a change concerns.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

/// The domain of `EKError`.
public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
    /// Posted when events or reminders change.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The reason why a calendar refuses a change.
public struct EKError: CustomNSError, Hashable, Sendable {
    /// EKError.h's numbers, those that this store gives.
    public enum Code: Int, Sendable {
        case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
        case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete
        case eventStoreNotAuthorized = 29
    }
    /// `EKErrorDomain`
    public static var errorDomain: String { EKErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The user's calendars and reminders.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var allowed: [EKEntityType: EKAuthorizationStatus] = [:]
    let book = CalendarBook.shared

    /// A view of the calendars; all stores of a process show the same.
    public override init() { super.init() }

    /// Not asked yet, then allowed.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { lock.withLock { allowed[entityType] ?? .notDetermined } }

    private func allow(_ type: EKEntityType, _ status: EKAuthorizationStatus, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        MissingService.say("EKEventStore", "asks nobody here: access is granted, to a calendar in memory")
        Self.lock.withLock { if Self.allowed[type] != .fullAccess { Self.allowed[type] = status } }
        DispatchQueue.global().async { completion(true, nil) }
    }
    private func wait(_ ask: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            ask { granted, error in if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) } }
        }
    }
    /// Asks; the answer is yes and comes on a queue of its own.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { allow(entityType, .fullAccess, completion) }
    /// The same, awaited.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { try await wait { requestAccess(to: entityType, completion: $0) } }
    /// Asks for everything about events.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { allow(.event, .fullAccess, completion) }
    /// The same, awaited.
    open func requestFullAccessToEvents() async throws -> Bool { try await wait { requestFullAccessToEvents(completion: $0) } }
    /// Asks to add events.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { allow(.event, .writeOnly, completion) }
    /// The same, awaited.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await wait { requestWriteOnlyAccessToEvents(completion: $0) } }
    /// Asks for everything about reminders.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { allow(.reminder, .fullAccess, completion) }
    /// The same, awaited.
    open func requestFullAccessToReminders() async throws -> Bool { try await wait { requestFullAccessToReminders(completion: $0) } }

    private func mayRead(_ type: EKEntityType) -> Bool { Self.authorizationStatus(for: type) == .fullAccess }
    private func mayWrite(_ type: EKEntityType) -> Bool { [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: type)) }

    // MARK: Calendars

    /// The sources of calendars: the device.
    open var sources: [EKSource] { [CalendarBook.local] }
    /// The calendars for one kind of thing.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { mayRead(entityType) ? book.calendars.filter { $0.types.contains(entityType) } : [] }
    /// The calendar of a name that the system gave.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { book.calendars.first { $0.calendarIdentifier == identifier && mayRead($0.types.first ?? .event) } }
    /// The calendar that new events go to.
    open var defaultCalendarForNewEvents: EKCalendar? { mayWrite(.event) ? book.calendars.first { $0.types.contains(.event) } : nil }
    /// The list that new reminders go to.
    open func defaultCalendarForNewReminders() -> EKCalendar? { mayWrite(.reminder) ? book.calendars.first { $0.types.contains(.reminder) } : nil }
    /// Keeps a calendar.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard let type = calendar.types.first, mayRead(type) else { throw EKError(.eventStoreNotAuthorized) }
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        change(commit) { book.keep(calendar) }
    }
    /// Takes a calendar away with all that is in it.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard let type = calendar.types.first, mayRead(type) else { throw EKError(.eventStoreNotAuthorized) }
        change(commit) { book.remove(calendar) }
    }

    // MARK: Events

    /// Keeps an event.
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
    /// Keeps an event; without `commit` others hear of it with the next `commit()`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard mayWrite(.event) else { throw EKError(.eventStoreNotAuthorized) }
        guard event.calendar != nil else { throw EKError(.noCalendar) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard end >= start else { throw EKError(.datesInverted) }
        change(commit) { book.keep(event) }
    }
    /// Takes an event away.
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
    /// Takes an event away.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        guard mayRead(.event) else { throw EKError(.eventStoreNotAuthorized) }
        change(commit) { book.remove(event) }
    }
    /// The event of a name that the system gave.
    open func event(withIdentifier identifier: String) -> EKEvent? { mayRead(.event) ? book.events.first { $0.eventIdentifier == identifier } : nil }
    /// A condition for events between two dates.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < endDate && end > startDate && (names?.contains(event.calendar?.calendarIdentifier ?? "") ?? true)
        }
    }
    /// The events of a condition, the earliest first.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard mayRead(.event) else { return [] }
        return book.events.filter { predicate.evaluate(with: $0) }.sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }
    /// Hands out the events of a condition until the block says stop.
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
    }

    // MARK: Reminders

    /// Keeps a reminder.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        guard mayWrite(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        guard reminder.calendar != nil else { throw EKError(.noCalendar) }
        change(commit) { book.keep(reminder) }
    }
    /// Takes a reminder away.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        guard mayRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        change(commit) { book.remove(reminder) }
    }
    /// A condition for reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { reminders(in: calendars) { _ in true } }
    /// A condition for reminders that are open and due between two dates.
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        reminders(in: calendars) { !$0.isCompleted && Self.lies($0.dueDateComponents.flatMap { Calendar.current.date(from: $0) }, startDate, endDate) }
    }
    /// A condition for reminders that were done between two dates.
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        reminders(in: calendars) { $0.isCompleted && Self.lies($0.completionDate, startDate, endDate) }
    }
    private func reminders(in calendars: [EKCalendar]?, _ condition: @escaping @Sendable (EKReminder) -> Bool) -> NSPredicate {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { object, _ in
            guard let reminder = object as? EKReminder, names?.contains(reminder.calendar?.calendarIdentifier ?? "") ?? true else { return false }
            return condition(reminder)
        }
    }
    private static func lies(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
        guard let date else { return start == nil && end == nil }
        return (start.map { date >= $0 } ?? true) && (end.map { date <= $0 } ?? true)
    }
    /// Hands out the reminders of a condition on a queue of its own; nil without access. What comes back takes the question back.
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
        let question = Question()
        let found = mayRead(.reminder) ? book.reminders.filter { predicate.evaluate(with: $0) } : nil
        DispatchQueue.global().async { if !question.isCancelled { completion(found) } }
        return question
    }
    /// Takes a question back: its block is not called any more.
    open func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? Question)?.cancel() }

    // MARK: Both

    /// The event or reminder of a name that the system gave.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        (mayRead(.event) ? book.events.first { $0.calendarItemIdentifier == identifier } : nil) ?? (mayRead(.reminder) ? book.reminders.first { $0.calendarItemIdentifier == identifier } : nil)
    }
    private var isDirty = false
    private func change(_ commit: Bool, _ work: () -> Void) {
        work()
        isDirty = true
        if commit { tell() }
    }
    /// Tells others of what was kept and taken away without `commit`.
    open func commit() throws { tell() }
    /// Keeps changes that were not committed: there is one book.
    open func refreshSourcesIfNecessary() { MissingService.say("EKEventStore.refreshSourcesIfNecessary", "has no calendars on servers here") }
    private func tell() {
        guard isDirty else { return }
        isDirty = false
        DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
    }
}

private final class Question: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false
    var isCancelled: Bool { lock.withLock { cancelled } }
    func cancel() { lock.withLock { cancelled = true } }
}
