// The views of a navigation controller: content, bar below the status bar, toolbar above the home indicator,
// and the safe area they leave to the child.
import CoreGraphics

extension UINavigationController {
    func loadNavigationView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentHolder.frame = root.bounds
        contentHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(contentHolder)
        root.addSubview(navigationBar)
        view = root
        let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        edge.edges = .left
        edge.onStateChange = { [weak self] recognizer in self?.edgePan(recognizer) }
        root.addGestureRecognizer(edge)
        popGesture = edge
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

    /// A completed swipe from the left edge pops (lifecycle/ rns-pop-gesture: same order as the back button).
    private func edgePan(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, stack.count > 1, let root = viewIfLoaded else { return }
        if recognizer.location(in: root).x > root.bounds.width / 2 { popViewController(animated: true) }
    }

    func layoutBars() {
        guard let root = viewIfLoaded else { return }
        contentHolder.frame = root.bounds
        let top = root.safeAreaInsets.top
        let barHeight = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(root.bounds.size).height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: top, width: root.bounds.width, height: navigationBar.sizeThatFits(root.bounds.size).height)
        var bottomBar: CGFloat = 0
        if !isToolbarHidden {
            bottomBar = 49
            let bar: UIToolbar = toolbar
            if bar.superview !== root { root.addSubview(bar) }
            bar.isHidden = false
            bar.frame = CGRect(x: 0, y: root.bounds.height - root.safeAreaInsets.bottom - bottomBar, width: root.bounds.width, height: bottomBar)
        } else if let bar = toolbar, bar.superview === root {
            bar.isHidden = true
        }
        root.bringSubviewToFront(navigationBar)
        // A departing child keeps the bars it had: its content must not jump while it slides out.
        if let child = shown {
            child.viewIfLoaded?.layoutState.containerInsets = UIEdgeInsets(top: barHeight, left: 0, bottom: bottomBar, right: 0)
        }
    }

    func barVisibilityChanged() { viewIfLoaded?.setNeedsLayout(); layoutBars() }

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        guard animated, isViewLoaded else {
            isNavigationBarHidden = hidden
            return
        }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            self.isNavigationBarHidden = hidden
            self.view.layoutIfNeeded()
        }
    }
}
