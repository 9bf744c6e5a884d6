// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed to shown progress. CAMediaTiming.swift has the related types.
import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed to shown progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1: Double, y1: Double, x2: Double, y2: Double

    /// The control points that Apple documents for the named curves.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// The curve's two inner control points; their x are kept within 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        x1 = Double(min(max(c1x, 0), 1))
        y1 = Double(c1y)
        x2 = Double(min(max(c2x, 0), 1))
        y2 = Double(c2y)
    }

    /// Writes x and y of a control point into `values`. Points 0 and 3 are the ends of the curve; other indices count as one of these.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points: [(Double, Double)] = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        let point = points[min(max(index, 0), 3)]
        values[0] = Float(point.0)
        values[1] = Float(point.1)
    }

    /// The shown progress at elapsed progress `x` 0…1.
    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return x }
        func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
        }
        // x(t) only grows, so halving finds t; 50 halvings are exact to the last bit.
        var low = 0.0, high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return bezier((low + high) / 2, y1, y2)
    }
}
