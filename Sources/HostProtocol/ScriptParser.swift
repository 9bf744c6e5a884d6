// Reads script text into steps: statements one a line or separated by `;`, `#` comments, quoted text.
// Called by the CLI before it builds and by the host before the app launches.
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
private struct ScriptLineReader {
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

    private func error(_ reason: ScriptError.Reason, column: Int) -> ScriptError {
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
        let arguments = Arguments(reader: self, verb: verb, words: Array(statement.words.dropFirst()), column: first.column)
        return ScriptStep(line: line, source: statement.source, action: try arguments.action())
    }

    /// The words behind a verb, read as what that verb wants.
    private struct Arguments {
        let reader: ScriptLineReader
        let verb: ScriptStep.Verb
        let words: [Word]
        let column: Int

        func fail(_ problem: String, _ word: Word? = nil) -> ScriptError {
            reader.error(.badArguments(verb, problem: problem), column: word?.column ?? column)
        }

        func action() throws(ScriptError) -> ScriptStep.Action {
            switch verb {
            case .tap: return try tap()
            case .type: return .type(try text())
            case .expect: return .expect(try text())
            case .expectNot: return .expectNot(try text())
            case .swipe: return .swipe(try choice(ScriptStep.Direction.self))
            case .rotate: return .rotate(try choice(ScriptStep.Rotation.self))
            case .drag:
                try count(3, "two points and a duration")
                return .drag(from: try point(words[0]), to: try point(words[1]), seconds: try seconds(words[2]))
            case .wait:
                try count(1, "a number of seconds")
                return .wait(seconds: try seconds(words[0]))
            case .screenshot: return .screenshot(try fileName())
            case .back: return try bare(.back)
            case .settle: return try bare(.settle)
            case .home: return try bare(.home)
            case .open: return try bare(.open)
            case .memoryWarning: return try bare(.memoryWarning)
            case .tree: return try bare(.tree)
            }
        }

        func count(_ wanted: Int, _ what: String) throws(ScriptError) {
            guard words.count < wanted else {
                guard words.count > wanted else { return }
                throw fail("unexpected \"\(words[wanted].text)\"", words[wanted])
            }
            throw fail("expected \(what)")
        }

        func bare(_ action: ScriptStep.Action) throws(ScriptError) -> ScriptStep.Action {
            guard let extra = words.first else { return action }
            throw fail("unexpected \"\(extra.text)\"", extra)
        }

        func text() throws(ScriptError) -> String {
            try count(1, "text in double quotes")
            guard words[0].isQuoted else { throw fail("\(words[0].text) must stand in double quotes", words[0]) }
            return words[0].text
        }

        func tap() throws(ScriptError) -> ScriptStep.Action {
            try count(1, "text in double quotes or a point")
            let word = words[0]
            if word.isQuoted {
                guard !word.text.isEmpty else { throw fail("the text is empty", word) }
                return .tap(word.text)
            }
            guard word.text.contains(",") else { throw fail("\(word.text) must stand in double quotes", word) }
            return .tapPoint(try point(word))
        }

        func choice<T: RawRepresentable & CaseIterable>(_ type: T.Type) throws(ScriptError) -> T where T.RawValue == String {
            let names = T.allCases.map(\.rawValue).joined(separator: ", ")
            try count(1, "one of \(names)")
            guard let value = T(rawValue: words[0].text) else {
                throw fail("\"\(words[0].text)\" is none of \(names)", words[0])
            }
            return value
        }

        func point(_ word: Word) throws(ScriptError) -> ScriptStep.Point {
            let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
            guard !word.isQuoted, parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else {
                throw fail("\"\(word.text)\" is not a point X,Y", word)
            }
            return ScriptStep.Point(x: x, y: y)
        }

        func seconds(_ word: Word) throws(ScriptError) -> Double {
            guard !word.isQuoted, let value = number(word.text[...]), value >= 0, value <= 1e9 else {
                throw fail("\"\(word.text)\" is not a number of seconds", word)
            }
            return value
        }

        func number(_ text: Substring) -> Double? {
            guard !text.isEmpty, text.allSatisfy({ "0123456789.-+".contains($0) }), let value = Double(text), value.isFinite else { return nil }
            return value
        }

        func fileName() throws(ScriptError) -> String {
            try count(1, "a name")
            let name = words[0].text
            let isPlain = !name.isEmpty && name.count <= 100 && !name.hasPrefix(".") && !name.contains { "/\\\0\n".contains($0) }
            guard isPlain else { throw fail("\"\(name)\" cannot be part of a file name", words[0]) }
            return name
        }
    }
}
