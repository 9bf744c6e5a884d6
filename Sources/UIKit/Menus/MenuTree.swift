// The present menus of a system: UIMenuBuilder changes them, and key commands are found in them.
import ObjectiveC

/// The menus of a system, beginning with the system's own.
final class MenuTree: UIMenuBuilder {
    unowned let system: UIMenuSystem
    private var root: UIMenu

    init(_ system: UIMenuSystem) {
        self.system = system
        func command(_ title: String, _ action: String, _ key: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
            UIKeyCommand(title: title, action: Selector(action), input: key, modifierFlags: flags)
        }
        let undo = UIMenu(identifier: .undoRedo, options: .displayInline, children: [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])])
        let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: [
            command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
            UICommand(title: "Delete", action: Selector("delete:")), command("Select All", "selectAll:", "a"),
        ])
        let menus = [
            UIMenu(title: "App", identifier: .application), UIMenu(title: "File", identifier: .file),
            UIMenu(title: "Edit", identifier: .edit, children: [undo, edit]), UIMenu(title: "Format", identifier: .format),
            UIMenu(title: "View", identifier: .view), UIMenu(title: "Window", identifier: .window), UIMenu(title: "Help", identifier: .help),
        ]
        root = UIMenu(identifier: .root, children: menus)
    }

    private func first<T>(in menu: UIMenu, _ match: (UIMenuElement) -> T?) -> T? {
        for child in menu.children {
            if let found = match(child) { return found }
            if let inner = child as? UIMenu, let found = first(in: inner, match) { return found }
        }
        return nil
    }

    var keyCommands: [UIKeyCommand] {
        func all(_ menu: UIMenu) -> [UIKeyCommand] {
            menu.children.flatMap { ($0 as? UIKeyCommand).map { [$0] } ?? ($0 as? UIMenu).map(all) ?? [] }
        }
        return all(root)
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        identifier == root.identifier ? root : first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }
    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }
    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(in: root) { ($0 as? UICommand).flatMap { $0.action == action && Self.same($0.propertyList, propertyList) ? $0 : nil } }
    }
    private static func same(_ one: Any?, _ other: Any?) -> Bool {
        guard let one else { return other == nil }
        guard let other else { return false }
        return "\(one)" == "\(other)"
    }

    /// The tree with `change` applied where `isPlace` says; menus are values, so the way up is made anew.
    private func rebuilt(_ menu: UIMenu, _ change: (UIMenu) -> [UIMenuElement]) -> UIMenu {
        let children = change(menu).map { child in (child as? UIMenu).map { rebuilt($0, change) } ?? child }
        return menu.replacingChildren(children)
    }

    private func changeSiblings(of identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        var isDone = false
        root = rebuilt(root) { menu in
            guard !isDone, let place = menu.children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }), let old = menu.children[place] as? UIMenu else {
                return menu.children
            }
            isDone = true
            return Array(menu.children[..<place]) + change(old) + menu.children[(place + 1)...]
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) { changeSiblings(of: replacedIdentifier) { _ in [replacementMenu] } }
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) { changeSiblings(of: siblingIdentifier) { [siblingMenu, $0] } }
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) { changeSiblings(of: siblingIdentifier) { [$0, siblingMenu] } }
    func remove(menu removedIdentifier: UIMenu.Identifier) { changeSiblings(of: removedIdentifier) { _ in [] } }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        if parentIdentifier == root.identifier { return root = root.replacingChildren(childrenBlock(root.children)) }
        changeSiblings(of: parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) { replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 } }
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) { replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] } }
}

extension UIMenuSystem {
    private final class Built { var tree: MenuTree? }
    private var built: Built { part { Built() } }

    /// Apple: UIKit calls buildMenu on the application and its delegate for the main system.
    var tree: MenuTree {
        if let tree = built.tree { return tree }
        let made = MenuTree(self)
        built.tree = made
        UIApplication.shared.buildMenu(with: made)
        return made
    }

    /// Discards the tree, so that the app is asked to build it again.
    func dropTree() { built.tree = nil }

    var keyCommands: [UIKeyCommand] { tree.keyCommands }

    /// The running application's.
    static var present: UIMenuSystem { UIApplication.shared.part { UIMenuSystem() } }
}

extension UICommand {
    /// Sends the command's action, with the command as sender.
    func send(to target: Any?) { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
}
