// UIAccessibilityTraits: the kind of an element for assistive technology.

/// Describes the kind of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt64
    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// The element acts when tapped; scripts list it as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Opens another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture; with `button` a picture to tap.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen among others, as the present tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays its own sound when used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key to type with.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Words that do not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element is read out first when the app opens.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes so often that each change would be too much to read out.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play or record; speech would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element takes touches itself, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page follows when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A key of the tab bar or of another bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Divides the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Turns something on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
    /// The element can zoom its content.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}
