// The views of a navigation controller and the gestures on them: content, bar below the status bar, toolbar above the
// home indicator. Frames are NavigationBars', the swipe back is InteractivePop's.
import CoreGraphics

extension UINavigationController {
    func loadNavigationView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentHolder.frame = root.bounds
        contentHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(contentHolder)
        navigationBar.autoresizingMask = .flexibleWidth
        root.addSubview(navigationBar)
        view = root
        interactivePop.install(on: root)
    }

    func makeBarTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        tap.isEnabled = hidesBarsOnTap
        tap.onStateChange = { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            let point = recognizer.location(in: navigationBar)
            if isNavigationBarHidden || !navigationBar.point(inside: point, with: nil) {
                setNavigationBarHidden(!isNavigationBarHidden, animated: true)
            }
        }
        contentHolder.addGestureRecognizer(tap)
        return tap
    }

    func makeBarSwipe() -> UIPanGestureRecognizer {
        let pan = BarSwipeGestureRecognizer(target: nil, action: nil)
        pan.cancelsTouchesInView = false
        pan.isEnabled = hidesBarsOnSwipe
        pan.onStateChange = { [weak self, weak pan] recognizer in
            guard let self, let pan, recognizer.state == .began else { return }
            let hides = pan.translation(in: nil).y < 0
            setNavigationBarHidden(hides, animated: true)
            // A toolbar without items stays as it is (UINavigationController.hidesBarsOnSwipe, Apple documentation).
            if hasToolbar, toolbar.items?.isEmpty == false { setToolbarHidden(hides, animated: true) }
        }
        contentHolder.addGestureRecognizer(pan)
        return pan
    }
}

/// Watches vertical drags beside the scroll view that follows them.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
    override func accepts(delta: CGPoint) -> Bool? {
        guard let isDrag = super.accepts(delta: delta) else { return nil }
        return isDrag && abs(delta.y) > abs(delta.x)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
