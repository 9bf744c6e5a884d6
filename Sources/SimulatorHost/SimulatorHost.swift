// The application host of a `willappear run` process: joins the clock, the main loop, the recorders and
// the script, and ends the process. UIKit sees it as ApplicationHost and nothing else of this module.
// Installed before main by LoadTimeRecord.swift.
import HostProtocol
import UIKit

@MainActor package final class SimulatorHost: ApplicationHost {
    package let configuration: RunConfiguration
    package let clock: AppClock
    package let loop: MainLoop
    let trace: TraceRecorder
    let console: ConsoleRecorder
    let screen: ScreenCamera

    package var device: DeviceProfile { configuration.device }
    package var iOSVersion: Int { configuration.iOSVersion }

    package init(_ configuration: RunConfiguration) throws {
        self.configuration = configuration
        clock = AppClock(configuration.clock)
        loop = MainLoop(clock: clock)
        console = ConsoleRecorder(isLive: configuration.liveTrace)
        trace = try TraceRecorder(file: configuration.traceFile)
        screen = try ScreenCamera(directory: configuration.screenshotDirectory, device: configuration.device)
    }

    // MARK: ApplicationHost

    package func record(_ draft: LifecycleEvent.Draft) {
        let event = trace.record(draft, time: clock.now, frame: UpdateCycle.shared.framesCommitted)
        console.show(event)
    }

    package func log(_ text: String) { console.log(text, time: clock.now) }

    package func run(_ application: UIApplication) -> Never {
        trace.write(.run(.init(app: appName, device: device.name, iOS: iOSVersion, clock: configuration.clock)))
        let session = Session(host: self, application: application)
        end(session.play())
    }

    // MARK: The end

    /// Writes what is left to write and leaves the process. Deinitialisers do not run, as on a device.
    private func end(_ outcome: Session.Outcome) -> Never {
        let messages = outcome.failures.map(\.message)
        trace.write(.end(.init(time: clock.now, frame: UpdateCycle.shared.framesCommitted, exitCode: outcome.exitCode, failures: messages)))
        for failure in outcome.failures { console.fail(failure.message) }
        if let file = configuration.summaryFile {
            let summary = RunSummary(
                exitCode: outcome.exitCode, failures: outcome.failures, screenshots: screen.records, screenshotDirectory: configuration.screenshotDirectory,
                traceFile: configuration.traceFile, events: trace.events, steps: outcome.steps, frames: UpdateCycle.shared.framesCommitted, duration: clock.now)
            do {
                try summary.write(to: file)
            } catch {
                console.fail("cannot write \(file): \(error.localizedDescription)")
                leave(.ours)
            }
        }
        leave(outcome.exitCode)
    }

    private func leave(_ code: ExitCode) -> Never {
        fflush(nil)
        _exit(code.rawValue)
    }

    private var appName: String {
        if let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String, !name.isEmpty { return name }
        return URL(fileURLWithPath: CommandLine.arguments.first ?? "App").deletingPathExtension().lastPathComponent
    }
}
