// A reader of ours that takes bytes from outside: what FuzzTests and libFuzzer feed. A reader holds when it comes back, with
// a result or an error; it fails when it traps, takes longer than two seconds or 500 MB.

import Foundation

package struct FuzzTarget: Sendable, CustomStringConvertible {
    package let name: String
    /// Words of the format, for mutations.
    package let words: [String]
    /// Whether the format is text: mutations then work on words and numbers too.
    package let isText: Bool
    package let read: @Sendable (Data) -> Void

    package init(_ name: String, words: [String] = [], isText: Bool = true, read: @escaping @Sendable (Data) -> Void) {
        self.name = name
        self.words = words
        self.isText = isText
        self.read = read
    }

    package var description: String { name }

    // MARK: Files

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Fuzz")

    /// Small valid files, and what a campaign has found: both are read again by every test run.
    package var seeds: [Data] { files("seeds") + findings }
    package var findings: [Data] { files("findings") }

    private func files(_ kind: String) -> [Data] {
        let folder = Self.fixtures.appendingPathComponent("\(kind)/\(name)")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }
}
