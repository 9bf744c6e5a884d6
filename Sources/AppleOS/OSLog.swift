// Logs, their levels, and the one place where a message leaves the process: a line on standard error.
// Logger and os_log come here. Privacy is not applied, as in a debugging session on a device.
import Foundation

/// Importance of a log message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Kept by a device for a while.
    public static let `default` = OSLogType(rawValue: 0)
    /// Kept by a device only when asked for; always written here.
    public static let info = OSLogType(rawValue: 1)
    /// The level for development; always written here.
    public static let debug = OSLogType(rawValue: 2)
    /// A failure inside the process.
    public static let error = OSLogType(rawValue: 16)
    /// A bug, or a failure of several processes.
    public static let fault = OSLogType(rawValue: 17)
}

/// A destination for messages: the part of an app they come from.
public final class OSLog: NSObject, Sendable {
    /// Categories that tools treat in their own way.
    public struct Category: RawRepresentable, Equatable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Shown in Instruments on a device; a category like any other here.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Recorded on a device only while a tool asks for it; a category like any other here.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with call stacks, on a device.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    let isDisabled: Bool

    /// The category stands before each message in brackets; the subsystem is not written.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isDisabled = false
    }
    /// A log of a category that tools know.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
    private init(disabled: Bool) {
        subsystem = ""
        category = ""
        isDisabled = disabled
    }

    /// Messages without a category.
    public static let `default` = OSLog(disabled: false)
    /// Writes nothing.
    public static let disabled = OSLog(disabled: true)

    /// Whether a message of that type would be written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    func write(_ type: OSLogType, _ text: String) {
        guard isEnabled(type: type) else { return }
        let origin = category.isEmpty ? "" : "[\(category)] "
        FileHandle.standardError.write(Data((origin + text + "\n").utf8))
    }
}
