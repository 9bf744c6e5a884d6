// Members looked up on AnyObject: `(info["frame"] as AnyObject).cgRectValue`, `constraints.first?.priority` of `[AnyObject]`.
// On a device any property that some Objective-C class has can be read so; here the base is wrapped in a value whose members
// are found by their key when they are read.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerAnyObjectMember(_ node: MemberAccessExprSyntax) {
        // Methods have no key; what is called stays as it is.
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id { return }
        guard var base = node.base else { return }
        if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression } else if let forced = base.as(ForceUnwrapExprSyntax.self) { base = forced.expression }
        guard isCastToAnyObject(base) || isElementOfAnyObjects(base) else { return }
        insert("_ObjC.members(", at: start(base))
        insert(")", at: end(base))
    }

    /// `(x as AnyObject)`, `(x as? AnyObject)`.
    private func isCastToAnyObject(_ expression: ExprSyntax) -> Bool {
        guard expression.is(TupleExprSyntax.self), let cast = unparenthesised(expression).as(SequenceExprSyntax.self), cast.elements.count >= 3,
            cast.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return false }
        return cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    }

    /// `objects.first`, `objects[0]` of a property that is declared `[AnyObject]`.
    private func isElementOfAnyObjects(_ expression: ExprSyntax) -> Bool {
        let array: ExprSyntax?
        if let access = expression.as(MemberAccessExprSyntax.self), ["first", "last"].contains(access.declName.baseName.text) { array = access.base }
        else if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 { array = element.calledExpression }
        else { return false }
        let name = array?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? array?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(index.holdsAnyObjects) ?? false
    }
}
