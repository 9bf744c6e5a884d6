// Docs/CONFORMANCE.md: the table as a page for readers, the same bytes for the same table.
import LifecycleEvidence

package struct ConformancePage {
    private let table: ConformanceTable

    package init(_ table: ConformanceTable) { self.table = table }

    package var text: String {
        var lines = [
            "# Conformance",
            "",
            "What became of each record of the evidence corpus ([\(table.rows.count) callback orders](../Tests/Fixtures) with their sources, `lifecycle-records*.jsonl`).",
            "Made by `script/conformance` from the tests' sources and `Tests/Fixtures/Conformance/*.txt`; not edited by hand.",
            "The orders themselves are in [LIFECYCLE](LIFECYCLE.md), known differences in [DIVERGENCES](DIVERGENCES.md).",
            "",
            "- **asserted**: the named tests compare a whole log with the record. \"without x\" names events that a test leaves out, because nobody can log them there.",
            "- **contradicted**: another record wins, and a test asserts that one.",
            "- **out of scope**: UIKit on Linux cannot have it.",
            "- **unknown**: the evidence settles nothing that could be compared.",
            "- **open**: could be asserted and is not yet.",
            "",
        ]
        lines += summary
        for section in Section.all { lines += self.section(section) }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: [String] {
        let total = Counts(table.rows)
        // The column goes away with its last record.
        let showsUnaccounted = total.unaccounted > 0
        func cells(_ name: String, _ counts: Counts) -> String {
            var numbers = [counts.total, counts.asserted, counts.contradicted, counts.outOfScope, counts.unknown, counts.open]
            if showsUnaccounted { numbers.append(counts.unaccounted) }
            return "| \(name) | " + numbers.map { $0 == 0 ? "" : "\($0)" }.joined(separator: " | ") + " |"
        }
        var heads = ["section", "records", "asserted", "contradicted", "out of scope", "unknown", "open"]
        if showsUnaccounted { heads.append("unaccounted") }
        var lines = ["| " + heads.joined(separator: " | ") + " |", "|---|" + heads.dropFirst().map { _ in "---:|" }.joined()]
        for section in Section.all {
            lines.append(cells("[\(section.number) \(section.title)](#\(Self.anchor("\(section.number) \(section.title)")))", Counts(table.rows(of: section))))
        }
        lines.append(cells("**all**", total))
        return lines + [""]
    }

    private func section(_ section: Section) -> [String] {
        var lines = ["## \(section.number) \(section.title)", "", "| record | scenario | iOS | kind | |", "|---|---|---|---|---|"]
        for row in table.rows(of: section).sorted(by: { ($0.record.scenario, $0.record.id) < ($1.record.scenario, $1.record.id) }) {
            let record = row.record
            let name = Self.link(to: record)
            lines.append("| \(name) | \(record.scenario) | \(Self.cell(record.ios ?? "")) | \(Self.kind(of: record)) | \(Self.cell(status(row.status))) |")
        }
        return lines + [""]
    }

    private func status(_ status: ConformanceTable.Status) -> String {
        switch status {
        case .asserted(let assertions): tests(assertions)
        case .unaccounted: "**unaccounted**"
        case .declared(let declaration):
            switch declaration.kind {
            case .contradicted(let winners): "contradicted by \(winners.map { "`\($0)`" }.joined(separator: ", ")): \(declaration.reason)"
            case .outOfScope: "out of scope: \(declaration.reason)"
            case .unknown: "unknown: \(declaration.reason)"
            case .open: "**open**: \(declaration.reason)"
            }
        }
    }

    /// Each test once; what it leaves out only where every comparison of the test does.
    private func tests(_ assertions: [Assertion]) -> String {
        var seen: Set<String> = []
        return assertions.filter { seen.insert($0.name).inserted }.map { assertion in
            let without = assertion.leavingOut.isEmpty ? "" : " (without \(assertion.leavingOut.joined(separator: ", ")))"
            return "`\(assertion.name)`\(without)"
        }.joined(separator: ", ")
    }

    /// Sources without an address are named in the corpus only.
    private static func link(to record: LifecycleRecord) -> String {
        guard let url = record.source.url, url.hasPrefix("http"), let address = url.split(separator: " ").first else { return record.id }
        return "[\(record.id)](\(address.replacing("(", with: "%28").replacing(")", with: "%29").replacing("|", with: "%7C")))"
    }

    private static func kind(of record: LifecycleRecord) -> String {
        switch record.confidence {
        case "device-log", "device or simulator log": "log"
        case "documentation": "document"
        default: "claim"
        }
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }

    /// As GitHub makes them.
    static func anchor(_ title: String) -> String {
        String(title.lowercased().compactMap { $0.isLetter || $0.isNumber ? $0 : $0 == " " || $0 == "-" ? "-" : nil })
    }
}
