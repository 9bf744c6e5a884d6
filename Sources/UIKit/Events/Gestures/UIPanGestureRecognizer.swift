// A finger that drags; also from a screen edge. Scroll views use it through ScrollPanGestureRecognizer.

/// Recognises a drag: began after 10 points, changed with each movement, ended when too few fingers are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The points that a finger must move to start a drag.
    static let hysteresis: CGFloat = 10
    /// The seconds of movement that the velocity is measured over.
    private static let velocityWindow: TimeInterval = 0.1

    /// Fewer fingers do not begin a drag.
    open var minimumNumberOfTouches: Int = 1
    /// Further fingers are ignored.
    open var maximumNumberOfTouches: Int = .max

    override func decodeOwnKeys(from coder: NSCoder) { decodePan(from: coder) }

    private(set) var startLocation: CGPoint = .zero
    private var origin: CGPoint = .zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// Points moved since the gesture began or the last `setTranslation`, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let delta = CGPoint(x: lastLocationInWindow.x - origin.x, y: lastLocationInWindow.y - origin.y)
        guard let view else { return delta }
        let zero = view.convert(CGPoint.zero, from: view.window)
        let end = view.convert(delta, from: view.window)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    /// Sets the present translation, in points of `view`; often zero, after each change.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        var inWindow = translation
        if let view {
            let zero = view.convert(CGPoint.zero, to: view.window)
            let end = view.convert(translation, to: view.window)
            inWindow = CGPoint(x: end.x - zero.x, y: end.y - zero.y)
        }
        origin = CGPoint(x: lastLocationInWindow.x - inWindow.x, y: lastLocationInWindow.y - inWindow.y)
    }

    /// The velocity of the fingers in the coordinates of `view`, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= UIPanGestureRecognizer.velocityWindow }),
            last.time > first.time
        else { return .zero }
        let elapsed = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / elapsed, y: (last.point.y - first.point.y) / elapsed)
    }

    /// Whether a movement of `delta` points makes this a drag of the recognizer's kind.
    func accepts(delta: CGPoint) -> Bool? {
        hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis ? true : nil
    }

    /// Called when the drag is accepted; the scroll view's recognizer starts its translation here.
    func dragDidBegin() {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > maximumNumberOfTouches {
            for touch in touches { ignore(touch, for: event) }
            updateLocation()
            return
        }
        rebase()
        if state == .possible {
            startLocation = lastLocationInWindow
            origin = lastLocationInWindow
        }
        record(event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        record(event)
        switch state {
        case .possible:
            guard trackedTouches.count >= minimumNumberOfTouches else { return }
            let delta = CGPoint(x: lastLocationInWindow.x - startLocation.x, y: lastLocationInWindow.y - startLocation.y)
            guard let accepted = accepts(delta: delta) else { return }
            if accepted {
                dragDidBegin()
                state = .began
            } else {
                state = .failed
            }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.filter { !touches.contains($0) }
        if state == .began || state == .changed {
            if remaining.count < minimumNumberOfTouches {
                recordRelease(event)
                state = .ended
            } else {
                let translation = translation(in: nil)
                trackedTouches = remaining
                updateLocation()
                setTranslation(translation, in: nil)
                state = .changed
            }
        } else if remaining.isEmpty {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }

    open override func reset() {
        samples = []
    }

    private func record(_ event: UIEvent) {
        samples.append((event.timestamp, lastLocationInWindow))
        if samples.count > 30 { samples.removeFirst(samples.count - 30) }
    }

    /// Notes the release: a finger that rested before it was lifted has no velocity.
    private func recordRelease(_ event: UIEvent) {
        if let last = samples.last, event.timestamp - last.time > UIPanGestureRecognizer.velocityWindow { samples = [] }
    }

    /// A second finger moves the centroid; the translation must not jump.
    private func rebase() {
        guard state == .began || state == .changed else { return }
        let before = lastLocationInWindow
        updateLocation()
        origin.x += lastLocationInWindow.x - before.x
        origin.y += lastLocationInWindow.y - before.y
    }
}
