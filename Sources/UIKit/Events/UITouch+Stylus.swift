// What a touch tells of a stylus and of estimates. Touches here are a finger's, so that these are a finger's values (documentation of
// UITouch: angles of other types than a pencil's are those of an upright stylus).
import CoreGraphics

extension UITouch {
    /// The values of a touch that a later event may correct.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// Where a stylus points.
        public static let azimuth = Properties(rawValue: 2)
        /// How steeply a stylus stands.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
        /// How a stylus is turned about itself.
        public static let roll = Properties(rawValue: 16)
    }

    /// Radians between stylus and screen; upright for a finger.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians of a stylus about its point.
    public var rollAngle: CGFloat { 0 }
    /// Radians from the x axis of `view` to a stylus.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a stylus in `view`.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// Points by which `majorRadius` may be wrong.
    public var majorRadiusTolerance: CGFloat { 0 }
    /// nil: a finger's values are final.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// Empty: a finger's values are final.
    public var estimatedProperties: Properties { [] }
    /// Empty: a finger's values are final.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The place before this one, as exactly as the device knows it.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
