// What the table makes of assertions and declarations, and what the checkout's own table says.
@testable import ConformanceTable
import Foundation
import LifecycleEvidence
import Testing

@Suite struct ConformanceTableTests {
    private let records = Array(LifecycleRecord.all.prefix(4))

    private func assertion(of index: Int) -> Assertion {
        Assertion(record: records[index].id, suite: "PushTests", test: "testPush", place: Place("PushTests.swift", 7), leavingOut: [])
    }

    private func table(_ lines: String, asserting: Int...) -> ConformanceTable {
        let read = Declaration.read(lines, file: "S1.txt")
        return ConformanceTable(records: records, assertions: asserting.map(assertion), declarations: read.declarations, malformed: read.malformed)
    }

    @Test func eachRecordHasOneStatus() {
        let table = table("# why\n\n\(records[1].id): open - not yet\n\(records[2].id): contradicted by \(records[0].id) - older\n", asserting: 0)
        let counts = Counts(table.rows)
        #expect([counts.asserted, counts.open, counts.contradicted, counts.unaccounted, counts.total] as [Int] == [1, 1, 1, 1, 4])
        #expect(table.unaccounted.map(\.id) == [records[3].id])
        #expect(table.problems.isEmpty)
    }

    @Test func contradictionsAreNamedWithTheirPlaces() {
        let ids = records.map(\.id)
        let table = table(
            """
            \(ids[0]): open - asserted though
            nobody: unknown - no such record
            \(ids[1]): maybe - a word that is none
            \(ids[2]): out of scope - first
            \(ids[2]): out of scope - again
            \(ids[3]): contradicted by \(ids[2]) - the winner is not asserted
            """, asserting: 0)
        #expect(table.problems == [
            "S1.txt:3: expected 'id: contradicted by ID - why', 'id: out of scope - why', 'id: unknown - why' or 'id: open - why'",
            "S1.txt:1: \(ids[0]) is asserted by PushTests.testPush (PushTests.swift:7), so it cannot be declared as well",
            "S1.txt:2: there is no record nobody",
            "S1.txt:5: \(ids[2]) is declared at S1.txt:4 already",
            "S1.txt:6: \(ids[2]), which wins over \(ids[3]), is not asserted by a test",
        ])
    }

    @Test func aReasonIsWanted() {
        #expect(table("\(records[0].id): open\n\(records[0].id): open - \n\(records[0].id): contradicted by - why").problems.count == 3)
    }

    @Test func tooManyOpenRecordsAreAProblem() {
        let records = Array(LifecycleRecord.all.prefix(26))
        let declarations = Declaration.read(records.map { "\($0.id): open - not yet" }.joined(separator: "\n"), file: "S1.txt").declarations
        #expect(ConformanceTable(records: records, assertions: [], declarations: declarations).problems == ["26 records are open, at most 25 may be"])
    }

    @Test func eachRecordIsInOneSection() {
        for record in LifecycleRecord.all { #expect(Section.all.count { $0.holds(record) } == 1, "\(record.id) (\(record.scenario))") }
        // The numbers of Docs/EVIDENCE.md, of the corpus' own 507 records.
        let corpus = LifecycleRecord.all.prefix(507)
        #expect(Section.all.prefix(15).map { section in corpus.count { section.holds($0) } } == [56, 64, 64, 79, 61, 21, 17, 2, 15, 26, 7, 4, 9, 8, 10])
    }

    // MARK: The checkout

    private static let checkout = Checkout(root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

    @Test func thePageIsWhatTheTestsSay() throws {
        let table = try Self.checkout.conformance()
        #expect(ConformancePage(table).text == Self.checkout.text(of: Checkout.page), "Docs/CONFORMANCE.md is stale; run script/conformance")
        #expect(table.problems == [])
    }

    @Test func everyRecordIsAssertedOrDeclared() throws {
        let places = try Self.checkout.conformance().unaccounted.map { "Tests/Fixtures: \($0.id)" }
        #expect(places == [])
    }
}
