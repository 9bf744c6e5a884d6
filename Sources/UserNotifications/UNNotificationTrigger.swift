// The conditions on which a notification fires: after an interval, at a date, at a place, or when a server sends it.
import CoreLocation
import Foundation

/// A condition on which a notification fires.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it fires again and again.
    open private(set) var repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
    func next(after date: Date) -> Date? { nil }
}

/// After an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The duration in seconds.
    open private(set) var timeInterval: TimeInterval
    /// The seconds from now, more than 0.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// The next date on which the notification would fire.
    open func nextTriggerDate() -> Date? { next(after: Date()) }
    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Fires on a date of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that must match.
    open private(set) var dateComponents: DateComponents
    /// At the next date that matches.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next date on which the notification would fire.
    open func nextTriggerDate() -> Date? { next(after: Date()) }
    override func next(after date: Date) -> Date? {
        (dateComponents.calendar ?? Calendar.current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Fires when a server sends the notification.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Fires when the device enters or leaves a region. The place of the device is not known here: it never fires.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region, whose `notifyOnEntry` and `notifyOnExit` say when.
    open private(set) var region: CLRegion
    /// At a region.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
