// UIAction: a titled closure that buttons, bar items and controls run.

/// The closure of an action, run on the main thread; the argument is the action itself, with `sender` set.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Identifies an action: adding an action to a control replaces the one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from any text; the text is not checked against the known names.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a literal.
        public init(stringLiteral value: String) { self.rawValue = value }
    }

    /// The identifier; without one of the app, `com.apple.action.dynamic.` and a number that is new in this process.
    open private(set) var identifier: Identifier
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    /// Shown beside the title of a row that is on instead of `image`.
    open var selectedImage: UIImage?
    /// A longer title for lists of shortcuts. Kept, not shown.
    open var discoverabilityTitle: String?
    /// The attributes, read when the action runs: a disabled action ignores `performWithSender(_:target:)`.
    open var attributes: Attributes
    /// The mark in a menu. A menu with `singleSelection` sets it when the person chooses; the action itself does not.
    open var state: State
    /// The object that ran the action, while its handler runs.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action. Without an identifier every action is a new one.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            makingTitle: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        self.selectedImage = selectedImage
    }

    private init(
        makingTitle title: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
        discoverabilityTitle: String?, attributes: Attributes, state: State, handler: @escaping UIActionHandler
    ) {
        let number = ProcessState.current.nextNumber(for: "action")
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(number)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler with `sender` readable from it.
    func perform(sender: Any?) {
        self.sender = sender
        Causes.during(Cause(.action, title.isEmpty ? "the closure of an action" : "the closure of the action \u{201C}\(title)\u{201D}", evidence: sender.map { ["sent by \(Trace.shortName(of: $0 as AnyObject))"] } ?? [])) { handler(self) }
        self.sender = nil
    }

    /// Runs the action, unless it is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        perform(sender: sender)
    }
}
