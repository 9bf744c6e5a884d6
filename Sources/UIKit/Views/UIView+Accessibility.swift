// Accessibility properties of views: what a script, a test or VoiceOver reads.

/// What kind of element a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt64
    /// A set of these bits; bits that have no name here are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// Acts when tapped; scripts list it as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Opens another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture; with `button` a picture to tap.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen among others, as the present tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Makes a sound of its own when used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key to type with.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Words that do not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Read out first when the app opens.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes so often that each change would be too much to read out.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play or record; speech would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches itself, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page follows when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Divides the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    /// A name for tests and scripts; never spoken or shown.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// A short name of the element; scripts find views by it.
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// What a control stands at: a switch says "1" or "0".
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// What using the element does. Read from nibs and kept for the app.
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// False at first; buttons and switches set it.
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// `none` at first; buttons set `button`.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
}
