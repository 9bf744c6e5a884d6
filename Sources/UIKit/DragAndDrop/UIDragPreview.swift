// UIDragPreview: the preview under the finger in place of the lifted one.

/// The preview under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// Need not be on screen.
    open private(set) var view: UIView
    /// The outline of the preview.
    open private(set) var parameters: UIDragPreviewParameters

    /// Creates a preview with a view and its outline.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
