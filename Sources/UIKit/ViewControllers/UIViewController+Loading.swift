// When and how a controller's view comes to be: lazily, from a storyboard, a nib or an empty view.
// The public members in the class body hand over here; decoding itself is Resources/'.

extension UIViewController {
    func loadViewOnce() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        Trace.emit(.viewController, self, "loadView")
        loadView()
        isLoadingView = false
        if viewStorage == nil {
            // An override that sets no view still yields viewDidLoad (lifecycle/ tw26-loadview-empty);
            // reading `view` afterwards must not be nil, so it gets the default one.
            installView(UIView(frame: UIScreen.main.bounds))
        }
        Trace.emit(.viewController, self, "viewDidLoad")
        viewDidLoad()
    }

    func loadDefaultView() {
        if loadViewFromNibIfAvailable() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        installView(view)
    }

    /// Setting nil unloads; the next read loads again (lifecycle/ tw26-view-nil-reload).
    func replaceView(_ new: UIView?) {
        if let old = viewStorage, old !== new { old.viewController = nil }
        guard let new else {
            viewStorage = nil
            return
        }
        installView(new)
    }

    private func installView(_ view: UIView) {
        viewStorage = view
        view.viewController = self
    }

    func callViewWillLayoutSubviews() {
        Trace.emit(.viewController, self, "viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func callViewDidLayoutSubviews() {
        Trace.emit(.viewController, self, "viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }

    /// UIResponder.next documentation: the view's superview, the window for a root, the presenter for a presented one.
    var nextAfterView: UIResponder? {
        if let presenter = presentation.presenting { return presenter }
        return viewStorage?.superview ?? parent
    }

    func titleChanged() {
        if hasNavigationItem || navigationController != nil { navigationItem.title = title }
        tabBarItemStorage?.title = title
    }
}

/// Runs while a controller is being destroyed, so it may only name it.
enum ViewControllerTeardown {
    static func report(_ controller: UIViewController) {
        guard MainQueue.isCurrent else { return }
        let dying = controller
        MainActor.assumeIsolated { Trace.emitTeardown(of: dying) }
    }
}
