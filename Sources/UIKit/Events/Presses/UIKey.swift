// UIKey: one key of a hardware keyboard as a press carries it.

/// A key of a hardware keyboard that was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types with what is held; a `UIKeyCommand` constant for keys without a character, empty for modifier keys.
    open private(set) var characters: String
    /// What the key types with nothing but shift.
    open private(set) var charactersIgnoringModifiers: String
    /// What is held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Which key it is, whatever the layout makes of it.
    open private(set) var keyCode: UIKeyboardHIDUsage

    init(characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
