// The parser of predicate formats: words, numbers, strings and operators, then OR, AND, NOT, comparisons, expressions.
// Called by NSPredicate+Format.swift only. Every error says what stood where something else was expected.
import Foundation

struct PredicateParser {
    typealias Test = (PredicateScope) -> Bool
    typealias Value = (PredicateScope) -> Any?

    private enum Token: Equatable {
        case word(String), text(String), number(Double), symbol(String), argument(Character), end
    }

    private var tokens: [Token]
    private var position = 0
    private var arguments: ArraySlice<Any>
    private var failure: PredicateFormatError?

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments[...]
        tokens = []
        do { tokens = try Self.tokens(of: Array(format)) } catch { failure = error as? PredicateFormatError }
    }

    // MARK: Words

    private static func tokens(of text: [Character]) throws -> [Token] {
        var result: [Token] = [], index = 0
        func word(_ from: Int, _ isPart: (Character) -> Bool) -> String { String(text[from...].prefix(while: isPart)) }
        while index < text.count {
            let character = text[index]
            if character.isWhitespace { index += 1; continue }
            if character == "\"" || character == "'" {
                var value = "", end = index + 1
                while end < text.count, text[end] != character {
                    if text[end] == "\\", end + 1 < text.count { end += 1 }
                    value.append(text[end])
                    end += 1
                }
                guard end < text.count else { throw PredicateFormatError(description: "a string does not end") }
                result.append(.text(value))
                index = end + 1
            } else if character == "%" {
                var end = index + 1
                while end < text.count, "lhqz".contains(text[end]) { end += 1 }
                guard end < text.count, "@KdiufgeEGxXcs".contains(text[end]) else { throw PredicateFormatError(description: "an unknown placeholder") }
                result.append(.argument(text[end]))
                index = end + 1
            } else if character.isNumber || character == "-" && index + 1 < text.count && text[index + 1].isNumber {
                let digits = String(character) + word(index + 1) { $0.isNumber || ".eE".contains($0) }
                guard let number = Double(digits) else { throw PredicateFormatError(description: "\(digits) is no number") }
                result.append(.number(number))
                index += digits.count
            } else if character.isLetter || "_@$#".contains(character) {
                let name = String(character) + word(index + 1) { $0.isLetter || $0.isNumber || "_.@".contains($0) }
                result.append(.word(name))
                index += name.count
            } else if let operation = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]"]
                .first(where: { text[index...].starts(with: $0) }) {
                result.append(.symbol(operation))
                index += operation.count
            } else {
                throw PredicateFormatError(description: "\"\(character)\" has no meaning here")
            }
        }
        return result + [.end]
    }

    private var next: Token { tokens[min(position, tokens.count - 1)] }
    private mutating func take(_ symbols: String...) -> Bool {
        switch next {
        case .symbol(let text) where symbols.contains(text), .word(let text) where symbols.contains(text.uppercased()):
            position += 1
            return true
        default: return false
        }
    }
    private func unexpected(_ wanted: String) -> PredicateFormatError { PredicateFormatError(description: "\(wanted) was expected, found \(next)") }

    // MARK: Predicates

    mutating func predicate() throws -> Test {
        if let failure { throw failure }
        let test = try anyOf()
        guard next == .end else { throw unexpected("the end") }
        return test
    }

    private mutating func anyOf() throws -> Test {
        var tests = [try allOf()]
        while take("OR", "||") { tests.append(try allOf()) }
        return tests.count == 1 ? tests[0] : { [tests] scope in tests.contains { $0(scope) } }
    }

    private mutating func allOf() throws -> Test {
        var tests = [try negation()]
        while take("AND", "&&") { tests.append(try negation()) }
        return tests.count == 1 ? tests[0] : { [tests] scope in tests.allSatisfy { $0(scope) } }
    }

    private mutating func negation() throws -> Test {
        if take("NOT", "!") {
            let test = try negation()
            return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        if take("(") {
            let test = try anyOf()
            guard take(")") else { throw unexpected(")") }
            return test
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let any = take("ANY", "SOME"), all = !any && take("ALL"), none = !any && !all && take("NONE")
        let left = try value()
        let comparison = try operation()
        let right = try value()
        guard any || all || none else { return { comparison.matches(left($0), right($0)) } }
        return { scope in
            let list = left(scope)
            let values = (list as? [Any]) ?? (list as? NSSet)?.allObjects ?? []
            let other = right(scope)
            return all ? values.allSatisfy { comparison.matches($0, other) } : values.contains { comparison.matches($0, other) } != none
        }
    }

    private mutating func operation() throws -> PredicateComparison {
        let names = [
            "=": "==", "==": "==", "!=": "!=", "<>": "!=", "<": "<", "<=": "<=", "=<": "<=", ">": ">", ">=": ">=", "=>": ">=", "IN": "IN", "CONTAINS": "CONTAINS",
            "BEGINSWITH": "BEGINSWITH", "ENDSWITH": "ENDSWITH", "LIKE": "LIKE", "MATCHES": "MATCHES", "BETWEEN": "BETWEEN",
        ]
        let text: String
        switch next {
        case .symbol(let symbol): text = symbol
        case .word(let word): text = word.uppercased()
        default: throw unexpected("a comparison")
        }
        guard let name = names[text] else { throw unexpected("a comparison") }
        position += 1
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters) = next else { throw unexpected("options") }
            position += 1
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            guard take("]") else { throw unexpected("]") }
        }
        return PredicateComparison(name: name, options: options)
    }

    // MARK: Expressions

    private mutating func value() throws -> Value {
        let token = next
        position += 1
        switch token {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .argument(let kind):
            guard let argument = arguments.popFirst() else { throw PredicateFormatError(description: "%\(kind) has no argument") }
            if kind == "K" { return Self.path("\(argument)") }
            return { _ in argument }
        case .symbol("{"):
            var values: [Value] = []
            while !take("}") {
                values.append(try value())
                guard take(",") || next == .symbol("}") else { throw unexpected(", or }") }
            }
            return { [values] scope in values.map { $0(scope) ?? NSNull() } }
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            case "NULL", "NIL": return { _ in nil }
            default: break
            }
            if word.hasPrefix("$") { return { $0.variables[String(word.dropFirst())] } }
            return Self.path(word.hasPrefix("#") ? String(word.dropFirst()) : word)
        default:
            position -= 1
            throw unexpected("an expression")
        }
    }

    private static func path(_ path: String) -> Value {
        if path.uppercased() == "SELF" { return { $0.object } }
        let key = path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path
        return { scope in scope.object.flatMap { keyedValue($0, key) } }
    }
}
