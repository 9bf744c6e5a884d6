// UIEditMenuInteractionAnimating: what delegates of edit menus, text fields and text views get, to change something with the menu.
import ObjectiveC

/// Animations beside an edit menu that comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
