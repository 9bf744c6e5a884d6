// UIMenuElement, UIAction and UIMenu: what buttons, bar items and controls run.
// Owns identity, title, image, attributes and the handler. Showing a menu on screen is not here.

/// The common part of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What a button, bar item or menu row made from the element says; empty for none.
    open internal(set) var title: String
    /// A second, smaller line. Kept for reading: nothing here shows it.
    open internal(set) var subtitle: String?
    /// Taken over by buttons and bar items that have no image of their own.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// How an element behaves in a menu.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The members as bits.
        public let rawValue: UInt
        /// A set of these bits; bits that have no name here are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// `performWithSender(_:target:)` does nothing.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Marks what deletes or cannot be taken back.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Marks an element that menus leave out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the action ran.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What the mark beside a menu row shows.
    public enum State: Int, Sendable {
        /// A tick for `on`, a dash for `mixed`, nothing for `off`.
        case off, on, mixed
    }
}

/// What an action runs, on the main thread; the argument is the action itself, with `sender` set.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells actions apart: adding an action to a control replaces the one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name as plain text.
        public let rawValue: String
        /// Any text is a name; none is checked against the known ones.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any text is a name; none is checked against the known ones.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Lets a literal stand for an identifier.
        public init(stringLiteral value: String) { self.rawValue = value }
    }

    private static var created = 0

    /// Without one of the app's, `com.apple.action.dynamic.` and a number that is new in this process.
    open private(set) var identifier: Identifier
    /// A longer title for lists of shortcuts. Kept, not shown.
    open var discoverabilityTitle: String?
    /// Read when the action runs: a disabled action ignores `performWithSender(_:target:)`.
    open var attributes: Attributes
    /// For the app to read and set; the action does not change it by itself.
    open var state: State
    /// The object that ran the action, while its handler runs.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// `selectedImage` is accepted and not used. Without an identifier every action is a new one.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            makingTitle: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    private init(
        makingTitle title: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
        discoverabilityTitle: String?, attributes: Attributes, state: State, handler: @escaping UIActionHandler
    ) {
        UIAction.created += 1
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.created)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler with `sender` readable from it.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// Runs the action, unless it is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        perform(sender: sender)
    }
}

/// A group of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Tells menus apart; a menu keeps its identifier when `replacingChildren(_:)` copies it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Any text is a name; none is checked against the known ones.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any text is a name; none is checked against the known ones.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows its children.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The members as bits.
        public let rawValue: UInt
        /// A set of these bits; bits that have no name here are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Children stand in the parent menu instead of one level down.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Marks a menu of deletions.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is on at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    private static var created = 0

    /// Without one of the app's, `com.apple.menu.dynamic.` and a number that is new in this process.
    open private(set) var identifier: Identifier
    /// Set once, when the menu is made.
    open private(set) var options: Options
    /// Actions and menus in the order of display. `replacingChildren(_:)` makes a menu with others.
    open private(set) var children: [UIMenuElement]

    /// Children keep their order. Without an identifier every menu is a new one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        UIMenu.created += 1
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.created)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// The actions of the menu and its submenus in order, hidden ones left out.
    var flattenedActions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let action = element as? UIAction { return action.attributes.contains(.hidden) ? [] : [action] }
            return (element as? UIMenu)?.flattenedActions ?? []
        }
    }
}
