// Local notifications of apps before iOS 10: the scheduled UILocalNotifications and their delivery.
import Foundation

extension UIApplication {
    private final class Scheduled { var all: [UILocalNotification] = [] }
    private var scheduled: Scheduled { part { Scheduled() } }

    /// The notifications that have not been delivered yet.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { scheduled.all }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
    /// Delivers the notification at its date; at once if the date has passed.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        scheduled.all.append(notification)
        notification.timer.start(after: max(0, notification.fireDate?.timeIntervalSinceNow ?? 0)) { [weak self, weak notification] in
            if let notification { self?.bring(notification) }
        }
    }
    /// Delivers the notification at once.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { bring(notification) }
    /// Cancels the delivery of a notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        notification.timer.cancel()
        scheduled.all.removeAll { $0 === notification }
    }
    /// None comes.
    public func cancelAllLocalNotifications() { for notification in scheduled.all { cancelLocalNotification(notification) } }

    private func bring(_ notification: UILocalNotification) {
        cancelLocalNotification(notification)
        if notification.applicationIconBadgeNumber > 0 { applicationIconBadgeNumber = notification.applicationIconBadgeNumber }
        if let component = notification.repeatInterval, let date = notification.fireDate, let next = Calendar.current.date(byAdding: component, value: 1, to: date) {
            notification.fireDate = next
            scheduleLocalNotification(notification)
        }
        // In the background the system shows it instead; nothing shows here.
        guard applicationState != .background, let delegate else { return }
        ifImplemented { delegate.application(self, didReceive: notification) }
    }

    /// Grants all types without asking the person: the delegate is told at once.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        keep(notificationSettings)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                ifImplemented { delegate.application(self, didRegister: notificationSettings) }
            }
        }
    }
    /// The granted settings; nil before `registerUserNotificationSettings(_:)`.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { part(UIUserNotificationSettings.self) ?? UIUserNotificationSettings(types: [], categories: nil) }
}
