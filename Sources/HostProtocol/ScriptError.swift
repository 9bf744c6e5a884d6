// The mistakes in a script, in the words in which a person reads them. ScriptParser throws it.

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
