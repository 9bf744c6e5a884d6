// The launch arguments that Xcode's schemes pass for "App Language" and "App Region", pseudo-languages included. `--language`, and the
// statement `language` of scripts; AppLanguage reads them in the app's process.
import Foundation

package enum LaunchLanguage {
    package static let pseudo = [
        "double": ["-NSDoubleLocalizedStrings", "YES"], "rtl": ["-NSForceRightToLeftWritingDirection", "YES", "-AppleTextDirection", "YES"],
        "accented": ["-NSAccentuateLocalizedStrings", "YES"], "bounded": ["-NSSurroundLocalizedStrings", "YES"],
    ]

    /// de, pt-BR, zh-Hant, or one of the pseudo-languages.
    package static func isKnown(_ name: String) -> Bool { pseudo[name] != nil || isLanguage(name) }

    private static func isLanguage(_ name: String) -> Bool {
        guard name.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil else { return false }
        let code = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == code } || Locale(identifier: "en").localizedString(forLanguageCode: code).map { $0 != code } == true
    }

    package static func arguments(language: String?, region: String?) -> [String] {
        if let language, let own = pseudo[language] { return own + (region == nil ? [] : ["-AppleLocale", "en_\(region ?? "US")"]) }
        guard language != nil || region != nil else { return [] }
        let parts = (language ?? "en").split { $0 == "-" || $0 == "_" }.map(String.init)
        let own = parts.dropFirst().last { $0.count == 2 || Int($0) != nil }
        let base = parts.filter { $0 != own }.joined(separator: "_")
        return (language.map { ["-AppleLanguages", "(\($0))"] } ?? []) + ["-AppleLocale", "\(base)_\(region ?? own ?? "US")"]
    }

    /// The arguments of a process without those of its language.
    package static func without(_ arguments: [String]) -> [String] {
        let names = Set(pseudo.values.flatMap { $0 }.filter { $0.hasPrefix("-") } + ["-AppleLanguages", "-AppleLocale"])
        var kept: [String] = []
        var index = 0
        while index < arguments.count {
            if names.contains(arguments[index]) {
                index += 2
            } else {
                kept.append(arguments[index])
                index += 1
            }
        }
        return kept
    }
}
