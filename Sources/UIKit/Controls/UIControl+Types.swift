// The option sets and enums nested in UIControl.
// Raw values are Apple's: nibs and archived state hold them.

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or later tap in a row; sent together with `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved and is in the control, or up to 70 points around it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved, beyond 70 points from the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back; sent before `touchDragInside`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left; sent before `touchDragOutside`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted in the control or up to 70 points around it: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted farther away.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user set another value in a slider, a switch or a similar control. Setting the value in code sends nothing.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The event that matters most for the control; a tap on a button, a new value of a slider.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field became the first responder, after its delegate heard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed a text field's text; setting it in code sends nothing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field stopped editing, after its delegate heard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed. A field with an action for it gives up the first responder.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of a touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every event of a text field's editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that the system keeps to itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every bit, the app's own events too.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control; `.normal` has no bit set.
    public struct State: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal = State([])
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected (`isSelected`).
        public static let selected = State(rawValue: 1 << 2)
        /// The control has focus from a keyboard or remote control; UIKit never sets it here.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of the app's own controls.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that the system keeps to itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical position of the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// `fill` stretches the image to the height.
        case center, top, bottom, fill
    }

    /// The horizontal position of the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// `leading` and `trailing` change sides in right-to-left languages.
        case center, left, right, fill, leading, trailing
    }
}

extension StateTable {
    subscript(exact state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value for exactly this combination of states, or else the one for normal: a selected button under a finger shows normal's title
    /// unless one was set for both states together (UIButton.setTitle(_:for:), Apple documentation).
    func value(for state: UIControl.State) -> Value? { self[exact: state] ?? self[exact: .normal] }

    /// The values that were set, state by state.
    var entries: [UIControl.State: Value] { Dictionary(uniqueKeysWithValues: values.map { (UIControl.State(rawValue: $0.key), $0.value) }) }
}
