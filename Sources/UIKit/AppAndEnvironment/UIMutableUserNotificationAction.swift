// An action of old notifications, being made.
import Foundation

/// An action that can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The action's name.
    open override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
    /// The word on its button.
    open override var title: String? { get { super.title } set { super.title = newValue } }
    /// Whether the app handles the action in the foreground or the background.
    open override var activationMode: UIUserNotificationActivationMode { get { super.activationMode } set { super.activationMode = newValue } }
    /// Whether the device must be unlocked for the action.
    open override var isAuthenticationRequired: Bool { get { super.isAuthenticationRequired } set { super.isAuthenticationRequired = newValue } }
    /// Whether the action is shown as destructive.
    open override var isDestructive: Bool { get { super.isDestructive } set { super.isDestructive = newValue } }
}
