// The command line's message to the app process, and the app process's report at its end. Both are JSON files:
// RunConfiguration's path is in the environment variable WILLAPPEAR_RUN, RunSummary is written where `summaryFile`
// says. The host reads one and writes the other.
import Foundation

package struct RunConfiguration: Codable, Sendable, Equatable {
    /// Names the environment variable that holds the path of this file.
    package static let environmentVariable = "WILLAPPEAR_RUN"
    /// The device and the iOS version of a process of tests.
    package static let testDeviceVariable = "WILLAPPEAR_TEST_DEVICE"
    package static let testVersionVariable = "WILLAPPEAR_TEST_IOS"

    /// Major versions of iOS to behave as.
    package static let versions = 5...26

    package enum Clock: String, Codable, Sendable, CaseIterable {
        /// Time stands still unless the host moves it, and jumps over idle time.
        case virtual
        /// Time is the wall clock's.
        case real
    }

    package var device: DeviceProfile
    /// Major version of the iOS to behave as, one of ``versions``.
    package var iOSVersion: Int
    /// Text of the script, nil for "launch, settle, screenshot, exit".
    package var script: String?
    /// What messages call the script: a file name, or "-e".
    package var scriptName: String
    /// Absolute path of `trace.jsonl`, nil for no trace file.
    package var traceFile: String?
    /// Absolute path of an existing or creatable directory, nil for no pictures.
    package var screenshotDirectory: String?
    /// Absolute path of the ``RunSummary`` to write, nil for none.
    package var summaryFile: String?
    package var clock: Clock
    /// Whether the life-cycle trace is printed on standard error as it happens.
    package var liveTrace: Bool
    /// Limits of the process; nil leaves it alone.
    package var watch: RunWatch?
    /// Set when the app was ended in the course of the script and this process goes on.
    package var continuation: RunContinuation?
    /// Number of the listening socket that the process inherits: it is then driven by requests instead of a script.
    package var channel: Int32?
    /// Absolute path of the folder in which the pictures of the app's previews go, with a ``PreviewIndex``; nil for an ordinary run.
    package var previewDirectory: String?

    package init(
        device: DeviceProfile = .default, iOSVersion: Int = 26, script: String? = nil, scriptName: String = "script",
        traceFile: String? = nil, screenshotDirectory: String? = nil, summaryFile: String? = nil, clock: Clock = .virtual,
        liveTrace: Bool = true
    ) {
        self.device = device
        self.iOSVersion = iOSVersion
        self.script = script
        self.scriptName = scriptName
        self.traceFile = traceFile
        self.screenshotDirectory = screenshotDirectory
        self.summaryFile = summaryFile
        self.clock = clock
        self.liveTrace = liveTrace
    }

    /// Everything the environment of an app process needs beside what it inherits. `file` is where this
    /// configuration was written. Missing variables cost a process that starts itself again.
    package func environment(file: String) -> [String: String] {
        var variables = [Self.environmentVariable: file]
        if clock == .virtual { variables.merge(Self.virtualTimeEnvironment) { _, new in new } }
        return variables
    }

    /// What makes two runs of one process the same: the clock, the order of sets and dictionaries, dates as text.
    package static let virtualTimeEnvironment = [
        "WILLAPPEAR_VIRTUAL_TIME": "1", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC",
    ]

    package static func read(from path: String) throws -> RunConfiguration {
        try JSONDecoder().decode(RunConfiguration.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    package func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

/// A picture the host wrote. In the trace it is a line of type "screenshot".
package struct ScreenshotRecord: Codable, Sendable, Equatable {
    /// File name inside the screenshot directory: "02-tap.png".
    package var file: String
    /// Number of the script step it shows, 1 for the first; 0 for the picture after the launch.
    package var step: Int
    /// Source text of that step, "launch" for step 0.
    package var caption: String
    /// Seconds since launch on the app's clock.
    package var time: Double
    /// Frames committed so far.
    package var frame: Int

    package init(file: String, step: Int, caption: String, time: Double, frame: Int) {
        self.file = file
        self.step = step
        self.caption = caption
        self.time = time
        self.frame = frame
    }
}

/// How a run ended. Absent when the app trapped: then the trace file is what remains.
package struct RunSummary: Codable, Sendable, Equatable {
    package struct Failure: Codable, Sendable, Equatable {
        /// Line of the script, nil for failures outside of it.
        package var line: Int?
        /// What a person reads, candidates included.
        package var message: String

        package init(line: Int?, message: String) {
            self.line = line
            self.message = message
        }
    }

    package var exitCode: ExitCode
    package var failures: [Failure]
    package var screenshots: [ScreenshotRecord]
    package var screenshotDirectory: String?
    package var traceFile: String?
    /// Life-cycle events recorded, script steps done, frames committed, seconds on the app's clock.
    package var events: Int
    package var steps: Int
    package var frames: Int
    package var duration: Double

    package init(
        exitCode: ExitCode, failures: [Failure], screenshots: [ScreenshotRecord], screenshotDirectory: String?, traceFile: String?,
        events: Int, steps: Int, frames: Int, duration: Double
    ) {
        self.exitCode = exitCode
        self.failures = failures
        self.screenshots = screenshots
        self.screenshotDirectory = screenshotDirectory
        self.traceFile = traceFile
        self.events = events
        self.steps = steps
        self.frames = frames
        self.duration = duration
    }

    package static func read(from path: String) throws -> RunSummary {
        try JSONDecoder().decode(RunSummary.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    package func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
