// The app's language: --language and --region, translations, plurals and pseudo-languages. Locale, Bundle and UIKit agree.

import Foundation
import Testing

@Suite(.serialized) struct LanguageTests {
    private static let controller = """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("bundle", Bundle.main.preferredLocalizations, NSLocalizedString("hello", comment: ""), Bundle.main.localizedString(forKey: "hello", value: nil, table: nil))
                print("locale", Locale.current.identifier, Locale.preferredLanguages, Locale.autoupdatingCurrent.identifier, NSLocale.preferredLanguages)
                print("missing", NSLocalizedString("nowhere", comment: ""), NSLocalizedString("nowhere", value: "value", comment: ""))
                for count in [0, 1, 2, 5] {
                    print(String.localizedStringWithFormat(NSLocalizedString("%d files", comment: ""), count), "|", String(format: NSLocalizedString("%d files", comment: ""), count), "|",
                        String(localized: "\\(count) apples"), "|", String(format: NSLocalizedString("birds", comment: ""), count, 1))
                }
                print("file", (try? String(contentsOf: Bundle.main.url(forResource: "Note", withExtension: "txt")!, encoding: .utf8)) ?? "none")
                print("plain", String(format: "%d of %@", 3, "four"), String(format: "%.1f%%", 12.5))
                print("direction", UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft, view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                let table = Bundle.main.localizedString(forKey: "title", value: "none", table: "Other")
                print("table", table)
            }
        }
        """

    private func app() throws -> CommandLineTool {
        let tool = try CommandLineTool()
        try tool.writeApp("Polyglot", controller: Self.controller)
        for (language, hello) in [("en", "Hello"), ("de", "Hallo"), ("ar", "مرحبا")] {
            try tool.write("\"hello\" = \"\(hello)\";", to: "Polyglot/\(language).lproj/Localizable.strings")
            try tool.write(language, to: "Polyglot/\(language).lproj/Note.txt")
        }
        try tool.write("\"title\" = \"Titel\";", to: "Polyglot/de.lproj/Other.strings")
        for (language, one, other) in [("en", "a file", "%d files"), ("de", "eine Datei", "%d Dateien")] {
            try tool.write("""
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
                """, to: "Polyglot/\(language).lproj/Localizable.stringsdict")
        }
        try tool.write("""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld apples": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld apple"}}, "other": {"stringUnit": {"value": "%lld apples"}}}}},
                "de": {"variations": {"plural": {"zero": {"stringUnit": {"value": "kein Apfel"}}, "one": {"stringUnit": {"value": "ein Apfel"}}, "other": {"stringUnit": {"value": "%lld Äpfel"}}}}}}},
              "birds": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ in %#@trees@"}, "substitutions": {
                "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
                "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "one tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
            }}
            """, to: "Polyglot/Fruit.xcstrings")
        return tool
    }

    /// The catalog's table is called Fruit; the keys are read from Localizable.
    private func merged(_ tool: CommandLineTool) throws {
        let catalog = tool.folder.appendingPathComponent("Polyglot/Fruit.xcstrings")
        let data = try Data(contentsOf: catalog)
        try FileManager.default.removeItem(at: catalog)
        var root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        var strings = try #require(root["strings"] as? [String: Any])
        for (key, texts) in ["hello": ["en": "Hello", "de": "Hallo", "ar": "مرحبا"]] {
            strings[key] = ["localizations": texts.mapValues { ["stringUnit": ["value": $0]] }]
        }
        for (key, texts) in ["%d files": ["en": ("a file", "%d files"), "de": ("eine Datei", "%d Dateien")]] {
            strings[key] = ["localizations": texts.mapValues { ["variations": ["plural": ["one": ["stringUnit": ["value": $0.0]], "other": ["stringUnit": ["value": $0.1]]]]] }]
        }
        root["strings"] = strings
        for language in ["en", "de", "ar"] {
            for kind in ["strings", "stringsdict"] { try? FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Polyglot/\(language).lproj/Localizable.\(kind)")) }
        }
        try JSONSerialization.data(withJSONObject: root).write(to: tool.folder.appendingPathComponent("Polyglot/Localizable.xcstrings"))
    }

    @Test(arguments: [
        ("", [
            "bundle [\"en\"] Hello Hello", "locale en_US [\"en-US\"] en_US [\"en-US\"]", "missing nowhere value",
            "0 files | 0 files | 0 apples | 0 birds in one tree", "a file | a file | 1 apple | 1 bird in one tree", "2 files | 2 files | 2 apples | 2 birds in one tree", "5 files | 5 files | 5 apples | 5 birds in one tree",
            "file en", "plain 3 of four 12.5%", "direction false false", "table none",
        ]),
        ("--language de --region DE", [
            "bundle [\"de\"] Hallo Hallo", "locale de_DE [\"de\"] de_DE [\"de\"]", "missing nowhere value",
            "0 Dateien | 0 Dateien | kein Apfel | 0 birds in one tree", "eine Datei | eine Datei | ein Apfel | 1 bird in one tree", "2 Dateien | 2 Dateien | 2 Äpfel | 2 birds in one tree", "5 Dateien | 5 Dateien | 5 Äpfel | 5 birds in one tree",
            "file de", "plain 3 of four 12.5%", "direction false false", "table Titel",
        ]),
        ("--language ar", [
            "bundle [\"ar\"] مرحبا مرحبا", "locale ar_US [\"ar\"] ar_US [\"ar\"]", "missing nowhere value",
            "0 files | 0 files | 0 apples | 0 birds in one tree", "a file | a file | 1 apple | 1 bird in one tree", "2 files | 2 files | 2 apples | 2 birds in one tree", "5 files | 5 files | 5 apples | 5 birds in one tree",
            "file ar", "plain 3 of four 12.5%", "direction true true", "table none",
        ]),
        ("--language double", [
            "bundle [\"en\"] Hello Hello Hello Hello", "locale en_US [\"en-US\"] en_US [\"en-US\"]", "missing nowhere nowhere value value",
            "0 files 0 files | 0 files 0 files | 0 apples 0 apples | 0 birds in one tree 0 birds in one tree", "a file a file | a file a file | 1 apple 1 apple | 1 bird in one tree 1 bird in one tree",
            "2 files 2 files | 2 files 2 files | 2 apples 2 apples | 2 birds in one tree 2 birds in one tree", "5 files 5 files | 5 files 5 files | 5 apples 5 apples | 5 birds in one tree 5 birds in one tree",
            "file en", "plain 3 of four 12.5%", "direction false false", "table none none",
        ]),
    ])
    func everythingAgrees(options: String, lines: [String]) throws {
        let tool = try app()
        defer { tool.clean() }
        try merged(tool)
        let result = try tool.shell("\"$willappear\" run Polyglot --quiet \(options)")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == lines)
    }

    @Test func tablesOfStringsAndStringsdict() throws {
        let tool = try app()
        defer { tool.clean() }
        let result = try tool.shell("\"$willappear\" run Polyglot --quiet --language de")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.prefix(2) == ["bundle [\"de\"] Hallo Hallo", "locale de_US [\"de\"] de_US [\"de\"]"])
        #expect(result.output.contains { $0.hasPrefix("eine Datei | eine Datei | ") })
        #expect(result.output.contains { $0.hasPrefix("5 Dateien | 5 Dateien | ") })
    }

    @Test func aStoryboardShowsItsTranslation() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let scene = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("StoryboardLife"), as: "Story")
        let board = try #require(FileManager.default.enumerator(at: scene, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "Main.storyboard" })
        let label = "<label opaque=\"NO\" contentMode=\"left\" text=\"Base\" id=\"zzz-aa-001\"><rect key=\"frame\" x=\"40\" y=\"50\" width=\"200\" height=\"20\"/></label>"
        let text = try String(contentsOf: board, encoding: .utf8).replacingOccurrences(of: "<subviews>\n                            <textField", with: "<subviews>" + label + "\n                            <textField")
        #expect(text.contains("zzz-aa-001"))
        try FileManager.default.removeItem(at: board)
        try tool.write(text, to: "Story/Base.lproj/Main.storyboard")
        try tool.write("\"zzz-aa-001.text\" = \"Übersetzt\";", to: "Story/de.lproj/Main.strings")
        let german = try tool.shell("\"$willappear\" run Story --quiet --language de -e 'expect \"Übersetzt\"'")
        #expect(german.status == 0, "\(german.errors)")
        let english = try tool.shell("\"$willappear\" run Story --quiet -e 'expect \"Übersetzt\"'")
        #expect(english.status == 1)
    }

    @Test(arguments: [
        ("--language klingon", "--language klingon: a language as de, pt-BR or zh-Hant, or one of accented, bounded, double, rtl"),
        ("--region Germany", "--region Germany: two capital letters as in DE, or three digits as in 419"),
    ])
    func aWrongNameIsUsage(options: String, text: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.shell("\"$willappear\" run Polyglot \(options)")
        #expect(result.status == 64)
        #expect(result.errors.contains(text), "\(result.errors)")
    }

    @Test func anAppWithoutTheLanguageIsToldOf() throws {
        let tool = try app()
        defer { tool.clean() }
        let result = try tool.shell("\"$willappear\" run Polyglot --quiet --language fr")
        #expect(result.status == 0)
        #expect(result.errors.contains("--language fr: Polyglot has no localisation for it; it has ar, de, en"), "\(result.errors)")
        #expect(result.output.first == "bundle [\"en\"] Hello Hello")
    }
}
