// Implementations as functions: `unsafeBitCast(imp, to: (@convention(c) (UIView, Selector) -> Void).self)` and
// `imp_implementationWithBlock(block)`. A method here takes its receiver in a separate register, so neither a C function
// nor a block can be a method; a closure is put between, made where its type is written.
internal import SwiftSyntax

extension LoweringVisitor {
    /// `@convention(c)` of a function that takes a selector second: a method's implementation, which is a closure here.
    func lowerImplementationConvention(_ node: AttributeSyntax) -> Bool {
        guard node.arguments?.trimmedDescription == "c", let type = node.parent?.parent?.as(AttributedTypeSyntax.self),
            let function = MethodFunction(type.baseType), function.takesSelector
        else { return false }
        blank(node)
        return true
    }

    /// Lowers `unsafeBitCast(imp, to: Function.self)` to a closure that runs the implementation on the given receiver.
    func lowerImplementationCast(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "unsafeBitCast", node.arguments.count == 2, let target = node.arguments.last, target.label?.text == "to",
            let type = castType(target.expression), let function = methodFunction(type), function.takesSelector
        else { return }
        let names = function.parameters.indices.map { "a\($0)" }
        let passed = names.dropFirst(2).joined(separator: ", ")
        let bare = type.as(AttributedTypeSyntax.self).map { oneLine($0.baseType) } ?? oneLine(type)
        var body = "if let r = _ObjC.bound(i, a0) { "
        if function.parameters.count == 3, function.result == "Void" {
            body += "if r.consumesArguments { struct F { let f: (__owned \(function.parameters[2])) -> Void }; return withExtendedLifetime(a0) { unsafeBitCast(r.closure, to: F.self).f(a2) } }; "
        }
        body += "struct F { let f: (\(function.parameters.dropFirst(2).joined(separator: ", "))) -> \(function.result) }; "
        body += "return withExtendedLifetime(a0) { unsafeBitCast(r.closure, to: F.self).f(\(passed)) } }; "
        body += "return _ObjC.run(i, a0, [\(passed)], as: (\(function.result)).self)"
        let head = zip(names, function.parameters).map { "\($0): \($1)" }.joined(separator: ", ")
        replace(node.calledExpression, with: "({ (i: _ObjC.AnyImplementation) -> (\(bare)) in { (\(head)) -> \(function.result) in \(body) } })")
        if let comma = node.arguments.first?.trailingComma { blank(comma) }
        blank(target)
    }

    /// `imp_implementationWithBlock(block)`: the place in the source becomes a method that calls the block.
    func lowerBlockImplementation(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "imp_implementationWithBlock" else { return }
        guard node.arguments.count == 1, let argument = node.arguments.first?.expression, let (block, function) = blockFunction(argument), !isInGeneric,
            function.parameters.first.map({ $0 != "Any" && !$0.contains("Self") && !$0.hasSuffix("?") }) ?? false
        else {
            return report("an implementation can be made of a block here where the block's type is written beside it, its receiver's class first, and no generic type is around", at: node)
        }
        let types = function.parameters.dropFirst(), values = types.indices.map { "a\($0)" }
        let call = "S.b!(" + (["o"] + values).joined(separator: ", ") + ")"
        let closure = values.isEmpty ? "{ \(call) }" : "{ (\(zip(values, types).map { "\($0): \($1)" }.joined(separator: ", "))) in \(call) }"
        let made = "{ (b: @escaping (\(function.parameters.joined(separator: ", "))) -> \(function.result)) -> OpaquePointer in "
            + "struct S { nonisolated(unsafe) static var b: ((\(function.parameters.joined(separator: ", "))) -> \(function.result))? }; "
            + "struct F { let f: (\(types.joined(separator: ", "))) -> \(function.result) }; "
            + "if S.b != nil { return _ObjC.noImplementation() }; S.b = b; "
            + "return _ObjC.implementation { (o: \(function.parameters[0])) in unsafeBitCast(F(f: \(closure)), to: _ObjC.Closure.self) } }"
        replace(node.calledExpression, with: "(\(made))")
        for token in argument.tokens(viewMode: .sourceAccurate) where end(token) <= start(block) || start(token) >= end(block) { blank(token) }
    }

    // MARK: Types

    /// `T` of `T.self`.
    private func castType(_ expression: ExprSyntax) -> TypeSyntax? {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self", let base = access.base else { return nil }
        let inner = unparenthesised(base)
        if let type = inner.as(TypeExprSyntax.self)?.type { return type }
        guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: name.trimmed))
    }

    private func methodFunction(_ type: TypeSyntax) -> MethodFunction? {
        if let function = MethodFunction(type) { return function }
        if let attributed = type.as(AttributedTypeSyntax.self) { return methodFunction(attributed.baseType) }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
        return index.functionAlias(name)
    }

    /// The block in `unsafeBitCast(block, to: AnyObject.self)`, `block as Any` and `block`, and its type as far as the file tells.
    private func blockFunction(_ expression: ExprSyntax) -> (ExprSyntax, MethodFunction)? {
        let expression = unparenthesised(expression)
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "unsafeBitCast", let inner = call.arguments.first?.expression {
            return blockFunction(inner)
        }
        if let cast = expression.as(SequenceExprSyntax.self), cast.elements.count == 3, let inner = cast.elements.first, let type = cast.elements.last?.as(TypeExprSyntax.self)?.type {
            return methodFunction(type).map { (inner, $0) } ?? blockFunction(inner)
        }
        if let closure = expression.as(ClosureExprSyntax.self) { return MethodFunction(closure).map { (expression, $0) } }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var parent = expression.parent
        while let current = parent {
            if let type = DeclaredTypes.find(name, in: current, before: start(expression)) {
                return type.annotation.flatMap(methodFunction).map { (expression, $0) } ?? type.value.flatMap { blockFunction($0) }.map { (expression, $0.1) }
            }
            parent = current.parent
        }
        return nil
    }
}

/// A function type, its parts as text on one line.
struct MethodFunction: Sendable, Codable, Equatable {
    var parameters: [String]
    var result: String

    var takesSelector: Bool { parameters.count >= 2 && ["Selector", "Selector?", "Selector!", "ObjectiveC.Selector"].contains(parameters[1]) }

    init?(_ type: TypeSyntax) {
        guard let function = Self.function(type), function.effectSpecifiers == nil else { return nil }
        let result = oneLine(function.returnClause.type)
        self.init(parameters: function.parameters.map { oneLine($0.type) }, result: result == "()" ? "Void" : result)
    }

    private init(parameters: [String], result: String) {
        self.parameters = parameters
        self.result = result
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return function(only.type) }
        return type.as(FunctionTypeSyntax.self)
    }

    /// A closure that writes all of its types.
    init?(_ closure: ClosureExprSyntax) {
        guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return nil }
        let types = clause.parameters.compactMap { $0.type.map { oneLine($0) } }
        guard types.count == clause.parameters.count else { return nil }
        self.init(parameters: types, result: closure.signature?.returnClause.map { oneLine($0.type) } ?? "Void")
    }
}

/// The type of a name according to its nearest declaration before its use.
private final class DeclaredTypes: SyntaxVisitor {
    private let name: String, limit: Int
    private var found: (annotation: TypeSyntax?, value: ExprSyntax?)?

    private init(_ name: String, _ limit: Int) {
        (self.name, self.limit) = (name, limit)
        super.init(viewMode: .sourceAccurate)
    }

    static func find(_ name: String, in node: Syntax, before limit: Int) -> (annotation: TypeSyntax?, value: ExprSyntax?)? {
        let visitor = DeclaredTypes(name, limit)
        visitor.walk(node)
        return visitor.found
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.position.utf8Offset < limit, node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name { found = (node.typeAnnotation?.type, node.initializer?.value) }
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.position.utf8Offset < limit, (node.secondName ?? node.firstName).text == name { found = (node.type, nil) }
        return .visitChildren
    }
}
