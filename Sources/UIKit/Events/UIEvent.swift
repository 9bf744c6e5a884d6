// The event that the host hands to UIApplication.sendEvent: a set of touches at one moment.

/// One event; a multi-touch sequence reuses its event object from first landing to last lifting.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of input. The host makes `touches` only.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
    /// The subtype within the kind.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// Fixed at creation.
    open private(set) var type: EventType
    /// Fixed at creation; `none` for touches.
    open private(set) var subtype: EventSubtype
    /// The seconds on the media clock.
    open internal(set) var timestamp: TimeInterval = 0
    var touches: Set<UITouch> = []

    /// An event of nothing.
    public convenience override init() { self.init(type: .touches, subtype: .none) }

    package init(type: EventType = .touches, subtype: EventSubtype = .none) {
        self.type = type
        self.subtype = subtype
        super.init()
    }

    /// The touches of all windows; nil if there are none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    /// The touches that landed in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { nonEmpty { $0.window === window } }
    /// The touches that landed in a view itself, not in its subviews; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { nonEmpty { $0.view === view } }
    /// The touches that a recognizer watches; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// The exact positions of a touch between two frames, oldest first. Only the touch itself: one position per frame is delivered here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Guesses of the touch's next places: none here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }
    /// The modifier keys that were down; none with touches, as with a finger on a device without keyboard.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The buttons of a pointing device; none is there.
    open var buttonMask: ButtonMask { [] }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button that clicks.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button of that number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0) }
    }

    package func update(_ touches: Set<UITouch>, timestamp: TimeInterval) {
        self.touches = touches
        self.timestamp = timestamp
    }

    private func nonEmpty(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(matches)
        return found.isEmpty ? nil : found
    }
}
