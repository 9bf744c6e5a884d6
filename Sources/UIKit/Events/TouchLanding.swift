// A window's sendEvent: hit tests a finger that lands, then hands the event to GestureArbiter (Gestures/),
// which decides what recognizers and views see of it.

@MainActor enum TouchLanding {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        guard event.type == .touches else { return }
        let touches = event.touches.filter { $0.window === window }
        for touch in touches where touch.phase == .began && touch.view == nil { land(touch, event, in: window) }
        GestureArbiter.shared.process(event: event, in: window)
    }

    /// The view a finger lands on keeps the touch until it lifts (UITouch.view documentation).
    private static func land(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
        let view = window.hitTest(touch.locationInWindow, with: event)
        touch.view = view
        var recognizers: [UIGestureRecognizer] = []
        var ancestor = view
        while let current = ancestor {
            recognizers += current.gestureRecognizerStorage
            ancestor = current.superview
        }
        touch.gestureRecognizers = recognizers
    }
}
