// Readers of files and messages from outside meet wrong ones: what a campaign has found, the seeds, and mutations by number.
// script/fuzz runs one target, or all, for a time: WILLAPPEAR_FUZZ_SECONDS, WILLAPPEAR_FUZZ_TARGET, WILLAPPEAR_FUZZ_START.

import Foundation
import Fuzzing
import Testing

@Suite(.serialized) struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    static let targets = (FuzzTarget.library + FuzzTarget.tool).filter { target in environment["WILLAPPEAR_FUZZ_TARGET"].map { $0 == target.name } ?? true }
    /// What every run of the tests reads; all targets together take half a minute.
    private static let usual: UInt64 = 400
    /// Where the input lies that killed the process.
    private func folder() throws -> URL {
        let folder = Self.environment["WILLAPPEAR_FUZZ_FOLDER"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.appendingPathComponent("fuzz")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test(arguments: targets) func readsWhatIsWrong(target: FuzzTarget) throws {
        let folder = try folder()
        let campaign = try #require(Campaign(target, folder: folder))
        let start = Self.environment["WILLAPPEAR_FUZZ_START"].flatMap { UInt64($0) } ?? 1
        let result: (reads: UInt64, slow: [Campaign.Slow])
        if let seconds = Self.environment["WILLAPPEAR_FUZZ_SECONDS"].flatMap({ Int64($0) }) {
            let end = ContinuousClock.now + .seconds(seconds)
            result = campaign.run(from: start, count: UInt64(Int64.max)) { ContinuousClock.now < end }
            print("fuzz \(target.name): \(result.reads) inputs")
        } else {
            result = campaign.run(from: start, count: Self.usual)
        }
        #expect(result.reads > 0, "\(target.name) has no seeds in Tests/Fixtures/Fuzz/seeds/\(target.name)")
        for (number, slow) in result.slow.enumerated() {
            let file = folder.appendingPathComponent("\(target.name)-slow-\(number)")
            try slow.input.write(to: file)
            Issue.record("\(target.name): \(slow), kept in \(file.path)")
        }
    }
}
