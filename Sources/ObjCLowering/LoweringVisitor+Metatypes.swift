// Initialisers called on a metatype of a framework class: `cellClass.init(style:reuseIdentifier:)`, `T()` of `T: UIView`.
// On a device any initialiser of an Objective-C class can be called so; WillAppear's are not `required`, so the call goes through a
// function that finds the initialiser in the class.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Labels that such a function exists for.
    private static let initialisers: Set<[String]> = [
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["identifier", "source", "destination"],
        ["frame", "style"], ["frame", "collectionViewLayout"], ["rootViewController"], ["context"],
        ["type"], ["image"], ["target", "action"],
    ]

    func lowerMetatypeInitialiser(_ node: FunctionCallExprSyntax) {
        guard Self.initialisers.contains(node.arguments.map { $0.label?.text ?? "_" }), node.trailingClosure == nil else { return }
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init", let base = access.base {
            guard isFrameworkMetatype(base) || isOwnMetatype(base) else { return }
            replace(access.declName.baseName, with: "_init")
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            lowerImplicitInitialiser(access, node)
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
            isFrameworkParameter(name.baseName.text, around: Syntax(node)) || name.baseName.text == "Self" && isOwnMetatype(ExprSyntax(name)) {
            insert("._init", at: end(name))
        }
    }

    /// `View.init` as a value, where `View` is a parameter or an associated type that is a framework's class.
    func lowerUnappliedInitialiser(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil, let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id, isFrameworkParameter(name, around: Syntax(node))
        else { return }
        replace(node.declName.baseName, with: "_init")
    }

    /// Lowers `init()` beside UIKit's convenience one: it is no override in Swift, but in Objective-C it is, and `cls.init()` runs it.
    func lowerPlainInitialiser(_ node: InitializerDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .cls, !scope.isGeneric, node.signature.parameterClause.parameters.isEmpty, node.optionalMark == nil,
            node.genericParameterClause == nil, node.signature.effectSpecifiers == nil, !isConditional(node), attribute("available", in: node.attributes) == nil,
            modifierNames(node.modifiers).isDisjoint(with: ["override", "private", "fileprivate"]),
            let root = index.ancestry(of: scope.path).last, root != "NSObject", isFrameworkClass(root)
        else { return }
        scopes[scopes.count - 1].entries.append("$0.initialiser { \(scope.name)() }")
    }

    /// `Self` anywhere, and `self` in a static member, where Self is a framework class, inherits from one or must by a protocol.
    private func isOwnMetatype(_ expression: ExprSyntax) -> Bool {
        guard let name = unparenthesised(expression).as(DeclReferenceExprSyntax.self)?.baseName.text, ["Self", "self"].contains(name) else { return false }
        var parent = expression.parent
        var isStatic = name == "Self"
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) { isStatic = isStatic || !modifierNames(function.modifiers).isDisjoint(with: ["static", "class"]) }
            if let variable = current.as(VariableDeclSyntax.self) { isStatic = isStatic || !modifierNames(variable.modifiers).isDisjoint(with: ["static", "class"]) }
            // In an initialiser `self.init` delegates; Swift knows the class by its name.
            if current.is(InitializerDeclSyntax.self), name == "self" { return false }
            if let cls = current.as(ClassDeclSyntax.self) {
                return isStatic && !modifierNames(cls.modifiers).contains("final") && (scopes.last?.path).map(isFramework) ?? false
            }
            if let ext = current.as(ExtensionDeclSyntax.self) {
                let type = ext.extendedType.trimmedDescription
                // Types nested in a framework's class are mostly value types.
                guard isStatic, !index.requiresPlainInitialiser(type), !type.contains(".") || index.resolve(type) != nil else { return false }
                let constraints = selfConstraints(ext.genericWhereClause) + (index.isProtocol(type) ? index.classConstraints(ofProtocol: type) : [type])
                return constraints.contains(where: isFramework)
            }
            if current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) || current.is(ActorDeclSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    private func isFrameworkMetatype(_ expression: ExprSyntax) -> Bool {
        let expression = unparenthesised(expression)
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if isFrameworkParameter(name, around: Syntax(expression)) { return true }
            if let type = metatype(name, at: start(expression)) {
                if isFramework(type) || isFrameworkParameter(type, around: Syntax(expression)) { return true }
                // The function whose parameter `T` was has ended: the name means the property.
                guard type.count == 1 || type.hasPrefix("T"), genericConstraint(of: type, around: Syntax(expression)) == nil, index.resolve(type) == nil, !index.isProtocol(type) else { return false }
            }
            return index.metatypeProperty(name).map(isFramework) ?? false
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            if access.base?.trimmedDescription == "self", let own = metatypes.last(where: { $0.name == name }) { return isFramework(own.type) }
            // `item.type.init()`: a property that some type of the module declares as a metatype, and no other declares otherwise.
            return index.metatypeProperty(name).map(isFramework) ?? false
        }
        if let cast = expression.as(SequenceExprSyntax.self), cast.elements.count == 3, let type = cast.elements.last?.as(TypeExprSyntax.self) {
            return MetatypeNames.instance(of: type.type).map(isFramework) ?? false
        }
        return false
    }

    /// The metatype's class in the nearest declaration of a name before its use.
    private func metatype(_ name: String, at offset: Int) -> String? {
        metatypes.last { $0.name == name && $0.offset < offset }?.type ?? index.metatypeProperty(name)
    }

    /// `UIView`, `UIView & Reusable`, and classes of the module that inherit from one.
    private func isFramework(_ type: String) -> Bool {
        type.split(separator: "&").contains { part in
            let name = index.unaliased(part.trimmingCharacters())
            guard !index.isProtocol(name) else { return false }
            if index.resolve(name) == nil { return name == "NSObject" || isFrameworkClass(name) }
            // Swift itself calls an initialiser that every subclass must have.
            if ([name] + index.ancestry(of: name)).contains(where: { index.declares($0, "required init()") }) { return false }
            return index.ancestry(of: name).last.map { $0 != "NSObject" && index.resolve($0) == nil && isFrameworkClass($0) } ?? false
        }
    }

    /// A generic parameter in scope that is constrained to a framework class.
    private func isFrameworkParameter(_ name: String, around node: Syntax) -> Bool {
        genericConstraint(of: name, around: node)?.contains(where: isFramework) ?? false
    }

    /// The types that a generic parameter in scope must inherit from or conform to; nil if no such parameter is in scope.
    private func genericConstraint(of name: String, around node: Syntax) -> [String]? {
        var parent = node.parent
        while let current = parent {
            if let generics = current.asProtocol((any WithGenericParametersSyntax).self),
                let parameter = generics.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
                var constraints = [parameter.inheritedType?.trimmedDescription].compactMap { $0 }
                for requirement in generics.genericWhereClause?.requirements ?? [] {
                    if case .conformanceRequirement(let conformance) = requirement.requirement, conformance.leftType.trimmedDescription == name {
                        constraints.append(conformance.rightType.trimmedDescription)
                    }
                }
                return constraints
            }
            // An associated type, if the extension states its type.
            if let clause = current.as(ExtensionDeclSyntax.self)?.genericWhereClause {
                let constraints = clause.requirements.compactMap { requirement -> String? in
                    guard case .conformanceRequirement(let conformance) = requirement.requirement, [name, "Self." + name].contains(conformance.leftType.trimmedDescription) else { return nil }
                    return conformance.rightType.trimmedDescription
                }
                if !constraints.isEmpty { return constraints }
            }
            parent = current.parent
        }
        // `View` is an associated type of a protocol that the type conforms to.
        return index.associatedType(name)
    }

    /// Lowers `.init()` as the whole result of a function or the initial value of a property, if the type is a parameter or an associated type that is a framework's class.
    private func lowerImplicitInitialiser(_ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
        var result = Syntax(call).parent
        if result?.is(InitializerClauseSyntax.self) == true, let type = result?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type { return lowerImplicit(access, call, of: type) }
        if let statement = result?.as(ReturnStmtSyntax.self) { result = statement.parent }
        guard let list = result?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent?.parent else { return }
        let type: TypeSyntax?
        if let function = owner.as(FunctionDeclSyntax.self) { type = function.signature.returnClause?.type }
        else { type = owner.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? list.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type }
        if let type { lowerImplicit(access, call, of: type) }
    }

    private func lowerImplicit(_ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, of type: TypeSyntax) {
        guard let name = type.as(IdentifierTypeSyntax.self)?.trimmedDescription, isFrameworkParameter(name, around: Syntax(call)) else { return }
        insert(name, at: start(access))
        replace(access.declName.baseName, with: "_init")
    }
}

/// The file's variables and parameters whose type is a metatype, with its class.
final class MetatypeNames: SyntaxVisitor {
    typealias Declaration = (name: String, offset: Int, type: String)
    private(set) var names: [Declaration] = []

    static func collect(_ tree: SourceFileSyntax) -> [Declaration] {
        let collector = MetatypeNames(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.names
    }

    static func instance(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return instance(of: optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return instance(of: only.type) }
        guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else { return nil }
        let base = metatype.baseType.trimmedDescription
        return base.hasPrefix("(") ? String(base.dropFirst().dropLast()) : base
    }

    private func note(_ name: String?, _ type: TypeSyntax?) {
        if let name, let type, let instance = Self.instance(of: type) { names.append((name, type.position.utf8Offset, instance)) }
    }
    /// `let cls = wrapper`, `if let cls = wrapper` and `let cls = wrapper ?? UINavigationController.self`, where the file declares `wrapper` as a metatype.
    private func noteCopy(_ name: String?, of value: ExprSyntax?) {
        var value = value
        if let sequence = value?.as(SequenceExprSyntax.self), sequence.elements.count == 3, sequence.elements.dropFirst().first?.trimmedDescription == "??" { value = sequence.elements.first }
        guard let name, let source = value?.as(DeclReferenceExprSyntax.self) ?? value?.as(MemberAccessExprSyntax.self).flatMap({ $0.base?.trimmedDescription == "self" ? $0.declName : nil }),
            let known = names.last(where: { $0.name == source.baseName.text }), known.name != name else { return }
        names.append((name, source.position.utf8Offset, known.type))
    }
    private func castType(_ value: ExprSyntax?) -> TypeSyntax? {
        guard let sequence = value?.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
        return sequence.elements.last?.as(TypeExprSyntax.self)?.type
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, node.typeAnnotation?.type ?? castType(node.initializer?.value))
        if node.typeAnnotation == nil { noteCopy(node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, of: node.initializer?.value) }
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        note(name, castType(node.initializer?.value))
        noteCopy(name, of: node.initializer?.value)
        return .visitChildren
    }
}
