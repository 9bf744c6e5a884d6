// Pacing of UIViewPropertyAnimator: cubic curves and springs.
import QuartzCore

@frozen public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    let function: CAMediaTimingFunction
    public let timingCurveType: UITimingCurveType

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

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

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        function = CAMediaTimingFunction(controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        timingCurveType = .cubic
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, by damping ratio (fitted to the animator's duration) or by its physics (which set the duration).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    public let initialVelocity: CGVector
    private let ratio: CGFloat?
    private let physics: Spring?

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        self.ratio = ratio
        physics = nil
        initialVelocity = velocity
    }

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

    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        ratio = nil
        physics = Spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
        self.initialVelocity = initialVelocity
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Seconds that an animator of `duration` takes.
    func settlingDuration(for duration: TimeInterval) -> TimeInterval { physics?.settlingDuration ?? duration }

    func spring(duration: TimeInterval) -> Spring {
        physics ?? Spring(ratio: Double(ratio ?? 1), duration: duration, velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
    }
}
