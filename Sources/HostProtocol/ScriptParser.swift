// Reads script text into steps: statements one a line or separated by `;`, `#` comments, quoted text.
// Called by the CLI before it builds and by the host before the app launches. ScriptArguments.swift reads what verbs take.
import Foundation

extension Script {
    /// Reads a whole script.
    ///
    /// - Throws: ``ScriptError`` for the first statement that is wrong.
    package init(parsing text: String, name: String) throws(ScriptError) {
        var steps: [ScriptStep] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
            var reader = ScriptLineReader(script: name, line: index + 1, text: Array(line))
            while let statement = try reader.nextStatement() {
                steps.append(try reader.step(of: statement))
            }
        }
        self.init(name: name, steps: steps)
    }
}

/// Cuts one line into statements and words. Text in quotes never leaves its line.
struct ScriptLineReader {
    struct Word {
        var text: String
        var isQuoted: Bool
        var column: Int
    }

    struct Statement {
        var words: [Word]
        var source: String
    }

    let script: String
    let line: Int
    let text: [Character]
    private var index = 0

    init(script: String, line: Int, text: [Character]) {
        self.script = script
        self.line = line
        self.text = text
    }

    func error(_ reason: ScriptError.Reason, column: Int) -> ScriptError {
        ScriptError(script: script, line: line, column: column, reason: reason)
    }

    // --- MARK: Words

    mutating func nextStatement() throws(ScriptError) -> Statement? {
        while index < text.count {
            var words: [Word] = []
            let start = index
            var end = index
            scan: while index < text.count {
                switch text[index] {
                case ";":
                    break scan
                case "#":
                    index = text.count
                    break scan
                case let space where space.isWhitespace || space == "\u{FEFF}":
                    index += 1
                case "\"":
                    words.append(try quoted())
                    end = index
                default:
                    words.append(bare())
                    end = index
                }
            }
            if index < text.count { index += 1 }
            if !words.isEmpty {
                let source = String(text[start..<end]).trimmingCharacters(in: .whitespaces)
                return Statement(words: words, source: source)
            }
        }
        return nil
    }

    private mutating func bare() -> Word {
        let start = index
        while index < text.count, !text[index].isWhitespace, text[index] != ";", text[index] != "#", text[index] != "\"" { index += 1 }
        return Word(text: String(text[start..<index]), isQuoted: false, column: start + 1)
    }

    private mutating func quoted() throws(ScriptError) -> Word {
        let start = index
        var value = ""
        index += 1
        while index < text.count {
            let character = text[index]
            index += 1
            if character == "\"" { return Word(text: value, isQuoted: true, column: start + 1) }
            if character == "\\" {
                value.append(try escape())
            } else {
                value.append(character)
            }
        }
        throw error(.unterminatedText, column: start + 1)
    }

    private mutating func escape() throws(ScriptError) -> Character {
        let column = index
        guard index < text.count else { throw error(.unterminatedText, column: column) }
        let character = text[index]
        index += 1
        switch character {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            guard index < text.count, text[index] == "{", let close = text[index...].firstIndex(of: "}") else {
                throw error(.unknownEscape("u"), column: column)
            }
            let digits = String(text[(index + 1)..<close])
            guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
                throw error(.unknownEscape("u{\(digits)}"), column: column)
            }
            index = close + 1
            return Character(scalar)
        default:
            throw error(.unknownEscape(String(character)), column: column)
        }
    }

    // --- MARK: Steps

    func step(of statement: Statement) throws(ScriptError) -> ScriptStep {
        let first = statement.words[0]
        guard !first.isQuoted, let verb = ScriptStep.Verb(rawValue: first.text) else {
            throw error(.unknownVerb(first.text), column: first.column)
        }
        let arguments = ScriptArguments(reader: self, verb: verb, words: Array(statement.words.dropFirst()), column: first.column)
        return ScriptStep(line: line, source: statement.source, action: try arguments.action())
    }
}
