// Holds back the touches of a scroll view's content until it is clear that they are no drag (delaysContentTouches).
// It recognises nothing: it stays possible for 0.15 seconds or until the touch ends, then it fails and the content gets the touch.
// If a recognizer takes the touch before, the content gets nothing (log2-cell-quick-tap).
import ObjectiveC

final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
    /// The seconds that content waits: a short press of the logs (log2-cell-short-press) is longer, a quick tap is not.
    private static let delay: TimeInterval = 0.15
    @_ZeroingReference private var scrollView: UIScrollView?
    private let timer = OneShotTimer()

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysTouchesNow else { return letThrough() }
        guard !timer.isRunning else { return }
        timer.start(after: Self.delay) { [weak self] in self?.letThrough() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }
    override func reset() { timer.cancel() }

    func letThrough() {
        timer.cancel()
        if state == .possible { state = .failed }
    }
}

extension UIScrollView {
    var delayedTouches: DelayedTouchesGestureRecognizer? {
        gestureRecognizers?.lazy.compactMap { $0 as? DelayedTouchesGestureRecognizer }.first
    }

    /// Whether a touch could become a drag.
    fileprivate var delaysTouchesNow: Bool { delaysContentTouches && isScrollEnabled && (scrollsHorizontally || scrollsVertically) }
}

extension UIView {
    /// The nearest scroll view above this view.
    var enclosingScrollView: UIScrollView? {
        var view = superview
        while let candidate = view {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            view = candidate.superview
        }
        return nil
    }
}
