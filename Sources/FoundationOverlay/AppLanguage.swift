// The languages an app runs in, as its launch arguments say them: what a scheme of Xcode's passes for "App Language" and "App
// Region", and `willappear run --language`. Without any, a device in English of the United States. Never the machine's.
// Read by the replacements of Locale and Bundle and by UIKit for nibs and the direction of its layout.
import Foundation

package struct AppLanguage: Sendable, Equatable {
    /// The user's languages, the preferred one first: "de", "pt-BR".
    package var languages: [String]
    /// Of formats: "de_DE".
    package var locale: String
    /// What the pseudo-languages do to localised texts.
    package var pseudo: Set<Pseudo> = []

    /// Xcode's pseudo-languages (Apple: "Testing localizations when running your app"; the arguments are the schemes').
    package enum Pseudo: String, CaseIterable, Sendable {
        case double = "NSDoubleLocalizedStrings"
        case rightToLeft = "NSForceRightToLeftWritingDirection"
        case bounded = "NSSurroundLocalizedStrings"
        case accented = "NSAccentuateLocalizedStrings"
        case missing = "NSShowNonLocalizedStrings"
    }

    /// This process's.
    package static let current = AppLanguage(arguments: CommandLine.arguments)

    package init(arguments: [String]) {
        func value(_ name: String) -> String? {
            guard let flag = arguments.lastIndex(of: "-" + name), arguments.indices.contains(flag + 1) else { return nil }
            return arguments[flag + 1]
        }
        let wanted = (value("AppleLanguages") ?? "").split { "(),\" \n".contains($0) }.map { String($0).replacingOccurrences(of: "_", with: "-") }
        languages = wanted.isEmpty ? ["en-US"] : wanted
        let first = languages[0]
        locale = value("AppleLocale") ?? (first.contains("-") ? first.replacingOccurrences(of: "-", with: "_") : first + "_US")
        for kind in Pseudo.allCases where ["YES", "1", "true"].contains(value(kind.rawValue) ?? "") { pseudo.insert(kind) }
        if ["YES", "1", "true"].contains(value("AppleTextDirection") ?? "") { pseudo.insert(.rightToLeft) }
    }

    /// The first of the user's languages that the bundle has, then the one it was developed in.
    package func best(of available: [String], development: String?) -> [String] {
        let names = available.filter { $0 != "Base" }
        for language in languages {
            if let found = Self.match(language, in: names) { return [found] }
        }
        if let development, let found = Self.match(development, in: names) { return [found] }
        return [names.first ?? development ?? "en"]
    }

    /// "zh-Hant-TW" takes zh-Hant-TW, zh-Hant or zh, "pt-BR" also pt; names of before iOS 8 count too ("German").
    static func match(_ language: String, in names: [String]) -> String? {
        var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
        let canonical = Dictionary(names.map { (Self.canonical($0), $0) }, uniquingKeysWith: { first, _ in first })
        while !parts.isEmpty {
            if let found = canonical[parts.joined(separator: "-").lowercased()] { return found }
            parts.removeLast()
        }
        // The app may have the language for another region only. Readers of one Chinese script may not read the other.
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard code != "zh" else { return names.first { Self.canonical($0).hasPrefix(Self.script(language)) } }
        return names.first { Self.canonical($0).hasPrefix(code + "-") }
    }

    private static func script(_ language: String) -> String {
        let isTraditional = ["hant", "tw", "hk", "mo"].contains { language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init).contains($0) }
        return isTraditional ? "zh-hant" : "zh-hans"
    }

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja", "dutch": "nl", "portuguese": "pt", "swedish": "sv",
        "danish": "da", "finnish": "fi", "norwegian": "nb", "polish": "pl", "russian": "ru", "korean": "ko", "zh-cn": "zh-hans", "zh-tw": "zh-hant",
    ]

    private static func canonical(_ name: String) -> String {
        let plain = name.replacingOccurrences(of: "_", with: "-").lowercased()
        return oldNames[plain] ?? plain
    }

    /// Whether the app's own language runs from the right.
    package func isRightToLeft(in available: [String], development: String?) -> Bool {
        if pseudo.contains(.rightToLeft) { return true }
        let code = best(of: available, development: development).first.map { Self.canonical($0).prefix { $0 != "-" } } ?? "en"
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "ug", "dv", "sd", "ckb"].contains(String(code))
    }

    /// A localised text as the pseudo-languages show it.
    package func decorated(_ text: String) -> String {
        guard !pseudo.isEmpty, !text.isEmpty else { return text }
        var shown = text
        if pseudo.contains(.accented) { shown = PseudoText.accented(shown) }
        if pseudo.contains(.double) { shown = PseudoText.doubled(shown) }
        if pseudo.contains(.bounded) { shown = "[# \(shown) #]" }
        return shown
    }
}

enum PseudoText {
    /// "Add Add". Placeholders are numbered, so that both halves show the same values.
    static func doubled(_ text: String) -> String {
        let numbered = numbered(text)
        return "\(numbered) \(numbered)"
    }

    private static func numbered(_ text: String) -> String {
        var result = "", number = 0
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[...percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            // "%1$@" says already which value it shows, "%#@n@" asks a plural rule.
            let digits = rest.prefix(while: \.isNumber)
            guard let first = rest.first, first != "#", first != " ", digits.isEmpty || rest.dropFirst(digits.count).first != "$" else { continue }
            number += 1
            result += "\(number)$"
        }
        return result + rest
    }

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "y": "ý", "n": "ñ", "c": "ç", "s": "š", "z": "ž",
        "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "Y": "Ý", "N": "Ñ", "C": "Ç", "S": "Š", "Z": "Ž",
    ]

    /// Letters with accents; those of placeholders stay.
    static func accented(_ text: String) -> String {
        var inPlaceholder = false
        return String(text.map { character in
            if inPlaceholder {
                if character.isLetter || character == "@" || character == "%" || character == " " { inPlaceholder = "lhqzjt".contains(character) }
                return character
            }
            if character == "%" {
                inPlaceholder = true
                return character
            }
            return accents[character] ?? character
        })
    }
}
