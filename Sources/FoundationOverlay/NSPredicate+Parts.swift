// The parts of predicates and expressions. A predicate from a format is one whole here (NSPredicate+Format), so that no object of
// these classes comes from one; an app that asks one for its parts is told so.
import Foundation
import ObjectiveC

private func absent(_ name: String) -> Never {
    raiseException(name: "NSInternalInconsistencyException", reason: "\(name) is not in WillAppear: predicates have no parts here")
}

@available(*, deprecated)
extension NSComparisonPredicate {
    /// What stands before the operator. Raises.
    public var leftExpression: NSExpression { absent("NSComparisonPredicate.leftExpression") }
    /// What stands behind the operator. Raises.
    public var rightExpression: NSExpression { absent("NSComparisonPredicate.rightExpression") }
}

@available(*, deprecated)
extension NSExpression {
    /// What kind of expression it is. Raises.
    public var expressionType: ExpressionType { absent("NSExpression.expressionType") }
    /// The path that it reads. Raises.
    public var keyPath: String { absent("NSExpression.keyPath") }
}
