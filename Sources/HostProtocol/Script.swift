// The script language: its steps, and the errors a script can have.
// ScriptParser.swift reads text into these; the host executes them; the CLI checks a script before it builds.
import Foundation

/// A script that has been read completely: every line is known to be well formed.
package struct Script: Sendable, Equatable {
    /// What messages call it: a file name or "-e".
    package var name: String
    package var steps: [ScriptStep]

    package init(name: String, steps: [ScriptStep]) {
        self.name = name
        self.steps = steps
    }
}

/// One statement of a script.
package struct ScriptStep: Sendable, Equatable {
    /// Line of the script, from 1.
    package var line: Int
    /// The statement as it was written, without surrounding space.
    package var source: String
    package var action: Action

    package init(line: Int, source: String, action: Action) {
        self.line = line
        self.source = source
        self.action = action
    }

    package var verb: Verb { action.verb }

    package enum Direction: String, Sendable, CaseIterable { case up, down, left, right }
    package enum Rotation: String, Sendable, CaseIterable { case left, right, portrait }

    /// A position on the screen in points, origin at the top left of the current orientation.
    package struct Point: Sendable, Equatable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    package enum Action: Sendable, Equatable {
        /// Touches what has this label, text or accessibility identifier.
        case tap(String)
        case tapPoint(Point)
        /// Goes back as the navigation bar's back button does.
        case back
        /// Types into the first responder.
        case type(String)
        case swipe(Direction)
        case drag(from: Point, to: Point, seconds: Double)
        /// Lets the app's clock run.
        case wait(seconds: Double)
        /// Runs until no animation or transition is in flight and no work is due now.
        case settle
        /// Sends the app to the background.
        case home
        /// Brings it back.
        case open
        case rotate(Rotation)
        case memoryWarning
        case screenshot(String)
        /// Prints the view hierarchy.
        case tree
        case expect(String)
        case expectNot(String)

        package var verb: Verb {
            switch self {
            case .tap, .tapPoint: .tap
            case .back: .back
            case .type: .type
            case .swipe: .swipe
            case .drag: .drag
            case .wait: .wait
            case .settle: .settle
            case .home: .home
            case .open: .open
            case .rotate: .rotate
            case .memoryWarning: .memoryWarning
            case .screenshot: .screenshot
            case .tree: .tree
            case .expect: .expect
            case .expectNot: .expectNot
            }
        }
    }

    /// The words that begin a statement, in the order in which help lists them.
    package enum Verb: String, Sendable, CaseIterable {
        case tap, back, type, swipe, drag, wait, settle, home, open, rotate
        case memoryWarning = "memory-warning"
        case screenshot, tree, expect
        case expectNot = "expect-not"

        /// The arguments, as messages show them. Empty for verbs that take none.
        package var usage: String {
            switch self {
            case .tap: "\"label, text or accessibility identifier\" | X,Y"
            case .type, .expect, .expectNot: "\"text\""
            case .swipe: "up|down|left|right"
            case .drag: "X,Y X,Y SECONDS"
            case .wait: "SECONDS"
            case .rotate: "left|right|portrait"
            case .screenshot: "NAME"
            case .back, .settle, .home, .open, .memoryWarning, .tree: ""
            }
        }
    }
}

/// Why a script could not be read. Nothing of a script runs when any line of it is wrong.
package struct ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Reason: Sendable, Equatable {
        /// A statement begins with a word that is no verb.
        case unknownVerb(String)
        /// A verb has missing, additional or malformed arguments; `problem` says which.
        case badArguments(ScriptStep.Verb, problem: String)
        case unterminatedText
        /// A backslash in quoted text is followed by something without a meaning.
        case unknownEscape(String)
    }

    package var script: String
    /// From 1.
    package var line: Int
    /// From 1, in characters.
    package var column: Int
    package var reason: Reason

    package init(script: String, line: Int, column: Int, reason: Reason) {
        self.script = script
        self.line = line
        self.column = column
        self.reason = reason
    }

    package var description: String {
        "\(script):\(line):\(column): error: \(message)"
    }

    private var message: String {
        switch reason {
        case .unknownVerb(let word):
            let known = ScriptStep.Verb.allCases.map(\.rawValue).joined(separator: ", ")
            let hint = Self.nearest(to: word).map { "; did you mean \"\($0)\"?" } ?? ""
            return "unknown verb \"\(word)\"\(hint)\nknown verbs: \(known)"
        case .badArguments(let verb, let problem):
            let usage = verb.usage.isEmpty ? verb.rawValue : "\(verb.rawValue) \(verb.usage)"
            return "\(verb.rawValue): \(problem)\nusage: \(usage)"
        case .unterminatedText:
            return "text without a closing quote"
        case .unknownEscape(let escape):
            return "unknown escape \"\\\(escape)\" in text; known: \\\" \\\\ \\n \\t \\u{HEX}"
        }
    }

    /// The verb that differs from `word` by at most two letters.
    private static func nearest(to word: String) -> String? {
        guard word.count <= 40 else { return nil }
        let ranked = ScriptStep.Verb.allCases.map { (verb: $0.rawValue, distance: distance(Array($0.rawValue), Array(word))) }
        return ranked.filter { $0.distance <= 2 && $0.distance < $0.verb.count }.min { $0.distance < $1.distance }?.verb
    }

    /// Edits between two words: insertions, deletions, replacements and swaps of neighbours.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
