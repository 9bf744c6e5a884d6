// The calendars, events and reminders of a process, which every EKEventStore shows. Gone with the process.
import CoreGraphics
import Foundation

final class CalendarBook: @unchecked Sendable {
    static let shared = CalendarBook()
    static let local = EKSource(title: "Default", type: .local)
    private let lock = NSLock()
    private var kept: (calendars: [EKCalendar], events: [EKEvent], reminders: [EKReminder])

    private init() {
        let calendar = EKCalendar(types: [.event], title: "Calendar", source: Self.local), list = EKCalendar(types: [.reminder], title: "Reminders", source: Self.local)
        kept = ([calendar, list], [], [])
    }

    var calendars: [EKCalendar] { lock.withLock { kept.calendars } }
    var events: [EKEvent] { lock.withLock { kept.events } }
    var reminders: [EKReminder] { lock.withLock { kept.reminders } }

    func keep(_ calendar: EKCalendar) { lock.withLock { if !kept.calendars.contains(where: { $0 === calendar }) { kept.calendars.append(calendar) } } }
    func keep(_ event: EKEvent) {
        lock.withLock { if !kept.events.contains(where: { $0 === event }) { kept.events.append(event) } }
        event.wasSaved()
    }
    func keep(_ reminder: EKReminder) {
        lock.withLock { if !kept.reminders.contains(where: { $0 === reminder }) { kept.reminders.append(reminder) } }
        reminder.wasSaved()
    }
    func remove(_ calendar: EKCalendar) {
        lock.withLock {
            kept.calendars.removeAll { $0 === calendar }
            kept.events.removeAll { $0.calendar === calendar }
            kept.reminders.removeAll { $0.calendar === calendar }
        }
    }
    func remove(_ event: EKEvent) { lock.withLock { kept.events.removeAll { $0 === event } } }
    func remove(_ reminder: EKReminder) { lock.withLock { kept.reminders.removeAll { $0 === reminder } } }
}
