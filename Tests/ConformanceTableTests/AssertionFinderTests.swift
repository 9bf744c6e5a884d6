// Which calls count as assertions of which records, on small sources.
@testable import ConformanceTable
import Testing

@Suite struct AssertionFinderTests {
    private let records: Set<String> = ["one", "two", "three"]

    private func find(_ text: String, file: String = "Tests/AppTests/PushTests.swift", _ more: (file: String, text: String)...) -> AssertionFinder {
        AssertionFinder(sources: [(file, text)] + more, isRecord: records.contains)
    }

    private func names(_ finder: AssertionFinder) -> [String] { finder.assertions.map { "\($0.record) \($0.name)" }.sorted() }

    @Test func literalsOfACallCountForTheTestAround() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func testPush() { XCTAssertEqual(conforms(log, to: "one", "two", names: ["three": "A"]), []) }
                func testNothing() { print("three") }
            }
            """)
        #expect(names(finder) == ["one PushTests.testPush", "two PushTests.testPush"])
        #expect(finder.problems.isEmpty)
        #expect(finder.assertions.first?.place == Place("Tests/AppTests/PushTests.swift", 2))
    }

    @Test func swiftTestingCountsByItsAttribute() {
        let finder = find("""
            @Suite struct Pushes {
                @Test func push() { #expect(conforms(log, to: "one") == []) }
                func notATest() { #expect(conforms(log, to: "two") == []) }
            }
            @Test func free() { #expect(conforms(log, to: "three") == []) }
            """)
        #expect(names(finder) == ["one Pushes.push", "three PushTests.free"])
    }

    @Test func aHelperHandsItsCallersIDsOn() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func check(_ log: [String], _ id: String) { XCTAssertEqual(conforms(log, to: id), []) }
                func through(_ id: String) { check([], id) }
                func testPush() { check(log, "one") }
                func testPop() { through("two") }
            }
            """)
        #expect(names(finder) == ["one PushTests.testPush", "two PushTests.testPop"])
        #expect(finder.problems.isEmpty)
    }

    @Test func aHelpersOwnIDsCountForEachTestThatCallsIt() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func assertPush() { XCTAssertEqual(conforms(log, to: "one"), []) }
                func testPush() { assertPush() }
                func testAgain() { assertPush() }
            }
            """)
        #expect(names(finder) == ["one PushTests.testAgain", "one PushTests.testPush"])
    }

    @Test func aHelperOfTheSameFileComesFirst() {
        let finder = find(
            """
            final class PushTests: XCTestCase {
                func assertOrder() { XCTAssertEqual(conforms(log, to: "one"), []) }
                func testPush() { assertOrder() }
            }
            """,
            (file: "Tests/AppTests/PopTests.swift", text: """
                final class PopTests: XCTestCase {
                    func assertOrder() { XCTAssertEqual(conforms(log, to: "two"), []) }
                    func testPop() { assertOrder() }
                }
                """))
        #expect(names(finder) == ["one PushTests.testPush", "two PopTests.testPop"])
    }

    @Test func overloadsAreToldApartByTheirLabels() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func check(push log: [String], times: Int = 1) { XCTAssertEqual(conforms(log, to: "one"), []) }
                func check(pop log: [String]) { XCTAssertEqual(conforms(log, to: "two"), []) }
                func check(_ log: [String], all ids: String...) { XCTAssertEqual(conforms(log, to: ids), []) }
                func testPush() { check(push: log) }
                func testPop() { check(pop: log) }
                func testAll() { check(log, all: "one", "three") }
            }
            """)
        #expect(names(finder) == ["one PushTests.testAll", "one PushTests.testPush", "three PushTests.testAll", "two PushTests.testPop"])
    }

    @Test func theLogIsNotAnID() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func testPush() { XCTAssertEqual(conforms(log(as: "two"), to: "one"), []) }
            }
            """)
        #expect(names(finder) == ["one PushTests.testPush"])
        #expect(finder.problems.isEmpty)
    }

    @Test func loopsAndArgumentsOfATestCount() {
        let finder = find("""
            @Suite struct Pushes {
                @Test func loop() { for id in ["one", "two"] { #expect(conforms(log, to: id) == []) } }
                @Test(arguments: ["three"]) func each(id: String) { #expect(conforms(log, to: id) == []) }
            }
            """)
        #expect(names(finder) == ["one Pushes.loop", "three Pushes.each", "two Pushes.loop"])
        #expect(finder.problems.isEmpty)
    }

    @Test func whatATestLeavesOutIsKept() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func testPush() { XCTAssertEqual(conforms(log, to: "one", leavingOut: ["main"]), []) }
            }
            """)
        #expect(finder.assertions.map(\.leavingOut) == [["main"]])
    }

    @Test func whatCannotBeCountedIsSaid() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func testPush() { XCTAssertEqual(conforms(log, to: ids), []) }
                func testTypo() { XCTAssertEqual(conforms(log, to: "won"), []) }
            }
            @Suite struct Pushes {
                @Test(.disabled("later")) func push() { #expect(conforms(log, to: "one") == []) }
            }
            """)
        #expect(finder.assertions.isEmpty)
        #expect(finder.problems.sorted() == [
            "Tests/AppTests/PushTests.swift:2: the ids of this call are not literals, so they do not count",
            "Tests/AppTests/PushTests.swift:3: there is no record won",
            "Tests/AppTests/PushTests.swift:6: Pushes.push is disabled, so it asserts nothing",
        ])
    }

    @Test func functionsThatCallEachOtherEnd() {
        let finder = find("""
            final class PushTests: XCTestCase {
                func a() { b() }
                func b() { a(); XCTAssertEqual(conforms(log, to: "one"), []) }
                func testPush() { a() }
            }
            """)
        #expect(names(finder) == ["one PushTests.testPush"])
    }
}
