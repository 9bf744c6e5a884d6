// UIDragPreviewTarget: where a dragged view belongs; the name that drags have for preview targets.

/// Where a dragged view belongs.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
