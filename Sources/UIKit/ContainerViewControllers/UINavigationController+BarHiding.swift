// What hides and shows the bars without the app's doing, where it asked for it: a tap, a swipe, the keyboard, a low
// screen. The flags are in UINavigationController; NavigationBars moves the bars.
import CoreGraphics

extension UINavigationController {
    func makeBarTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        tap.isEnabled = hidesBarsOnTap
        tap.onStateChange = { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            let point = recognizer.location(in: navigationBar)
            guard isNavigationBarHidden || hidesBarsOnTap && !navigationBar.point(inside: point, with: nil) else { return }
            setNavigationBarHidden(!isNavigationBarHidden, animated: true)
        }
        contentHolder.addGestureRecognizer(tap)
        return tap
    }

    /// A tap brings back what the keyboard or a low screen has hidden, too (Apple, hidesBarsWhenVerticallyCompact;
    /// UINavigationController.h says it of both).
    func barHidingChanged() {
        barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    }

    func makeBarSwipe() -> UIPanGestureRecognizer {
        let pan = BarSwipeGestureRecognizer(target: nil, action: nil)
        pan.cancelsTouchesInView = false
        pan.isEnabled = hidesBarsOnSwipe
        pan.onStateChange = { [weak self, weak pan] recognizer in
            guard let self, let pan, recognizer.state == .began else { return }
            hideBars(pan.translation(in: nil).y < 0)
        }
        contentHolder.addGestureRecognizer(pan)
        return pan
    }

    /// A toolbar without items stays as it is (Apple, UINavigationController.hidesBarsOnSwipe).
    private func hideBars(_ hidden: Bool) {
        setNavigationBarHidden(hidden, animated: true)
        if hasToolbar, toolbar.items?.isEmpty == false { setToolbarHidden(hidden, animated: true) }
    }

    /// The bars stay hidden when the keyboard goes (UINavigationController.h).
    func followKeyboard() {
        barHidingChanged()
        guard hidesBarsWhenKeyboardAppears else { return keyboardObserver = nil }
        guard keyboardObserver == nil else { return }
        keyboardObserver = NotificationObserver(UIResponder.keyboardWillShowNotification) { [weak self] in
            guard let self, viewIfLoaded?.window != nil else { return }
            hideBars(true)
        }
    }

    /// Now, if the screen is low already, and with each change of it.
    func followHeight() {
        barHidingChanged()
        guard hidesBarsWhenVerticallyCompact else {
            heightRegistration.map(unregisterForTraitChanges)
            return heightRegistration = nil
        }
        guard heightRegistration == nil else { return }
        heightRegistration = registerForTraitChanges([UITraitVerticalSizeClass.self]) { (navigation: UINavigationController, _) in
            navigation.hideBars(navigation.traitCollection.verticalSizeClass == .compact)
        }
        if traitCollection.verticalSizeClass == .compact { hideBars(true) }
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
