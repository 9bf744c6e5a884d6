// A cubic Bézier curve. UITimingParameters.swift has the related types.
import QuartzCore

/// A cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// `easeInOut` for a curve made from control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point in the unit square: time to the right, progress upwards.
    open private(set) var controlPoint1: CGPoint
    /// The second control point in the unit square: time to the right, progress upwards.
    open private(set) var controlPoint2: CGPoint
    let function: CAMediaTimingFunction
    /// `builtin` when made from a curve's name, `cubic` from points.
    open private(set) var timingCurveType: UITimingCurveType

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates the curve of this name: its control points are those of the named curve.
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

    /// The points in the unit square; the curve begins at (0, 0) and ends at (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        function = CAMediaTimingFunction(controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        timingCurveType = .cubic
    }

    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil: these parameters are no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
