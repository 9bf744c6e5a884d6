// The meaning of a name at its use: the nearest parameter or variable in the surrounding code that declares it.
// Lowering calls it if the written type of a name matters.
internal import SwiftSyntax

enum LocalNames {
    /// The written type of the declaration; `.some(nil)` for one that writes none, `nil` for a name that no code around declares.
    static func declaration(of name: String, around use: Syntax) -> String?? {
        var node = use
        while let parent = node.parent {
            if let found = declared(name, by: parent, of: node, before: use.position) { return found }
            if parent.is(MemberBlockSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    /// - Parameter child: the part of the node that the name is used in.
    private static func declared(_ name: String, by node: Syntax, of child: Syntax, before use: AbsolutePosition) -> String?? {
        if let items = node.as(CodeBlockItemListSyntax.self) {
            for item in items.reversed() where item.endPosition <= use {
                if let variable = item.item.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings where names(name, in: binding.pattern) { return .some(written(binding.typeAnnotation, binding.initializer)) }
                } else if let guarded = item.item.as(GuardStmtSyntax.self), let found = bound(name, guarded.conditions) { return found }
            }
        } else if let condition = node.as(IfExprSyntax.self), child.id == condition.body.id { return bound(name, condition.conditions)
        } else if let loop = node.as(WhileStmtSyntax.self), child.id == loop.body.id { return bound(name, loop.conditions)
        } else if let conditions = node.as(ConditionElementListSyntax.self) {
            for element in conditions.reversed() where element.endPosition <= use {
                if let binding = element.condition.as(OptionalBindingConditionSyntax.self), names(name, in: binding.pattern) { return .some(written(binding.typeAnnotation, binding.initializer)) }
            }
        } else if let loop = node.as(ForStmtSyntax.self), child.id == loop.body.id, names(name, in: loop.pattern) { return .some(holdsAnyObjects(loop.sequence) ? "AnyObject" : nil)
        } else if let clause = node.as(SwitchCaseSyntax.self), child.id == clause.statements.id, names(name, in: Syntax(clause.label)) { return .some(nil)
        } else if let clause = node.as(CatchClauseSyntax.self), names(name, in: Syntax(clause.catchItems)) { return .some(nil)
        } else if let closure = node.as(ClosureExprSyntax.self) { return parameter(name, of: closure)
        } else if let function = node.as(FunctionDeclSyntax.self) { return parameter(name, function.signature.parameterClause)
        } else if let initialiser = node.as(InitializerDeclSyntax.self) { return parameter(name, initialiser.signature.parameterClause)
        } else if let accessor = node.as(AccessorDeclSyntax.self), accessor.parameters?.name.text == name || name == "newValue" || name == "oldValue" { return .some(nil) }
        return nil
    }

    /// `[view] as [AnyObject]`, and a name that is declared `[AnyObject]`.
    private static func holdsAnyObjects(_ sequence: ExprSyntax) -> Bool {
        if sequence.trimmedDescription.hasSuffix(" [AnyObject]") { return true }
        guard let name = sequence.as(DeclReferenceExprSyntax.self)?.baseName.text, let type = declaration(of: name, around: Syntax(sequence)) else { return false }
        return type?.hasPrefix("[AnyObject]") ?? false
    }

    /// The type that a declaration writes, or that its value is known to have.
    private static func written(_ annotation: TypeAnnotationSyntax?, _ initialiser: InitializerClauseSyntax?) -> String? {
        if let annotation { return annotation.type.trimmedDescription }
        // `let value = mirrored as AnyObject`
        if let cast = initialiser?.value.as(SequenceExprSyntax.self), let type = cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription, ["AnyObject", "[AnyObject]"].contains(type),
            let operation = cast.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
        {
            return operation.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? type + "?" : type
        }
        guard let call = initialiser?.value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "NSClassFromString" else { return nil }
        return "AnyClass"
    }

    private static func bound(_ name: String, _ conditions: ConditionElementListSyntax) -> String?? {
        for element in conditions.reversed() {
            if let binding = element.condition.as(OptionalBindingConditionSyntax.self), names(name, in: binding.pattern) {
                return .some(written(binding.typeAnnotation, binding.initializer))
            }
            if let match = element.condition.as(MatchingPatternConditionSyntax.self), names(name, in: match.pattern) { return .some(nil) }
        }
        return nil
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String?? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name { return .some(parameter.type.trimmedDescription) }
        return nil
    }

    private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> String?? {
        if closure.signature?.capture?.items.contains(where: { $0.name.text == name && $0.initializer != nil }) == true { return .some(nil) }
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause)?:
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name { return .some(parameter.type?.trimmedDescription) }
        case .simpleInput(let list)?: if list.contains(where: { $0.name.text == name }) { return .some(nil) }
        default: break
        }
        return nil
    }

    /// Whether a pattern binds the name.
    private static func names(_ name: String, in pattern: some SyntaxProtocol) -> Bool {
        pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true }
    }
}
