// An answer of a session as a few lines of text, or as one JSON object. Every session command prints through it, so that
// an agent learns one form: the requested output, the life cycle, the console, the changes, the statement and its Swift.

import Foundation
import HostProtocol

struct AnswerText {
    private static let maximumEvents = 14
    private static let maximumPrinted = 10
    private static let maximumWidth = 200

    let answer: LiveAnswer
    /// Lines that the app printed meanwhile.
    var printed: [String] = []

    var text: String {
        var lines: [String] = []
        if let problem = answer.problem { lines.append("FAILED \(problem)") }
        if !answer.text.isEmpty { lines.append(answer.text) }
        lines += Self.bounded(Self.events(answer.events), Self.maximumEvents, "trace shows all")
        let console = answer.console.map { "console: \($0)" }
        // UIKit's own texts are in the app's output as well.
        let rest = printed.filter { line in !answer.console.contains { line.hasSuffix($0) } }
        lines += Self.bounded(console + rest.map { "printed: \($0)" }, Self.maximumPrinted, "in the session's output.log").map(Self.clipped)
        lines += answer.changes.map(Self.clipped)
        if !answer.script.isEmpty {
            let state = answer.screen.state == "active" ? "" : ", \(answer.screen.state)"
            lines.append("at \(ScriptSource.number(answer.time)) s\(state)\(answer.screen.isMoving ? ", still moving" : "")")
            lines.append("script: " + answer.script.joined(separator: "; "))
            if !answer.swift.isEmpty { lines.append("swift:  " + answer.swift.joined(separator: "; ")) }
        }
        return lines.joined(separator: "\n")
    }

    func json() throws -> String {
        struct Printed: Encodable {
            var answer: LiveAnswer
            var printed: [String]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Printed(answer: answer, printed: printed)), as: UTF8.self)
    }

    /// Called at every layout: `trace` has them.
    private static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"]

    /// Writes one line for events of one object that follow each other. Views, windows and layout are left to `trace`.
    static func events(_ events: [LifecycleEvent]) -> [String] {
        var lines: [(lane: String, names: [String])] = []
        for event in events where event.kind != .view && event.kind != .window && !layout.contains(event.event) {
            if lines.last?.lane == event.lane { lines[lines.count - 1].names.append(event.event) } else { lines.append((event.lane, [event.event])) }
        }
        return lines.map { "\($0.lane) \($0.names.joined(separator: " "))" }
    }

    private static func bounded(_ lines: [String], _ limit: Int, _ rest: String) -> [String] {
        lines.count <= limit ? lines : lines.prefix(limit - 1) + ["… \(lines.count - limit + 1) more lines (\(rest))"]
    }

    private static func clipped(_ line: String) -> String { line.count <= maximumWidth ? line : line.prefix(maximumWidth - 1) + "…" }
}
