// The permitted kinds of notifications, from before iOS 10. UserNotifications replaced it.
import Foundation

/// The kinds of effects of a notification.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The permitted kinds of notifications and their categories.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The permitted kinds.
    open private(set) var types: UIUserNotificationType
    /// Groups of actions.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// - Parameter categories: groups of actions.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
