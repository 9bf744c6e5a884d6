// CMTime: times of media as fractions, and ranges of them.
@_exported import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: units in a second.
public typealias CMTimeScale = Int32

/// Facts about a time.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known yet.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
    /// Units.
    public var value: CMTimeValue
    /// Units in a second.
    public var timescale: CMTimeScale
    /// The facts about the time.
    public var flags: CMTimeFlags
    /// Rounds of a loop.
    public var epoch: Int64

    /// Not a time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// All fields.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }
    /// So many units.
    public init(value: CMTimeValue, timescale: CMTimeScale) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }
    /// Seconds, rounded to units.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        if seconds.isNaN { self.init(); return }
        let units = (seconds * Double(preferredTimescale)).rounded()
        guard abs(units) < 9.2e18 else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        self.init(value: CMTimeValue(units), timescale: preferredTimescale)
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Not a time.
    public static let invalid = CMTime()
    /// Not known yet.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Seconds; not a number where it is not a time.
    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known yet.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) && timescale > 0 }

    private static func combined(_ left: CMTime, _ right: CMTime, _ body: (CMTimeValue, CMTimeValue) -> CMTimeValue, _ seconds: (Double, Double) -> Double) -> CMTime {
        guard left.isNumeric, right.isNumeric else { return .invalid }
        if left.timescale == right.timescale { return CMTime(value: body(left.value, right.value), timescale: left.timescale) }
        return CMTime(seconds: seconds(left.seconds, right.seconds), preferredTimescale: max(left.timescale, right.timescale))
    }
    /// The sum.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right, &+, +) }
    /// The difference.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right, &-, -) }
    /// Earlier.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isNumeric && right.isNumeric ? left.seconds == right.seconds : left.flags == right.flags
    }
    public func hash(into hasher: inout Hasher) { isNumeric ? hasher.combine(seconds) : hasher.combine(flags.rawValue) }
}

/// So many units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A stretch of time; in Swift also `CMTimeRange(start:duration:)`.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// A stretch of time; in Swift also `CMTimeRange(start:end:)`.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// A stretch of time by its old labels.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// The time 0.
public let kCMTimeZero = CMTime.zero
/// Not a time.
public let kCMTimeInvalid = CMTime.invalid

/// A stretch of time.
public struct CMTimeRange: Sendable, Hashable {
    /// The beginning of the range.
    public var start: CMTime
    /// The length of the range.
    public var duration: CMTime
    /// A stretch.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    /// Creates the range from one time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// The end of the range.
    public var end: CMTime { start + duration }
}
