// Compiles a string catalog (.xcstrings) into the .strings tables that Foundation reads, one a language, as Xcode does.
// Called by AppBundle. Plural variations become their "other" form: Foundation here has no .stringsdict rules.

import Foundation

struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
        struct Unit: Decodable { var value: String }
        struct Variations: Decodable { var plural: [String: Plural]? }
        struct Plural: Decodable { var stringUnit: Unit? }
        var stringUnit: Unit?
        var variations: Variations?

        var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value }
    }
    var sourceLanguage: String
    var strings: [String: Entry]

    /// The tables by language. Keys without a translation stay out: Foundation then answers the key.
    var tables: [String: [String: String]] {
        var tables: [String: [String: String]] = [sourceLanguage: [:]]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                if let text = localization.text { tables[language, default: [:]][key] = text }
            }
        }
        return tables
    }

    /// Writes `en.lproj/Localizable.strings` and its siblings for the catalog at `path`.
    static func compile(_ path: String, into bundle: String) throws {
        let catalog: StringCatalog
        do {
            catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Failure.badInput("\(path): not a string catalog (\(error))")
        }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for (language, table) in catalog.tables {
            let folder = "\(bundle)/\(language).lproj"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).strings"))
        }
    }
}
