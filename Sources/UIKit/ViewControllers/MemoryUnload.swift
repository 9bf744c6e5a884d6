// iOS 5: a memory warning unloads the views that are not on screen; they load again when next needed.
// The memory warning calls it after every controller has been told (liu537-memory). Since iOS 6 it does nothing.

@MainActor enum MemoryUnload {
    /// viewWillUnload and viewDidUnload, in stack order, to each controller whose view no window shows.
    static func unloadInvisibleViews() {
        guard Behaviour.viewsUnload.isOn else { return }
        for controller in UIApplication.shared.windows.flatMap({ $0.rootViewController?.tree ?? [] }) { controller.unloadViewIfInvisible() }
    }

    /// Runs a controller's viewDidLoad, in which a memory warning does not unload the view that is loading.
    static func sparing(_ controller: UIViewController, _ viewDidLoad: () -> Void) {
        guard Behaviour.viewsUnload.isOn else { return viewDidLoad() }
        let outer = controller.part(Sparing.self)
        controller.keep(outer ?? Sparing())
        viewDidLoad()
        controller.keep(outer)
    }

    fileprivate final class Sparing {}
}

extension UIViewController {
    /// Unloads a view that loadView made and that can be made again; a view that the app assigned stays, and so does one whose
    /// viewDidLoad asked for memory.
    fileprivate func unloadViewIfInvisible() {
        guard let view = viewStorage, viewCameFromLoading, part(MemoryUnload.Sparing.self) == nil, view.window == nil, view.superview == nil, appearance.state == .disappeared, !holdsPresentation else { return }
        Trace.emit(.viewController, self, "viewWillUnload")
        viewWillUnload()
        guard viewStorage === view else { return }
        replaceView(nil)
        Trace.emit(.viewController, self, "viewDidUnload")
        viewDidUnload()
    }

    /// Whether this view holds what a controller inside it presents in its own place: a view made again would hold the place alone.
    private var holdsPresentation: Bool {
        guard let view = viewStorage else { return false }
        return tree.contains { $0.presentedInContext?.presentation.controllerInForce?.container.isDescendant(of: view) ?? false }
    }
}
