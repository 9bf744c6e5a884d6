// Reads from the checkout what the conformance table is made of.
import Foundation
import LifecycleEvidence

package struct Checkout {
    package let root: URL

    package init(root: URL) { self.root = root }

    package static let page = "Docs/CONFORMANCE.md"

    package func conformance() throws -> ConformanceTable {
        let records = LifecycleRecord.all
        let known = Set(records.map(\.id))
        let finder = AssertionFinder(sources: try testSources(), isRecord: known.contains)
        var declarations: [Declaration] = []
        var malformed: [Place] = []
        for file in try files("Tests/Fixtures/Conformance", suffix: ".txt") {
            let read = Declaration.read(file.text, file: file.path)
            declarations += read.declarations
            malformed += read.malformed
        }
        return ConformanceTable(records: records, assertions: finder.assertions, declarations: declarations, malformed: malformed, otherProblems: finder.problems)
    }

    /// What is on disk; empty when there is none.
    package func text(of path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    package func write(_ text: String, to path: String) throws {
        try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    /// Sources of tests; fixtures are apps, and the tests of this very tool hold calls as text.
    private func testSources() throws -> [(file: String, text: String)] {
        try files("Tests", suffix: ".swift").filter { !$0.path.hasPrefix("Tests/Fixtures/") && !$0.path.hasPrefix("Tests/Conformance") }.map { ($0.path, $0.text) }
    }

    private func files(_ folder: String, suffix: String) throws -> [(path: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).filter { $0.hasSuffix(suffix) }.sorted().map {
            ("\(folder)/\($0)", try String(contentsOf: root.appendingPathComponent("\(folder)/\($0)"), encoding: .utf8))
        }
    }
}
