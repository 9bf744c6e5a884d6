// Actions of swiped rows.

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// The last argument is called with whether the action was carried out.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    func run(source: UIView, done: @escaping (Bool) -> Void) { handler(self, source, done) }
}

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe: Bool = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
