// UIDragPreviewTarget: the place of a dragged view; the name of preview targets for drags.

/// The place of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
