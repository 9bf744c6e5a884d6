// `--language` and `--region`: the launch arguments that Xcode's schemes pass for "App Language" and "App Region", its
// pseudo-languages included. Used by run, open, view and monkey; AppLanguage reads them in the app's process.

import ArgumentParser
import Foundation

struct LanguageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The user's language: de, pt-BR, ar …, or a pseudo-language: double, rtl, accented, bounded. Default: en-US.", valueName: "language")) var language: String?
    @Option(help: ArgumentHelp("The user's region, for formats: DE, US …", valueName: "region")) var region: String?

    private static let pseudo = [
        "double": ["-NSDoubleLocalizedStrings", "YES"], "rtl": ["-NSForceRightToLeftWritingDirection", "YES", "-AppleTextDirection", "YES"],
        "accented": ["-NSAccentuateLocalizedStrings", "YES"], "bounded": ["-NSSurroundLocalizedStrings", "YES"],
    ]

    func validate() throws {
        if let language, Self.pseudo[language] == nil, !Self.isLanguage(language) {
            throw ValidationError("--language \(language): a language as de, pt-BR or zh-Hant, or one of \(Self.pseudo.keys.sorted().joined(separator: ", "))")
        }
        if let region, region.wholeMatch(of: /[A-Z]{2}|[0-9]{3}/) == nil { throw ValidationError("--region \(region): two capital letters as in DE, or three digits as in 419") }
    }

    private static func isLanguage(_ name: String) -> Bool {
        guard name.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil else { return false }
        let code = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == code } || Locale(identifier: "en").localizedString(forLanguageCode: code).map { $0 != code } == true
    }

    /// The app with these arguments. Those of its scheme stand before them and do not count.
    func apply(to app: BuiltApp) -> BuiltApp {
        guard language != nil || region != nil else { return app }
        var app = app
        let real = language.flatMap { Self.pseudo[$0] == nil ? $0 : nil }
        if let language, let pseudo = Self.pseudo[language] { app.arguments += pseudo }
        if let real { app.arguments += ["-AppleLanguages", "(\(real))"] }
        if real != nil || region != nil {
            let parts = (real ?? "en").split { $0 == "-" || $0 == "_" }.map(String.init)
            let own = parts.dropFirst().last { $0.count == 2 || Int($0) != nil }
            let base = parts.filter { $0 != own }.joined(separator: "_")
            app.arguments += ["-AppleLocale", "\(base)_\(region ?? own ?? "US")"]
        }
        if let real { warn(real, app) }
        return app
    }

    /// An app without the language runs in another one: that is said, for it is seldom meant.
    private func warn(_ language: String, _ app: BuiltApp) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: app.bundle)) ?? []).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.filter { $0 != "Base" }.sorted()
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard !names.contains(where: { $0.lowercased().prefix { $0 != "-" && $0 != "_" } == code }) else { return }
        Console.say("--language \(language): \(app.name) has no localisation for it" + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"))
    }
}
