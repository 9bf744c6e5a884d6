// UIDragPreview: what hangs at the finger instead of what was lifted.

/// What hangs at the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// Need not be on screen.
    open private(set) var view: UIView
    /// How it is cut out.
    open private(set) var parameters: UIDragPreviewParameters

    /// A view and how it is cut out.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// All of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
