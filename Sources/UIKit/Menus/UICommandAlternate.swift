// UICommandAlternate: what a command does while modifier keys are held.
import ObjectiveC

/// Another action for a command, while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// What the row says while the keys are held.
    open private(set) var title: String
    /// What is sent instead of the command's action.
    open private(set) var action: Selector
    /// The keys that must be held.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
