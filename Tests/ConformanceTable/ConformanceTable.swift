// What became of each record of the corpus: asserted by tests, or declared to be otherwise. Finds contradictions.
// ConformancePage prints it; the command and the tests read `problems` and `unaccounted`.
import LifecycleEvidence

package struct ConformanceTable {
    package enum Status {
        case asserted([Assertion])
        case declared(Declaration)
        /// Neither; has to be one of both.
        case unaccounted
    }

    package struct Row {
        package let record: LifecycleRecord
        package let status: Status
    }

    /// How many records may be open.
    package static let openLimit = 25

    package let rows: [Row]
    /// Each a sentence with a place. Records without status are not among them: see `unaccounted`.
    package let problems: [String]

    package init(records: [LifecycleRecord], assertions: [Assertion], declarations: [Declaration], malformed: [Place] = [], otherProblems: [String] = []) {
        let known = Set(records.map(\.id))
        let asserted = Dictionary(grouping: assertions, by: \.record)
        let declared = Dictionary(grouping: declarations, by: \.id)
        var problems = otherProblems
        problems += malformed.map { "\($0): expected 'id: contradicted by ID - why', 'id: out of scope - why', 'id: unknown - why' or 'id: open - why'" }
        for declaration in declarations {
            if !known.contains(declaration.id) { problems.append("\(declaration.place): there is no record \(declaration.id)") }
            if let test = asserted[declaration.id]?.min(by: { $0.place < $1.place }) {
                problems.append("\(declaration.place): \(declaration.id) is asserted by \(test.name) (\(test.place)), so it cannot be declared as well")
            }
            if let first = declared[declaration.id]?.min(by: { $0.place < $1.place }), first.place != declaration.place {
                problems.append("\(declaration.place): \(declaration.id) is declared at \(first.place) already")
            }
            if case .contradicted(let winners) = declaration.kind {
                for winner in winners where asserted[winner] == nil { problems.append("\(declaration.place): \(winner), which wins over \(declaration.id), is not asserted by a test") }
            }
        }
        rows = records.map { record in
            if let tests = asserted[record.id] { return Row(record: record, status: .asserted(tests.sorted { ($0.name, $0.leavingOut.count, $0.leavingOut.joined()) < ($1.name, $1.leavingOut.count, $1.leavingOut.joined()) })) }
            if let declaration = declared[record.id]?.min(by: { $0.place < $1.place }) { return Row(record: record, status: .declared(declaration)) }
            return Row(record: record, status: .unaccounted)
        }
        let open = rows.count { if case .declared(let declaration) = $0.status { declaration.kind == .open } else { false } }
        if open > Self.openLimit { problems.append("\(open) records are open, at most \(Self.openLimit) may be") }
        self.problems = problems
    }

    package var unaccounted: [LifecycleRecord] {
        rows.compactMap { if case .unaccounted = $0.status { $0.record } else { nil } }
    }

    package func rows(of section: Section) -> [Row] { rows.filter { section.holds($0.record) } }
}

/// How many records have which status.
package struct Counts: Equatable, Sendable {
    package var asserted = 0, contradicted = 0, outOfScope = 0, unknown = 0, open = 0, unaccounted = 0

    package init(_ rows: [ConformanceTable.Row]) {
        for row in rows {
            switch row.status {
            case .asserted: asserted += 1
            case .unaccounted: unaccounted += 1
            case .declared(let declaration):
                switch declaration.kind {
                case .contradicted: contradicted += 1
                case .outOfScope: outOfScope += 1
                case .unknown: unknown += 1
                case .open: open += 1
                }
            }
        }
    }

    package var total: Int { asserted + contradicted + outOfScope + unknown + open + unaccounted }
}
