// The parts of predicates that come from formats: comparisons are NSComparisonPredicate, their sides NSExpression. Corelibs Foundation has
// the classes without a way to make them, so an object of their superclass becomes one of ours below them, which adds nothing to its size.
import Foundation
import ObjectiveC

/// Makes the predicate of a comparison. Foundation's classes are deprecated here, and only what is called through a protocol may name them.
protocol PredicateMaker: Sendable {
    func predicate(of parts: PredicateComparisonParts) -> NSPredicate
}

enum PredicateMaking {
    private static let maker: any PredicateMaker = Maker()
    static func predicate(of parts: PredicateComparisonParts) -> NSPredicate { maker.predicate(of: parts) }
}

private struct Maker: PredicateMaker {
    @available(*, deprecated)
    func predicate(of parts: PredicateComparisonParts) -> NSPredicate {
        let predicate = NSPredicate { object, variables in parts.holds(in: PredicateScope(object: object, variables: variables ?? [:])) }
        become(ParsedComparison.self, predicate, parts)
        return predicate
    }
}

private let partsKey = AssociationKey()

private func part<Value>(_ object: AnyObject) -> Value? { partsKey.value(of: object) as? Value }

/// An object's first word says of which class it is. Its class and the other must take the same room.
private func become<Value>(_ cls: AnyClass, _ object: NSObject, _ value: Value) {
    guard class_getInstanceSize(cls) == class_getInstanceSize(type(of: object)) else { return }
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    partsKey.set(value, on: object)
}

@available(*, deprecated)
private final class ParsedComparison: NSComparisonPredicate {
    private var parts: PredicateComparisonParts? { part(self) }
    override var predicateFormat: String { parts?.text ?? "" }
    override var description: String { predicateFormat }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// NSExpression, for those who must not name it: Foundation calls the class deprecated.
protocol ExpressionHolding { var held: PredicateExpression? { get } }

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSExpression: ExpressionHolding {
    var held: PredicateExpression? { part(self) }
}

@available(*, deprecated)
final class ParsedExpression: NSExpression {
    override var description: String { (part(self) as PredicateExpression?)?.text ?? "" }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    static func of(_ expression: PredicateExpression?) -> NSExpression {
        let object = NSObject()
        become(ParsedExpression.self, object, expression ?? .constant(nil))
        guard let made = object as? NSExpression else { raiseException(name: "NSInternalInconsistencyException", reason: "NSExpression cannot be made by this Foundation") }
        return made
    }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSComparisonPredicate {
    private var parts: PredicateComparisonParts? { part(self) }
    /// The expression before the operator.
    public var leftExpression: NSExpression { ParsedExpression.of(parts?.left) }
    /// The expression behind the operator.
    public var rightExpression: NSExpression { ParsedExpression.of(parts?.right) }
    /// Whether all elements of a list on the left are compared, or any.
    public var comparisonPredicateModifier: Modifier { parts?.isAll == true ? .all : parts?.isAny == true ? .any : .direct }
    /// The operator that compares the two sides.
    public var predicateOperatorType: Operator {
        switch parts?.comparison.name {
        case "<": .lessThan
        case "<=": .lessThanOrEqualTo
        case ">": .greaterThan
        case ">=": .greaterThanOrEqualTo
        case "!=": .notEqualTo
        case "MATCHES": .matches
        case "LIKE": .like
        case "BEGINSWITH": .beginsWith
        case "ENDSWITH": .endsWith
        case "IN": .in
        case "CONTAINS": .contains
        case "BETWEEN": .between
        default: .equalTo
        }
    }
    /// Whether case and accents count.
    public var options: Options {
        let options = parts?.comparison.options ?? []
        return Options(rawValue: (options.contains(.caseInsensitive) ? 1 : 0) | (options.contains(.diacriticInsensitive) ? 2 : 0))
    }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSExpression {
    private var expression: PredicateExpression? { held }
    private func refused(_ name: String) -> Never {
        raiseException(name: "NSInvalidArgumentException", reason: "\(name) is not defined for the expression \(description)")
    }
    /// The kind of the expression. A path of a variable is a function.
    public var expressionType: ExpressionType {
        switch expression {
        case .object: .evaluatedObject
        case .variable: .variable
        case .list: .aggregate
        case .keyPath(_, .object): .keyPath
        case .keyPath, .arithmetic, .function: .function
        case .conditional: .conditional
        case .block: .block
        default: .constantValue
        }
    }
    /// The path that it reads; raises for other kinds.
    public var keyPath: String {
        guard case .keyPath(let path, _) = expression else { refused("keyPath") }
        return path
    }
    /// The name of the variable, without its sign; raises for other kinds.
    public var variable: String {
        guard case .variable(let name) = expression else { refused("variable") }
        return name
    }
    /// The value that it is; raises for other kinds.
    public var constantValue: Any? {
        guard case .constant(let value) = expression else { refused("constantValue") }
        return value
    }
    /// The function's name, "add:to:"; raises for other kinds.
    public var function: String {
        guard case .function(let function, _) = expression else { refused("function") }
        return function.name
    }
    /// The arguments of a function or a closure; raises for other kinds.
    public var arguments: [NSExpression]? {
        switch expression {
        case .function(_, let arguments), .block(_, let arguments): arguments.map { ParsedExpression.of($0) }
        case .arithmetic(_, let left, let right): [ParsedExpression.of(left), ParsedExpression.of(right)]
        default: refused("arguments")
        }
    }
    /// The members of a list; raises for other kinds.
    public var collection: Any {
        guard case .list(let members) = expression else { refused("collection") }
        return members.map { ParsedExpression.of($0) }
    }
    /// The value for an object; `context` holds the variables. Numbers are `NSNumber`.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for case (let name as String, let value) in context ?? [:] { variables[name] = value }
        let result = expression?.value(in: PredicateScope(object: object, variables: variables))
        return result is Int || result is Double ? ExpressionFunction.number(result) ?? result : result
    }
}
