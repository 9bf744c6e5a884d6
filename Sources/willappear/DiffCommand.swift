// `willappear diff A B`: finds the first life-cycle event in which the traces of two runs differ, and prints what led to it.
// A trace is a file, or the name of an open session. Times are compared only on request: a run on another device differs in them.

import ArgumentParser
import Foundation
import HostProtocol

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show the first life-cycle event in which two runs differ.",
        discussion: "Exit status: 0 the same, 1 they differ, 65 a trace cannot be read.")

    @Argument(help: ArgumentHelp("trace.jsonl of a run, its folder, or an open session.", valueName: "a")) var first: String
    @Argument(help: ArgumentHelp("The other.", valueName: "b")) var second: String
    @Flag(help: "Compare times too.") var times = false
    @Flag(help: "Compare events of views and windows too.") var all = false
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
        let a = try TraceDifference.Run(Self.records(first)), b = try TraceDifference.Run(Self.records(second))
        let difference = TraceDifference(a, b, comparesTimes: times, all: all)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(difference.summary), as: UTF8.self))
        } else {
            print(difference.text(first, second))
        }
        if difference.index != nil { throw Failure(status: .failed, message: nil) }
    }

    private static func records(_ name: String) throws -> [TraceRecord] {
        var isFolder: ObjCBool = false
        var file = name
        if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
            if isFolder.boolValue { file = name + "/trace.jsonl" }
        } else if let session = try SessionFolder.all().first(where: { $0.name == name }) {
            file = session.trace
        }
        return try TraceFile.read(file, called: "\(name): no trace, no folder with one, and no open session")
    }
}

/// The events of two runs side by side.
struct TraceDifference {
    /// The events of a trace, each with its step of the script.
    struct Run {
        var events: [(event: LifecycleEvent, step: String?)] = []

        init(_ records: [TraceRecord]) {
            var step: String?
            for record in records {
                switch record {
                case .step(let next): step = next.source
                case .event(let event): events.append((event, step))
                case .run, .link, .screenshot, .end: break
                }
            }
        }
    }

    /// The number of events that are shown before and after the difference.
    private static let before = 3, after = 4

    private let a: [(event: LifecycleEvent, step: String?)]
    private let b: [(event: LifecycleEvent, step: String?)]
    /// The first event that differs; nil when none does.
    let index: Int?

    init(_ first: Run, _ second: Run, comparesTimes: Bool, all: Bool) {
        func shown(_ run: Run) -> [(event: LifecycleEvent, step: String?)] { run.events.filter { all || $0.event.kind != .view && $0.event.kind != .window } }
        a = shown(first)
        b = shown(second)
        let common = min(a.count, b.count)
        let events = (a.map(\.event), b.map(\.event))
        index = (0..<common).first { !Self.isSame(events.0[$0], events.1[$0], comparesTimes) } ?? (a.count == b.count ? nil : common)
    }

    private static func isSame(_ a: LifecycleEvent, _ b: LifecycleEvent, _ comparesTimes: Bool) -> Bool {
        a.kind == b.kind && a.className == b.className && a.object == b.object && a.event == b.event && a.animated == b.animated && a.cause == b.cause
            && (!comparesTimes || abs(a.time - b.time) < 0.0005)
    }

    struct Summary: Encodable {
        var same: Bool
        var common: Int
        var first: LifecycleEvent?
        var second: LifecycleEvent?
        var step: String?
    }

    var summary: Summary {
        let place = index ?? a.count
        return Summary(
            same: index == nil, common: place, first: a.indices.contains(place) ? a[place].event : nil, second: b.indices.contains(place) ? b[place].event : nil,
            step: a.indices.contains(place) ? a[place].step : b.indices.contains(place) ? b[place].step : nil)
    }

    func text(_ first: String, _ second: String) -> String {
        guard let index else { return "the same \(a.count) events" }
        var lines = ["the first \(index) events are the same; then they differ" + (summary.step.map { ", in step: \($0)" } ?? "")]
        for entry in a[max(0, index - Self.before)..<index] { lines.append("    " + Self.line(entry.event)) }
        for (mark, name, run) in [("-", first, a), ("+", second, b)] {
            let rest = run.dropFirst(index)
            lines += rest.prefix(Self.after).map { "  \(mark) " + Self.line($0.event) }
            lines.append("  \(mark) " + (rest.isEmpty ? "nothing more in \(name)" : rest.count > Self.after ? "… and \(rest.count - Self.after) more in \(name)" : "end of \(name)"))
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ event: LifecycleEvent) -> String {
        "\(ScriptSource.number(event.time)) \(event.lane) \(event.event)" + (event.animated.map { $0 ? " animated" : " not animated" } ?? "") + (event.cause.map { " [\($0)]" } ?? "")
    }
}
