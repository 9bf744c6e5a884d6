// Overrides that stock Swift rejects: those in extensions, and those of NSObject's methods that WillAppear's
// ObjectiveC module can only declare in an extension. Also XCTest fixtures of main-actor classes.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Gives a member of an extension whose stub is in the class body the name that the stub calls.
    func lowerExtensionMember(_ node: DeclSyntax, name: TokenSyntax, key: String, modifiers: DeclModifierListSyntax) {
        guard let scope = scopes.last, scope.kind == .ext else { return }
        let isOverride = modifierNames(modifiers).contains("override")
        let hidden = ExtensionStub.hiddenName(name.text, of: scope.path)
        if index.isHoisted(type: scope.path, key: key) {
            if let variable = node.as(VariableDeclSyntax.self), lowerHoistedObserver(variable, hidden: hidden) { return }
            rename(name, to: hidden, modifiers)
        } else if !isOverride, index.isDispatched(type: scope.path, key: key), let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            scope.exposesAll || attribute("objc", in: attributes) != nil {
            if let function = node.as(FunctionDeclSyntax.self) {
                if lowerExchanged(function, alsoOverridden: true) { return }
                guard let dispatcher = ExtensionStub.dispatcher(of: function, type: scope.path, asking: .init(overrides: true)) else { return }
                insert(dispatcher + "; ", at: start(node))
            } else if let variable = node.as(VariableDeclSyntax.self) {
                guard let dispatcher = ExtensionStub.dispatcher(of: variable, type: scope.path) else { return }
                insert(dispatcher + "; ", at: start(node))
            }
            rename(name, to: hidden, modifiers)
        } else if isOverride, index.foreignOverride(type: scope.path, key: key) == nil {
            if index.resolve(scope.path) != nil, index.isObjectHook(type: scope.path, key: key) { return }
            if index.resolve(scope.path) == nil, lowerFrameworkOverride(node, name: name, modifiers: modifiers) { return }
            report("an override of '\(key)' in this form cannot stand in an extension here; move it into the class body", at: name)
        }
    }

    /// The initialiser whose stub stands in the class body: the stub calls it by its label.
    func lowerHoistedInitialiser(_ node: InitializerDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .ext, node.isPlainConvenience, index.isHoisted(type: scope.path, key: ExtensionStub.plainInitialiser) else { return }
        replace(node.signature.parameterClause, with: "(__extension: ())")
    }

    /// Gives a member the name that its stub or its record calls, which cannot be overridden itself.
    func rename(_ name: TokenSyntax, to hidden: String, _ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "dynamic"].contains(modifier.name.text) { blank(modifier) }
        for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public") }
        if name.text.hasPrefix("`") {
            replace(name, with: hidden)
        } else {
            insert(String(hidden.dropLast(name.text.unticked.count)), at: start(name))
        }
    }

    static let overridePrefix = "__override_"

    /// Lowers an override of a method that this module declares in an extension of another module's class: it is
    /// registered under its own key. Returns the meaning of `super.name` in its body.
    func lowerForeignOverride(_ node: FunctionDeclSyntax, key: String) -> (name: String, superPrefix: String)? {
        guard let scope = scopes.last, modifierNames(node.modifiers).contains("override"),
            let kind = index.foreignOverride(type: scope.path, key: key)
        else { return nil }
        switch kind {
        case .ofExtension(let type):
            unmark(node.modifiers, in: scope)
            insert(Self.overridePrefix, at: start(node.name))
            return (node.name.text, String(ExtensionStub.hiddenName(node.name.text, of: type).dropLast(node.name.text.unticked.count)))
        case .ofOverride:
            insert(Self.overridePrefix, at: start(node.name))
            return (node.name.text, Self.overridePrefix)
        }
    }

    /// The parameters' types of the extension's method that a method overrides, if its own differ: a closure may take a superclass.
    func overriddenTypes(of node: FunctionDeclSyntax, key: String) -> [String]? {
        guard let scope = scopes.last, case .ofExtension(let type)? = index.foreignOverride(type: scope.path, key: key),
            let types = index.dispatchedTypes(type: type, key: key), types.count == node.parameterTypes.count, types != node.parameterTypes
        else { return nil }
        return types
    }

    /// Callers of such an override see its own types. A method of the class may not differ from an inherited one in this way, one of a
    /// protocol that the class alone conforms to may.
    func overload(_ node: FunctionDeclSyntax, in scope: LoweringScope) {
        let isPublic = !modifierNames(node.modifiers).isDisjoint(with: ["public", "open"])
        let name = "__Overloads_\(nextRecordName())", access = isPublic ? "public " : ""
        guard let overload = ExtensionStub.overload(of: node, calling: Self.overridePrefix + node.name.text.unticked, modifiers: access) else { return }
        let isolation = scope.isMainActor || isFrameworkClass(scope.name) ? "@MainActor " : ""
        fileDeclarations.append("\(isolation)\(access)protocol \(name): \(scope.name) {}; extension \(scope.name): \(name) {}; extension \(name) { \(overload) }")
    }

    private func unmark(_ modifiers: DeclModifierListSyntax, in scope: LoweringScope) {
        for modifier in modifiers where ["override", "dynamic"].contains(modifier.name.text) { blank(modifier) }
        // In a class body it stays open to subclasses of other modules.
        if scope.kind == .ext { for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public") } }
    }

    /// The same for a computed or observed property.
    func lowerForeignOverride(_ node: VariableDeclSyntax) -> (name: String, superPrefix: String)? {
        guard let scope = scopes.last, modifierNames(node.modifiers).contains("override"),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier, let kind = index.foreignOverride(type: scope.path, key: name.text.unticked)
        else { return nil }
        let observer = ExtensionStub.observer(node)
        guard observer != nil || ExtensionStub.computed(node) != nil else { return nil }
        insert(Self.overridePrefix, at: start(name))
        guard case .ofExtension(let type) = kind else { return (name.text, Self.overridePrefix) }
        unmark(node.modifiers, in: scope)
        if FoundationMembers.isOfMainActor(name.text), !scope.isMainActor, attribute("MainActor", in: node.attributes) == nil { insert("@MainActor ", at: start(node.bindingSpecifier)) }
        let hidden = ExtensionStub.hiddenName(name.text, of: type)
        if let observer { compute(observer, over: hidden) }
        return (name.text, String(hidden.dropLast(name.text.unticked.count)))
    }

    /// Makes a property that is observed where it overrides one of an extension a computed one over that.
    private func compute(_ observer: (name: String, type: String, value: String, annotation: TypeAnnotationSyntax, accessor: AccessorDeclSyntax), over hidden: String) {
        guard let body = observer.accessor.body else { return }
        let isAfter = observer.accessor.accessorSpecifier.text == "didSet"
        if let parameters = observer.accessor.parameters { blank(parameters) }
        let setting = "self.\(hidden) = \(isAfter ? "newValue" : observer.value)"
        let named = isAfter ? "let \(observer.value) = self.\(hidden); \(setting); _ = \(observer.value); " : observer.value == "newValue" ? "" : "let \(observer.value) = newValue; "
        replace(observer.accessor.accessorSpecifier, with: "get { self.\(hidden) } set { \(named)do")
        insert(isAfter ? " }" : "; \(setting) }", at: end(body))
    }

    /// Lowers `super.name` in an override of an extension's member, or of a member that an extension of a framework class overrides.
    func lowerSuperReference(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true else { return }
        if let override = scopes.last(where: { $0.foreignOverride != nil })?.foreignOverride, node.declName.baseName.text == override.name {
            return insert(override.superPrefix, at: start(node.declName))
        }
        lowerSuperOfFrameworkOverride(node)
    }

    /// Removes `override` if the class descends from NSObject through classes of this module that do not
    /// declare the method. Returns true if it did.
    func lowerObjectOverride(_ node: FunctionDeclSyntax, key: String) -> Bool {
        guard let scope = scopes.last,
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        else { return false }
        guard index.isObjectHook(type: scope.path, key: key, inherited: scope.inherited.first, isClass: scope.isClass || scope.kind == .ext) else { return false }
        // In a class body it stays open to subclasses of other modules.
        if scope.kind == .ext { for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public") } }
        blank(override)
        return true
    }

    /// `override var hash` and its kin stay as Foundation declares them when the module defaults to the main actor, and in an extension of a
    /// class of the main actor, where the renamed member overrides nothing.
    func lowerObjectOverride(_ node: VariableDeclSyntax) {
        guard node.names.contains(where: { ["description", "debugDescription", "hash"].contains($0) }) else { return }
        keepIsolation(of: node.modifiers, attributes: node.attributes, before: node.bindingSpecifier)
    }

    /// The same for `override func isEqual(_:)`.
    func keepObjectIsolation(_ node: FunctionDeclSyntax, key: String) {
        guard key == "isEqual(_:)", scopes.last?.kind == .ext else { return }
        keepIsolation(of: node.modifiers, attributes: node.attributes, before: node.funcKeyword)
    }

    private func keepIsolation(of modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax, before keyword: TokenSyntax) {
        guard lowering.defaultsToMainActor || scopes.last?.kind == .ext, modifierNames(modifiers).contains("override"), !modifierNames(modifiers).contains("nonisolated"),
            attribute("MainActor", in: attributes) == nil
        else { return }
        insert("nonisolated ", at: start(keyword))
    }

    /// Lowers `try await super.setUp()` in a main-actor class, which would send the test case to XCTest's own fixture, which is not isolated
    /// and empty: another empty fixture is called instead.
    func lowerAsynchronousFixture(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .cls, node.signature.effectSpecifiers?.asyncSpecifier != nil, let body = node.body,
            ["setUp", "tearDown"].contains(node.name.text), node.modifiers.contains(where: { $0.name.text == "override" }),
            scope.inherited.first == "XCTestCase", scope.isMainActor || attribute("MainActor", in: node.attributes) != nil
        else { return }
        for access in SuperReferences.find(node.name.text, in: body) { replace(access, with: "_XCTestFixtures()") }
    }

    /// Lowers a test fixture. XCTest's fixtures are not isolated on Linux, and its list of tests cannot hold isolated ones: those of a
    /// main-actor class enter the main actor themselves.
    func lowerTestFixture(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .cls || scope.kind == .ext, node.signature.effectSpecifiers?.asyncSpecifier == nil,
            node.signature.parameterClause.parameters.isEmpty, node.signature.returnClause == nil, node.body != nil,
            node.genericParameterClause == nil,
            modifierNames(node.modifiers).isDisjoint(with: ["class", "static", "nonisolated", "private", "fileprivate"])
        else { return }
        let isFixture = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"].contains(node.name.text)
        let override = node.modifiers.first { $0.name.text == "override" }
        guard isFixture ? override != nil : node.name.text.hasPrefix("test"), isTestCase(scope),
            scope.isMainActor || attribute("MainActor", in: node.attributes) != nil
        else { return }
        let tries = node.signature.effectSpecifiers?.throwsClause != nil ? "try " : ""
        let effects = tries.isEmpty ? "" : "throws "
        let name = node.name.text
        insert(
            "nonisolated \(override == nil ? "" : "override ")func \(name)() \(effects){ \(tries)_ObjC.onMainActor(self) { \(tries)$0.__isolated_\(name)() } }; ",
            at: start(node))
        if let override { blank(override) }
        insert("__isolated_", at: start(node.name))
    }

    /// Lowers `override class var defaultTestSuite`, which XCTest does not have here: XCTestOverlay finds the override by a protocol. Returns the
    /// meaning of `super.defaultTestSuite`.
    func lowerTestSuite(_ node: VariableDeclSyntax) -> (name: String, superPrefix: String)? {
        let key = "defaultTestSuite"
        guard let scope = scopes.last, scope.kind == .cls, node.names == [key], isTestCase(scope), let override = node.modifiers.first(where: { $0.name.text == "override" }),
            !modifierNames(node.modifiers).isDisjoint(with: ["class", "static"]), let name = node.bindings.first?.pattern
        else { return nil }
        insert(Self.overridePrefix, at: start(name))
        if index.ancestry(of: scope.path).contains(where: { index.resolve($0)?.overrides.contains(key) == true }) { return (key, Self.overridePrefix) }
        // XCTest's property is not isolated.
        if scope.isMainActor, !modifierNames(node.modifiers).contains("nonisolated") { replace(override.name, with: "nonisolated") } else { blank(override) }
        fileDeclarations.append("extension \(scope.path): _XCTestSuites {}")
        return nil
    }

    /// `Helper()` of a test class, whose `init()` is NSObject's on Apple's systems.
    func lowerTestCaseInitialiser(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "XCTestCase" || index.ancestry(of: name).last == "XCTestCase"
        else { return }
        insert("_madeByHand: ()", at: start(end))
    }

    private func isTestCase(_ scope: LoweringScope) -> Bool {
        ([scope.inherited.first].compactMap { $0 } + index.ancestry(of: scope.path)).contains { $0.hasSuffix("TestCase") }
    }
}

/// The `super` of every `super.name` in a body.
private final class SuperReferences: SyntaxVisitor {
    private let name: String
    private var found: [SuperExprSyntax] = []
    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }
    static func find(_ name: String, in body: CodeBlockSyntax) -> [SuperExprSyntax] {
        let visitor = SuperReferences(name)
        visitor.walk(body)
        return visitor.found
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == name, let base = node.base?.as(SuperExprSyntax.self) { found.append(base) }
        return .visitChildren
    }
}
