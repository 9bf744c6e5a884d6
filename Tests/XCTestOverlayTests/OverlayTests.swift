// What XCTest has on Apple's systems only: activities, attachments, `fulfill` as a value, test cases as delegates.
import Foundation
import ObjectiveC
import UIKit
import XCTest
@testable import XCTestOverlay

final class OverlayTests: XCTestCase {
    private protocol Delegate: NSObjectProtocol { var heard: Int { get } }

    func testActivitiesRunAtOnceAndReturnAValue() throws {
        var order: [String] = []
        let sum = XCTContext.runActivity(named: "outer") { outer -> Int in
            order.append(outer.name)
            return XCTContext.runActivity(named: "inner") { inner in
                order.append(inner.name)
                XCTAssertEqual(RunningTest.shared.activities.map(\.name), ["outer", "inner"])
                return 3
            }
        }
        XCTAssertEqual(sum, 3)
        XCTAssertEqual(order, ["outer", "inner"])
        struct Stop: Error {}
        XCTAssertThrowsError(try XCTContext.runActivity(named: "throws") { _ in throw Stop() })
        XCTAssertTrue(RunningTest.shared.activities.isEmpty)
    }

    func testAnAttachmentIsAFileOfItsType() throws {
        let text = XCTAttachment(string: "héllo")
        text.name = "a/b"
        let path = try text.write(test: "Suite.test()", index: 1)
        XCTAssertTrue(path.hasSuffix("Suite.test__/1-a_b.txt"), path)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "héllo")
        XCTAssertEqual(XCTAttachment(data: Data([1])).uniformTypeIdentifier, "public.data")
        XCTAssertEqual(XCTAttachment(plistObject: ["a": 1]).uniformTypeIdentifier, "com.apple.property-list")
        XCTAssertEqual(text.lifetime, .deleteOnSuccess)
    }

    func testFulfillIsAValue() {
        let expectation = XCTestExpectation(description: "called")
        let callback: () -> Void = expectation.fulfill
        callback()
        wait(for: [expectation], timeout: 0)
        let second = XCTestExpectation()
        second.fulfill()
        wait(for: [second])
    }

    func testATestCaseIsADelegate() {
        let object: any NSObjectProtocol = self
        XCTAssertTrue(object.isEqual(self))
        XCTAssertFalse(object.isEqual(OverlayTests(name: "other", testClosure: { _ in })))
        XCTAssertEqual(object.hash, hash)
        XCTAssertEqual(Set([self, self]).count, 1)
    }

    @MainActor func testAPropertyIsAwaited() {
        let label = UILabel(), other = UILabel()
        label.text = "there"
        let already = XCTKVOExpectation(keyPath: "text", object: label, expectedValue: "there")
        let later = XCTKVOExpectation(keyPath: "text", object: other, expectedValue: "new", options: [.new])
        let changed = XCTKVOExpectation(keyPath: "text", object: other)
        let handled = XCTKVOExpectation(keyPath: "text", object: other)
        var seen: [String] = []
        handled.handler = { object, change in
            seen.append(change[NSKeyValueChangeKey.newKey.rawValue] as? String ?? "nil")
            return (object as AnyObject) === other && seen.count == 2
        }
        let never = XCTKVOExpectation(keyPath: "text", object: other, expectedValue: "never")
        other.text = "old"
        other.text = "new"
        other.text = "newer"
        XCTAssertEqual(XCTWaiter().wait(for: [already, later, changed, handled], timeout: 0), .completed)
        XCTAssertEqual(seen, ["old", "new"])
        XCTAssertEqual(later.keyPath, "text")
        XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 0), .timedOut)
        XCTAssertEqual(XCTWaiter().wait(for: [XCTKVOExpectation(keyPath: "text", object: 3)], timeout: 0), .timedOut, "no object")
    }

    func testTheAllowanceIsInWholeMinutes() {
        XCTAssertEqual(executionTimeAllowance, 600)
        executionTimeAllowance = 61
        XCTAssertEqual(executionTimeAllowance, 120)
        executionTimeAllowance = 0
        XCTAssertEqual(executionTimeAllowance, 60)
    }

    func testASuiteOfAClassIsEmptyUnlessItStarts() {
        XCTAssertEqual(XCTestSuite(forTestCaseClass: OverlayTests.self).tests.count, 0)
        XCTAssertEqual(OverlayTests.defaultTestSuite.name, "OverlayTests")
    }

    func testATestCaseMadeByHand() {
        final class Helper: XCTestCase { func answer() -> Int { 42 } }
        let helper = Helper(_madeByHand: ())
        XCTAssertEqual(helper.answer(), 42)
        XCTAssertTrue(helper.name.hasPrefix("Helper"))
    }

    func testTheFirstRunDoesNotCount() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        var runs = 0
        measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) { runs += 1 }
        XCTAssertEqual(runs, 3)
        XCTAssertEqual(XCTMeasureOptions.default.iterationCount, 5)
    }
}
