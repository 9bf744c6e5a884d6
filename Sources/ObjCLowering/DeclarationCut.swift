// The parts of one file that are left out because they use missing names: whole declarations at the top, and members that no kept
// code uses. Other declarations stay. Called by SetAside; the parts are blanked before any other step reads the file.
internal import SwiftSyntax

struct DeclarationCut {
    /// The meaning of names for the cut.
    struct Names {
        /// Whether a name without a qualifier belongs to a missing framework.
        var isOfFramework: (String) -> Bool
        /// Types of the module that are left out.
        var gone: Set<String>
        /// Modules whose import goes.
        var modules: Set<String>
        /// The functions and variables that a protocol of the packages requires and no extension of the protocol has.
        var requirements: (String) -> Set<String> = { _ in [] }
    }

    private(set) var ranges: [Range<Int>] = []
    private(set) var stubs: [SetAside.Stub] = []
    /// Types, functions and variables that other files could name.
    private(set) var declared: Set<String> = []
    /// Whether code that cannot be left out alone uses a missing name: code at the top of a file.
    private(set) var needsWholeFile = false
    private let names: Names
    private let impossible: ImpossibleCases
    /// The names of generic parameters, and of the types inside the types around the place.
    private var shadowed: Set<String> = []
    /// The members that are removed from a type, by the type's name: extensions in the file may use them.
    private var removedMembers: [String: Set<String>] = [:]

    init(_ tree: SourceFileSyntax, names: Names) {
        self.names = names
        impossible = ImpossibleCases(tree) { names.isOfFramework($0) || names.gone.contains($0) }
        cut(tree.statements)
        if !removedMembers.isEmpty {
            (ranges, declared, needsWholeFile) = ([], [], false)
            cut(tree.statements)
        }
        let whole = ranges
        func isKept(_ place: Int) -> Bool { !whole.contains { $0.contains(place) } }
        ranges += impossible.ranges.filter { isKept($0.lowerBound) }
        stubs = impossible.stubs.filter { isKept($0.place) }
    }

    private mutating func cut(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch statement.item {
            case .decl(let node): if let whole = cutTop(node) { remove(Syntax(node), whole) }
            case .expr(let node) where node.is(MacroExpansionExprSyntax.self): continue
            default: if namesGone(statement) { needsWholeFile = true }
            }
        }
    }

    private mutating func remove(_ node: Syntax, _ declares: Set<String> = []) {
        ranges.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
        declared.formUnion(declares)
    }

    /// The names that go with a declaration that is cut completely; nil if it stays, perhaps without some members.
    private mutating func cutTop(_ node: DeclSyntax) -> Set<String>? {
        if let node = node.as(ImportDeclSyntax.self) { return names.modules.contains(node.path.first?.name.text ?? "") ? [] : nil }
        if node.is(MacroExpansionDeclSyntax.self) { return nil }
        if let node = node.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses { if case .statements(let statements)? = clause.elements { cut(statements) } }
            return nil
        }
        if let group = node.asProtocol((any DeclGroupSyntax).self) { return cutGroup(group) }
        return namesGone(node) ? Self.declaredNames(node) : nil
    }

    // MARK: Types and extensions

    private mutating func cutGroup(_ node: any DeclGroupSyntax) -> Set<String>? {
        let outer = shadowed
        defer { shadowed = outer }
        shadowed.formUnion(Self.parameters(of: node))
        let header: [Syntax?] = [
            Syntax(node.attributes), node.inheritanceClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init),
            node.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) }, node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause.map(Syntax.init),
        ]
        // Lowering itself handles previews.
        if inheritedTypes(node.inheritanceClause).contains(where: { $0.hasSuffix("PreviewProvider") }) { return nil }
        if header.contains(where: { $0.map(namesGone) ?? false }) { return Self.declaredNames(DeclSyntax(node)) }
        let before = (ranges, declared)
        if cutMembers(of: node) { return nil }
        (ranges, declared) = before
        return Self.declaredNames(DeclSyntax(node))
    }

    /// Cuts members; returns false if the type cannot exist without a member that would be cut.
    private mutating func cutMembers(of node: any DeclGroupSyntax) -> Bool {
        let members = Self.members(node.memberBlock.members)
        let removed = (node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription).flatMap { removedMembers[$0] } ?? []
        var gone: [Int: Set<String>] = [:]
        for (number, member) in members.enumerated() {
            if let group = member.asProtocol((any DeclGroupSyntax).self) {
                if let whole = cutGroup(group) { gone[number] = whole }
            } else if namesGone(member) || !removed.isEmpty && NameUse(of: Syntax(member), without: impossible.nodes).mentions(removed) {
                guard isDispensable(member, of: node, members), !isPartOfMemberwiseInitialiser(member, of: node, members) else { return false }
                gone[number] = Self.declaredNames(member)
            }
        }
        var grows = !gone.isEmpty
        while grows {
            grows = false
            let kept = members.indices.filter { gone[$0] == nil }
            // If an overload stays, a name may mean that overload.
            let all = gone.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            let missing = all.subtracting(kept.flatMap { Self.declaredNames(members[$0]) })
            for number in kept {
                // An overload that calls its own name calls another overload, which may be gone.
                let overloaded = members[number].is(FunctionDeclSyntax.self) ? Self.declaredNames(members[number]).intersection(all) : []
                guard NameUse(of: Syntax(members[number]), without: impossible.nodes).mentions(missing.union(overloaded)) else { continue }
                guard !members[number].isProtocol((any DeclGroupSyntax).self), isDispensable(members[number], of: node, members) else { return false }
                gone[number] = Self.declaredNames(members[number])
                grows = true
            }
        }
        if !gone.isEmpty, gone.count == members.count, !node.is(ExtensionDeclSyntax.self) { return false }
        if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text {
            let kept = members.indices.filter { gone[$0] == nil }.flatMap { Self.declaredNames(members[$0]) }
            let names = gone.filter { members[$0.key].is(VariableDeclSyntax.self) || members[$0.key].is(FunctionDeclSyntax.self) }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            if !names.isSubset(of: kept) { removedMembers[name, default: []].formUnion(names.subtracting(kept)) }
        }
        for (number, names) in gone {
            let types = members[number].isProtocol((any DeclGroupSyntax).self) || members[number].is(TypeAliasDeclSyntax.self)
            remove(Syntax(members[number]), types ? names : [])
        }
        return true
    }

    /// Whether a member can be removed from a type: not an override, a requirement of a protocol or a case.
    private func isDispensable(_ member: DeclSyntax, of node: any DeclGroupSyntax, _ members: [DeclSyntax]) -> Bool {
        if node.is(ProtocolDeclSyntax.self) || member.is(EnumCaseDeclSyntax.self) || member.is(DeinitializerDeclSyntax.self) { return false }
        if let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers, modifiers.contains(where: { ["override", "required"].contains($0.name.text) }) { return false }
        let declared = RequirementFinder.signatures(of: member)
        if inheritedTypes(node.inheritanceClause).contains(where: { !names.requirements($0).isDisjoint(with: declared) }) { return false }
        guard member.is(InitializerDeclSyntax.self), !node.is(ExtensionDeclSyntax.self) else { return true }
        return members.count { $0.is(InitializerDeclSyntax.self) && !namesGone($0) } > 0
    }

    /// Whether a stored property belongs to the implicit initialiser of a structure, which would become another one without it.
    private func isPartOfMemberwiseInitialiser(_ member: DeclSyntax, of node: any DeclGroupSyntax, _ members: [DeclSyntax]) -> Bool {
        guard node.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self), !members.contains(where: { $0.is(InitializerDeclSyntax.self) }),
            variable.attributes.isEmpty, !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) else { return false }
        return variable.bindings.contains { binding in
            binding.initializer == nil && binding.accessorBlock == nil && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true
        }
    }

    // MARK: Names

    private func namesGone(_ node: some SyntaxProtocol) -> Bool {
        let use = NameUse(of: Syntax(node), without: impossible.nodes)
        let own = shadowed.union(use.parameters)
        return use.first.contains { !own.contains($0) && (names.isOfFramework($0) || names.gone.contains($0)) } || !use.behind.isDisjoint(with: names.gone)
            || use.qualified.contains(where: names.isOfFramework)
    }

    private static func parameters(of node: any DeclGroupSyntax) -> Set<String> {
        var result = Set(node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.map(\.name.text) ?? [])
        for member in members(node.memberBlock.members) where member.isProtocol((any DeclGroupSyntax).self) || member.is(TypeAliasDeclSyntax.self) || member.is(AssociatedTypeDeclSyntax.self) {
            result.formUnion(declaredNames(member))
        }
        return result
    }

    /// The members of the list, including those of every clause of `#if`.
    private static func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let inner)? = clause.elements { members(inner) } else { [] }
            }
        }
    }

    private static func declaredNames(_ node: DeclSyntax) -> Set<String> {
        if let node = node.as(ExtensionDeclSyntax.self) {
            return Set(members(node.memberBlock.members).filter { $0.isProtocol((any DeclGroupSyntax).self) || $0.is(TypeAliasDeclSyntax.self) }.flatMap(declaredNames))
        }
        if let node = node.as(VariableDeclSyntax.self) { return Set(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }) }
        return (node.asProtocol((any NamedDeclSyntax).self)?.name.text).map { [$0] } ?? []
    }
}

/// The names used in a part of a file.
private final class NameUse: SyntaxVisitor {
    /// The names that have nothing before them.
    private(set) var first: Set<String> = []
    /// The names that follow the name of a type.
    private(set) var behind: Set<String> = []
    /// `Outer.Inner`, for a capitalised name before the dot.
    private(set) var qualified: Set<String> = []
    /// The names after `self`, `Self` or without a qualifier: the ones by which a type's members use each other.
    private(set) var own: Set<String> = []
    private(set) var parameters: Set<String> = []

    private let skipped: Set<SyntaxIdentifier>

    /// - Parameter skipped: nodes whose names are ignored.
    init(of node: Syntax, without skipped: Set<SyntaxIdentifier>) {
        self.skipped = skipped
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    func mentions(_ names: Set<String>) -> Bool { !own.isDisjoint(with: names) || !first.isDisjoint(with: names) }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { first.insert(node.name.text); return .visitChildren }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        behind.insert(node.name.text)
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { qualified.insert("\(base.name.text).\(node.name.text)") }
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { parameters.insert(node.name.text); return .visitChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else { first.insert(name); return .visitChildren }
        switch access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
        case "self"?, "Self"?: own.insert(name)
        case let base? where base.first?.isUppercase == true:
            behind.insert(name)
            qualified.insert("\(base).\(name)")
        default: break
        }
        return .visitChildren
    }
    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind { skipped.contains(node.id) ? .skipChildren : .visitChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { skipped.contains(node.id) ? .skipChildren : .visitChildren }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { skipped.contains(node.id) ? .skipChildren : .visitChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.macroName.text == "Preview" ? .skipChildren : .visitChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.macroName.text == "Preview" ? .skipChildren : .visitChildren }
}
