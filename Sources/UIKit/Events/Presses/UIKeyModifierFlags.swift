// UIKeyModifierFlags: the modifier keys that are held with another key.

/// Keys held with a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Either shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
