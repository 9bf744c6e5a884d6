// UIMenuLeaf: the common protocol of actions and commands: the elements of a menu that have an effect when they are chosen.

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the row.
    var title: String { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// A longer title for lists of shortcuts.
    var discoverabilityTitle: String? { get set }
    /// Whether the row can be chosen, is red, or is left out.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the row.
    var state: UIMenuElement.State { get set }
    /// The object that ran the element, while it runs.
    var sender: Any? { get }
    /// Performs the element, unless it is disabled.
    func performWithSender(_ sender: Any?, target: Any?)
}
