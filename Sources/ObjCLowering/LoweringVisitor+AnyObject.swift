// Members looked up on AnyObject: `(info["frame"] as AnyObject).cgRectValue`, `constraints.first?.priority` of `[AnyObject]`.
// On a device any property of any Objective-C class can be read in this way; here the base is wrapped in a value whose members
// are found by their key when they are read.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerAnyObjectMember(_ node: MemberAccessExprSyntax) {
        // Methods have no key: a call is of NSObject's own method, or of a method that the object is asked for by its selector.
        // `name?(…)` and `name!(…)` are calls of requirements (lowerCall).
        if let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
            parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == parent.id { return }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if isCalled, let call = node.parent?.as(FunctionCallExprSyntax.self) {
            guard Self.messages[node.declName.baseName.text]?.contains(call.arguments.map { $0.label?.text ?? "_" }) == true else { return lowerAnyObjectMethod(node, call) }
        }
        guard let base = node.base.map(Self.unwrapped), node.declName.baseName.text != "self", node.declName.argumentNames == nil, !isAssigned(ExprSyntax(node)) else { return }
        guard isCastToAnyObject(base) || isElementOfAnyObjects(base) || isNameOfAnyObject(base, isCalled: isCalled) else { return }
        insert("_ObjC.members(", at: start(base))
        insert(")", at: end(base))
    }

    /// Lowers `(view as AnyObject).configureLayout()`: any method that some Objective-C class has.
    private func lowerAnyObjectMethod(_ node: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
        guard let base = node.base.map(Self.unwrapped), call.trailingClosure == nil, node.declName.argumentNames == nil else { return }
        guard isCastToAnyObject(base) || isElementOfAnyObjects(base) || isNameOfAnyObject(base, isCalled: false) else { return }
        insert("_ObjC.methods(", at: start(base))
        insert(")", at: end(base))
    }

    /// Lowers `json["name"]` where `json` is AnyObject: on a device a dictionary or an array in it answers.
    func lowerAnyObjectSubscript(_ node: SubscriptCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil, !isAssigned(ExprSyntax(node)) else { return }
        let base = Self.unwrapped(node.calledExpression)
        guard isCastToAnyObject(base) || isElementOfAnyObjects(base) || isNameOfAnyObject(base, isCalled: false) else { return }
        insert("_ObjC.members(", at: start(base))
        insert(")", at: end(base))
    }

    /// The expression before `?` or `!`.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    }

    /// NSObject's methods that `_AnyObjectMembers` has, with their labels.
    private static let messages: [String: [[String]]] = [
        "value": [["forKey"]], "setValue": [["_", "forKey"]], "isKind": [["of"]], "isMember": [["of"]], "responds": [["to"]], "isEqual": [["_"]],
        "instancesRespond": [["to"]], "perform": [["_"], ["_", "with"], ["_", "with", "with"]],
    ]

    private func isAssigned(_ node: ExprSyntax) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id else { return false }
        return elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    /// Whether an expression is a parameter, a variable or a property of the surrounding class that is declared AnyObject, with or without
    /// `self`. A called one may be a method of a class, too.
    private func isNameOfAnyObject(_ expression: ExprSyntax, isCalled: Bool) -> Bool {
        if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self", let type = enclosingType {
            return index.isAnyObject(access.declName.baseName.text, of: type.path)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, !["self", "super"].contains(name) else { return false }
        switch LocalNames.declaration(of: name, around: Syntax(expression)) {
        case .some(let type): return type.map { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) || isCalled && ["AnyClass", "AnyClass?", "AnyClass!"].contains($0) } ?? false
        case .none: return enclosingType.map { index.isAnyObject(name, of: $0.path) } ?? false
        }
    }

    /// `(x as AnyObject)`, `(x as? AnyObject)`, `x.map { $0 as AnyObject }`, `unsafeBitCast(x, to: AnyObject.self)`.
    private func isCastToAnyObject(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let closure = call.trailingClosure, call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                ["map", "flatMap"].contains(access.declName.baseName.text), closure.statements.count == 1, case .expr(let result)? = closure.statements.first?.item {
                return endsInAnyObject(result)
            }
            return call.calledExpression.trimmedDescription == "unsafeBitCast" && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
        }
        return expression.is(TupleExprSyntax.self) && endsInAnyObject(unparenthesised(expression))
    }

    private func endsInAnyObject(_ expression: ExprSyntax) -> Bool {
        guard let cast = expression.as(SequenceExprSyntax.self), cast.elements.count >= 3,
            cast.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return false }
        return ["AnyObject", "AnyObject?"].contains(cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription)
    }

    /// `objects.first`, `objects[0]` of a property, a parameter or a variable that is declared `[AnyObject]`.
    private func isElementOfAnyObjects(_ expression: ExprSyntax) -> Bool {
        let array: ExprSyntax?
        if let access = expression.as(MemberAccessExprSyntax.self), ["first", "last"].contains(access.declName.baseName.text) { array = access.base }
        else if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 { array = element.calledExpression }
        else { return false }
        guard let array = array.map(Self.unwrapped) else { return false }
        if let name = array.as(DeclReferenceExprSyntax.self)?.baseName.text, let type = LocalNames.declaration(of: name, around: Syntax(expression)) {
            return type?.hasPrefix("[AnyObject]") ?? false
        }
        let name = array.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? array.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(index.holdsAnyObjects) ?? false
    }
}
