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
