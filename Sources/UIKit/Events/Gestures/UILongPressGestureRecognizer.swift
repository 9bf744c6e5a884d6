// A finger that stays in place.

/// Recognises fingers that stay in place: began after `minimumPressDuration`, changed when they move then, ended when
/// they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The taps before the press. They are not counted here, so only 0 works as documented.
    open var numberOfTapsRequired: Int = 0
    /// Fingers that must be down. More of them fail.
    open var numberOfTouchesRequired: Int = 1
    /// The duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points a finger may move before the press counts.
    open var allowableMovement: CGFloat = 10

    override func decodeOwnKeys(from coder: NSCoder) { decodePress(from: coder) }

    private var start: CGPoint?
    private let timer = OneShotTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard trackedTouches.count <= numberOfTouchesRequired else { state = .failed; return }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        start = lastLocationInWindow
        if minimumPressDuration <= 0 { state = .began; return }
        timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
        } else if let start, hypot(lastLocationInWindow.x - start.x, lastLocationInWindow.y - start.y) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.cancel()
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.cancel()
        state = state == .began || state == .changed ? .cancelled : .failed
    }

    open override func reset() {
        timer.cancel()
        start = nil
    }
}
