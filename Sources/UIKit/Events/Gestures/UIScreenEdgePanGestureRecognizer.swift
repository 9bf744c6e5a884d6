// A pan that begins at an edge of the screen. UIPanGestureRecognizer follows the finger.

/// A drag that starts at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The points from the edge within which the finger must land.
    private static let edgeWidth: CGFloat = 20

    /// The edges from which the finger may come, within 20 points. None by default: then the recognizer never recognises.
    open var edges: UIRectEdge = []

    override func decodeOwnKeys(from coder: NSCoder) { decodeEdges(from: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !beginsAtEdge(lastLocationInWindow) { state = .failed }
    }

    func beginsAtEdge(_ point: CGPoint) -> Bool {
        guard let window = view?.window else { return true }
        let width = UIScreenEdgePanGestureRecognizer.edgeWidth
        return (edges.contains(.left) && point.x <= width)
            || (edges.contains(.right) && point.x >= window.bounds.width - width)
            || (edges.contains(.top) && point.y <= width)
            || (edges.contains(.bottom) && point.y >= window.bounds.height - width)
    }

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        if edges.contains(.left), delta.x > abs(delta.y) { return true }
        if edges.contains(.right), -delta.x > abs(delta.y) { return true }
        if edges.contains(.top), delta.y > abs(delta.x) { return true }
        return edges.contains(.bottom) && -delta.y > abs(delta.x)
    }
}
