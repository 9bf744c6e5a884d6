// UIMenuBuilder: an app's interface for changing the menus of a system. MenuTree holds the menus.
import ObjectiveC

/// Changes menus in `buildMenu(with:)`.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// The menu of an identifier; nil when there is no such menu.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of an identifier; nil when there is no such action.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of a selector; nil when there is no such command. Property lists are compared as values.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu; nothing happens if it does not exist, as with the other methods.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Puts other children into a menu.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first into another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last into another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
