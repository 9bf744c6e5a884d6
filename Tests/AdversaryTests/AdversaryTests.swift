// A generated adversary against the whole of UIKit: random pushes, presents, swipes, homes and the like, also from
// inside callbacks. It runs in processes of its own, so that a trap is a report. Tests/Adversary says what must hold.
import Foundation
import Testing

@Suite struct AdversaryTests {
    private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug/AdversaryRun")

    /// What the adversary leaves out until it holds: pages and split views (Docs/DIVERGENCES.md).
    private static let without = "turnPage,splitColumn"

    /// Half of the seeds each: two processes, as CI has two processors. 100,000 operations take about twenty seconds.
    @Test(arguments: ["1-50", "51-100"]) func nothingBreaks(_ seeds: String) throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["--seeds", seeds, "--steps", "1000", "--without", Self.without]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
