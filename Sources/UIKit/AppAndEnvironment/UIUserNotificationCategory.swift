// A group of actions of old notifications. Nothing shows them here.
import Foundation

/// A group of actions.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// The space for the actions.
    public enum ActionContext: UInt, Sendable {
        /// The place for the actions: `default` has room for four, `minimal` for two.
        case `default` = 0, minimal
    }
    /// The group's name.
    open internal(set) var identifier: String?
    var actions: [ActionContext: [UIUserNotificationAction]] = [:]
    /// A group without actions.
    public override init() { super.init() }
    /// The actions for that room; without those for little room, those for much.
    open func actions(for context: ActionContext) -> [UIUserNotificationAction]? { actions[context] ?? actions[.default] }
}
