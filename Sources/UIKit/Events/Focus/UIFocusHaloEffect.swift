// UIFocusHaloEffect: a line around an item with focus.
import CoreGraphics

/// A line around an item with focus. Nothing has focus on a phone without a keyboard.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The line's shape; nil takes the view's.
    open private(set) var path: UIBezierPath?
    /// The view whose shape the halo has; nil uses the item's view.
    open weak var referenceView: UIView?
    /// The view that the halo lies in; nil lets the system choose.
    open weak var containerView: UIView?
    /// The position of the line relative to the shape.
    open var position = UIFocusHaloEffect.Position.automatic

    /// The position of a halo's line.
    public enum Position: Int, Sendable {
        /// The system's choice; outside of the shape; inside.
        case automatic = 0, outside, inside
    }

    /// Creates a halo around the item's own shape.
    public override init() {
        path = nil
        super.init()
    }
    /// Creates a halo around a rectangle.
    public init(rect: CGRect) {
        path = UIBezierPath(rect: rect)
        super.init()
    }
    /// Creates a halo around a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }
    /// Creates a halo around a path.
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }
}
