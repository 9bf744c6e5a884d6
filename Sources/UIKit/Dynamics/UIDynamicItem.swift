// An object that UIKit Dynamics moves: a centre, a size and a rotation. Views and layout attributes are items.
// UIDynamicAnimator reads items when they join a behaviour and writes them after each frame.

/// The shape that an item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}

/// An object that a dynamic animator moves and rotates.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in the reference view's coordinates. Set once a frame while the item moves.
    var center: CGPoint { get set }
    /// The bounds; the size is read when the item joins a behaviour.
    var bounds: CGRect { get }
    /// The transform; the rotation is read when the item joins a behaviour, and set while the item rotates.
    var transform: CGAffineTransform { get set }
    /// Optional. Default: a rectangle of the bounds' size.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Optional. A convex path around (0, 0), the item's centre; read for the type `path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle of the bounds' size.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The bounds around the centre.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}
