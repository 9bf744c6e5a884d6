// One file's contribution to its module's index: classes, protocols with optional requirements,
// members of extensions. Collected in a separate pass, because lowering a file needs the others' facts.
internal import SwiftSyntax

/// The facts of one file; cached by content.
package struct FileFacts: Sendable, Codable, Equatable {
    struct Class: Sendable, Codable, Equatable {
        var name: String
        /// The first inherited type, which may be the superclass or a protocol.
        var inherited: [String]
        var isGeneric: Bool
        var members: [String]
        /// Members with `override`.
        var overrides: [String]
        var isMainActor: Bool
        /// The base names of methods that are themselves marked `@MainActor`.
        var mainActorMethods: [String]? = nil
    }
    struct OptionalRequirement: Sendable, Codable, Equatable {
        var protocolName: String
        var base: String
        /// Nil for a property.
        var labels: [String]?
        var selector: String
        var hasOptionalResult = false
        /// The parameters' types as they are written: two requirements may differ only in them.
        var types: [String] = []
    }
    struct ExtensionMember: Sendable, Codable, Equatable {
        var type: String
        var key: String
        var isOverride: Bool
        /// The stub for it in the class body; nil if it has no such form.
        var stub: String?
        /// Whether classes of other modules may override it.
        var isOpen = false
        /// The types of a method's parameters as they are written: an override may take other closures.
        var types: [String]? = nil
        /// Whether nothing marks it, so that only an override in a subclass tells that it implements a requirement of Objective-C's.
        var isImplicit = false
    }

    var classes: [Class] = []
    var protocols: [String] = []
    /// `@objc protocol`s: a value of the protocol's type conforms to the protocol itself.
    var objcProtocols: [String]? = []
    /// The names after `some`, and of extensions' `Element: P`.
    var opaqueTypes: [String]? = []
    /// The types from which protocols inherit, or that their where clause requires of Self, including classes.
    var protocolParents: [String: [String]] = [:]
    /// Protocols that require a plain `init()`.
    var makingProtocols: [String] = []
    /// The protocols to which extensions and value types conform.
    var conformances: [String: [String]] = [:]
    /// The names of methods and properties of `@objc protocol`s: an implementation is visible to selectors.
    var protocolMembers: [String] = []
    var optionalRequirements: [OptionalRequirement] = []
    var extensionMembers: [ExtensionMember] = []
    /// Every method and property of extensions, overridable or not.
    var extensionMemberKeys: [String] = []
    /// The modules that the file imports.
    var imports: [String] = []
    /// Types that this file extends or inherits from.
    var referencedTypes: [String] = []
    /// The requirements that protocols have for their associated types, by the type's name.
    var associatedTypes: [String: [String]] = [:]
    /// The type aliases of one name for another, outside of types.
    var typeAliases: [String: String] = [:]
    /// The base names of methods whose implementations the file may exchange.
    var exchangedMethods: [String] = []
    /// Properties whose type is a metatype, with its type; empty for a property of another type.
    var metatypeProperties: [String: String] = [:]
    /// Properties that are arrays: whether of AnyObject.
    var arraysOfAnyObject: [String: Bool] = [:]
    /// "Menu.delegate" of every property that is declared AnyObject.
    var anyObjectProperties: Set<String> = []
    /// Type aliases of functions that take an object first, as implementations of methods and blocks for them do.
    var functionAliases: [String: MethodFunction] = [:]
    /// Whether a method of the file is called `observe`, so that calls of that name need not be key-value observing.
    var declaresObserve = false
    /// Whether a method of the file is called `intersects`.
    var declaresIntersects: Bool? = false
    var importsInterface = false
    var mentionsLinux = false
    /// Whether it asks `canImport(Security)`, which is answered with no: see `lowerCanImport`.
    var asksForSecurity: Bool? = false

    package init() {}

    package init(source: [UInt8]) { self.init(tree: Lowering.parse(source), source: source) }

    init(tree: SourceFileSyntax, source: [UInt8]) {
        let collector = FactsCollector(viewMode: .sourceAccurate)
        collector.hasNetworking = Triggers.contains(source, "canImport(Security)")
        collector.exchangesMethods = ExchangedMethods.isMentioned(in: source)
        collector.walk(tree)
        self = collector.facts
        readText(source)
    }

    /// The facts that a text without trigger can have, read without parsing.
    package init(unparsed source: [UInt8]) { readText(source) }

    private mutating func readText(_ source: [UInt8]) {
        declaresObserve = ["func observe(_ ", "func observe<"].contains { Triggers.contains(source, $0) }
        declaresIntersects = Triggers.contains(source, "func intersects(")
        mentionsLinux = Triggers.contains(source, "os(Linux)")
        asksForSecurity = Triggers.contains(source, "canImport(Security)")
        _ = Triggers.forEachName(after: "import ", in: source) { name, _ in imports.append(name); return false }
        _ = Triggers.forEachName(after: "some ", in: source) { name, _ in if name.first?.isUppercase == true { opaqueTypes?.append(name) }; return false }
        for clause in ["where Element: ", "where Wrapped: "] {
            _ = Triggers.forEachName(after: clause, in: source) { name, _ in opaqueTypes?.append(name); return false }
        }
        importsInterface = ["UIKit", "QuartzCore", "SwiftUI"].contains { Triggers.contains(source, "import \($0)") }
    }
}

final class FactsCollector: SyntaxVisitor {
    var facts = FileFacts()
    /// Whether the file calls the runtime's functions for it, so that every selector in it may be of such a method.
    var exchangesMethods = false
    var hasNetworking = false
    private enum Scope { case type(String), objcProtocol(String), function }
    private var scopes: [Scope] = []

    private func qualified(_ name: String) -> String {
        (scopes.compactMap { scope -> String? in if case .type(let outer) = scope { outer } else { nil } } + [name]).joined(separator: ".")
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in Conditions.possibleClauses(node, hasNetworking: hasNetworking) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = memberDeclarations(node.memberBlock)
        var record = FileFacts.Class(
            name: qualified(node.name.text), inherited: inheritedTypes(node.inheritanceClause),
            isGeneric: node.genericParameterClause != nil, members: [], overrides: [],
            isMainActor: attribute("MainActor", in: node.attributes) != nil)
        for member in members {
            if let initialiser = member.as(InitializerDeclSyntax.self), initialiser.signature.parameterClause.parameters.isEmpty,
                modifierNames(initialiser.modifiers).contains("required") { record.members.append("required init()") }
            guard let (keys, modifiers) = memberKeys(member) else { continue }
            record.members += keys
            if modifiers.contains("override") { record.overrides += keys }
            if let function = member.as(FunctionDeclSyntax.self), attribute("MainActor", in: function.attributes) != nil, modifiers.isDisjoint(with: ["static", "class"]) {
                record.mainActorMethods = (record.mainActorMethods ?? []) + [function.name.text.unticked]
            }
        }
        facts.classes.append(record)
        facts.referencedTypes += record.inherited.map { String($0.prefix { $0 != "<" }) }
        scopes.append(.type(node.name.text))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterValueType(node.name, node.inheritanceClause) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterValueType(node.name, node.inheritanceClause) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if let attributed = node.initializer.value.as(AttributedTypeSyntax.self), attributed.trimmedDescription.contains("@convention"),
            let function = MethodFunction(attributed.baseType) { facts.functionAliases[node.name.text] = function }
        if scopes.isEmpty, node.genericParameterClause == nil, let name = node.initializer.value.as(IdentifierTypeSyntax.self)?.trimmedDescription { facts.typeAliases[node.name.text] = name }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { scopes.append(.function); return .visitChildren }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    private func enterValueType(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        noteConformances(of: qualified(name.text), clause)
        scopes.append(.type(name.text))
        return .visitChildren
    }
    private func noteConformances(of type: String, _ clause: InheritanceClauseSyntax?) {
        let names = inheritedTypes(clause)
        if !names.isEmpty { facts.conformances[type, default: []] += names }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.protocols.append(qualified(node.name.text))
        let parents = inheritedTypes(node.inheritanceClause) + selfConstraints(node.genericWhereClause)
        if !parents.isEmpty { facts.protocolParents[qualified(node.name.text)] = parents }
        if memberDeclarations(node.memberBlock).contains(where: { $0.as(InitializerDeclSyntax.self)?.isPlain ?? false }) { facts.makingProtocols.append(qualified(node.name.text)) }
        for case let associated? in memberDeclarations(node.memberBlock).map({ $0.as(AssociatedTypeDeclSyntax.self) }) {
            facts.associatedTypes[associated.name.text, default: []] += inheritedTypes(associated.inheritanceClause).flatMap { $0.split(separator: "&").map { $0.trimmingCharacters() } }
        }
        guard attribute("objc", in: node.attributes) != nil else { return .skipChildren }
        facts.objcProtocols?.append(qualified(node.name.text))
        for member in memberDeclarations(node.memberBlock) {
            guard let (keys, modifiers) = memberKeys(member) else { continue }
            facts.protocolMembers += keys
            guard modifiers.contains("optional") else { continue }
            if let function = member.as(FunctionDeclSyntax.self) {
                facts.optionalRequirements.append(.init(
                    protocolName: qualified(node.name.text), base: function.name.text.unticked,
                    labels: function.labels, selector: function.selectorName,
                    hasOptionalResult: function.signature.returnClause.map { ["?", "!"].contains($0.type.trimmedDescription.suffix(1)) } ?? false,
                    types: function.parameterTypes))
            } else {
                facts.optionalRequirements += keys.map {
                    .init(protocolName: qualified(node.name.text), base: $0, labels: nil, selector: $0)
                }
            }
        }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.trimmedDescription
        facts.referencedTypes.append(type.split(separator: ".").last.map(String.init) ?? type)
        noteConformances(of: type, node.inheritanceClause)
        let access = node.modifiers.map(\.name.text).first { $0 == "public" || $0 == "package" }
        for member in memberDeclarations(node.memberBlock) {
            if let initialiser = member.as(InitializerDeclSyntax.self), initialiser.isPlainConvenience {
                facts.extensionMembers.append(.init(type: type, key: ExtensionStub.plainInitialiser, isOverride: false, stub: ExtensionStub.initialiser(initialiser, access: access), isOpen: true))
            }
            guard let (keys, modifiers) = memberKeys(member) else { continue }
            facts.extensionMemberKeys += keys
            let objc = exposes(member) || attribute("objc", in: node.attributes) != nil
            let isOverride = modifiers.contains("override")
            guard isOverride || objc || node.inheritanceClause != nil && modifiers.isDisjoint(with: ["static", "class", "private", "fileprivate"]), let key = keys.first, keys.count == 1 else { continue }
            facts.extensionMembers.append(.init(type: type, key: key, isOverride: isOverride, stub: ExtensionStub(member, of: type, access: access)?.text,
                isOpen: modifiers.contains("open") && modifiers.isDisjoint(with: ["class", "static"]), types: member.as(FunctionDeclSyntax.self)?.parameterTypes, isImplicit: !isOverride && !objc))
        }
        scopes.append(.type(type))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // Local variables are the file's own matter.
        if case .type(let owner)? = scopes.last {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation?.type else { continue }
                if ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.trimmedDescription) { facts.anyObjectProperties.insert("\(owner).\(name)") }
                if type.trimmedDescription.hasPrefix("[") {
                    let isOfAnyObject = type.trimmedDescription.hasPrefix("[AnyObject]")
                    facts.arraysOfAnyObject[name] = (facts.arraysOfAnyObject[name] ?? true) && isOfAnyObject
                }
                guard let instance = MetatypeNames.instance(of: type) else { continue }
                facts.metatypeProperties[name] = facts.metatypeProperties[name].map { $0 == instance ? instance : "" } ?? instance
            }
        }
        return .visitChildren
    }

    /// `case open(segueClass: UIStoryboardSegue.Type)` is mostly taken apart by the same name.
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        guard let name = (node.secondName ?? node.firstName)?.text, let instance = MetatypeNames.instance(of: node.type) else { return .visitChildren }
        facts.metatypeProperties[name] = facts.metatypeProperties[name].map { $0 == instance ? instance : "" } ?? instance
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", exchangesMethods || ExchangedMethods.isExchange(around: Syntax(node)),
            let name = node.arguments.first.flatMap({ ExchangedMethods.baseName($0.expression) }) { facts.exchangedMethods.append(name) }
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if exchangesMethods, ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            let text = node.arguments.first.flatMap({ unparenthesised($0.expression).as(StringLiteralExprSyntax.self) })?.representedLiteralValue {
            facts.exchangedMethods.append(String(text.prefix { $0 != ":" }))
        }
        return .visitChildren
    }
}

// MARK: - Reading declarations

func unparenthesised(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        expression = only.expression
    }
    return expression
}

/// The member declarations of a body, those inside `#if` too where they can be compiled.
func memberDeclarations(_ block: MemberBlockSyntax) -> [DeclSyntax] { declarations(of: block.members) }

private func declarations(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
        guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        return Conditions.possibleClauses(conditional).flatMap { clause -> [DeclSyntax] in
            guard case .decls(let members) = clause.elements else { return [] }
            return declarations(of: members)
        }
    }
}

/// `where Self: UIView & Reusable, Self: Other`.
func selfConstraints(_ clause: GenericWhereClauseSyntax?) -> [String] {
    (clause?.requirements ?? []).flatMap { requirement -> [String] in
        guard case .conformanceRequirement(let conformance) = requirement.requirement, conformance.leftType.trimmedDescription == "Self" else { return [] }
        return conformance.rightType.trimmedDescription.split(separator: "&").map { $0.trimmingCharacters() }
    }
}

/// The inherited types by their bare names: `Foundation.Formatter` becomes `Formatter`.
func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { inherited in
        if let member = inherited.type.as(MemberTypeSyntax.self), let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.text, qualifyingModules.contains(module) {
            return String(inherited.type.trimmedDescription.dropFirst(module.count + 1))
        }
        return inherited.type.trimmedDescription
    } ?? []
}

private let qualifyingModules: Set<String> = ["UIKit", "Foundation", "QuartzCore", "ObjectiveC", "XCTest"]

func attribute(_ name: String, in list: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in list where attribute.attributeName.trimmedDescription == name { return attribute }
    return nil
}

func modifierNames(_ list: DeclModifierListSyntax) -> Set<String> { Set(list.map(\.name.text)) }

/// Member keys and modifiers of a function or variable.
func memberKeys(_ member: DeclSyntax) -> (keys: [String], modifiers: Set<String>)? {
    if let function = member.as(FunctionDeclSyntax.self) {
        return ([memberKey(base: function.name.text.unticked, labels: function.labels)], modifierNames(function.modifiers))
    }
    if let variable = member.as(VariableDeclSyntax.self) {
        return (variable.names, modifierNames(variable.modifiers))
    }
    return nil
}

/// Attributes that make a member visible to selectors.
private func exposes(_ member: DeclSyntax) -> Bool {
    let list = member.as(FunctionDeclSyntax.self)?.attributes ?? member.as(VariableDeclSyntax.self)?.attributes
    guard let list else { return false }
    return ["objc", "IBAction"].contains { attribute($0, in: list) != nil }
}

extension FunctionDeclSyntax {
    /// Argument labels, `_` where there is none.
    var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text.unticked } }

    /// The types of the parameters, as they are written.
    var parameterTypes: [String] { signature.parameterClause.parameters.map(\.type.trimmedDescription) }

    /// The selector's name: given with `@objc(name)` or by Apple's protocol, else by Swift's rule.
    var selectorName: String {
        if let given = attribute("objc", in: attributes)?.arguments?.trimmedDescription { return given }
        if let known = FrameworkRequirements.selector(base: name.text.unticked, labels: labels) { return receiving(known) }
        return ObjCLowering.selectorName(base: name.text.unticked, labels: labels)
    }
}

extension FunctionDeclSyntax {
    /// `gestureRecognizer(_:shouldReceive:)` is three methods, `numberOfSections(in:)` and `textView(_:shouldInteractWith:in:interaction:)`
    /// are two, which only types tell apart.
    private func receiving(_ selector: String) -> String {
        guard let type = signature.parameterClause.parameters.last?.type.trimmedDescription else { return selector }
        if selector.hasSuffix("shouldReceiveTouch:") { return selector.replacing("Touch:", with: type.dropFirst(2) + ":") }
        if selector == "numberOfSectionsInTableView:", type.hasSuffix("UICollectionView") { return "numberOfSectionsInCollectionView:" }
        if selector.hasPrefix("textView:shouldInteractWithURL:"), signature.parameterClause.parameters.dropFirst().first?.type.trimmedDescription == "NSTextAttachment" {
            return selector.replacing("WithURL:", with: "WithTextAttachment:")
        }
        return selector
    }
}

extension VariableDeclSyntax {
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unticked }
    }
}
