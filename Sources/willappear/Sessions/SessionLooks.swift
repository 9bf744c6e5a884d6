// The commands that only read an open session: snapshot, tree, trace and picture.
// SessionVerbs.swift has those that change it.

import ArgumentParser
import Foundation
import HostProtocol

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Show what is on the screen of a session, with short references for tap.",
        discussion: "At most 200 lines. A reference stays an element's as long as it exists.")
    @Option(help: ArgumentHelp("Levels of the tree.", valueName: "levels")) var depth: Int?
    @Option(help: ArgumentHelp("Only what has this text, and what it stands in.", valueName: "text")) var find: String?
    @Flag(help: "Where each element is, in points of the screen.") var frames = false
    @OptionGroup var options: SessionOptions

    func run() throws { try options.show(.snapshot(SnapshotOptions(depth: depth, find: find, frames: frames))) }
}

struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tree", abstract: "Show the view hierarchy of a session.")
    @Option(help: ArgumentHelp("Only lines with this text.", valueName: "text")) var find: String?
    @OptionGroup var options: SessionOptions

    func run() throws {
        var (answer, _, printed) = try options.ask(.tree)
        if let find { answer.text = answer.text.split(separator: "\n").filter { $0.range(of: find, options: .caseInsensitive) != nil }.joined(separator: "\n") }
        try options.output.show(AnswerText(answer: answer, printed: printed))
    }
}

struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "trace", abstract: "Show the life cycle of a session, an event a line.")
    @Option(help: ArgumentHelp("Only events after this number.", valueName: "number")) var since = 0
    @Flag(help: "Events of views and windows too.") var all = false
    @Option(help: ArgumentHelp("What led to the event with this number, link by link, with the evidence of each.", valueName: "number")) var why: Int?
    @OptionGroup var options: SessionOptions

    func run() throws {
        if let why { return try explain(why) }
        var (answer, _, _) = try options.ask(.trace(since: since))
        let shown = answer.events.filter { all || $0.kind != .view && $0.kind != .window }
        if options.output.json {
            answer.events = shown
        } else {
            answer.text = shown.map { event in
                "\(event.sequence) \(ScriptSource.number(event.time)) \(event.lane) \(event.event)" + (event.animated.map { $0 ? " animated" : "" } ?? "") + (event.cause.map { " [\($0)]" } ?? "")
            }.joined(separator: "\n")
            if shown.isEmpty { answer.text = "no events after \(since); the last is \(answer.lastEvent)" }
            answer.events = []
        }
        try options.output.show(AnswerText(answer: answer))
    }

    private func explain(_ number: Int) throws {
        var (answer, _, _) = try options.ask(.trace(since: number - 1))
        guard let event = answer.events.first, event.sequence == number else { throw Failure.usage("--why \(number): the events are 1 to \(answer.lastEvent)") }
        let chains = CauseChains(answer.links)
        answer.events = options.output.json ? [event] : []
        answer.links = chains.chain(to: event.link)
        answer.text = options.output.json ? "" : chains.text(of: event, evidence: true).joined(separator: "\n")
        try options.output.show(AnswerText(answer: answer))
    }
}

struct ShotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "shot", abstract: "Write a picture of a session's screen as PNG.")
    @Argument(help: ArgumentHelp("Where it goes. Default: NAME.png, NAME being the session's.", valueName: "file")) var file: String?
    @Option(help: ArgumentHelp("Pixels a point: 1 is enough to read. Default: the device's.", valueName: "scale")) var scale: Double?
    @OptionGroup var options: SessionOptions

    func validate() throws {
        if let scale, !(0.1...4).contains(scale) { throw ValidationError("--scale: from 0.1 to 4") }
    }

    func run() throws {
        let folder = try SessionFolder.find(options.session)
        var (answer, picture, printed) = try SessionApp(folder).ask(.picture(scale: scale), timeout: options.output.timeout)
        let target = file ?? "\(folder.name).png"
        if answer.problem == nil {
            do {
                try picture.write(to: URL(fileURLWithPath: target))
            } catch {
                throw Failure.usage("\(target): cannot be written (\(error.localizedDescription))")
            }
            answer.text = target
        }
        try options.output.show(AnswerText(answer: answer, printed: printed))
    }
}
