// iOS 5: a memory warning unloads the views that are not on screen; they load again when next needed.
// The memory warning calls it after every controller has been told (liu537-memory). Since iOS 6 it does nothing.

@MainActor enum MemoryUnload {
    /// viewWillUnload and viewDidUnload, in stack order, to each controller whose view no window shows.
    static func unloadInvisibleViews() {
        guard Behaviour.viewsUnload.isOn else { return }
        for controller in UIApplication.shared.windows.flatMap({ $0.rootViewController?.tree ?? [] }) { controller.unloadViewIfInvisible() }
    }
}

extension UIViewController {
    /// Unloads a view that loadView made and that can be made again; a view that the app assigned stays.
    fileprivate func unloadViewIfInvisible() {
        guard let view = viewStorage, viewCameFromLoading, view.window == nil, view.superview == nil, appearance.state == .disappeared else { return }
        Trace.emit(.viewController, self, "viewWillUnload")
        viewWillUnload()
        guard viewStorage === view else { return }
        replaceView(nil)
        Trace.emit(.viewController, self, "viewDidUnload")
        viewDidUnload()
    }
}
