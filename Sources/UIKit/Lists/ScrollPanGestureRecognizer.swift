// The drag recognizer of a scroll view: begins only along an axis that scrolls and may leave a touch to a control.

final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// Seconds a touch must rest on a control before a drag no longer takes it (delaysContentTouches).
    private static let contentDelay: TimeInterval = 0.15
    private var landedAt: TimeInterval = 0
    private var beganAt: CGPoint = .zero

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count <= 1 { landedAt = event.timestamp }
        // A finger stops what is still moving.
        if let scrollView { scrollView.motion.hold(scrollView) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        movedAt = event.timestamp
        super.touchesMoved(touches, with: event)
    }
    private var movedAt: TimeInterval = 0

    override func reset() {
        super.reset()
        if let scrollView { scrollView.motion.letGo(scrollView) }
    }

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        guard let scrollView else { return false }
        let isHorizontal = abs(delta.x) > abs(delta.y)
        guard isHorizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically else { return false }
        guard scrollView.canCancelContentTouches else { return false }
        let wasQuick = scrollView.delaysContentTouches && movedAt - landedAt < ScrollPanGestureRecognizer.contentDelay
        if let hit = trackedTouches.first?.view, hit !== scrollView, hit.tracksContinuously || !wasQuick && !scrollView.touchesShouldCancel(in: hit) {
            return false
        }
        return true
    }

    override func dragDidBegin() {
        // The movement that made it a drag does not scroll.
        setTranslation(.zero, in: nil)
    }

    override func sendActions() {
        if let scrollView {
            switch state {
            case .began: scrollView.motion.beginDrag(scrollView)
            case .changed: scrollView.motion.drag(scrollView, translation: translation(in: scrollView.superview))
            case .ended: scrollView.motion.endDrag(scrollView, velocity: velocity(in: scrollView.superview))
            case .cancelled: scrollView.motion.endDrag(scrollView, velocity: .zero)
            default: break
            }
        }
        super.sendActions()
    }
}

extension UIView {
    /// Controls that follow the finger keep it even from a scroll view.
    var tracksContinuously: Bool { self is UISlider || self is UISwitch }
}
