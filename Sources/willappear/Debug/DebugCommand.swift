// `willappear debug PATH`: an app under lldb, with breakpoints at the user's lines. The process is started as for a run,
// but without its limits, and directly: no process of WillAppear stands between lldb and `main`.

import ArgumentParser
import Foundation
import HostProtocol

struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug", abstract: "Run an app under lldb, or look into the app of a session.",
        discussion: """
            The app plays its script as with `run`; breakpoints stop it where the source says. Time stands still while it is
            stopped. With --attach the debugger goes into an app that `open` or `view` has started, and fingers go on in
            another terminal. `po`, `p`, `v`, `bt` and all else are lldb's own.
            """)

    @Argument(help: ArgumentHelp("The app. Not with --attach.", valueName: "path")) var path: String?
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound
    @Option(help: ArgumentHelp("File with the script to play.", valueName: "file")) var script: String?
    @Option(name: [.customShort("e")], help: ArgumentHelp("Script to play, statements separated by \";\".", valueName: "statements")) var statements: [String] = []
    @Option(name: [.customShort("b"), .long], help: ArgumentHelp("Stop at a line or in a function.", valueName: "file:line|name")) var `break`: [String] = []
    @Option(name: [.customShort("o"), .customLong("command")], help: ArgumentHelp("Have lldb do this once the app has stopped for the first time.", valueName: "command")) var commands: [String] = []
    @Option(help: ArgumentHelp("Go into the app of an open session.", valueName: "session")) var attach: String?
    @Flag(help: "End when the commands are done; nobody is asked anything.") var batch = false

    func validate() throws {
        guard (path == nil) != (attach == nil) else { throw ValidationError("give an app, or --attach with the name of a session") }
        try VersionOption.validate(iOSVersion)
        guard script == nil || statements.isEmpty else { throw ValidationError("give --script or -e, not both") }
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
    }

    func run() throws {
        let debugger: Debugger
        switch try Debugger.search() {
        case .found(let found): debugger = found
        case .absent(let absence): throw Failure.ours("\(absence.message)\n  \(absence.advice)")
        }
        if let attach { return try finish(debugger, ["-p", String(SessionApp(SessionFolder.find(attach)).process)], ProcessInfo.processInfo.environment, starts: false) }
        let source = try AppSource.at(path ?? ".", scheme: scheme)
        let script = try RunScript.read(file: script, statements: statements, appFolder: source.path)
        let app = try source.build()
        let folder = try RunFolder.claim(for: app)
        defer { folder.remove() }
        let container = try ContainerChoice().prepare(for: app, in: folder).container
        // There are no time limits: an app that waits at a breakpoint does not hang.
        let configuration = RunConfiguration(
            device: device.flatMap(DeviceProfile.named) ?? app.standardDevice, iOSVersion: iOSVersion, script: script?.text, scriptName: script?.name ?? "script", liveTrace: false)
        let environment = try AppLaunch(app: app, container: container, folder: folder.path, file: folder.configuration).prepare(configuration)
        try finish(debugger, [app.executable] + app.arguments, environment, starts: true)
    }

    private func finish(_ debugger: Debugger, _ target: [String], _ environment: [String: String], starts: Bool) throws {
        var setup = ["settings set target.process.stop-on-exec false", "settings set target.process.thread.step-avoid-regexp ^libWillAppear"]
        // lldb needs the library; the app does not.
        if debugger.libraryFolder != nil, environment["LD_LIBRARY_PATH"] == nil { setup.append("settings set target.unset-env-vars LD_LIBRARY_PATH") }
        setup += try `break`.map(Self.breakpoint)
        let first = setup.flatMap { ["-o", $0] }
        let then = (starts ? ["run"] : []) + commands
        let arguments = (batch ? ["--batch"] : []) + (starts ? first + then.flatMap { ["-o", $0] } + ["--"] + target : target + first + then.flatMap { ["-o", $0] })
        guard try debugger.start(arguments, environment: environment).succeeded else { throw Failure(status: .failed, message: nil) }
    }

    /// `ViewController.swift:12`, or a function's name.
    static func breakpoint(_ place: String) throws -> String {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count >= 2, let line = Int(parts[parts.count - 1]) {
            let file = parts.dropLast().joined(separator: ":")
            guard !file.isEmpty, line > 0, !file.contains("\"") else { throw Failure.usage("--break \(place): FILE:LINE, or the name of a function") }
            return "breakpoint set --file \"\(file)\" --line \(line)"
        }
        guard !place.isEmpty, !place.contains("\"") else { throw Failure.usage("--break \(place): FILE:LINE, or the name of a function") }
        return "breakpoint set --name \"\(place)\""
    }
}
