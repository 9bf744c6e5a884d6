// A table of translations: Name.strings and Name.stringsdict of one language (Apple: "Localizing strings that contain plurals").
// A text with plural rules carries a mark that cannot be seen; formatting it with values finds the rules by that (PluralFormat).
import Foundation

struct StringTable: Sendable {
    private let texts: [String: String]
    private let rules: [String: PluralRule]

    /// - Parameter path: without its extension.
    init(path: String) {
        texts = Self.list(path + ".strings").compactMapValues { $0 as? String }
        rules = Self.list(path + ".stringsdict").compactMapValues { ($0 as? [String: Any]).flatMap(PluralRule.init) }
    }

    private static func list(_ file: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    /// - Parameter language: whose plural rules count.
    func text(_ key: String, _ language: String) -> String? {
        if let rule = rules[key] { return rule.widthOrFormat.map { PluralFormat.shared.mark($0, rule, language) } }
        return texts[key].map(AppLanguage.current.decorated)
    }
}

/// An entry of a .stringsdict file: a format whose `%#@name@` stand for texts that depend on a number.
struct PluralRule: Sendable {
    struct Variable: Sendable {
        /// "zero", "one", "two", "few", "many", "other".
        let texts: [String: String]
        /// "d", "lld", "f": how the number is formatted.
        let specifier: String
    }

    let format: String?
    let variables: [String: Variable]
    /// For texts that vary by the width they may take.
    private let widths: [Int: String]

    init?(_ entry: [String: Any]) {
        format = entry["NSStringLocalizedFormatKey"] as? String
        widths = ((entry["NSStringVariableWidthRuleType"] as? [String: String]) ?? [:]).reduce(into: [:]) { if let width = Int($1.key) { $0[width] = $1.value } }
        variables = entry.compactMapValues { value in
            guard let list = value as? [String: String] else { return nil }
            return Variable(texts: list.filter { !$0.key.hasPrefix("NSString") }, specifier: list["NSStringFormatValueTypeKey"] ?? "d")
        }
        if format == nil && widths.isEmpty { return nil }
    }

    /// The text that is shown without values: the widest one, or the format as it stands.
    var widthOrFormat: String? { format ?? widths.max { $0.key < $1.key }?.value }
}
