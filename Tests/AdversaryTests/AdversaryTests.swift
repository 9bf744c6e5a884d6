// A generated adversary against the whole of UIKit: random pushes, presents, swipes, homes and the like, also from
// inside callbacks. It runs in processes of its own, so that a trap is a report. Tests/Adversary says what must hold.
import Foundation
import Testing

@Suite struct AdversaryTests {
    private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug/AdversaryRun")

    /// 100,000 operations take about twenty seconds.
    @Test(arguments: ["1-34", "35-67", "68-100"]) func nothingBreaks(_ seeds: String) throws {
        let (status, text) = try run(["--seeds", seeds, "--steps", "1000"])
        #expect(status == 0, "\(text)")
    }

    /// Custom animators, the keyboard and menus among the rest.
    @Test func nothingBreaksWithAnimatorsTextAndMenus() throws {
        let (status, text) = try run(["--seeds", "1-12", "--steps", "1000", "--more", "customPresent,customPush,typeText,menu"])
        #expect(status == 0, "\(text)")
    }

    /// Boards of views, recognizers, lists and controls on the screens, and several fingers on them.
    @Test func nothingBreaksUnderFingers() throws {
        let (status, text) = try run(["--seeds", "1-30", "--steps", "1000", "--more", "glassDown"])
        #expect(status == 0, "\(text)")
    }

    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Adversary")

    /// What was found once and mended: a script a finding, its first line says what it was.
    @Test func whatWasMendedHolds() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path).filter { $0.hasSuffix(".txt") }.sorted()
        #expect(!names.isEmpty)
        for name in names {
            let (status, text) = try run(["--replay", Self.scripts.appendingPathComponent(name).path])
            #expect(status == 0, "\(name)\n\(text)")
        }
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
