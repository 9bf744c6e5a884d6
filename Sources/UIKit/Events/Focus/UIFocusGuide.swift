// UIFocusGuide: a place without a view that leads focus elsewhere.

/// A layout guide that leads focus to other environments. Nothing has focus on a phone without a keyboard.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects focus.
    open var isEnabled = true
    /// The environments to which the guide redirects focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
