// UITableViewRowAction: a button of a swiped row before iOS 11. UITableView+Editing turns them into contextual actions.

/// A button of a swiped row (deprecated in iOS 13).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// `destructive` and its other name `default` are red.
    public enum Style: Int, Sendable {
        /// Red.
        case destructive = 0
        /// Grey.
        case normal
        /// The older name of `destructive`.
        public static var `default`: Style { .destructive }
    }

    /// Decides the first colour.
    open private(set) var style: Style
    /// The title of the button.
    open var title: String?
    /// Red or grey at first.
    open var backgroundColor: UIColor?
    /// An effect that blurs the content behind the button, in place of a colour. Drawn as a grey.
    open var backgroundEffect: UIVisualEffect? { didSet { if backgroundEffect != nil { backgroundColor = .systemGray3 } } }
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action. The handler gets the row when the button is tapped; the row stays open until the app closes it.
    public required init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    func contextualAction(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) { [self] _, _, done in
            handler(self, path)
            done(false)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
