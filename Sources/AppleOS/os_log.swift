// os_log: printf formats with `%{public}@`. Arguments may be of any type, since Linux's String is no CVarArg.
import Foundation

/// Writes a formatted message to a log.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
    log.write(type, formatted("\(message)", args))
}

/// The same with the type first, as newer code writes it.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    log.write(type, formatted("\(message)", args))
}

/// A message by interpolation, to the default log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// A message by interpolation, to a log and with a type.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message.text) }

/// The text of a format and its arguments; a placeholder without an argument stays as it is.
func formatted(_ format: String, _ arguments: [Any]) -> String {
    var result = ""
    var rest = Substring(format), next = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...]
        guard let placeholder = Placeholder(rest) else {
            result.append("%")
            rest = rest.dropFirst()
            continue
        }
        rest = rest.dropFirst(placeholder.length)
        if placeholder.conversion == "%" { result.append("%"); continue }
        guard let argument = next.popFirst() else { result += placeholder.text; continue }
        result += placeholder.format(argument)
    }
    return result + rest
}

/// `%{public, uuid}-8.2lld`
private struct Placeholder {
    let text: String
    let length: Int
    let flags: String
    let conversion: Character

    init?(_ source: Substring) {
        var rest = source.dropFirst()
        if rest.first == "{" {
            guard let close = rest.firstIndex(of: "}") else { return nil }
            rest = rest[rest.index(after: close)...]
        }
        let flags = rest.prefix { "0123456789.+-# '".contains($0) }
        rest = rest.dropFirst(flags.count)
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@diouxXfFeEgGaAcCsSpDUO%m".contains(conversion) else { return nil }
        self.flags = String(flags)
        self.conversion = conversion
        length = source.distance(from: source.startIndex, to: rest.startIndex) + 1
        text = String(source.prefix(length))
    }

    func format(_ argument: Any) -> String {
        switch conversion {
        case "d", "i", "D", "u", "U", "x", "X", "o", "O":
            guard let number = integer(argument) else { return "\(argument)" }
            let letter = ["D": "d", "U": "u", "O": "o", "i": "d"][conversion] ?? String(conversion)
            return String(format: "%\(flags)ll\(letter)", number)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = double(argument) else { return "\(argument)" }
            return String(format: "%\(flags)\(conversion)", number)
        case "c", "C": return integer(argument).flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\(argument)"
        case "s", "S":
            if let pointer = argument as? UnsafePointer<CChar> { return String(cString: pointer) }
            return "\(argument)"
        default: return "\(argument)"
        }
    }

    private func integer(_ value: Any) -> Int64? {
        if let number = value as? any BinaryInteger { return Int64(truncatingIfNeeded: number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? NSNumber)?.int64Value
    }
    private func double(_ value: Any) -> Double? {
        if let number = value as? any BinaryFloatingPoint { return Double(number) }
        return (value as? NSNumber)?.doubleValue ?? integer(value).map(Double.init)
    }
}
