// Local notifications from before iOS 10: the delegate of an app in front gets them, by the host's clock.
// UserNotifications replaced them.
import Foundation

/// A notification that a person gets at a certain time.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// The time of delivery; nil means at once.
    open var fireDate: Date?
    /// The time zone of the fire date; nil means an absolute moment.
    open var timeZone: TimeZone?
    /// The interval at which the notification repeats; empty means once. Calendar components here.
    open var repeatInterval: Calendar.Component?
    /// The text.
    open var alertBody: String?
    /// The word on its button.
    open var alertAction: String?
    /// The short form of the text.
    open var alertTitle: String?
    /// The picture of the app's start.
    open var alertLaunchImage: String?
    /// Whether the alert has a button.
    open var hasAction = true
    /// A file of the app's; `UILocalNotificationDefaultSoundName` for the system's.
    open var soundName: String?
    /// The number on the icon from then on; 0 changes nothing.
    open var applicationIconBadgeNumber = 0
    /// The identifier of a group of actions.
    open var category: String?
    /// Values for the app's own use.
    open var userInfo: [AnyHashable: Any]?
    let timer = OneShotTimer()

    /// A notification without a text.
    public override init() { super.init() }
}

/// The name of the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
