// Logger: messages by string interpolation, with the alignment and number formats that real sources use.
import Foundation

/// Writes messages of one subsystem and category.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// A log message written as an interpolated string.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 8) }
    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.applied(to: "\(value())")
    }
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(number()))
    }
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(Double(number())))
    }
}

/// Who may read a value. Everything is readable here.
public struct OSLogPrivacy: Equatable, Sendable {
    public enum Mask: Equatable, Sendable { case hash, none }
    private let name: String
    public static let `public` = OSLogPrivacy(name: "public")
    public static let `private` = OSLogPrivacy(name: "private")
    public static let sensitive = OSLogPrivacy(name: "sensitive")
    public static let auto = OSLogPrivacy(name: "auto")
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// Width of a value in characters.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: columns(), isRight: true) }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: columns(), isRight: false) }
    func applied(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? padding + text : text + padding
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int
    private let prefix: String
    private let isUppercase: Bool
    private let explicitSign: Bool
    private static func make(_ radix: Int = 10, digits: Int = 1, prefix: String = "", uppercase: Bool = false, sign: Bool = false) -> Self {
        .init(radix: radix, minDigits: digits, prefix: prefix, isUppercase: uppercase, explicitSign: sign)
    }
    public static var decimal: Self { make() }
    public static func decimal(explicitPositiveSign: Bool = false) -> Self { make(sign: explicitPositiveSign) }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> Self { make(digits: minDigits(), sign: explicitPositiveSign) }
    public static var hex: Self { make(16) }
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> Self { make(16, prefix: includePrefix ? "0x" : "", uppercase: uppercase) }
    public static var octal: Self { make(8) }
    public static func octal(includePrefix: Bool = false) -> Self { make(8, prefix: includePrefix ? "0" : "") }

    func text<T: BinaryInteger>(_ number: T) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let sign = number < 0 ? "-" : explicitSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int
    public static var fixed: Self { .init(conversion: "f", precision: 6) }
    public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false) -> Self {
        .init(conversion: explicitPositiveSign ? "+f" : "f", precision: precision())
    }
    public static var exponential: Self { .init(conversion: "e", precision: 6) }
    public static func exponential(precision: @autoclosure () -> Int) -> Self { .init(conversion: "e", precision: precision()) }
    public static var hybrid: Self { .init(conversion: "g", precision: 6) }
    public static func hybrid(precision: @autoclosure () -> Int) -> Self { .init(conversion: "g", precision: precision()) }

    func text(_ number: Double) -> String {
        let sign = conversion.hasPrefix("+") ? "+" : ""
        return String(format: "%\(sign).\(max(0, min(precision, 64)))\(conversion.suffix(1))", number)
    }
}
