// An action of old notifications.
import Foundation

/// Where an action is done.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// With the app in front, or behind.
    case foreground = 0, background
}

/// An action of a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    /// The action's name.
    open internal(set) var identifier: String?
    /// The word on its button.
    open internal(set) var title: String?
    /// Where it is done.
    open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the device is unlocked for it.
    open internal(set) var isAuthenticationRequired = false
    /// Whether it is shown as one that destroys.
    open internal(set) var isDestructive = false
    /// An action without a word.
    public override init() { super.init() }
}
