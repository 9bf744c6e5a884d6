// The timing of layers and animations, and the pacing curves.

import CoreGraphics

/// A place in a hierarchy of time: `local = (parent - beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
    /// The begin in seconds of the parent's time; 0 on an animation means its commit.
    var beginTime: CFTimeInterval { get set }
    /// The seconds of one run.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent's time; at 0 time does not move.
    var speed: Float { get set }
    /// The own time in seconds at `beginTime`.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; fractions count, 0 means one.
    var repeatCount: Float { get set }
    /// The seconds for which to repeat; 0 for `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by a run backwards.
    var autoreverses: Bool { get set }
    /// The values shown outside the run. Default `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before and after its run.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start shows before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The start shows before, the end stays.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation shows nothing outside its run.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The named pacing curves.
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

/// The window of a timed thing in its parent's time, and its progress there.
struct TimeWindow {
    /// The duration of one run.
    let duration: Double
    /// The duration of all runs; infinite for endless repetition.
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
