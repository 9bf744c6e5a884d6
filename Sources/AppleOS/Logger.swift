// Logger: messages by string interpolation, with the alignment and number formats that real sources use.
import Foundation

/// Writes messages of one subsystem and category.
public struct Logger: Sendable {
    private let log: OSLog

    /// The category stands before each message in brackets; the subsystem is not written.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writes to a log that exists already.
    public init(_ logObj: OSLog) { log = logObj }
    /// Writes to the default log, without a category.
    public init() { log = .default }

    /// Written with the level `default`.
    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Written whatever the level is: no level is filtered out here.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    /// Written with the level `debug`.
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Written with the level `debug`, also in release builds.
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Written with the level `info`.
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    /// Written with the level `default`.
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Written with the level `error`.
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Written with the level `error`.
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Written with the level `fault`.
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    /// Written with the level `fault`; the process goes on.
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// A log message written as an interpolated string.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String
    /// A message without interpolations.
    public init(stringLiteral value: String) { text = value }
    /// A message from the parts that the compiler collected.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Called by the compiler at the start of a message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 8) }
    /// Called by the compiler for each piece between interpolations.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value as `print` would show it. `privacy` is accepted and hides nothing.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.applied(to: "\(value())")
    }
    /// An integer in the given notation. `privacy` is accepted and hides nothing.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(number()))
    }
    /// A floating-point number in the given notation. `privacy` is accepted and hides nothing.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(Double(number())))
    }
}

/// The readers who may see a value. Everything is readable here.
public struct OSLogPrivacy: Equatable, Sendable {
    /// The replacement of a hidden value. Values are not hidden here.
    public enum Mask: Equatable, Sendable { case hash, none }
    private let name: String
    /// Readable.
    public static let `public` = OSLogPrivacy(name: "public")
    /// Hidden outside a debugging session on a device; readable here.
    public static let `private` = OSLogPrivacy(name: "private")
    /// Hidden even more strictly on a device; readable here.
    public static let sensitive = OSLogPrivacy(name: "sensitive")
    /// Left to the kind of value on a device; readable here.
    public static let auto = OSLogPrivacy(name: "auto")
    /// The same as `private`; the mask is not applied.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The same as `sensitive`; the mask is not applied.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// The same as `auto`; the mask is not applied.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// Width of a value in characters.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool
    /// No alignment: the value is as wide as its text.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)
    /// At least `columns` characters, filled up with spaces before the text.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: columns(), isRight: true) }
    /// At least `columns` characters, filled up with spaces after the text.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: columns(), isRight: false) }
    func applied(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? padding + text : text + padding
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int
    private let prefix: String
    private let isUppercase: Bool
    private let explicitSign: Bool
    private static func make(_ radix: Int = 10, digits: Int = 1, prefix: String = "", uppercase: Bool = false, sign: Bool = false) -> Self {
        .init(radix: radix, minDigits: digits, prefix: prefix, isUppercase: uppercase, explicitSign: sign)
    }
    /// To the base ten.
    public static var decimal: Self { make() }
    /// To the base ten, with a `+` before numbers that are not negative if wanted.
    public static func decimal(explicitPositiveSign: Bool = false) -> Self { make(sign: explicitPositiveSign) }
    /// To the base ten, filled up with zeros to `minDigits` digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> Self { make(digits: minDigits(), sign: explicitPositiveSign) }
    /// To the base sixteen, lower case, without `0x`.
    public static var hex: Self { make(16) }
    /// To the base sixteen.
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> Self { make(16, prefix: includePrefix ? "0x" : "", uppercase: uppercase) }
    /// To the base eight, without a prefix.
    public static var octal: Self { make(8) }
    /// To the base eight, with a leading 0 if wanted.
    public static func octal(includePrefix: Bool = false) -> Self { make(8, prefix: includePrefix ? "0" : "") }

    func text<T: BinaryInteger>(_ number: T) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let sign = number < 0 ? "-" : explicitSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int
    /// Six digits after the point.
    public static var fixed: Self { .init(conversion: "f", precision: 6) }
    /// So many digits after the point, 64 at most.
    public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false) -> Self {
        .init(conversion: explicitPositiveSign ? "+f" : "f", precision: precision())
    }
    /// A power of ten and six digits after the point.
    public static var exponential: Self { .init(conversion: "e", precision: 6) }
    /// A power of ten and so many digits after the point, 64 at most.
    public static func exponential(precision: @autoclosure () -> Int) -> Self { .init(conversion: "e", precision: precision()) }
    /// Fixed or exponential, whichever is shorter, with six significant digits.
    public static var hybrid: Self { .init(conversion: "g", precision: 6) }
    /// Fixed or exponential, whichever is shorter, with so many significant digits, 64 at most.
    public static func hybrid(precision: @autoclosure () -> Int) -> Self { .init(conversion: "g", precision: precision()) }

    func text(_ number: Double) -> String {
        let sign = conversion.hasPrefix("+") ? "+" : ""
        return String(format: "%\(sign).\(max(0, min(precision, 64)))\(conversion.suffix(1))", number)
    }
}
