// An action of old notifications.
import Foundation

/// The place where an action is handled: foreground or background.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// The action runs with the app in front, or in the background.
    case foreground = 0, background
}

/// An action of a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    /// The action's name.
    open internal(set) var identifier: String?
    /// The word on its button.
    open internal(set) var title: String?
    /// Whether the app handles the action in the foreground or the background.
    open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the device must be unlocked for the action.
    open internal(set) var isAuthenticationRequired = false
    /// Whether the action is shown as destructive.
    open internal(set) var isDestructive = false
    /// An action without a word.
    public override init() { super.init() }
}
