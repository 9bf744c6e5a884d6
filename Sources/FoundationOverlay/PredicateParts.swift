// The parts of a comparison in a predicate format: expressions, and the operator between them. PredicateParser makes them, evaluation
// reads them, and apps see them as parts of NSComparisonPredicate (NSPredicate+Parts).
import Foundation
import ObjectiveC

/// An expression, and how its value is found.
indirect enum PredicateExpression {
    case constant(Any?), object, variable(String), list([PredicateExpression])
    /// A key path, empty for what it starts from itself.
    case keyPath(String, of: PredicateExpression)
    /// `+`, `-`, `*`, `/` or `**` of two numbers.
    case arithmetic(String, PredicateExpression, PredicateExpression)
    case function(ExpressionFunction, [PredicateExpression])
    /// One of two, as a predicate decides.
    case conditional(NSPredicate, PredicateExpression, PredicateExpression)
    /// What a closure makes of the object, the arguments' values and the variables.
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateExpression])

    /// `SELF`, `SELF.name` and `name` of the object; `$VARIABLE.name`.
    static func path(_ path: String, of root: PredicateExpression) -> PredicateExpression {
        guard case .object = root else { return path.isEmpty ? root : .keyPath(path, of: root) }
        if path.uppercased() == "SELF" { return .object }
        return .keyPath(path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path, of: root)
    }

    func value(in scope: PredicateScope) -> Any? {
        switch self {
        case .constant(let value): value
        case .object: scope.object
        case .variable(let name): scope.variables[name]
        case .list(let expressions): Self.values(expressions, scope)
        case .keyPath(let path, let root): root.value(in: scope).flatMap { keyedValue($0, path) }
        case .arithmetic(let sign, let left, let right): ExpressionFunction.arithmetic(sign, left.value(in: scope), right.value(in: scope))
        case .function(let function, let arguments): function.value(Self.values(arguments, scope))
        case .conditional(let predicate, let one, let other): (predicate.evaluate(with: scope.object, substitutionVariables: scope.variables) ? one : other).value(in: scope)
        case .block(let block, let arguments):
            block(scope.object, Self.values(arguments, scope), NSMutableDictionary(dictionary: scope.variables.reduce(into: [:]) { $0[$1.key as NSString] = $1.value }))
        }
    }

    private static func values(_ expressions: [PredicateExpression], _ scope: PredicateScope) -> [Any] { expressions.map { $0.value(in: scope) ?? NSNull() } }

    /// As a format has it.
    var text: String {
        switch self {
        case .constant(nil): "nil"
        case .constant(let value as String): "\"\(value)\""
        case .constant(let value as Double) where value == value.rounded() && abs(value) < 1e15: "\(Int(value))"
        case .constant(let value?): "\(value)"
        case .object: "SELF"
        case .variable(let name): "$" + name
        case .list(let expressions): "{" + expressions.map(\.text).joined(separator: ", ") + "}"
        case .keyPath(let path, .object): path
        case .keyPath(let path, let root): root.text + "." + path
        case .arithmetic(let sign, let left, let right): "\(left.text) \(sign) \(right.text)"
        case .function(let function, let arguments): "\(function.name)(\(arguments.map(\.text).joined(separator: ", ")))"
        case .conditional(let predicate, let one, let other): "TERNARY(\(predicate), \(one.text), \(other.text))"
        case .block: "BLOCK"
        }
    }
}

/// A comparison of two expressions.
struct PredicateComparisonParts {
    let left: PredicateExpression
    let right: PredicateExpression
    let comparison: PredicateComparison
    /// Of a list on the left: all of its elements, or any of them.
    let isAll: Bool
    let isAny: Bool

    func holds(in scope: PredicateScope) -> Bool {
        let value = left.value(in: scope), other = right.value(in: scope)
        guard isAll || isAny else { return comparison.matches(value, other) }
        let values = (value as? [Any]) ?? (value as? NSSet)?.allObjects ?? []
        return isAll ? values.allSatisfy { comparison.matches($0, other) } : values.contains { comparison.matches($0, other) }
    }

    /// As a format has it.
    var text: String {
        let letters = (comparison.options.contains(.caseInsensitive) ? "c" : "") + (comparison.options.contains(.diacriticInsensitive) ? "d" : "")
        return (isAll ? "ALL " : isAny ? "ANY " : "") + "\(left.text) \(comparison.name)" + (letters.isEmpty ? " " : "[\(letters)] ") + right.text
    }
}
