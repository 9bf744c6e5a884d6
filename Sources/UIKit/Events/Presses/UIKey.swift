// UIKey: one key of a hardware keyboard as a press carries it.

/// A key of a hardware keyboard that was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The text that the key types with the held modifiers; a `UIKeyCommand` constant for keys without a character, empty for modifier keys.
    open private(set) var characters: String
    /// The text that the key types with no modifier but shift.
    open private(set) var charactersIgnoringModifiers: String
    /// The held modifiers.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The physical key, independent of the keyboard's layout.
    open private(set) var keyCode: UIKeyboardHIDUsage

    init(characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
