// XCTExpectFailure in tests that are run by hand, so that their failures can be counted. A test that runs another one is no
// longer XCTest's current test, so its own failures are recorded by hand.
import XCTest
@testable import XCTestOverlay

final class ExpectedFailureTests: XCTestCase {
    private final class Inner: XCTestCase {}
    private final class Overriding: XCTestCase {
        var heard: [String] = []
        override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
            heard.append(description)
        }
    }
    private struct Stop: Error {}

    private func failures(_ body: @escaping (XCTestCase) throws -> Void) -> Int {
        let test = Inner(name: "inner", testClosure: body)
        test.run()
        return test.testRun?.totalFailureCount ?? -1
    }

    private func check(_ count: Int, _ expected: Int, line: Int = #line) {
        guard count != expected else { return }
        record(XCTIssue(
            type: .assertionFailure, compactDescription: "\(count) failures instead of \(expected)",
            sourceCodeContext: .init(location: XCTSourceCodeLocation(filePath: #filePath, lineNumber: line))))
    }

    func testAFailureThatIsExpectedDoesNotFailTheTest() {
        var matched: [String] = []
        let counts = [
            failures { _ in XCTFail("unexpected") },
            failures { _ in XCTExpectFailure("known"); XCTFail("one"); XCTAssertEqual(1, 2) },
            failures { _ in XCTExpectFailure("known"); throw Stop() },
            failures { _ in XCTExpectFailure("known") { XCTFail("inside") }; XCTFail("outside") },
            failures { _ in
                XCTExpectFailure(issueMatcher: { issue in matched.append(issue.compactDescription); return issue.compactDescription.contains("known") })
                XCTFail("known"); XCTFail("other")
            },
        ]
        check(counts[0], 1)
        check(counts[1], 0)
        check(counts[2], 0)
        check(counts[3], 1)
        check(counts[4], 1)
        check(matched.filter { $0.contains("other") }.count, 1)
    }

    func testAStrictExpectationWantsItsFailure() {
        let disabled = XCTExpectedFailure.Options()
        disabled.isEnabled = false
        let counts = [
            failures { _ in XCTExpectFailure("never comes") },
            failures { _ in XCTExpectFailure("never comes") {} },
            failures { _ in XCTExpectFailure("may come", options: .nonStrict()) },
            failures { _ in XCTExpectFailure("may come", strict: false) {} },
            failures { _ in XCTExpectFailure("off", options: disabled); XCTFail("counts") },
            failures { _ in XCTExpectFailure("outer") { XCTExpectFailure("inner") {} } },
        ]
        check(counts[0], 1)
        check(counts[1], 1)
        check(counts[2], 0)
        check(counts[3], 0)
        check(counts[4], 1)
        check(counts[5], 0)
    }

    func testABlockGivesItsValueAndThrowsItsError() {
        XCTAssertEqual(XCTExpectFailure("known", failingBlock: { XCTFail("inside"); return 3 }), 3)
        XCTAssertThrowsError(try XCTExpectFailure("thrown on") { throw Stop() })
    }

    func testAClassWithItsOwnRecordingKeepsIt() {
        let test = Overriding(name: "inner", testClosure: { _ in XCTExpectFailure("known"); XCTFail("heard") })
        test.run()
        check(test.heard.filter { $0.contains("heard") }.count, 1)
    }
}
