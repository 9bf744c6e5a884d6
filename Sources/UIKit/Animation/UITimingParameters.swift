// Pacing of UIViewPropertyAnimator: cubic curves and springs.
import QuartzCore

/// Which of a provider's two parameter objects counts.
@frozen public enum UITimingCurveType: Int, Sendable {
    /// `builtin` is a curve by name, `cubic` one by control points.
    case builtin, cubic, spring, composed
}

/// Paces a property animator: a cubic curve or a spring.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Says which of the two below to expect.
    var timingCurveType: UITimingCurveType { get }
    /// nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// `easeInOut` for a curve made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// In the unit square: time to the right, progress upwards.
    public let controlPoint1: CGPoint
    /// In the unit square: time to the right, progress upwards.
    public let controlPoint2: CGPoint
    let function: CAMediaTimingFunction
    /// `builtin` when made from a curve's name, `cubic` from points.
    public let timingCurveType: UITimingCurveType

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// The control points are the named curve's.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        function = curve.function
        timingCurveType = .builtin
        var points: [Float] = [0, 0, 0, 0]
        points.withUnsafeMutableBufferPointer { [function] buffer in
            guard let base = buffer.baseAddress else { return }
            function.getControlPoint(at: 1, values: base)
            function.getControlPoint(at: 2, values: base + 2)
        }
        controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
        controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    }

    /// Points in the unit square; the curve begins at (0, 0) and ends at (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        function = CAMediaTimingFunction(controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        timingCurveType = .cubic
    }

    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, by damping ratio (fitted to the animator's duration) or by its physics (which set the duration).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// In whole distances a second; only its length counts.
    public let initialVelocity: CGVector
    private let ratio: CGFloat?
    private let physics: Spring?

    /// 1 for no bounce. The animator's duration stays what it is.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        self.ratio = ratio
        physics = nil
        initialVelocity = velocity
    }

    /// Physics in Core Animation's units; the animator takes as long as the spring needs to settle.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        ratio = nil
        physics = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(hypot(velocity.dx, velocity.dy)), allowsOverdamping: true)
        initialVelocity = velocity
    }

    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// `duration` as it is perceived, in seconds; `bounce` 0 to 1. The animator takes as long as the spring needs to settle.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        ratio = nil
        physics = Spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
        self.initialVelocity = initialVelocity
    }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Seconds that an animator of `duration` takes.
    func settlingDuration(for duration: TimeInterval) -> TimeInterval { physics?.settlingDuration ?? duration }

    func spring(duration: TimeInterval) -> Spring {
        physics ?? Spring(ratio: Double(ratio ?? 1), duration: duration, velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
    }
}
