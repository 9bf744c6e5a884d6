// `--language` and `--region`, the launch arguments that Xcode's schemes pass for "App Language" and "App Region" with the pseudo-languages,
// and `--env`. Used by run, open, view and monkey; AppLanguage reads the arguments in the app's process, AppLaunch passes the variables.

import ArgumentParser
import Foundation
import HostProtocol

struct LaunchOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The user's language: de, pt-BR, ar …, or a pseudo-language: double, rtl, accented, bounded. Default: en-US.", valueName: "language")) var language: String?
    @Option(help: ArgumentHelp("The user's region, for formats: DE, US …", valueName: "region")) var region: String?
    @Option(name: .customLong("env"), help: ArgumentHelp("Environment variable of the app. It sees none of yours, as on a device; those of its scheme it does.", valueName: "NAME=value")) var variables: [String] = []

    func validate() throws {
        if let language, !LaunchLanguage.isKnown(language) {
            throw ValidationError("--language \(language): a language as de, pt-BR or zh-Hant, or one of \(LaunchLanguage.pseudo.keys.sorted().joined(separator: ", "))")
        }
        for variable in variables where variable.hasPrefix("=") || !variable.contains("=") { throw ValidationError("--env \(variable): give NAME=value") }
        if let region, region.wholeMatch(of: /[A-Z]{2}|[0-9]{3}/) == nil { throw ValidationError("--region \(region): two capital letters as in DE, or three digits as in 419") }
    }

    /// The app with these arguments. The arguments of its scheme come before them and have no effect.
    func apply(to app: BuiltApp) -> BuiltApp {
        var app = app
        for variable in variables {
            let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            app.variables[String(parts[0])] = String(parts[1])
        }
        guard language != nil || region != nil else { return app }
        app.arguments += LaunchLanguage.arguments(language: language, region: region)
        if let language, LaunchLanguage.pseudo[language] == nil { warn(language, app) }
        return app
    }

    /// Warns if the app lacks the language and therefore runs in another one, which is seldom intended.
    private func warn(_ language: String, _ app: BuiltApp) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: app.bundle)) ?? []).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.filter { $0 != "Base" }.sorted()
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard !names.contains(where: { $0.lowercased().prefix { $0 != "-" && $0 != "_" } == code }) else { return }
        Console.say("--language \(language): \(app.name) has no localisation for it" + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"))
    }
}
