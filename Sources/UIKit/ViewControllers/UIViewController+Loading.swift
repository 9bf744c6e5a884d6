// Makes a controller's view: lazily, from a storyboard, a nib or an empty view; assigns it, removes it and loads it
// again (Docs/EVIDENCE.md 7). The public members in the class body call this file.
// Resources/ decodes nibs; UIView handles the view's life in the hierarchy.
import CUIKit

extension UIViewController {
    /// Reading `view` comes here, not to loadViewIfNeeded, which apps override (readke-launch).
    func loadViewOnce() {
        guard viewStorage == nil, !isLoadingView else { return }
        if isDeallocating {
            // MESSAGES.md 18.
            Diagnostics.log("Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (\(Diagnostics.identity(self)))")
        }
        isLoadingView = true
        if !isDeallocating { Trace.emit(.viewController, self, "loadView") }
        loadView()
        isLoadingView = false
        viewCameFromLoading = true
        if viewStorage == nil {
            // An override that sets no view still yields viewDidLoad (tw26-loadview-empty). A device recurses when
            // viewDidLoad then reads `view`; here it finds an empty one (Docs/DIVERGENCES.md).
            installView(UIView(frame: UIScreen.main.bounds))
        }
        if !isDeallocating { Trace.emit(.viewController, self, "viewDidLoad") }
        MemoryUnload.sparing(self) { viewDidLoad() }
    }

    /// For a controller that a nib makes together with its view: `loadView` is not called, but viewDidLoad is, once.
    func viewCameWithNib() {
        guard viewStorage != nil, !viewCameFromLoading, !isLoadingView else { return }
        viewCameFromLoading = true
        Trace.emit(.viewController, self, "viewDidLoad")
        viewDidLoad()
    }

    /// Trace and UIKit may not refer weakly to a controller that is being destroyed.
    private var isDeallocating: Bool { uikit_is_deallocating(Unmanaged.passUnretained(self).toOpaque()) }

    func loadDefaultView() {
        if loadViewFromNibIfAvailable() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        installView(view)
    }

    /// Replaces the view. nil unloads it; the next read loads it again (tw26-view-nil-reload). The setter calls no callback.
    /// A view that is assigned while the old one is on screen takes its place, as apps that swap views in a rotation
    /// rely on (informit.com 2015112, "Swapping Views on Rotation": they set its bounds themselves).
    func replaceView(_ new: UIView?) {
        let old = viewStorage
        guard old !== new else { return }
        if let new, let owner = new.viewController, owner !== self {
            // MESSAGES.md 17.
            Diagnostics.raise(.hierarchyInconsistency, "A view can only be associated with at most one view controller at a time! View \(new) is associated with \(Diagnostics.identity(owner)). Clear this association before associating this view with \(Diagnostics.identity(self)).")
        }
        old?.viewController = nil
        viewStorage = nil
        viewCameFromLoading = false
        guard let new else { return }
        installView(new)
        guard let old, let place = old.superview else { return }
        place.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        // The view may be inside a separate view of the container's view, which lays out its children from its own layout.
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    private func installView(_ view: UIView) {
        viewStorage = view
        view.viewController = self
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

/// Runs while a controller is being destroyed, so it may only use the controller's name.
extension UIViewController {
    nonisolated func reportTeardown() {
        guard MainQueue.isCurrent else { return }
        let dying = self
        MainActor.assumeIsolated { Trace.emitTeardown(of: dying) }
    }
}

extension UIViewController {
    var hasNavigationItem: Bool { navigationItemStorage != nil }

    func setNavigationItem(_ item: UINavigationItem) { navigationItemStorage = item }

    /// The default navigation item of a controller.
    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: title ?? "")
        setNavigationItem(item)
        return item
    }

    /// The default tab bar item of a controller.
    func makeTabBarItem() -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemStorage = item
        return item
    }
}
