// Starts the built app with its run configuration and turns its end into an exit status and a sentence.
// Called by RunCommand. What happens inside the process is SimulatorHost's.

import Foundation
import HostProtocol

struct AppProcess {
    let app: BuiltApp
    let configuration: RunConfiguration
    struct Result {
        let status: ExitCode
        /// What to tell the user beyond what the app process has said itself.
        let message: String?
    }

    /// The files of a run that its process needs.
    struct Place {
        let folder: RunFolder
        let container: AppContainer
        /// The folder of the app's sources.
        let source: String
    }

    func run(at place: Place) throws -> Result {
        let folder = place.folder, file = folder.configuration
        var configuration = configuration
        configuration.watch?.confinement = confinement(place)
        try configuration.write(to: file)

        var child = ChildProcess(executable: app.executable, arguments: app.arguments)
        child.environment = environment(file: file)
        child.environment.merge(place.container.environment) { _, ours in ours }
        child.environment[AppContainer.ownerVariable] = nil
        child.environment["FONTCONFIG_FILE"] = FontConfiguration.file(in: child.environment)
        child.leadsGroup = true

        Reaper.adoptOrphans()
        let reaper = Reaper(removing: folder)
        defer { reaper?.dismiss() }
        child.hasStarted = { reaper?.watch($0) }
        let ending = try child.run()
        reaper?.endOrphans()
        return result(ending, folder)
    }

    /// The environment of the app's process; `file` holds the configuration.
    func environment(file: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables.merge(app.variables) { _, scheme in scheme }
        // The clock under libc and the hash seed are settled before the first instruction of the app.
        variables.merge(configuration.environment(file: file)) { _, ours in ours }
        // Swift's backtracer would wait for a key on a terminal. Where signals are ours it is never called, but without it Swift
        // would print a stack without names.
        if variables["SWIFT_BACKTRACE"] == nil { variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=no" }
        return variables
    }

    /// As on a device the app's bundle is read-only. Sources and toolchain are read for backtraces.
    private func confinement(_ place: Place) -> RunWatch.Confinement {
        let results = [configuration.traceFile.map { ($0 as NSString).deletingLastPathComponent }, configuration.screenshotDirectory]
        let fonts = FontConfiguration.file(in: ProcessInfo.processInfo.environment).map { ($0 as NSString).deletingLastPathComponent }
        return RunWatch.Confinement(
            hidden: [NSHomeDirectory(), ProcessInfo.processInfo.environment["HOME"]].compactMap(\.self), readable: [app.bundle, place.source, (try? Toolchain.find())?.root].compactMap(\.self),
            writable: ([place.folder.path, place.container.path] + results + [fonts]).compactMap(\.self))
    }

    // MARK: The end

    private func result(_ ending: ChildProcess.Ending, _ folder: RunFolder) -> Result {
        let report = EndReport.read(folder.report)
        let hasEndedItself = FileManager.default.fileExists(atPath: folder.summary)
        switch ending {
        case .exited(let code) where hasEndedItself || (code == ExitCode.ours.rawValue && report?.notes.isEmpty == false):
            return Result(status: ExitCode(rawValue: code) ?? .failed, message: nil)
        case .exited(let code):
            if let report, report.cause != nil { return failure(report) }
            return Result(status: .failed, message: ["\(app.name) ended itself with status \(code)\(moment)", notRun].compactMap(\.self).joined(separator: "\n"))
        case .signalled(let signal):
            if let report, report.cause != nil { return failure(report) }
            return Result(status: .failed, message: ["\(app.name) \(Self.describe(signal)); the trace ends there", notRun].compactMap(\.self).joined(separator: "\n"))
        }
    }

    private func failure(_ report: EndReport) -> Result {
        let stack = UserStack(report, app: app)
        var lines = [sentence(report, stack)] + stack.lines
        if let milliseconds = report.nextTimer { lines.append("  pending: a timer that is due in \(Double(milliseconds) / 1000) s of the app's time") }
        if let notRun { lines.append(notRun) }
        return Result(status: .failed, message: lines.joined(separator: "\n"))
    }

    private func sentence(_ report: EndReport, _ stack: UserStack) -> String {
        let place = stack.frames.first.map { " in \($0.place)" } ?? ""
        switch report.cause {
        case .hang(let seconds, let isVirtual):
            let work: String = if report.isComputing { "computes" } else if let called = stack.called { "waits in \(called)" } else { "waits for \(report.waitsFor ?? "something")" }
            let time = "\(seconds) s\(isVirtual ? " of its own time" : "")"
            return "\(app.name) hangs: for \(time) its main thread \(work)\(place); a device's watchdog ends such an app too (0x8badf00d). --timeout SECONDS changes the limit, 0 lifts it"
        case .memory(let megabytes):
            return "\(app.name) was ended\(place): it holds more than \(megabytes) MB of memory, for which a device ends an app too"
        case .signal(let signal):
            let what = report.isStackOverflow ? "overflowed its stack: it calls itself without end" : Self.describe(signal)
            return "\(app.name) \(what)\(place)\(report.isOnBackgroundThread ? ", in a background thread" : ""); the trace ends there"
        case nil: return "\(app.name) has ended"
        }
    }

    /// Where in the script the app ended.
    private var moment: String {
        guard let progress else { return "" }
        if progress.steps.isEmpty { return " before the run was over" }
        return progress.begun == 0 ? " before the script began" : " in step \(progress.begun) of \(progress.steps.count)"
    }

    /// The steps of the script that were not done, the one that was under way included.
    private var notRun: String? {
        guard let progress, !progress.steps.isEmpty else { return nil }
        return "  steps not run: " + progress.steps.dropFirst(max(0, progress.begun - 1)).joined(separator: "; ")
    }

    private var progress: (begun: Int, steps: [String])? {
        let script = try? Script(parsing: configuration.script ?? "", name: configuration.scriptName)
        let text = configuration.traceFile.flatMap(RunOutputs.text) ?? ""
        let begun = ((try? TraceRecord.readAll(text)) ?? []).compactMap { record -> Int? in
            guard case .step(let step) = record else { return nil }
            return step.step
        }
        return script.map { (begun.max() ?? 0, $0.steps.map(\.source)) }
    }

    private static func describe(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "trapped (its message is above)"
        case SIGABRT: "aborted (its message is above)"
        case SIGSEGV, SIGBUS: "crashed on a bad memory access"
        case SIGFPE: "crashed on bad arithmetic"
        case SIGINT, SIGTERM, SIGHUP: "was interrupted"
        case SIGKILL: "was killed"
        default: "was ended by signal \(signal)"
        }
    }
}
