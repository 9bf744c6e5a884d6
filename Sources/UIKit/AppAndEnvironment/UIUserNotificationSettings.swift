// What notifications may do, from before iOS 10. UserNotifications replaced it.
import Foundation

/// What notifications may do.
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

/// What notifications may do.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// What they may do.
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
