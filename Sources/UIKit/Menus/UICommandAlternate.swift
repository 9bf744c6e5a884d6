// UICommandAlternate: the form of a command while modifier keys are held.
import ObjectiveC

/// Another action for a command, while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the row while the keys are held.
    open private(set) var title: String
    /// The selector that is sent in place of the command's action.
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
