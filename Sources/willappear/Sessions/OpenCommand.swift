// `willappear open PATH`: builds and starts an app that stays open, paused, for commands of an agent or a script.
// `list` and `close` are its counterparts; SessionVerbs.swift has the commands that use it.

import ArgumentParser
import Foundation
import HostProtocol

struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open an app as a session: it stays, paused, for tap, type, snapshot and the rest.",
        discussion: """
            Prints the session's name. Time stands still between commands and passes at once when one asks for it.
            A command without --session means the only open session.
            """)

    @OptionGroup var app: AppOptions
    @OptionGroup var output: AnswerOptions

    func run() throws {
        let (session, launch) = try SessionApp.start(try app.source().build(), app, timeout: output.timeout)
        let (snapshot, _, _) = try session.ask(.snapshot(SnapshotOptions(depth: 6)), timeout: output.timeout)
        var answer = launch
        answer.changes = []
        answer.text = "session \(session.folder.name)\n" + snapshot.text
        try output.show(AnswerText(answer: answer))
    }
}

/// The options that select an app on the command line.
struct AppOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The app: a project, workspace, package or folder.", valueName: "path")) var path: String
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project.", valueName: "name")) var configuration: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("iOS version to behave as.", valueName: "version")) var iOSVersion = RunConfiguration.versions.upperBound
    @OptionGroup var launch: LaunchOptions
    @Option(help: ArgumentHelp("Seconds (real ones) after which an app ends whose main thread does not come back from what it was asked. 0: never.", valueName: "seconds")) var watchdog = RunWatch.standardTimeout

    func validate() throws {
        guard watchdog >= 0, watchdog < 1_000_000 else { throw ValidationError("--watchdog \(watchdog): give seconds, or 0 for no limit") }
        try VersionOption.validate(iOSVersion)
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
    }

    func source() throws -> AppSource { try AppSource.at(path, scheme: scheme, configuration: configuration) }
}

/// The form of a printed answer, and the time to wait for it.
struct AnswerOptions: ParsableArguments {
    @Flag(help: "Print the answer as one line of JSON.") var json = false
    @Option(help: ArgumentHelp("Real seconds to wait for the app.", valueName: "seconds")) var timeout = 60.0

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else { throw ValidationError("--timeout: from 0 to 86400 seconds") }
    }

    /// Prints the answer; a problem in it makes the command fail.
    func show(_ text: AnswerText) throws {
        print(json ? try text.json() : text.text)
        if text.answer.problem != nil { throw Failure(status: .failed, message: nil) }
    }
}

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the open sessions.")

    func run() throws {
        let open = try SessionFolder.all().filter(\.isOpen)
        if open.isEmpty { Console.say("no session is open") }
        for folder in open {
            guard let description = folder.description else { continue }
            print("\(folder.name)  \(description.app), \(description.device), iOS \(description.iOS), \(description.path)")
        }
    }
}

struct CloseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "close", abstract: "End a session and its app.")

    @Argument(help: ArgumentHelp("The session. Default: the only open one.", valueName: "name")) var name: String?
    @Flag(help: "End every open session.") var all = false

    func run() throws {
        let folders = all ? try SessionFolder.all() : [try SessionFolder.find(name)]
        for folder in folders {
            try SessionApp(folder).close()
            print("closed \(folder.name)")
        }
    }
}
