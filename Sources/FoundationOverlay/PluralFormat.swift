// Formats with plural rules: `%#@name@` becomes the text for its number before the format is filled. Stands in for String's
// formatting initialisers (CObjectiveC, Localisation.c): a format without the mark passes through.
internal import _FoundationICU
import Foundation

final class PluralFormat: @unchecked Sendable {
    static let shared = PluralFormat()

    /// Two invisible characters around the number of the rule, in binary of two more.
    private static let mark: Character = "\u{2063}", zero: Character = "\u{2061}", one: Character = "\u{2062}"

    private let lock = NSLock()
    private var rules: [(rule: PluralRule, language: String)] = []
    private var known: [String: Int] = [:]

    /// The format, so that `expand` knows its rule.
    func mark(_ format: String, _ rule: PluralRule, _ language: String) -> String {
        guard !rule.variables.isEmpty else { return AppLanguage.current.decorated(format) }
        let number = lock.withLock { () -> Int in
            let name = "\(language) \(format) \(rule.variables.keys.sorted()) \(rule.variables.values.map(\.texts).map(\.description).sorted())"
            if let number = known[name] { return number }
            rules.append((rule, language))
            known[name] = rules.count - 1
            return rules.count - 1
        }
        let bits = String(number, radix: 2).map { $0 == "1" ? Self.one : Self.zero }
        return String([Self.mark] + bits + [Self.mark]) + format
    }

    /// The format with its variables in place, or nil for a format without a mark.
    func expand(_ format: String, _ arguments: [any CVarArg]) -> String? {
        guard let start = format.firstIndex(of: Self.mark), let end = format[format.index(after: start)...].firstIndex(of: Self.mark) else { return nil }
        let bits = format[format.index(after: start)..<end].map { $0 == Self.one ? "1" : "0" }.joined()
        guard let number = Int(bits, radix: 2), let found = lock.withLock({ rules.indices.contains(number) ? rules[number] : nil }) else { return nil }
        var next = 0
        let text = fill(String(format[..<start]) + String(format[format.index(after: end)...]), found.rule, found.language, arguments, &next, depth: 0)
        return AppLanguage.current.decorated(text)
    }

    /// Every specifier gets the number of its value, for texts may leave a value out or show it twice.
    private func fill(_ format: String, _ rule: PluralRule, _ language: String, _ arguments: [any CVarArg], _ next: inout Int, depth: Int) -> String {
        var result = "", rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            var position: Int?
            let digits = rest.prefix(while: \.isNumber)
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                position = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@"), let variable = rule.variables[String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])] {
                rest = rest[rest.index(after: end)...]
                if position == nil { next += 1 }
                result += text(of: variable, position ?? next, rule, language, arguments, depth)
                continue
            }
            if position == nil { next += 1 }
            result += "%\(position ?? next)$"
        }
        return result + rest
    }

    private func text(of variable: PluralRule.Variable, _ position: Int, _ rule: PluralRule, _ language: String, _ arguments: [any CVarArg], _ depth: Int) -> String {
        let value = arguments.indices.contains(position - 1) ? Self.number(arguments[position - 1]) : 0
        // "zero" is for 0 in every language, if the table has it.
        let category = value == 0 && variable.texts["zero"] != nil ? "zero" : Self.category(value, language)
        guard depth < 8, let text = variable.texts[category] ?? variable.texts["other"] else { return "" }
        // Inside, the value is the variable's own, unless a text says otherwise; %arg is a string catalog's word for it.
        var own = position - 1
        let plain = text.replacingOccurrences(of: "%arg", with: "%\(position)$\(variable.specifier)")
        return fill(plain, rule, language, arguments, &own, depth: depth + 1)
    }

    private static func number(_ argument: any CVarArg) -> Double {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: 0
        }
    }

    /// By Unicode's rules (CLDR, "Language Plural Rules"), as ICU has them.
    static func category(_ number: Double, _ language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return number == 1 ? "one" : "other" }
        defer { swift_uplrules_close(rules) }
        var buffer = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, Int(length) <= buffer.count else { return "other" }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}

extension String {
    // The initialisers' own conventions: the format is borrowed, the values are given away.

    /// Takes the place of `init(format:_:)`.
    @_silgen_name("willappear_format")
    package static func filled(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
        String(format: PluralFormat.shared.expand(format, arguments) ?? format, arguments: arguments)
    }

    /// Takes the place of `init(format:arguments:)`.
    @_silgen_name("willappear_format_arguments")
    package static func filled(_ format: String, with arguments: [any CVarArg]) -> String {
        String(format: PluralFormat.shared.expand(format, arguments) ?? format, arguments: arguments)
    }

    /// Takes the place of `init(format:locale:_:)`.
    @_silgen_name("willappear_format_locale")
    package static func filled(_ format: String, in locale: Locale?, _ arguments: __owned [any CVarArg]) -> String {
        String(format: PluralFormat.shared.expand(format, arguments) ?? format, locale: locale, arguments: arguments)
    }

    /// Takes the place of `init(format:locale:arguments:)`.
    @_silgen_name("willappear_format_locale_arguments")
    package static func filled(_ format: String, in locale: Locale?, with arguments: [any CVarArg]) -> String {
        String(format: PluralFormat.shared.expand(format, arguments) ?? format, locale: locale, arguments: arguments)
    }

    /// Takes the place of `localizedStringWithFormat(_:_:)`.
    @_silgen_name("willappear_localized_format")
    package static func filledInLanguage(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: PluralFormat.shared.expand(format, arguments) ?? format, locale: Locale.current, arguments: arguments)
    }
}
