// The drag recognizer of a scroll view: begins only along an axis that scrolls and may leave a touch to a control.
import ObjectiveC

final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    @_ZeroingReference private var scrollView: UIScrollView?
    /// The movement that started the drag.
    private var firstMovement = CGPoint.zero

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger that stops moving content begins a drag at once (log2-scroll-drag-again).
        guard let scrollView, scrollView.isDecelerating, state == .possible else { return }
        scrollView.motion.hold(scrollView)
        dragDidBegin()
        state = .began
    }

    override func reset() {
        super.reset()
        firstMovement = .zero
        if let scrollView { scrollView.motion.letGo(scrollView) }
    }

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        guard let scrollView else { return false }
        let isHorizontal = abs(delta.x) > abs(delta.y)
        guard isHorizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically, mayTake(trackedTouches.first, from: scrollView) else {
            // A drag has begun, so the content's touches need not wait any longer.
            scrollView.delayedTouches?.letThrough()
            return false
        }
        firstMovement = delta
        return true
    }

    /// Whether the scroll view may take a touch: the content keeps a touch it was told of, unless UIScrollView.canCancelContentTouches allows it.
    private func mayTake(_ touch: UITouch?, from scrollView: UIScrollView) -> Bool {
        guard let touch, let hit = touch.view, hit !== scrollView else { return true }
        if hit.tracksContinuously { return false }
        guard GestureArbiter.shared.isKnownToView(touch) else { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: hit)
    }

    override func dragDidBegin() {
        // The movement that made the touch a drag does not scroll.
        setTranslation(.zero, in: nil)
    }

    override func sendActions() {
        if let scrollView {
            switch state {
            case .began: scrollView.motion.beginDrag(scrollView, along: firstMovement)
            case .changed: scrollView.motion.drag(scrollView, translation: translation(in: scrollView.superview))
            case .ended: scrollView.motion.endDrag(scrollView, velocity: velocity(in: scrollView.superview))
            case .cancelled: scrollView.motion.endDrag(scrollView, velocity: .zero)
            default: break
            }
        }
        super.sendActions()
    }

    override var scrollsContent: Bool { true }
}

extension UIView {
    /// Whether the control keeps the finger that it follows, even from a scroll view.
    var tracksContinuously: Bool { self is UISlider || self is UISwitch }
}
