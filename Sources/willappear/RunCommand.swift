// `willappear run PATH`: builds the app, starts it on the virtual clock, drives it, writes the results.
// The steps are in `run()`, in order; each is a separate type.

import ArgumentParser
import Foundation
import HostProtocol

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build an app, drive it through a script, and show its life cycle.",
        discussion: """
            PATH is an Xcode project or workspace, a folder that holds one, a folder with Swift files, storyboards,
            assets and an Info.plist, or a SwiftPM package whose executable imports UIKit. Without --script and -e, Script.willappear in that folder is the script;
            without that too, the app is launched, settles, is photographed and ends.

            The app's own output goes to standard output unchanged, ours to standard error.
            Exit status: 0 done; 1 the app trapped, hung or ended itself, or an expectation failed; 64 usage; 65 bad input data
            (Swift that does not compile, nib, plist, script); 70 a fault of WillAppear.
            """)

    @Argument(help: ArgumentHelp("The app.", valueName: "path")) var path: String
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project. Default: the app's.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project. Default: the scheme's.", valueName: "name")) var configuration: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`. Default: iPhone 16, or an iPad for an app of iPads only.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound
    @Option(help: ArgumentHelp("File with the script to play.", valueName: "file")) var script: String?
    @Option(name: [.customShort("e")], help: ArgumentHelp("Script to play, statements separated by \";\".", valueName: "statements")) var statements: [String] = []
    @Option(help: ArgumentHelp("Where the trace goes. Default: out/<app>/trace.jsonl", valueName: "file")) var trace: String?
    @Option(help: ArgumentHelp("Where the PNGs go. Default: out/<app>", valueName: "folder")) var screenshots: String?
    @Option(help: ArgumentHelp("Where the timeline goes. Default: out/<app>/timeline.html", valueName: "file")) var timeline: String?
    @Option(help: ArgumentHelp("virtual: time moves only when needed, and then at once. real: as on a phone.", valueName: "virtual|real"))
    var clock = RunConfiguration.Clock.virtual
    @Option(help: ArgumentHelp("Keep the app's files and defaults under this name, for its next runs. Default: every run begins without any.", valueName: "name")) var container: String?
    @Option(help: ArgumentHelp("Folder, or .xcappdata, whose contents a new container begins with.", valueName: "folder")) var containerFrom: String?
    @Option(help: ArgumentHelp("Seconds (real ones) after which a run ends whose main thread makes no progress. 0: never.", valueName: "seconds")) var timeout = RunWatch.standardTimeout
    @Option(help: ArgumentHelp("Megabytes that the app may hold; it is ended when it holds more.", valueName: "MB")) var memory = RunWatch.standardMemory
    @Option(help: ArgumentHelp("What a crash prints: the app's own frames, or all that Swift knows.", valueName: "short|full")) var backtrace = Backtrace.short
    @OptionGroup var launch: LaunchOptions
    @Flag(help: "Print no life-cycle trace while the app runs.") var quiet = false
    @Flag(help: "End with a JSON summary on standard output.") var json = false

    func validate() throws {
        try VersionOption.validate(iOSVersion)
        guard timeout >= 0, timeout < 1_000_000 else { throw ValidationError("--timeout \(timeout): give seconds, or 0 for no limit") }
        guard memory >= 64 else { throw ValidationError("--memory \(memory): give megabytes, 64 or more") }
        guard script == nil || statements.isEmpty else { throw ValidationError("give --script or -e, not both") }
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
    }

    func run() throws {
        let source = try AppSource.at(path, scheme: scheme, configuration: configuration)
        let script = try RunScript.read(file: script, statements: statements, appFolder: source.path)
        let app = launch.apply(to: try source.build())

        let folder = try RunFolder.claim(for: app)
        defer { folder.remove() }
        let home = try ContainerChoice(name: container, seed: containerFrom).prepare(for: app, in: folder)
        let outputs = RunOutputs(app: app.name, folder: folder, trace: trace, screenshots: screenshots, timeline: timeline)
        try outputs.prepare()
        var runConfiguration = RunConfiguration(
            device: device.flatMap(DeviceProfile.named) ?? app.standardDevice, iOSVersion: iOSVersion, script: script?.text, scriptName: script?.name ?? "script", traceFile: outputs.trace,
            screenshotDirectory: outputs.screenshots, summaryFile: outputs.summary, clock: clock, liveTrace: !quiet)
        let reportsSignals = backtrace == .short && ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil
        runConfiguration.watch = RunWatch(reportFile: folder.report, timeout: timeout, memory: memory, reportsSignals: reportsSignals)
        let result = try AppProcess(app: app, configuration: runConfiguration).run(at: AppProcess.Place(folder: folder, container: home.container))
        try outputs.finish()
        if let message = result.message { Console.say(message) }
        outputs.announce(result, json: json)
        if result.status != .done { throw Failure(status: result.status, message: nil) }
    }
}

enum Backtrace: String, ExpressibleByArgument, CaseIterable {
    case short, full
}

extension RunConfiguration.Clock: ExpressibleByArgument {}

extension AppSource {
    /// The folder of the app, absolute.
    var path: String {
        switch self {
        case .folder(let folder): folder.path
        case .package(let path): path
        case .project(let selection): selection.folder
        }
    }

    /// - Parameter keepsPreviews: `#Preview` becomes something that can be called.
    func build(keepsPreviews: Bool = false) throws -> BuiltApp {
        var app = switch self {
        case .folder(let folder): try FolderBuild(folder: folder, keepsPreviews: keepsPreviews).build()
        case .package(let path): try PackageBuild(path: path, keepsPreviews: keepsPreviews).buildApp()
        case .project(let selection): try ProjectBuild(selection, keepsPreviews: keepsPreviews).buildApp()
        }
        app.source = path
        return app
    }
}

/// The script of a run and its name in messages. It is parsed before anything is built.
struct RunScript {
    /// The file that is played if the command line gives none.
    static let conventionalName = "Script.willappear"

    let text: String
    let name: String

    static func read(file: String?, statements: [String], appFolder: String) throws -> RunScript? {
        let script: RunScript
        if let file {
            script = RunScript(text: try contents(file), name: file)
        } else if !statements.isEmpty {
            script = RunScript(text: statements.joined(separator: "\n"), name: "-e")
        } else {
            let conventional = appFolder + "/" + conventionalName
            guard FileManager.default.fileExists(atPath: conventional) else { return nil }
            script = RunScript(text: try contents(conventional), name: conventionalName)
        }
        do {
            _ = try Script(parsing: script.text, name: script.name)
        } catch {
            Console.pass("\(error)")
            throw Failure.badInput(nil)
        }
        return script
    }

    private static func contents(_ file: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: file) else { throw Failure.usage("--script \(file): cannot be read") }
        guard let text = String(data: data, encoding: .utf8) else { throw Failure.badInput("--script \(file): not UTF-8 text") }
        return text
    }
}
