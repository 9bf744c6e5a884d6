// UIPinchGestureRecognizer: two fingers that move apart or together.

/// Two fingers moving apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The points of change between the fingers that make a pinch.
    private static let hysteresis: CGFloat = 8

    private var startDistance: CGFloat = 0
    private var baseDistance: CGFloat = 1
    private var baseScale: CGFloat = 1
    private var lastSample: (time: TimeInterval, scale: CGFloat)?

    /// The distance between the fingers relative to that at the beginning; settable to restart from a value.
    open var scale: CGFloat {
        get {
            guard let distance = TwoFingers(trackedTouches)?.distance, baseDistance > 0 else { return baseScale }
            return baseScale * distance / baseDistance
        }
        set {
            baseScale = newValue
            baseDistance = TwoFingers(trackedTouches)?.distance ?? baseDistance
        }
    }

    /// Scale factors a second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let fingers = TwoFingers(trackedTouches) else { return }
        startDistance = fingers.distance
        baseDistance = fingers.distance
        baseScale = 1
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(trackedTouches) else { return }
        if let lastSample, event.timestamp > lastSample.time {
            velocity = (scale - lastSample.scale) / CGFloat(event.timestamp - lastSample.time)
        }
        lastSample = (event.timestamp, scale)
        if state == .possible {
            if abs(fingers.distance - startDistance) >= UIPinchGestureRecognizer.hysteresis { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        baseScale = scale
        baseDistance = 0
        if state == .began || state == .changed {
            state = .ended
        } else if trackedTouches.allSatisfy({ touches.contains($0) }) {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        baseScale = 1
        baseDistance = 1
        velocity = 0
        lastSample = nil
    }
}
