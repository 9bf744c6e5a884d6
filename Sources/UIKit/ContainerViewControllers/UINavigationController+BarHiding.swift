// Hides and shows the bars for a tap, a swipe, the keyboard or a low screen, if the app has set the flags for that.
// The flags are in UINavigationController; NavigationBars moves the bars.
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

    /// A tap also shows bars that the keyboard or a low screen has hidden (Apple, hidesBarsWhenVerticallyCompact;
    /// UINavigationController.h says so for both).
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

    /// Hides or shows the bars; a toolbar without items does not change (Apple, UINavigationController.hidesBarsOnSwipe).
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

    /// Hides the bars now if the screen is low, and updates them with each change of its height.
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
