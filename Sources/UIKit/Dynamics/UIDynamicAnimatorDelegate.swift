// The calls of an animator. Both methods are optional.
import ObjectiveC

/// Methods that are called when an animator begins and ends to move items.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called when a behaviour was added or changed while all items were at rest: some item will move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { notImplemented(self, "dynamicAnimatorWillResume:", [animator]) }
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { notImplemented(self, "dynamicAnimatorDidPause:", [animator]) }
}
