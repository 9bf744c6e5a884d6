// The initialisers of NSExpression and of NSComparisonPredicate. corelibs Foundation's own end the process; an initialiser of a protocol's
// extension gives an object of the class that fits (NSPredicate+Parts), as that of formats does.
import Foundation
import ObjectiveC

/// The initialisers of NSExpression, which give an object of the class that fits.
public protocol _ExpressionForms {}
/// The initialisers of NSComparisonPredicate, which give an object of the class that fits.
public protocol _ComparisonForms {}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSExpression: _ExpressionForms {}
@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSComparisonPredicate: _ComparisonForms {}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension _ExpressionForms {
    private init(_ expression: PredicateExpression) {
        guard let made = ParsedExpression.of(expression) as? Self else { raiseException(name: "NSInternalInconsistencyException", reason: "\(Self.self) cannot be made by this Foundation") }
        self = made
    }

    /// An expression from a format such as "(price + %f) * 2". A format that cannot be parsed is an NSInvalidArgumentException that quotes it.
    public init(format expressionFormat: String, _ args: Any...) { self.init(format: expressionFormat, argumentArray: args) }

    /// The same with the arguments in an array.
    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        var parser = PredicateParser(expressionFormat, arguments)
        do {
            self.init(try parser.expression())
        } catch {
            raiseException(name: "NSInvalidArgumentException", reason: "Unable to parse the format string \"\(expressionFormat)\" (\(error))")
        }
    }

    /// Always this value.
    public init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    /// The object that is evaluated.
    public static func expressionForEvaluatedObject() -> Self { Self(.object) }
    /// A value of the context.
    public init(forVariable string: String) { self.init(.variable(string)) }
    /// Creates an expression for the value at a key path of the evaluated object.
    public init(forKeyPath keyPath: String) { self.init(.path(keyPath, of: .object)) }

    /// A function of Apple's list, "average:" or "add:to:". Another name is an NSInvalidArgumentException.
    public init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = ExpressionFunction(name: name) else { raiseException(name: "NSInvalidArgumentException", reason: "Unsupported function \(name)") }
        self.init(.function(function, Self.parts(parameters)))
    }

    /// A list of the expressions' values.
    public init(forAggregate subexpressions: [Any]) { self.init(.list(Self.parts(subexpressions))) }

    /// One of two values, as a predicate decides.
    public init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        let parts = Self.parts([trueExpression, falseExpression])
        self.init(.conditional(predicate, parts[0], parts[1]))
    }

    /// Creates an expression for the result of a closure that gets the object, the arguments' values and the context.
    public init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) { self.init(.block(block, Self.parts(arguments ?? []))) }

    private static func parts(_ values: [Any]) -> [PredicateExpression] { values.map { ($0 as? any ExpressionHolding)?.held ?? .constant($0) } }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension _ComparisonForms {
    /// A comparison of what the expressions are for the object that is evaluated.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier, type: NSComparisonPredicate.Operator,
        options: NSComparisonPredicate.Options
    ) {
        var texts: String.CompareOptions = []
        if options.contains(.caseInsensitive) { texts.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { texts.insert(.diacriticInsensitive) }
        let parts = PredicateComparisonParts(
            left: lhs.held ?? .constant(nil), right: rhs.held ?? .constant(nil), comparison: PredicateComparison(name: type.sign, options: texts), isAll: modifier == .all,
            isAny: modifier == .any)
        guard let made = PredicateMaking.predicate(of: parts) as? Self else { raiseException(name: "NSInternalInconsistencyException", reason: "\(Self.self) cannot be made by this Foundation") }
        self = made
    }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension NSComparisonPredicate.Operator {
    fileprivate var sign: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}
