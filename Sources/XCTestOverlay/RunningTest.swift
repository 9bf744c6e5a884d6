// The state of the test that runs: its activities, its attachments, and the failures it is expected to have. Listens to
// XCTest for the start and the end of tests; attachments are written when a test has ended.
import Foundation
import ObjectiveC
import XCTest

final class RunningTest: NSObject, XCTestObservation, @unchecked Sendable {
    /// Tests run one at a time, on one thread, so that nothing here is locked.
    static let shared: RunningTest = {
        let test = RunningTest()
        XCTestObservationCenter.shared.addTestObserver(test)
        return test
    }()

    var activities: [Activity] = []
    private var attachments: [XCTAttachment] = []
    private var expectations: [FailureExpectation] = []
    /// The seconds that tests may take, by the test.
    var allowances: [ObjectIdentifier: TimeInterval] = [:]
    /// Whether a failure is on its way to XCTest, after the test's class and the expectations have seen it.
    private(set) var isRecording = false
    private weak var testCase: XCTestCase?

    func keep(_ attachment: XCTAttachment) { attachments.append(attachment) }

    /// Expects a failure to the end of the test.
    func expect(_ expectation: FailureExpectation) {
        guard let testCase = intercepted() else { return }
        expectations.append(expectation)
        testCase.addTeardownBlock { [self] in
            guard let issue = expectation.disappointment else { return }
            // It would take this issue too.
            expectations.removeAll { $0 === expectation }
            testCase.record(issue)
        }
    }

    /// Expects a failure while the block runs.
    func expect<R>(_ expectation: FailureExpectation, during block: () throws -> R) rethrows -> R {
        guard let testCase = intercepted() else { return try block() }
        expectations.append(expectation)
        defer { expectations.removeAll { $0 === expectation } }
        let result = try block()
        expectations.removeAll { $0 === expectation }
        if let issue = expectation.disappointment { testCase.record(issue) }
        return result
    }

    /// Whether a failure is expected.
    func takes(_ issue: XCTIssue) -> Bool { expectations.reversed().contains { $0.takes(issue) } }

    /// Hands a failure on to XCTest.
    func recording(_ body: () -> Void) {
        isRecording = true
        defer { isRecording = false }
        body()
    }

    private func intercepted() -> XCTestCase? {
        guard let testCase, FailureInterception.intercept(type(of: testCase)) else {
            print("XCTExpectFailure: failures of this test cannot be expected, because no XCTest runs or its class overrides recordFailure.")
            return nil
        }
        return testCase
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        forget()
        self.testCase = testCase
        // Assertions are heard by an override of `record(_:)` too.
        if _ObjC.isOverridden(testCase, XCTestCase.recordSelector) { _ = FailureInterception.intercept(type(of: testCase)) }
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { ClassSuites.replaceTests(of: testSuite) }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let failed = testCase.testRun?.hasSucceeded == false
        for (index, attachment) in attachments.enumerated() where failed || attachment.lifetime == .keepAlways {
            do { print("Attachment: \(try attachment.write(test: testCase.name, index: index + 1))") } catch {
                print("Attachment \(attachment.name ?? "without a name") of \(testCase.name) could not be written: \(error)")
            }
        }
        forget()
        allowances[ObjectIdentifier(testCase)] = nil
    }

    private func forget() {
        activities = []
        attachments = []
        expectations = []
        testCase = nil
    }
}

/// The test must be known before it first asks for something, so observing begins when the process does.
@used @section(".init_array") private let observerRecord: @convention(c) () -> Void = { _ = RunningTest.shared }
