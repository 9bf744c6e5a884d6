// UIDragPreviewParameters: the outline of a dragged view; the name of preview parameters for drags.

/// The look of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// Creates parameters for the whole view, on the system's background.
    public override init() { super.init() }
}
