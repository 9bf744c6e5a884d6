// Finds the methods that a module may exchange at run time: those it uses by selector in calls of the
// runtime's functions for that, or in calls of its own functions whose names say so.
internal import SwiftSyntax

enum ExchangedMethods {
    private static let functions = ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod"]
    private static let words = ["swizzl", "exchange", "hook", "intercept", "replacemethod", "replaceimplementation"]

    static func isMentioned(in source: [UInt8]) -> Bool { functions.contains { Triggers.contains(source, $0) } }

    /// Whether a selector is in the arguments of such a call: `UIView.swizzle(#selector(a), with: #selector(b))`.
    static func isExchange(around node: Syntax) -> Bool {
        var parent = node.parent, depth = 0
        while let current = parent, depth < 6, !current.is(CodeBlockItemSyntax.self) {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let text = (call.calledExpression.trimmedDescription + call.arguments.compactMap { $0.label?.text }.joined()).lowercased()
                return words.contains { text.contains($0) }
            }
            parent = current.parent
            depth += 1
        }
        return false
    }

    /// The name at the end of a reference to a method.
    static func baseName(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.unticked }
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text.unticked }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first.flatMap { baseName($0.expression) } }
        if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.first.flatMap(baseName) }
        return nil
    }
}
