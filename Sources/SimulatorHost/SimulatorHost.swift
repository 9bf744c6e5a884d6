// The application host of a `willappear run` process: connects the clock, the main loop, the recorders and
// the script, and ends the process. UIKit sees only its ApplicationHost protocol.
// Installed before main by LoadTimeRecord.swift.
import CProcessWatch
import HostProtocol
import QuartzCore
import UIKit

@MainActor package final class SimulatorHost: ApplicationHost {
    package let configuration: RunConfiguration
    package let clock: AppClock
    package let loop: MainLoop
    let trace: TraceRecorder
    let console: ConsoleRecorder
    let screen: ScreenCamera
    /// Called with every event and text, while requests drive the app.
    var onEvent: ((LifecycleEvent) -> Void)?
    var onLink: ((CauseLink) -> Void)? { get { trace.onLink } set { trace.onLink = newValue } }
    var onLog: ((String) -> Void)?

    package var device: DeviceProfile { configuration.device }
    package var iOSVersion: Int { configuration.iOSVersion }

    package init(_ configuration: RunConfiguration) throws {
        self.configuration = configuration
        let earlier = configuration.continuation
        clock = AppClock(configuration.clock, elapsed: earlier?.elapsed ?? 0)
        loop = MainLoop(clock: clock)
        console = ConsoleRecorder(isLive: configuration.liveTrace)
        trace = try TraceRecorder(file: configuration.traceFile, continuing: earlier.map { ($0.events, $0.links) })
        screen = try ScreenCamera(directory: configuration.screenshotDirectory, device: configuration.device, earlier: earlier?.screenshots ?? [])
        if let earlier { Host.numbers.counts = earlier.objectNumbers }
    }

    /// The frames of the run, including those of earlier processes.
    var frames: Int { UpdateCycle.shared.framesCommitted + (configuration.continuation?.frames ?? 0) }

    // MARK: ApplicationHost

    package func record(_ draft: LifecycleEvent.Draft) {
        guard MainQueue.isCurrent else { return recordLater(draft) }
        let event = trace.record(draft, time: clock.now, frame: frames, because: Causes.current)
        console.show(event)
        onEvent?(event)
    }

    /// An app that uses UIKit in a background thread: the main thread records it when it comes to it. The words are those of the checker
    /// that Xcode switches on; it reports every place, this the first.
    private func recordLater(_ draft: LifecycleEvent.Draft) {
        let isFirst = !reportedBackgroundUse
        reportedBackgroundUse = true
        DispatchQueue.main.async { [self] in
            if isFirst { log("Main Thread Checker: UI API called on a background thread: \(draft.className).\(draft.event)") }
            record(draft)
        }
    }
    private var reportedBackgroundUse = false

    package func log(_ text: String) {
        console.log(text, time: clock.now)
        onLog?(text)
    }

    package func run() -> Never {
        if configuration.continuation == nil { trace.write(.run(.init(app: appName, device: device.name, iOS: iOSVersion, clock: configuration.clock))) }
        let session = Session(host: self, application: .shared)
        end(session.play())
    }

    // MARK: The end

    /// Writes pending output and ends the process. Deinitialisers do not run, as on a device.
    private func end(_ outcome: Session.Outcome) -> Never {
        let messages = outcome.failures.map(\.message)
        trace.write(.end(.init(time: clock.now, frame: frames, exitCode: outcome.exitCode, failures: messages)))
        var outcome = outcome
        if let problem = trace.problem {
            outcome.failures.append(.init(line: nil, message: problem.message))
            if outcome.exitCode == .done { outcome.exitCode = problem.isApps ? .failed : .ours }
        }
        for failure in outcome.failures { console.fail(failure.message) }
        if let file = configuration.summaryFile {
            let summary = RunSummary(
                exitCode: outcome.exitCode, failures: outcome.failures, screenshots: screen.records, screenshotDirectory: configuration.screenshotDirectory,
                traceFile: configuration.traceFile, events: trace.events, steps: outcome.steps, frames: frames, duration: clock.now)
            do {
                try summary.write(to: file)
            } catch {
                console.fail("cannot write \(file): \(error.localizedDescription)")
                leave(.ours)
            }
        }
        leave(outcome.exitCode)
    }

    /// Continues in a new process at `step` of the script; `action` launches the app again. Of this process only the state that the
    /// system keeps remains.
    func startAgain(at step: Int, _ application: UIApplication, on action: ScriptStep.Action, live: LiveContinuation? = nil) -> Never {
        do {
            let continuation = RunContinuation(
                step: step, elapsed: Int(clock.now.rounded(.up)), events: trace.events, frames: frames, links: trace.links, screenshots: screen.records,
                objectNumbers: Host.numbers.counts, applicationState: try JSONEncoder().encode(application.life.saved), live: live)
            try ProcessRestart(configuration, after: action).start(continuation)
        } catch {
            console.fail("cannot launch the app again: \(error)")
        }
        leave(.ours)
    }

    private func leave(_ code: ExitCode) -> Never {
        ProcessContainer.discard()
        if code == .ours { watch_note("a fault of the host") }
        fflush(nil)
        _exit(code.rawValue)
    }

    var appName: String {
        if let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String, !name.isEmpty { return name }
        return URL(fileURLWithPath: CommandLine.arguments.first ?? "App").deletingPathExtension().lastPathComponent
    }
}
