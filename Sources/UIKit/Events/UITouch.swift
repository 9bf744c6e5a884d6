// One finger from its landing to its lifting. The host synthesises it; UIWindow delivers it.
import ObjectiveC
import CoreGraphics

/// The position, phase and count of one finger.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The state of a finger.
    public enum Phase: Int, Sendable {
        /// `stationary` is down but did not move with this event; the region phases are a pointer's and never occur.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// The kind of touching object. The host has fingers only.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// The seconds on the media clock when this touch last changed.
    open internal(set) var timestamp: TimeInterval = 0
    /// The phase, set before the event with this touch is sent.
    open internal(set) var phase: Phase = .began
    /// Taps in quick succession at one place, this one included.
    open internal(set) var tapCount = 1
    /// The kind of touch: always `.direct`, a finger on the screen.
    open private(set) var type: TouchType = .direct
    /// The window in which the finger landed, for the whole life of the touch.
    open internal(set) var window: UIWindow? { get { windowReference.wrappedValue } set { windowReference.wrappedValue = newValue } }
    private final var windowReference = _ZeroingReference<UIWindow>()
    /// The view that was hit when the finger landed, for the whole life of the touch.
    open internal(set) var view: UIView? { get { viewReference.wrappedValue } set { viewReference.wrappedValue = newValue } }
    private final var viewReference = _ZeroingReference<UIView>()
    /// The recognizers that watch the touch; the list shrinks as they fail or ignore it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The radius of the touch in points; always 20 here.
    open var majorRadius: CGFloat { 20 }
    /// Always 0: the screen feels no pressure.
    open var force: CGFloat { 0 }
    /// Always 0: the screen feels no pressure.
    open var maximumPossibleForce: CGFloat { 0 }

    var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint

    /// Creates a touch without a window, at the origin, as tests do.
    public override init() {
        tapCount = 0
        locationInWindow = .zero
        previousLocationInWindow = .zero
        super.init()
    }

    package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
        windowReference = _ZeroingReference(window)
        self.timestamp = timestamp
        self.tapCount = tapCount
        locationInWindow = location
        previousLocationInWindow = location
        super.init()
    }

    /// The position in points of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }
    /// The position at the previous event, in points of `view`; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }
    /// The same point as `location(in:)`: there is no pencil.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: window)
    }

    /// Moves the finger; the host sends the event with the new position.
    package func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        previousLocationInWindow = locationInWindow
        locationInWindow = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
