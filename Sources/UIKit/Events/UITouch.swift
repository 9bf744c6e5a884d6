// One finger from its landing to its lifting. The host synthesises it; UIWindow delivers it.
import CoreGraphics

/// The position, phase and count of one finger.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// Seconds on the media clock when this touch last changed.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var phase: Phase = .began
    /// Taps in quick succession at one place, this one included.
    public internal(set) var tapCount = 1
    public let type: TouchType = .direct
    public internal(set) weak var window: UIWindow?
    /// The view that was hit when the finger landed; it stays for the life of the touch.
    public internal(set) weak var view: UIView?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    open var majorRadius: CGFloat { 20 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }

    var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint

    package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
        self.window = window
        self.timestamp = timestamp
        self.tapCount = tapCount
        locationInWindow = location
        previousLocationInWindow = location
        super.init()
    }

    /// In points of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: window)
    }

    /// Moves the finger; the host sends the event that carries it.
    package func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        previousLocationInWindow = locationInWindow
        locationInWindow = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
