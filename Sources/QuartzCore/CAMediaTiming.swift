// Owns the timing of layers and animations, and the pacing curves.

import CoreGraphics

/// A place in a hierarchy of time: `local = (parent - beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
    /// Seconds of the parent's time; 0 on an animation means when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run.
    var duration: CFTimeInterval { get set }
    /// How fast time runs in the parent's; 0 stands still.
    var speed: Float { get set }
    /// Seconds of its own time at `beginTime`.
    var timeOffset: CFTimeInterval { get set }
    /// How often to run; fractions count, 0 means once.
    var repeatCount: Float { get set }
    /// Seconds for which to repeat; 0 for `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What shows outside the run. Default `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before and after its run.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start shows before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The start shows before, the end stays.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing shows outside the run.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Curves that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: quick at first, slow at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

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

    /// Writes x and y of a control point into `values`. Points 0 and 3 are the ends of the curve; other indices count as these.
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

/// The window of a timed thing in its parent's time, and its progress there.
struct TimeWindow {
    /// One run.
    let duration: Double
    /// All runs; infinite for endless repetition.
    let total: Double

    init(_ timing: some CAMediaTiming, duration: Double) {
        self.duration = duration
        if timing.repeatDuration > 0 {
            total = timing.repeatDuration
        } else {
            let runs = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
            total = runs.isInfinite || runs > 1e12 ? .infinity : duration * runs * (timing.autoreverses ? 2 : 1)
        }
    }

    /// Progress 0…1 of the run at local time `time`, or nil where the fill mode shows nothing.
    func progress(at time: Double, _ timing: some CAMediaTiming) -> Double? {
        var time = time
        if time < 0 {
            guard timing.fillMode == .backwards || timing.fillMode == .both else { return nil }
            return 0
        }
        if time >= total {
            guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
            time = total
        }
        guard duration > 0 else { return timing.autoreverses ? 0 : 1 }
        let period = timing.autoreverses ? duration * 2 : duration
        var within = time.truncatingRemainder(dividingBy: period)
        if within == 0, time > 0, time >= total { within = period }
        let fraction = within / duration
        return fraction > 1 ? 2 - fraction : fraction
    }
}
