// UIFocusUpdateContext: a move of focus. Nothing here moves focus, so no app gets one.

import Foundation

/// A move of focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// Posted when focus has moved. Never here.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// The item that loses focus.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets focus.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The item that loses focus, if it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The item that gets focus, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction in which focus moves.
    open private(set) var focusHeading: UIFocusHeading = []
}
