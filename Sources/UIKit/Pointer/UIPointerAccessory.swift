// UIPointerAccessory: a small shape beside the pointer.
import CoreGraphics

/// A small shape beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The shape of the accessory.
    open private(set) var shape: UIPointerShape
    /// The position.
    open private(set) var position: Position
    /// Whether it turns so that the top of its shape points away from the pointer.
    open var orientationMatchesAngle = false

    /// The position of an accessory: points from the pointer, and an angle in radians.
    public struct Position: Sendable {
        /// The points from the pointer's middle.
        public var offset: CGFloat
        /// The direction in radians, clockwise from the top.
        public var angle: CGFloat
        /// A place beside the pointer.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        /// Above.
        public static let top = Position(offset: 20, angle: 0)
        /// To the right.
        public static let right = Position(offset: 20, angle: .pi / 2)
        /// Below.
        public static let bottom = Position(offset: 20, angle: .pi)
        /// To the left.
        public static let left = Position(offset: 20, angle: .pi * 1.5)
    }

    /// A shape at a place.
    public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }
    /// An arrow that points away from the pointer.
    public static func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 6))
        path.addLine(to: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 6))
        path.close()
        return UIPointerAccessory(.path(path), position: position)
    }
}
