// Whether the text of an `#if` clause can be compiled here, as far as the condition tells without build settings.
// Facts are gathered from such clauses, and only those are lowered.
internal import SwiftSyntax

enum Conditions {
    /// Modules that exist for Apple's platforms only and that WillAppear does not provide.
    private static let absent: Set<String> = [
        "AppKit", "Cocoa", "WatchKit", "SwiftUI", "WidgetKit", "ClockKit", "TVUIKit", "Carbon", "Metal", "SceneKit", "SpriteKit",
    ]

    /// The clauses of a condition that may be active, in order; those after one that surely is are left out.
    /// - Parameter hasNetworking: the file asks for Security, so that `canImport(FoundationNetworking)` is true in it (`lowerCanImport`).
    static func possibleClauses(_ node: IfConfigDeclSyntax, settings: Set<String>? = nil, hasNetworking: Bool = false) -> [IfConfigClauseSyntax] {
        var result: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            let value = clause.condition.map { evaluate($0, settings, hasNetworking) } ?? true
            if value == false { continue }
            result.append(clause)
            if value == true { break }
        }
        return result
    }

    /// Nil when build settings decide that are not known. `settings` are those given with `-D`.
    static func evaluate(_ condition: ExprSyntax, _ settings: Set<String>?, _ hasNetworking: Bool = false) -> Bool? {
        if let name = condition.as(DeclReferenceExprSyntax.self), let settings { return settings.contains(name.baseName.text) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return evaluate(not.expression, settings, hasNetworking).map { !$0 } }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return evaluate(only.expression, settings, hasNetworking) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return evaluate(call, hasNetworking) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements), settings, hasNetworking) }
        return nil
    }

    private static func evaluate(_ call: FunctionCallExprSyntax, _ hasNetworking: Bool) -> Bool? {
        guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return false
        case "canImport" where argument == "FoundationNetworking" && hasNetworking: return true
        case "canImport" where absent.contains(argument): return false
        case "canImport" where ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch"].contains(argument): return true
        // Modules in Swift 4's mode decide these as they did then.
        case "swift" where ["4.1", "4.2", "5", "5.0"].contains(argument.trimmingPrefix(while: { !$0.isNumber })): return nil
        case "compiler", "swift": return argument.hasPrefix(">=") ? true : argument.hasPrefix("<") ? false : nil
        default: return nil
        }
    }

    /// `a && b || c`, with `&&` binding tighter.
    private static func evaluate(_ elements: [ExprSyntax], _ settings: Set<String>?, _ hasNetworking: Bool) -> Bool? {
        var alternatives: [[ExprSyntax]] = [[]]
        for element in elements {
            if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                if symbol == "||" { alternatives.append([]) } else if symbol != "&&" { return nil }
            } else {
                alternatives[alternatives.count - 1].append(element)
            }
        }
        let values = alternatives.map { all -> Bool? in
            let parts = all.map { evaluate($0, settings, hasNetworking) }
            return parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}
