// A button that a swipe over a row shows. UISwipeActionsConfiguration holds them.

/// A button behind a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// `destructive` is red.
    public enum Style: Int, Sendable { case normal, destructive }
    /// The last argument is called with whether the action was carried out.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Decides the first background colour.
    open private(set) var style: Style
    /// Called when the button is tapped.
    open private(set) var handler: Handler
    /// The title of the button, drawn in white.
    open var title: String?
    /// A template in white, before the title.
    open var image: UIImage?
    /// Grey, or red for a destructive action.
    open var backgroundColor: UIColor!

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    /// Creates a normal action without a title; its handler does nothing and reports that the action was not performed.
    public convenience override init() { self.init(.normal, nil) { _, _, done in done(false) } }
    /// Creates an action; its handler calls its last argument when it is done.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    func run(source: UIView, done: @escaping (Bool) -> Void) { handler(self, source, done) }
}
