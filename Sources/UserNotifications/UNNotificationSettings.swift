// The permissions of the user, and the sets of options that an app asks for.
import Foundation

/// The permission of the user.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether notifications are allowed.
    open private(set) var authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions
    init(_ granted: UNAuthorizationOptions?) {
        authorizationStatus = granted == nil ? .notDetermined : .authorized
        options = granted ?? []
    }
    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .notDetermined ? .notSupported : options.contains(option) ? .enabled : .disabled
    }
    /// Whether they sound.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether they change the number on the icon.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether they show.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are in the list.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are on the lock screen.
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are in cars.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether they pass silence.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// The way in which notifications show.
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
/// One thing that is allowed or not.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// The way in which notifications show.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }

/// The permissions that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Texts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Notifications that sound in silent mode.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Asks for a permission that the system gives without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Urgent.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The ways in which a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon changes.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The notification sounds.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// The notification shows; the older name of `banner` and `list`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The notification is in the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// The notification shows at the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
