// UITargetedDragPreview: a view that a drag lifts or drops; the name of targeted previews for drags.

/// A view that is lifted, dropped or given back.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same view with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
