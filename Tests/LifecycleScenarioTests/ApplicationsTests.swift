// Two apps after each other in one process share nothing, and two scenes of one app have their own of what scenes own.
import Foundation
import LifecycleScenarios
@testable import UIKit
import XCTest

@MainActor final class ApplicationsTests: XCTestCase {
    private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug/lifecycle-scenarios")

    /// What the app before left half done must not be seen in the next one's trace.
    func testTheNextAppIsAsInAFreshProcess() throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["--trace"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let fresh = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        XCTAssertTrue(fresh.contains("viewDidAppear"), fresh)
        XCTAssertTrue(fresh.contains("Warning once only"), fresh)

        for round in 1...2 {
            ProcessTrace.leaveEverythingHalfDone()
            let next = ProcessTrace.run()
            let difference = next.split(separator: "\n").difference(from: fresh.split(separator: "\n"))
            XCTAssertEqual(next, fresh, "round \(round): \(difference)")
        }
    }
}
