// Tables of the page: the steps of a choreography, and what changed between versions, with links to the evidence.
import LifecycleEvidence
import UIKit

/// The steps that UIKit performs, as the code states them.
struct StepTable {
    private let table: ChoreographyTable

    init(_ table: ChoreographyTable) { self.table = table }

    var lines: [String] {
        let isConditional = table.rows.contains { $0.condition != nil || $0.behaviour != nil }
        var lines = ["#### Steps: \(table.name)", "", table.summary, ""]
        lines += isConditional ? ["| | step | when | evidence |", "|---:|---|---|---|"] : ["| | step | evidence |", "|---:|---|---|"]
        for (index, row) in table.rows.enumerated() {
            let step = row.isWait ? "*\(Self.cell(row.step))*" : Self.cell(row.step)
            let unknown = UnknownOrder.item(of: row.step, in: table.name).map { "**unknown**: \(Self.cell($0.reason))" }
            let evidence = [EvidenceLinks.text(row.evidence), unknown].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
            let when = [row.condition, row.behaviour.map { "iOS " + VersionTable.words($0.entry.versions) }].compactMap { $0 }.joined(separator: "; ")
            lines.append("| \(index + 1) | \(step) | " + (isConditional ? "\(Self.cell(when)) | " : "") + "\(evidence) |")
        }
        return lines + [""]
    }

    static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

/// Every difference between iOS versions that UIKit knows.
struct VersionTable {
    var lines: [String] {
        let rows = Behaviour.allCases.map(\.entry).sorted { ($0.versions.map(\.lowerBound).min() ?? 0, $0.summary) < ($1.versions.map(\.lowerBound).min() ?? 0, $1.summary) }
        return ["## What changed between versions", "", "`--ios N` selects one. Nothing else differs between profiles.", "", "| iOS | what holds | evidence |", "|---|---|---|"]
            + rows.map { "| \(Self.words($0.versions)) | \(StepTable.cell($0.summary)) | \(EvidenceLinks.text($0.evidence)) |" }
    }

    /// "13 and later", "up to 12", "8, 11–12".
    static func words(_ versions: [ClosedRange<Int>]) -> String {
        versions.map { range in
            if range.upperBound >= Behaviour.newest { return range.lowerBound == Behaviour.newest ? "\(range.lowerBound)" : "\(range.lowerBound) and later" }
            if range.lowerBound <= 5 { return "up to \(range.upperBound)" }
            return range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
        }.joined(separator: ", ")
    }
}

/// Ids of records as links to their sources; names of documents as they are.
enum EvidenceLinks {
    static func text(_ evidence: [String]) -> String { evidence.map(link).joined(separator: ", ") }

    private static func link(_ id: String) -> String {
        guard let record = LifecycleRecord.named(id) else { return id }
        guard let url = record.source.url, url.hasPrefix("http"), let address = url.split(separator: " ").first else { return "`\(id)`" }
        return "[\(id)](\(address.replacing("(", with: "%28").replacing(")", with: "%29").replacing("|", with: "%7C")))"
    }
}
