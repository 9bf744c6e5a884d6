// Compiles a string catalog (.xcstrings) into the .strings and .stringsdict tables that Foundation reads, one of each per language,
// as Xcode does. Called by AppBundle.

import Foundation

struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }
    struct Unit: Decodable {
        var state: String?
        var value: String
    }
    struct Variations: Decodable {
        var plural: [String: Variant]?
        var device: [String: Variant]?
    }
    struct Variant: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }
    var sourceLanguage: String
    var strings: [String: Entry]

    /// The tables of one language.
    struct Tables {
        var texts: [String: String] = [:]
        /// The plural rules, in the form of a .stringsdict.
        var rules: [String: [String: Any]] = [:]
    }

    /// The tables by language. Keys without a translation stay out: Foundation then answers the key.
    var tables: [String: Tables] {
        var tables = [sourceLanguage: Tables()]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                let variant = Self.ofDevice(Variant(stringUnit: localization.stringUnit, variations: localization.variations))
                if let rule = Self.rule(key, variant, localization.substitutions ?? [:]) {
                    tables[language, default: Tables()].rules[key] = rule
                } else if let unit = variant.stringUnit, unit.state != "new" || !unit.value.isEmpty {
                    tables[language, default: Tables()].texts[key] = unit.value
                }
            }
        }
        return tables
    }

    /// For texts that vary by device, the variant for the phone.
    private static func ofDevice(_ variant: Variant) -> Variant {
        guard let devices = variant.variations?.device, let own = devices["iphone"] ?? devices["other"] ?? devices.sorted(by: { $0.key < $1.key }).first?.value else { return variant }
        return own
    }

    private static func rule(_ key: String, _ variant: Variant, _ substitutions: [String: Substitution]) -> [String: Any]? {
        if let plural = variant.variations?.plural {
            let texts = plural.compactMapValues { ofDevice($0).stringUnit?.value }
            return ["NSStringLocalizedFormatKey": "%#@value@", "value": variable(texts, specifier(in: texts["other"] ?? key) ?? specifier(in: key) ?? "lld")]
        }
        guard let format = variant.stringUnit?.value, !substitutions.isEmpty else { return nil }
        var rule: [String: Any] = [:], text = format
        for (name, substitution) in substitutions {
            let texts = (substitution.variations?.plural ?? [:]).compactMapValues { ofDevice($0).stringUnit?.value }
            rule[name] = variable(texts, substitution.formatSpecifier ?? "lld")
            if let number = substitution.argNum { text = text.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@") }
        }
        rule["NSStringLocalizedFormatKey"] = text
        return rule
    }

    private static func variable(_ texts: [String: String], _ specifier: String) -> [String: String] {
        texts.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier]) { text, _ in text }
    }

    /// "lld" of "%lld items".
    private static func specifier(in text: String) -> String? {
        guard let match = text.firstMatch(of: /%(?:\d+\$)?((?:ll|l|h|hh|q|z|t|j)?[diuxXofgeaFGEA])/) else { return nil }
        return String(match.1)
    }

    /// Writes `en.lproj/Localizable.strings`, its `.stringsdict` and their siblings for the catalog at `path`.
    static func compile(_ path: String, into bundle: String) throws {
        let catalog: StringCatalog
        do {
            catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Failure.badInput("\(path): not a string catalog: \(sentence(of: error, otherwise: "the file is no JSON object"))")
        }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for (language, tables) in catalog.tables {
            guard !language.isEmpty, !language.contains("/"), !language.hasPrefix(".") else { throw Failure.badInput("\(path): \"\(language)\" is no language") }
            let folder = "\(bundle)/\(language).lproj"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try write(tables.texts, to: "\(folder)/\(name).strings")
            if !tables.rules.isEmpty { try write(tables.rules, to: "\(folder)/\(name).stringsdict") }
        }
    }

    private static func write(_ table: [String: Any], to file: String) throws {
        try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0).write(to: URL(fileURLWithPath: file))
    }
}
