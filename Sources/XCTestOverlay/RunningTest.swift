// The state of the test that runs: its activities, its attachments, and the failures it is expected to have. Listens to
// XCTest for the start and the end of tests; attachments are written when a test has ended.
import Foundation
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

    func keep(_ attachment: XCTAttachment) { attachments.append(attachment) }

    func testCaseWillStart(_ testCase: XCTestCase) { forget() }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let failed = testCase.testRun?.hasSucceeded == false
        for (index, attachment) in attachments.enumerated() where failed || attachment.lifetime == .keepAlways {
            do { print("Attachment: \(try attachment.write(test: testCase.name, index: index + 1))") } catch {
                print("Attachment \(attachment.name ?? "without a name") of \(testCase.name) could not be written: \(error)")
            }
        }
        forget()
    }

    private func forget() {
        activities = []
        attachments = []
    }
}
