// Local notifications from before iOS 10: they come to the delegate of an app in front, on the host's clock.
// UserNotifications replaced them.
import Foundation

/// Something to tell a person at a time.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When; nil is at once.
    open var fireDate: Date?
    /// nil: a moment of the world, not of a place.
    open var timeZone: TimeZone?
    /// How often it comes again; empty is once. Calendar components here.
    open var repeatInterval: Calendar.Component?
    /// The text.
    open var alertBody: String?
    /// The word on its button.
    open var alertAction: String?
    /// The short form of the text.
    open var alertTitle: String?
    /// The picture of the app's start.
    open var alertLaunchImage: String?
    /// Whether there is a button.
    open var hasAction = true
    /// A file of the app's; `UILocalNotificationDefaultSoundName` for the system's.
    open var soundName: String?
    /// The number on the icon from then on; 0 changes nothing.
    open var applicationIconBadgeNumber = 0
    /// The identifier of a group of actions.
    open var category: String?
    /// What the app wants to know of it later.
    open var userInfo: [AnyHashable: Any]?
    let timer = OneShotTimer()

    /// A notification without a text.
    public override init() { super.init() }
}

/// The name of the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    private final class Scheduled { var all: [UILocalNotification] = [] }
    private var scheduled: Scheduled { part { Scheduled() } }

    /// Those that have not come yet.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { scheduled.all }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
    /// Brings it at its date; a date that has passed brings it at once.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        scheduled.all.append(notification)
        notification.timer.start(after: max(0, notification.fireDate?.timeIntervalSinceNow ?? 0)) { [weak self, weak notification] in
            if let notification { self?.bring(notification) }
        }
    }
    /// Brings it at once.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { bring(notification) }
    /// It does not come.
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

    /// The person is not asked here: the delegate hears at once that all was allowed.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        keep(notificationSettings)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                ifImplemented { delegate.application(self, didRegister: notificationSettings) }
            }
        }
    }
    /// What was allowed; nothing before `registerUserNotificationSettings(_:)`.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { part(UIUserNotificationSettings.self) ?? UIUserNotificationSettings(types: [], categories: nil) }
}
