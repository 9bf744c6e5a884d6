// UIRotationGestureRecognizer: two fingers that turn.

/// Two fingers turning about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The radians of turn that make a rotation.
    private static let hysteresis: CGFloat = 0.1

    private var startAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var lastTime: TimeInterval = 0

    /// Radians since the beginning; settable to restart from a value.
    open var rotation: CGFloat = 0
    /// The velocity of the turn, in radians per second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let fingers = TwoFingers(trackedTouches) else { return }
        startAngle = fingers.angle
        turned = 0
        rotation = 0
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(trackedTouches) else { return }
        var delta = fingers.angle - startAngle
        while delta > .pi { delta -= 2 * .pi }
        while delta < -.pi { delta += 2 * .pi }
        startAngle = fingers.angle
        turned += delta
        rotation += delta
        if event.timestamp > lastTime { velocity = delta / CGFloat(event.timestamp - lastTime) }
        lastTime = event.timestamp
        if state == .possible {
            if abs(turned) >= UIRotationGestureRecognizer.hysteresis { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
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
        rotation = 0
        velocity = 0
        turned = 0
    }
}
