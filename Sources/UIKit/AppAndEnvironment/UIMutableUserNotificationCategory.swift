// A group of actions of old notifications, being made.
import Foundation

/// A group of actions that can be changed.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The group's name.
    open override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
    /// Sets the actions for that room.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: ActionContext) { self.actions[context] = actions }
}
