// Starts the built app with its run configuration and turns its end into an exit status and a sentence.
// Called by RunCommand. SimulatorHost runs inside the process.

import Foundation
import HostProtocol

struct AppProcess {
    let app: BuiltApp
    let configuration: RunConfiguration
    /// Whether nothing that the app prints is shown.
    var isSilent = false
    struct Result {
        let status: ExitCode
        /// The message for the user beyond the app process's own output.
        let message: String?
    }

    /// The files of a run that its process needs.
    struct Place {
        let folder: RunFolder
        let container: AppContainer
    }

    func run(at place: Place) throws -> Result {
        let folder = place.folder
        var child = ChildProcess(executable: app.executable, arguments: app.arguments)
        child.environment = try AppLaunch(app: app, container: place.container, folder: folder.path, file: folder.configuration).prepare(configuration)
        child.leadsGroup = true
        child.endsWhenStopped = configuration.watch.map { $0.timeout > 0 } ?? false
        if isSilent {
            child.output = .discard
            child.mergesStandardError = true
        }

        Reaper.adoptOrphans()
        let reaper = Reaper(removing: folder)
        defer { reaper?.dismiss() }
        var started: pid_t?
        child.hasStarted = {
            started = $0
            reaper?.watch($0)
        }
        let ending = try child.run()
        reaper?.endOrphans(of: started)
        return result(ending, folder)
    }

    // MARK: The end

    private func result(_ ending: ChildProcess.Ending, _ folder: RunFolder) -> Result {
        let report = EndReport.read(folder.report)
        let end = AppEnd(report, name: app.name, executable: app.executable, bundle: app.bundle)
        let hasEndedItself = FileManager.default.fileExists(atPath: folder.summary)
        switch ending {
        case .exited(let code) where hasEndedItself || (code == ExitCode.ours.rawValue && report?.notes.isEmpty == false):
            return Result(status: ExitCode(rawValue: code) ?? .failed, message: nil)
        case .exited(let code):
            if let end { return Result(status: .failed, message: (end.lines + [notRun].compactMap(\.self)).joined(separator: "\n")) }
            return Result(status: .failed, message: ["\(app.name) ended itself with status \(code)\(moment)", notRun].compactMap(\.self).joined(separator: "\n"))
        case .signalled(let signal):
            if let end { return Result(status: .failed, message: (end.lines + [notRun].compactMap(\.self)).joined(separator: "\n")) }
            return Result(status: .failed, message: ["\(app.name) \(AppEnd.describe(signal)); the trace ends there", notRun].compactMap(\.self).joined(separator: "\n"))
        }
    }

    /// The place in the script at which the app ended.
    private var moment: String {
        guard let progress else { return "" }
        if progress.steps.isEmpty { return " before the run was over" }
        return progress.begun == 0 ? " before the script began" : " in step \(progress.begun) of \(progress.steps.count)"
    }

    /// The steps of the script that were not done, including the one in progress.
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
}
