// A quick straight movement in one direction.

/// Recognises a quick movement of 50 points within half a second that strays no further across. It ends at once.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to swipe.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Towards the top.
        public static let up = Direction(rawValue: 1 << 2)
        /// Towards the bottom.
        public static let down = Direction(rawValue: 1 << 3)
    }

    override func decodeOwnKeys(from coder: NSCoder) { decodeSwipe(from: coder) }

    /// The distance in points along the direction that makes a swipe, and the largest distance across it.
    private static let distance: CGFloat = 50
    /// The longest duration of a swipe in seconds.
    private static let longest: TimeInterval = 0.5

    /// The accepted directions; with several, any of them is a swipe, and the recognizer does not tell which one it was.
    open var direction: Direction = .right
    /// Fingers that must be down. More of them fail.
    open var numberOfTouchesRequired: Int = 1

    private var start: CGPoint?
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= numberOfTouchesRequired else { state = .failed; return }
        start = lastLocationInWindow
        startTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, state == .possible, trackedTouches.count == numberOfTouchesRequired else { return }
        guard event.timestamp - startTime <= UISwipeGestureRecognizer.longest else { state = .failed; return }
        let dx = lastLocationInWindow.x - start.x
        let dy = lastLocationInWindow.y - start.y
        let distance = UISwipeGestureRecognizer.distance
        func swiped(_ wanted: Direction, along: CGFloat, across: CGFloat) -> Bool {
            direction.contains(wanted) && along >= distance && abs(across) <= distance
        }
        if swiped(.right, along: dx, across: dy) || swiped(.left, along: -dx, across: dy)
            || swiped(.down, along: dy, across: dx) || swiped(.up, along: -dy, across: dx) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func reset() {
        start = nil
    }
}
