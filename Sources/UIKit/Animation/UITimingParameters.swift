// Pacing of UIViewPropertyAnimator: cubic curves and springs.
import QuartzCore

/// Tells which of a provider's two parameter objects is used.
@frozen public enum UITimingCurveType: Int, Sendable {
    /// `builtin` is a curve by name, `cubic` one by control points.
    case builtin, cubic, spring, composed
}

/// Paces a property animator: a cubic curve or a spring.
public protocol UITimingCurveProvider: AnyObject {
    /// Says which of the two below to expect.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
