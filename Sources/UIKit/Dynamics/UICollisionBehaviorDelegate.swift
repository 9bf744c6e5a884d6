// The calls of a collision behaviour. Every method is optional.
import ObjectiveC

/// Methods that are called when items begin and end to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items touch at `p`, a point of the reference view.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Two items no longer touch.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// The identifier is nil for the reference view's edges.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// The identifier is nil for the reference view's edges.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {
        notImplemented(self, "collisionBehavior:beganContactForItem:withItem:atPoint:", [behavior, item1, item2, p])
    }
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        notImplemented(self, "collisionBehavior:endedContactForItem:withItem:", [behavior, item1, item2])
    }
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
        notImplemented(self, "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", [behavior, item, identifier, p])
    }
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {
        notImplemented(self, "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", [behavior, item, identifier])
    }
}
