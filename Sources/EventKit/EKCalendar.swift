// Calendars and where they come from; alarms and rules of repetition. Alarms do not sound and rules make no further events here.
@_exported import CoreGraphics
import Foundation

/// The kind of place that stores a calendar.
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
/// The kind of account that calendars come from.
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }

/// An account that calendars come from.
open class EKSource: EKObject, @unchecked Sendable {
    /// The system's name of the account.
    open private(set) var sourceIdentifier = UUID().uuidString
    /// The name of the account.
    open private(set) var title: String
    /// The kind of the account.
    open private(set) var sourceType: EKSourceType
    init(title: String, type: EKSourceType) { (self.title, sourceType) = (title, type) }
    /// The account's calendars for events or for reminders.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { Set(CalendarBook.shared.calendars.filter { $0.source === self && $0.types.contains(entityType) }) }
}

/// Events, or reminders, that belong together.
open class EKCalendar: EKObject, @unchecked Sendable {
    let types: [EKEntityType]
    /// The system's name of the calendar.
    open private(set) var calendarIdentifier = UUID().uuidString
    /// The name of the calendar.
    open var title: String
    /// The account that the calendar comes from.
    open var source: EKSource!
    /// The colour of the calendar.
    open var cgColor: CGColor! = CGColor(red: 0.11, green: 0.63, blue: 0.97, alpha: 1)
    /// The kind of place that stores the calendar.
    open var type: EKCalendarType { .local }
    /// Whether things can be put into it.
    open var allowsContentModifications: Bool { true }
    /// Whether it follows a server.
    open var isSubscribed: Bool { false }
    /// Whether the user cannot change it.
    open var isImmutable: Bool { false }
    init(types: [EKEntityType], title: String, source: EKSource?) { (self.types, self.title, self.source) = (types, title, source) }
    /// A calendar that the store does not keep yet.
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init(types: [entityType], title: "", source: nil) }
}

/// Tells the user of something. It does not sound here.
open class EKAlarm: NSObject, @unchecked Sendable {
    /// The date of the alarm, if it does not depend on the item's begin.
    open var absoluteDate: Date?
    /// The seconds from the item's begin to the alarm.
    open var relativeOffset: TimeInterval = 0
    /// Creates an alarm at a date.
    public init(absoluteDate date: Date) { absoluteDate = date }
    /// Some seconds from the begin; negative is before.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// The unit in which an event repeats.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
/// Days of the week; Sunday is the first.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A day of the week, in a certain week or in all.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    /// The day.
    open private(set) var dayOfTheWeek: EKWeekday
    /// The week: 0 is all, negative counts from the end.
    open private(set) var weekNumber: Int
    /// A day of a week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
    /// A day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// A day of a week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
}

/// The end of a repetition: a date or a number.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// The date of the end; nil for an end by number.
    open private(set) var endDate: Date?
    /// After so many; 0 is not counted.
    open private(set) var occurrenceCount: Int
    /// Creates an end on a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// After so many.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// The rule by which an event repeats.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    /// The unit in which the event repeats.
    open private(set) var frequency: EKRecurrenceFrequency
    /// Every how many of them.
    open private(set) var interval: Int
    /// The end of the repetition.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week on which the event repeats.
    open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month on which the event repeats.
    open private(set) var daysOfTheMonth: [NSNumber]?
    /// The months in which the event repeats.
    open private(set) var monthsOfTheYear: [NSNumber]?
    /// The weeks of the year in which the event repeats.
    open private(set) var weeksOfTheYear: [NSNumber]?
    /// The days of the year on which the event repeats.
    open private(set) var daysOfTheYear: [NSNumber]?
    /// The positions among the days of one period.
    open private(set) var setPositions: [NSNumber]?
    /// Every so many days, weeks, months or years.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }
    /// Creates a rule for certain days.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek, daysOfTheMonth) = (type, interval, end, days, monthDays)
        (monthsOfTheYear, self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (months, weeksOfTheYear, daysOfTheYear, setPositions)
    }
}
