// The values of a touch for a stylus, and estimates. Touches here come from a finger, so these are a finger's values (documentation of
// UITouch: angles of other types than a pencil's are those of an upright stylus).
import CoreGraphics

extension UITouch {
    /// The values of a touch that a later event may correct.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the press.
        public static let force = Properties(rawValue: 1)
        /// The direction in which a stylus points.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle between a stylus and the screen.
        public static let altitude = Properties(rawValue: 4)
        /// The position.
        public static let location = Properties(rawValue: 8)
        /// The rotation of a stylus around its axis.
        public static let roll = Properties(rawValue: 16)
    }

    /// The radians between stylus and screen; upright for a finger.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The radians of a stylus about its point.
    public var rollAngle: CGFloat { 0 }
    /// The radians from the x axis of `view` to a stylus.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a stylus in `view`.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The points by which `majorRadius` may be wrong.
    public var majorRadiusTolerance: CGFloat { 0 }
    /// The number of a later update; nil, because a finger's values are final.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// Empty: a finger's values are final.
    public var estimatedProperties: Properties { [] }
    /// Empty: a finger's values are final.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The previous position, as exactly as the device knows it.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
