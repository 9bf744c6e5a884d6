// A controller's callbacks around the passes of its view: layout, and properties (iOS 26).
// Pass 5 and PropertyPass call them; the class body declares the methods that apps override.

extension UIViewController {
    func callViewWillLayoutSubviews() {
        Trace.emit(.viewController, self, "viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func callViewDidLayoutSubviews() {
        Trace.emit(.viewController, self, "viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }

    func markNeedsUpdateProperties() {
        needsUpdatePropertiesFlag = true
        viewIfLoaded?.announcePropertyUpdates()
    }

    /// Runs this controller's updateProperties now if it is marked, then the one of its view's subtree.
    func updatePropertiesNow() {
        guard let view = viewIfLoaded else { return }
        PropertyPass.update(view)
    }
}
