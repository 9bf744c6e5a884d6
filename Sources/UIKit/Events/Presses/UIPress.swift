// UIPress: a button or key that is held down, from pressing to releasing. HardwareKeyboard makes them.

/// A button or key that a person pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The state of a press.
    public enum Phase: Int, Sendable {
        /// `changed` comes only for buttons that measure force; `stationary` never comes here.
        case began, changed, stationary, ended, cancelled
    }

    /// The button; keys of a keyboard have `key` instead.
    public enum PressType: Int, Sendable {
        /// Arrows, the middle, menu and play of a remote control; arrow keys have them too.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// Page keys and channel buttons.
        case pageUp = 30, pageDown, tvRemoteOneTwoThree = 2080, tvRemoteFourColors
        /// A key without a button's name.
        case undefined = 2041
    }

    /// The seconds on the media clock, of the last change.
    open internal(set) var timestamp: TimeInterval
    /// The present state.
    open internal(set) var phase: Phase
    /// The button.
    open private(set) var type: PressType
    /// The window to which the press was sent.
    open internal(set) weak var window: UIWindow?
    /// The responder that was told first.
    open internal(set) weak var responder: UIResponder?
    /// The recognizers that watch the press; none do here.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The force: 0 or 1, because a key is down or up.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key of a hardware keyboard.
    open private(set) var key: UIKey?

    init(key: UIKey, type: PressType, timestamp: TimeInterval) {
        self.key = key
        self.type = type
        self.timestamp = timestamp
        phase = .began
        super.init()
    }
}
