// Runs before `main`: line-buffers standard output, makes the process virtual and installs the host, so that
// an app needs no code of WillAppear. Test processes keep UIKit's detached host.
import CProcessWatch
import CVirtualTime
@preconcurrency import Glibc
import HostProtocol
import QuartzCore
import UIKit

@used @section(".init_array") nonisolated private let hostRecord: @convention(c) () -> Void = { HostInstallation.run() }

enum HostInstallation {
    /// The real time that an app may block its main thread before time moves on without the host.
    private static let patienceMicroseconds: Int64 = 20_000
    private static let spinStepNanoseconds: Int64 = 1_000_000

    static func run() {
        MediaClock.now = { CFTimeInterval(vt_uptime_ns()) / 1_000_000_000 }
        StandardFolders.install()
        NSKeyedUnarchiver.installAbsentKeys()
        NSError.installDescriptions()
        FoundationCorrections.install()
        AppLocale.install()
        if isTestProcess {
            ProcessContainer.makeIfNeeded()
            watch_end_of_tests()
            installTestHost()
            // This waits until main: the run loop's own initialisation belongs to the test runner's thread.
            DispatchQueue.main.async { RunLoopDriver.install() }
            return
        }
        // Texts that an app printed before it trapped must not be lost in a buffer.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        let configuration: RunConfiguration
        do {
            configuration = try readConfiguration()
        } catch {
            stop("\(RunConfiguration.environmentVariable): cannot read the run configuration: \(error)")
        }
        ProcessContainer.makeIfNeeded()
        // An app on a device has this working directory: relative paths must not find files of the user's present folder.
        if getenv(RunConfiguration.environmentVariable) != nil { chdir("/") }
        startAgainIfNeeded(configuration.clock)
        if let watch = configuration.watch { begin(watch, endsWithParent: configuration.channel == nil) }
        if configuration.clock == .virtual { vt_start_watcher(patienceMicroseconds, spinStepNanoseconds) }
        Host.install {
            do {
                return try SimulatorHost(configuration)
            } catch {
                stop("\(error)")
            }
        }
    }

    /// The device of `willappear test --device`, and the tests that a host app hands over to (TestRunner's program has the symbol).
    private static func installTestHost() {
        if let start = dlsym(nil, "willappear_start_tests") {
            typealias Start = @convention(c) () -> Int32
            let tests = unsafeBitCast(start, to: Start.self)
            DetachedHost.hostedTests = { tests() }
        }
        let environment = ProcessInfo.processInfo.environment
        let device = environment[RunConfiguration.testDeviceVariable].flatMap(DeviceProfile.named)
        let iOS = environment[RunConfiguration.testVersionVariable].flatMap(Int.init)
        guard device != nil || iOS != nil else { return }
        Host.install { DetachedHost(device: device ?? .default, iOSVersion: iOS ?? 26) }
    }

    /// - Parameter endsWithParent: false for a session, which outlives the command that opened it.
    private static func begin(_ watch: RunWatch, endsWithParent: Bool) {
        let second = 1_000_000_000.0
        if endsWithParent { watch_end_with_parent() }
        if let confinement = watch.confinement { Confinement.enter(confinement) }
        watch_limit_forks()
        watch_report_to(watch.reportFile, watch.reportsSignals)
        watch_start(Int64(watch.timeout * second), Int64(watch.timeout * RunWatch.virtualSeconds * second), Int64(watch.memory) << 20)
    }

    private static var isTestProcess: Bool {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return false }
        return path.hasSuffix(".xctest") || path.hasSuffix("xctest") || path.hasSuffix("swiftpm-testing-helper")
    }

    /// The configuration of an app that is started by hand: that of `willappear run` without options.
    private static func readConfiguration() throws -> RunConfiguration {
        guard let path = ProcessInfo.processInfo.environment[RunConfiguration.environmentVariable] else { return RunConfiguration() }
        return try RunConfiguration.read(from: path)
    }

    /// Starts the process again if it was started with another clock or hash seed than its configuration asks for, because both
    /// are fixed at the first instruction.
    private static func startAgainIfNeeded(_ clock: RunConfiguration.Clock) {
        let present = ProcessInfo.processInfo.environment
        switch clock {
        case .virtual:
            let missing = RunConfiguration.virtualTimeEnvironment.filter { present[$0.key] == nil }
            guard !missing.isEmpty else { return }
            for (name, value) in missing { setenv(name, value, 1) }
        case .real:
            guard vt_is_enabled() else { return }
            for name in RunConfiguration.virtualTimeEnvironment.keys { unsetenv(name) }
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv("/proc/self/exe", arguments)
        stop("cannot start this program again with its clock: \(String(cString: strerror(errno)))")
    }

    private static func stop(_ message: String) -> Never {
        fflush(nil)
        FileHandle.standardError.write(Data("willappear: \(message)\n".utf8))
        watch_note(message)
        _exit(ExitCode.ours.rawValue)
    }
}
