// Signposts: marks of moments and intervals for Instruments. Nobody records them here, as on a device that no Instruments is attached
// to, so that they leave nothing behind.
import Foundation

/// The kind of a signpost: an event, or the begin or end of an interval.
public struct OSSignpostType: RawRepresentable, Equatable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8
    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells intervals of one name apart.
public struct OSSignpostID: Equatable, Hashable, Comparable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64
    /// Creates an identifier with this number.
    public init(_ value: UInt64) { rawValue = value }
    /// A number that no other has.
    public init(log: OSLog) { rawValue = Counter.shared.next() }
    /// The number of an object: the same each time.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    /// The identifier of intervals of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// Marks nothing.
    public static let invalid = OSSignpostID(UInt64.max)
    /// Null: marks nothing.
    public static let null = OSSignpostID(0)
    /// Compares by number.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private final class Counter: @unchecked Sendable {
        static let shared = Counter()
        private let lock = NSLock()
        private var last: UInt64 = 0
        func next() -> UInt64 { lock.withLock { last += 1; return last } }
    }
}

extension OSLog {
    /// Whether somebody records this log's signposts: nobody does.
    public var signpostsEnabled: Bool { false }
}

/// Marks a moment, or the beginning or end of an interval.
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}

/// The same with a format and its arguments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
    _ arguments: any CVarArg...
) {}

/// Marks intervals of a log.
public struct OSSignposter: Sendable {
    private let log: OSLog
    /// Creates a signposter for a part of an app and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a part of an app and a category that tools know.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog = .default) { log = logHandle }
    /// Creates a signposter for a logger.
    public init(logger: Logger) { log = .default }
    /// Marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)
    /// Whether somebody records: nobody does.
    public var isEnabled: Bool { false }

    /// A number that no other has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The number of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }
    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = "") -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, isOpen: true)
    }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> String = "") { state.close() }
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = "") {}
    /// Runs the work as an interval.
    public func withIntervalSignpost<Result>(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> String = "", around task: () throws -> Result) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: @unchecked Sendable {
    /// The number of the interval.
    public let signpostID: OSSignpostID
    private let lock = NSLock()
    private var isOpen: Bool
    init(id: OSSignpostID, isOpen: Bool) {
        signpostID = id
        self.isOpen = isOpen
    }
    /// The state of an interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, isOpen: true) }
    func close() { lock.withLock { isOpen = false } }
}
