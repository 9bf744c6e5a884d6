// UIFocusGuide: a place without a view that leads focus elsewhere.

/// A layout guide that leads focus to other environments. Nothing has focus on a phone without a keyboard.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether it leads anywhere.
    open var isEnabled = true
    /// Where it leads.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
