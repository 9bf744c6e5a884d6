// UIMenuLeaf: what actions and commands share: the elements of a menu that do something when they are chosen.

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What the row says.
    var title: String { get set }
    /// Beside the title.
    var image: UIImage? { get set }
    /// A longer title for lists of shortcuts.
    var discoverabilityTitle: String? { get set }
    /// Whether the row can be chosen, is red, or is left out.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the row.
    var state: UIMenuElement.State { get set }
    /// What ran the element, while it runs.
    var sender: Any? { get }
    /// Does what the element stands for, unless it is disabled.
    func performWithSender(_ sender: Any?, target: Any?)
}
