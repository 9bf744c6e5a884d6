// An action of old notifications, being made.
import Foundation

/// An action that can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The action's name.
    open override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
    /// The word on its button.
    open override var title: String? { get { super.title } set { super.title = newValue } }
    /// Where it is done.
    open override var activationMode: UIUserNotificationActivationMode { get { super.activationMode } set { super.activationMode = newValue } }
    /// Whether the device is unlocked for it.
    open override var isAuthenticationRequired: Bool { get { super.isAuthenticationRequired } set { super.isAuthenticationRequired = newValue } }
    /// Whether it is shown as one that destroys.
    open override var isDestructive: Bool { get { super.isDestructive } set { super.isDestructive = newValue } }
}
