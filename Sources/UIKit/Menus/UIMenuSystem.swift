// UIMenuSystem: the menu bar, built by the application and its delegate when it is first needed. Here a keyboard reaches its key
// commands; no bar is drawn.

/// A system of menus that apps change in `buildMenu(with:)`.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject, PartOwner {
    /// The menu bar's system, built when a key is pressed or its menus are requested.
    open class var main: UIMenuSystem { present }
    /// The menus, while they are built (MenuTree).
    var parts = Parts()

    override init() { super.init() }

    /// Requests the app's menus again when they are next needed.
    open func setNeedsRebuild() { dropTree() }
    /// Requests the performers of commands again; here they are searched each time a key is pressed.
    open func setNeedsRevalidate() { UpdateCycle.shared.setNeedsFrame() }
}
