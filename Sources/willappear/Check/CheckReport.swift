// The text about missing names in `willappear check` and failed builds: each once, most blocking first, with places.
// Called by CheckCommand and BuildReport.

import Foundation

struct CheckReport {
    let missing: MissingNames
    /// The folder to which shown paths are relative.
    let root: String
    let shownRoot: String

    /// A failure before a first build: an import of a missing module ends every compilation, so nothing is compiled.
    func failure() -> Failure {
        Console.pass((["not in WillAppear yet, which this build needs:"] + lines()).joined(separator: "\n"))
        return Failure.badInput(nil)
    }

    /// One line for each name, with its first places.
    func lines(placesEach count: Int = 3) -> [String] {
        missing.entries.map { line($0, $0.sentence, count) }
            + missing.unknownModules.map { line($0, "no module \($0.name) among the sources: a package or Pod that is not here (\($0.places.count) import\($0.places.count == 1 ? "" : "s"))", count) }
    }

    private func line(_ entry: MissingNames.Entry, _ sentence: String, _ count: Int) -> String {
        let places = entry.places.prefix(count).map { "\(shown($0.path)):\($0.line)" }
        let more = entry.places.count > count ? ", …" : ""
        return "  \(sentence)  \(places.joined(separator: ", "))\(more)"
    }

    private func shown(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    var summary: String {
        let place = "\(shownRoot): \(missing.files) Swift files, \(missing.lines) lines; "
        if missing.entries.isEmpty, missing.unknownModules.isEmpty { return place + "every name of Apple's that it uses is here (\(missing.used) uses)" }
        return place + "\(missing.percentage) % of its \(missing.used) uses of Apple's names are here, \(missing.filesWithoutGap) of \(missing.files) files miss nothing"
    }

    private struct Document: Encodable {
        struct Name: Encodable {
            var kind: String
            var name: String
            var uses: Int
            var places: [String]
        }
        var path: String
        var files: Int
        var lines: Int
        var filesWithoutGap: Int
        var percentage: Int
        var missing: [Name]
        var unknownModules: [Name]
    }

    func json() throws -> String {
        func names(_ entries: [MissingNames.Entry]) -> [Document.Name] {
            entries.map { Document.Name(kind: "\($0.kind)", name: $0.name, uses: $0.places.count, places: $0.places.map { "\(shown($0.path)):\($0.line)" }) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            path: shownRoot, files: missing.files, lines: missing.lines, filesWithoutGap: missing.filesWithoutGap, percentage: missing.percentage,
            missing: names(missing.entries), unknownModules: names(missing.unknownModules))
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
