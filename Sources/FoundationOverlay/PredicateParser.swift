// The parser of predicate formats: words, numbers, strings and operators, then OR, AND, NOT, comparisons, expressions.
// It makes predicates with parts (PredicateParts). NSPredicate+Format.swift and NSExpression.swift call it. Every error says what stood
// where something else was expected.
import Foundation

struct PredicateParser {
    private enum Token: Equatable {
        case word(String), text(String), whole(Int), number(Double), symbol(String), argument(Character), end
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
            } else if character.isNumber || character == "." && index + 1 < text.count && text[index + 1].isNumber {
                let digits = Self.digits(text, index)
                guard let number = Double(digits) else { throw PredicateFormatError(description: "\(digits) is no number") }
                result.append(Int(digits).map { .whole($0) } ?? .number(number))
                index += digits.count
            } else if character.isLetter || "_@$#".contains(character) {
                let name = String(character) + word(index + 1) { $0.isLetter || $0.isNumber || "_.@".contains($0) }
                result.append(.word(name))
                index += name.count
            } else if let operation = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]", "+", "-", "*", "/"]
                .first(where: { text[index...].starts(with: $0) }) {
                result.append(.symbol(operation))
                index += operation.count
            } else {
                throw PredicateFormatError(description: "\"\(character)\" has no meaning here")
            }
        }
        return result + [.end]
    }

    /// A number as it is written: digits, a point, an exponent with its sign.
    private static func digits(_ text: [Character], _ start: Int) -> String {
        var end = start
        while end < text.count, text[end].isNumber || text[end] == "." || "eE".contains(text[end]) && end > start || "+-".contains(text[end]) && end > start && "eE".contains(text[end - 1]) { end += 1 }
        return String(text[start..<end])
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

    mutating func predicate() throws -> NSPredicate {
        if let failure { throw failure }
        let predicate = try anyOf()
        guard next == .end else { throw unexpected("the end") }
        return predicate
    }

    /// An expression alone, as `NSExpression(format:)` takes it.
    mutating func expression() throws -> PredicateExpression {
        if let failure { throw failure }
        let result = try value()
        guard next == .end else { throw unexpected("the end") }
        return result
    }

    private mutating func anyOf() throws -> NSPredicate {
        var parts = [try allOf()]
        while take("OR", "||") { parts.append(try allOf()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    }

    private mutating func allOf() throws -> NSPredicate {
        var parts = [try negation()]
        while take("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private mutating func negation() throws -> NSPredicate {
        if take("NOT", "!") { return NSCompoundPredicate(notPredicateWithSubpredicate: try negation()) }
        if take("TRUEPREDICATE") { return NSPredicate(value: true) }
        if take("FALSEPREDICATE") { return NSPredicate(value: false) }
        // A parenthesis opens a predicate or a value that is compared.
        let start = position, given = arguments
        if take("("), let predicate = try? anyOf(), take(")"), !isBeforeOperation { return predicate }
        position = start
        arguments = given
        return try comparison()
    }

    private mutating func comparison() throws -> NSPredicate {
        let any = take("ANY", "SOME"), all = !any && take("ALL"), none = !any && !all && take("NONE")
        let left = try value()
        let comparison = try operation()
        let right = try value()
        let parts = PredicateComparisonParts(left: left, right: right, comparison: comparison, isAll: all, isAny: any || none)
        let predicate = PredicateMaking.predicate(of: parts)
        return none ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
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

    /// Whether what comes next needs a value before it.
    private var isBeforeOperation: Bool {
        switch next {
        case .symbol(let text): !["&&", "||", ")", ",", "}"].contains(text)
        case .word(let text): !["AND", "OR"].contains(text.uppercased())
        default: false
        }
    }

    // MARK: Expressions

    private mutating func value() throws -> PredicateExpression {
        var result = try product()
        while let sign = taken("+", "-") { result = .arithmetic(sign, result, try product()) }
        return result
    }

    private mutating func product() throws -> PredicateExpression {
        var result = try power()
        while let sign = taken("*", "/") { result = .arithmetic(sign, result, try power()) }
        return result
    }

    private mutating func power() throws -> PredicateExpression {
        let base = try signed()
        guard taken("**") != nil else { return base }
        return .arithmetic("**", base, try power())
    }

    private mutating func signed() throws -> PredicateExpression {
        guard taken("-") != nil else { return try operand() }
        switch next {
        case .whole(let number):
            position += 1
            return .constant(-number)
        case .number(let number):
            position += 1
            return .constant(-number)
        default: return .arithmetic("-", .constant(0), try signed())
        }
    }

    private mutating func taken(_ symbols: String...) -> String? {
        guard case .symbol(let text) = next, symbols.contains(text) else { return nil }
        position += 1
        return text
    }

    private mutating func operand() throws -> PredicateExpression {
        let token = next
        position += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .whole(let number): return .constant(number)
        case .argument(let kind):
            guard let argument = arguments.popFirst() else { throw PredicateFormatError(description: "%\(kind) has no argument") }
            if let expression = (argument as? any ExpressionHolding)?.held { return expression }
            return kind == "K" ? .path("\(argument)", of: .object) : .constant(argument)
        case .symbol("("):
            let inner = try value()
            guard take(")") else { throw unexpected(")") }
            return inner
        case .symbol("{"): return .list(try values("}"))
        case .word(let word): return try named(word)
        default:
            position -= 1
            throw unexpected("an expression")
        }
    }

    /// The expressions up to a closing sign.
    private mutating func values(_ end: String) throws -> [PredicateExpression] {
        var values: [PredicateExpression] = []
        while !take(end) {
            values.append(try value())
            guard take(",") || next == .symbol(end) else { throw unexpected(", or \(end)") }
        }
        return values
    }

    private mutating func named(_ word: String) throws -> PredicateExpression {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        default: break
        }
        if !word.hasPrefix("$"), take("(") {
            guard let function = ExpressionFunction(format: word) else { throw PredicateFormatError(description: "\(word) is no function") }
            return .function(function, try values(")"))
        }
        guard word.hasPrefix("$") else { return .path(word.hasPrefix("#") ? String(word.dropFirst()) : word, of: .object) }
        let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        return .path(parts.count > 1 ? parts[1] : "", of: .variable(parts.first ?? ""))
    }
}
