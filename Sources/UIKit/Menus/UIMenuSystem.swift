// UIMenuSystem: the menu bar: built by asking the application and its delegate, when it is first needed. Its key commands are
// what a keyboard reaches of it here; no bar is drawn.

/// A system of menus that apps change in `buildMenu(with:)`.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject, PartOwner {
    /// The menu bar's. Built when a key is pressed or its menus are asked for.
    open class var main: UIMenuSystem { present }
    /// The menus, while they are built (MenuTree).
    var parts = Parts()

    override init() { super.init() }

    /// Asks the app for its menus again when they are next needed.
    open func setNeedsRebuild() { dropTree() }
    /// Asks who performs the commands again; that is always done here, each time a key is pressed.
    open func setNeedsRevalidate() { UpdateCycle.shared.setNeedsFrame() }
}
