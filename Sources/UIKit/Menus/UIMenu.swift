// UIMenu: a group of actions, commands and menus. MenuSections arranges it for the screen, ContextMenuSession shows it.

/// A group of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Identifies a menu; a menu keeps its identifier when `replacingChildren(_:)` copies it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from any text; the text is not checked against the known names.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The display of a menu's children.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the children in the parent menu instead of one level down.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Marks a menu of deletions.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is on at a time: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the children as pictures, side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's rows (iOS 16).
    public enum ElementSize: Int, Sendable {
        /// Only pictures are shown, up to four in a row.
        case small
        /// Pictures above their titles, up to three in a row.
        case medium
        /// A row each.
        case large
        /// The system's choice: large.
        case automatic = -1
    }

    /// The identifier; without one of the app, `com.apple.menu.dynamic.` and a number that is new in this process.
    open private(set) var identifier: Identifier
    /// The options, set at creation.
    open private(set) var options: Options
    /// Actions and menus in the order of display. `replacingChildren(_:)` makes a menu with others.
    open private(set) var children: [UIMenuElement]
    /// The size of the children's rows, if the menu is inline or on its own. Read when the menu opens.
    open var preferredElementSize: ElementSize

    /// Children keep their order. Without an identifier every menu is a new one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        let number = ProcessState.current.nextNumber(for: "menu")
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(number)")
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The selected actions and commands of this menu and those inside it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// The elements that can be chosen from the menu and its submenus, in order, without hidden ones.
    var flattenedLeaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let leaf = child as? any UIMenuLeaf { return leaf.attributes.contains(.hidden) ? [] : [leaf] }
            if let deferred = child as? UIDeferredMenuElement { return (deferred.elements ?? []).compactMap { $0 as? any UIMenuLeaf } }
            return (child as? UIMenu)?.flattenedLeaves ?? []
        }
    }

    /// The actions of the menu and its submenus in order, without hidden ones.
    var flattenedActions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let action = element as? UIAction { return action.attributes.contains(.hidden) ? [] : [action] }
            return (element as? UIMenu)?.flattenedActions ?? []
        }
    }
}
