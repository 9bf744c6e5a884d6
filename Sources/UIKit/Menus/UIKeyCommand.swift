// UIKeyCommand: a command with keys. KeyCommandSearch finds it when they are pressed.
import ObjectiveC

/// A command that a key, with others held, sends along the responder chain.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key's character in lower case, or one of the constants.
    open private(set) var input: String?
    /// The modifier keys that must be held.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over a text field's use of the key (iOS 15).
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command without a title, which is in no menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command that lists of shortcuts show by `discoverabilityTitle` (deprecated in iOS 13).
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command for menus.
    public init(
        title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(command: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The page up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    public static let inputHome = "UIKeyInputHome"
    /// The end key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    public static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public static let f12 = "UIKeyInputF12"
}
