// From a window's sendEvent to the views: hit test at the first touch, recognizers first, then the hit view.
// GestureArbiter (Gestures/) decides which touches the views may see.

@MainActor enum TouchDelivery {
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

    /// Sends touches in one phase to their views, grouped a view at a time.
    static func send(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        var byView: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let view = touch.view else { continue }
            if let index = byView.firstIndex(where: { $0.view === view }) {
                if view.isMultipleTouchEnabled { byView[index].touches.insert(touch) }
            } else {
                byView.append((view, [touch]))
            }
        }
        for group in byView {
            switch phase {
            case .began: group.view.touchesBegan(group.touches, with: event)
            case .moved: group.view.touchesMoved(group.touches, with: event)
            case .ended: group.view.touchesEnded(group.touches, with: event)
            case .cancelled: group.view.touchesCancelled(group.touches, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }
}
