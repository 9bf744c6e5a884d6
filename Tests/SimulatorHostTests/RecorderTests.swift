// Recorders: the trace on disk is complete at any moment, and the console line is readable.
import HostProtocol
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class RecorderTests: XCTestCase {
    private let path = NSTemporaryDirectory() + "willappear-\(getpid())-trace.jsonl"

    override func tearDown() { unlink(path) }

    func testEveryEventIsOnDiskAtOnce() {
        attempt {
            let recorder = try TraceRecorder(file: path)
            for index in 1...3 {
                _ = recorder.record(.init(kind: .viewController, className: "한글VC", object: 1, event: "e\(index)"), time: Double(index), frame: index)
                let records = try TraceRecord.readAll(String(contentsOfFile: path, encoding: .utf8))
                XCTAssertEqual(records.count, index)
            }
            XCTAssertEqual(recorder.events, 3)
        }
    }

    func testAFileThatCannotBeWrittenIsAnErrorWithItsName() {
        XCTAssertThrowsError(try TraceRecorder(file: "/nonexistent/trace.jsonl")) {
            XCTAssertEqual("\($0)", "cannot write /nonexistent/trace.jsonl: No such file or directory")
        }
    }

    func testAFullDiskIsAProblemOfTheTrace() {
        attempt {
            let recorder = try TraceRecorder(file: "/dev/full")
            XCTAssertNil(recorder.problem)
            _ = recorder.record(.init(kind: .viewController, className: "VC", object: 1, event: "e"), time: 0, frame: 0)
            XCTAssertEqual(recorder.problem?.message, "cannot write /dev/full: No space left on device")
            XCTAssertEqual(recorder.problem?.isApps, false)
        }
    }

    func testConsoleLine() {
        var width = 24
        let event = LifecycleEvent(.init(kind: .viewController, className: "MainVC", object: 1, event: "viewWillAppear(_:)", animated: false, cause: "launch"), sequence: 1, time: 1.35, frame: 2)
        XCTAssertEqual(
            ConsoleRecorder.line(event, laneWidth: &width) { $0 },
            "   1.350      MainVC#1              viewWillAppear(_:)  not animated  [launch]")
        XCTAssertEqual(ConsoleRecorder.stamp(3661.0005), "3661.001")
    }

    func testWordsOnScreen() {
        XCTAssertTrue(TargetSearch.contains("Item 1 of 3", "Item 1"))
        XCTAssertFalse(TargetSearch.contains("Item 10", "Item 1"))
        XCTAssertTrue(TargetSearch.contains("Score: 10!", "10"))
        XCTAssertFalse(TargetSearch.contains("", "a"))
        XCTAssertTrue(TargetSearch.contains("Item 10, Item 1", "Item 1"))
    }

    func testNumbers() {
        XCTAssertEqual(ScreenElement.text(CGRect(x: 1, y: 2.5, width: 100.333, height: -0.05)), "1,2.45 100.33×0.05")
    }
}
