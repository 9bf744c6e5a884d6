// UIDragPreviewParameters: how a dragged view is cut out; the name that drags have for preview parameters.

/// How a dragged view looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// All of the view, on the system's background.
    public override init() { super.init() }
}
