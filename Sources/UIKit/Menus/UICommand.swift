// UICommand: a menu element that sends a message along the responder chain. Its receiver is searched when a menu opens
// (ContextMenuSession) and when it is chosen.
import ObjectiveC

/// A menu element that sends an action along the responder chain, from the first responder up.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    /// A longer title for lists of shortcuts.
    open var discoverabilityTitle: String?
    /// The selector that is sent, with the command as its argument.
    open private(set) var action: Selector
    /// Values of the app for `action`: numbers, strings, arrays and dictionaries of them.
    open private(set) var propertyList: Any?
    /// The attributes, read when a menu opens and when the command is chosen. `validate(_:)` may change them.
    open var attributes: Attributes
    /// The mark in a menu; `validate(_:)` may change it.
    open var state: State
    /// Other commands that take its place while their modifier keys are held.
    open private(set) var alternates: [UICommandAlternate]
    /// The object that ran the command, while its action runs.
    open private(set) var sender: Any?

    /// Creates a command; two commands of one menu need different actions or property lists.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(command: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    init(command title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any?, alternates: [UICommandAlternate]) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        attributes = []
        state = .off
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Sends the action to `target`, or along the responder chain for nil, unless the command is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        send(to: target)
        self.sender = nil
    }

    /// Tags the command of a bar's share button.
    public static var tagShare: String { "com.apple.menu.share" }
}
