// The walk over one file: it tracks its position and hands each construct to the file that lowers it.
// Collects edits; the text is spliced once at the end.
internal import SwiftSyntax

final class LoweringVisitor: SyntaxVisitor {
    let lowering: Lowering
    let path: String
    let index: ModuleIndex
    let locations: SourceLocationConverter
    /// Distinguishes generated names of different files.
    let fileTag: String

    /// The file's names that are metatypes, with the class of each.
    private(set) lazy var metatypes = MetatypeNames.collect(tree)
    private let tree: SourceFileSyntax

    var edits = SourceEdits()
    var diagnostics: [LoweringDiagnostic] = []
    /// Declarations for the end of the file.
    var fileDeclarations: [String] = []
    var scopes: [LoweringScope] = []
    /// The surrounding properties, with the meaning of `super.name` if one overrides a member of an extension.
    private var propertyOverrides: [(name: String, superPrefix: String)?] = []
    /// The statement that enters a method that can be exchanged into its class's table.
    var exchangedEntries: [SyntaxIdentifier: String] = [:]
    /// Classes whose `@NSManaged` properties were reported.
    var managedClasses: Set<String> = []
    private var recordCount = 0
    /// The number of surrounding clauses that may be inactive.
    private var uncertainClauses = 0

    init(lowering: Lowering, path: String, tree: SourceFileSyntax, index: ModuleIndex) {
        self.lowering = lowering
        self.path = path
        self.index = index
        self.tree = tree
        locations = SourceLocationConverter(fileName: path, tree: tree)
        fileTag = String(stableHash("\(lowering.moduleName)/\(path)".utf8) & 0xffff_ffff, radix: 36)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Edits

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(start(node), end(node), with: text) }
    func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

    /// Overwrites a node with spaces; its line breaks stay.
    func blank(_ node: some SyntaxProtocol) {
        let spaces = node.trimmedDescription.utf8.map { $0 == 10 || $0 == 13 ? $0 : 32 }
        edits.replace(start(node), end(node), with: String(decoding: spaces, as: UTF8.self))
    }

    func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
    func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    func report(_ message: String, at node: some SyntaxProtocol) {
        // If unknown build settings decide, the text may not be compiled at all.
        if uncertainClauses > 0 { return }
        let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(LoweringDiagnostic(path: path, line: place.line, column: place.column, message: message))
    }

    func nextRecordName() -> String {
        recordCount += 1
        return "\(fileTag)_\(recordCount)"
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterClass(node); return .visitChildren }
    override func visitPost(_ node: ClassDeclSyntax) { leaveClass(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterExtension(node); return .visitChildren }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveExtension(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if removePreviews(node) { return .skipChildren }
        return enterValueType(node.name, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) {
        if !isPreviewProvider(node) { scopes.removeLast() }
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterValueType(node.name, node.genericParameterClause) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterValueType(node.name, node.genericParameterClause) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerProtocol(node)
        scopes.append(LoweringScope(kind: .protocol, name: node.name.text, path: qualified(node.name.text)))
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    private func enterValueType(_ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
        scopes.append(LoweringScope(kind: .value, name: name.text, path: qualified(name.text), isGeneric: generics != nil || isInGeneric))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isRemovedRequirement(node.modifiers) { return .skipChildren }
        lowerNumberComparison(node)
        lowerSwift4Override(node)
        lowerSwift4PickerDelegate(node)
        var scope = LoweringScope(kind: .code, name: "", path: "", isGeneric: node.genericParameterClause != nil || isInGeneric)
        lowerIsolation(node)
        scope.foreignOverride = lowerMember(node)
        scopes.append(scope)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) {
        if !isRemovedRequirement(node.modifiers) { scopes.removeLast() }
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isRemovedRequirement(node.modifiers) { return .skipChildren }
        node.bindings.forEach(lowerInvertedSet)
        lowerIsolation(node)
        propertyOverrides.append(lowerTestSuite(node) ?? lowerMember(node))
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if !isRemovedRequirement(node.modifiers) { propertyOverrides.removeLast() }
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode(); return .visitChildren }
    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode(); return .visitChildren }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
    private func enterCode() { scopes.append(LoweringScope(kind: .code, name: "", path: "", isGeneric: isInGeneric)) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        var scope = LoweringScope(kind: .code, name: "", path: "", isGeneric: isInGeneric)
        scope.foreignOverride = propertyOverrides.last ?? nil
        scopes.append(scope)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerPlainInitialiser(node)
        lowerFoundationInitialiser(node)
        lowerManagedInitialiser(node)
        lowerHoistedInitialiser(node)
        scopes.append(LoweringScope(kind: .code, name: "", path: "", isGeneric: node.genericParameterClause != nil || isInGeneric))
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    // MARK: Attributes, expressions, directives

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { lowerAttribute(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { lowerMacro(node) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { lowerAnyObjectSubscript(node); return .visitChildren }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { lowerCall(node); lowerSwift4SuperCall(node); lowerSwift4PropertyCall(node); return .visitChildren }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        lowerQualifiedValue(node)
        lowerRequirementReference(node)
        lowerSuperReference(node)
        lowerSystemVersion(node)
        lowerAnyObjectMember(node)
        lowerUnappliedInitialiser(node)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
        switch node.baseName.text {
        case "NSClassFromString": replace(node.baseName, with: "_ObjC.classFromString")
        case "NSStringFromClass": replace(node.baseName, with: "_ObjC.stringFromClass")
        // A position in a file is a number on Darwin, and a structure in glibc.
        case "fpos_t" where lowering.treatsPlatformAsIOS: replace(node.baseName, with: "Int64")
        case "stderr", "stdout", "stdin": lowerStandardStream(node)
        default: break
        }
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { lowerPreview(node) }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if lowering.treatsPlatformAsIOS, node.name.text == "fpos_t" { replace(node.name, with: "Int64") }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { lowerQualifiedType(node); return .visitChildren }
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind { lowerOpaqueType(node); return .visitChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { lowerAvailability(node); return .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { lowerCondition(Syntax(condition)) }
        // Text that cannot be compiled here stays as it is.
        guard let directive = node.parent?.parent?.as(IfConfigDeclSyntax.self) else { return .visitChildren }
        guard Conditions.possibleClauses(directive, settings: lowering.conditions, hasNetworking: index.asksForSecurity).contains(where: { $0.id == node.id }) else { return .skipChildren }
        if !isCertain(node, of: directive) { uncertainClauses += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) {
        guard let directive = node.parent?.parent?.as(IfConfigDeclSyntax.self),
            Conditions.possibleClauses(directive, settings: lowering.conditions, hasNetworking: index.asksForSecurity).contains(where: { $0.id == node.id })
        else { return }
        if !isCertain(node, of: directive) { uncertainClauses -= 1 }
    }
    private func isCertain(_ node: IfConfigClauseSyntax, of directive: IfConfigDeclSyntax) -> Bool {
        Conditions.possibleClauses(directive, settings: lowering.conditions, hasNetworking: index.asksForSecurity).count == 1 && (node.condition.map { Conditions.evaluate($0, lowering.conditions, index.asksForSecurity) == true } ?? true)
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { lowerImport(node); return .skipChildren }
}

/// The position of the walk.
struct LoweringScope {
    enum Kind { case cls, ext, value, `protocol`, code }
    var kind: Kind
    /// The name as it can be written inside the body.
    var name: String
    /// The dotted name from the module down.
    var path: String
    var isGeneric = false
    /// Every member is exposed: `@objcMembers`, `@objc extension`.
    var exposesAll = false
    /// The runtime name given with `@objc(Name)`.
    var explicitName: String?
    /// The type is a class as far as is known.
    var isClass = false
    var isMainActor = false
    /// The class belongs to no actor although the module's declarations belong to the main one.
    var isPlain = false
    var inherited: [String] = []
    /// In the body of an override of an extension's method: its name, and the text that comes before it after `super.`.
    var foreignOverride: (name: String, superPrefix: String)?
    /// The statements that fill the class table; `$0` is the table.
    var entries: [String] = []
}

extension LoweringVisitor {
    var isInGeneric: Bool { scopes.last?.isGeneric ?? false }

    /// The innermost type.
    var enclosingType: LoweringScope? { scopes.last { $0.kind != .code } }

    /// Whether the walk is in the body of a function or accessor of the innermost type.
    var isInCode: Bool { scopes.last?.kind == .code }

    func qualified(_ name: String) -> String {
        (scopes.filter { $0.kind != .code }.map(\.name) + [name]).joined(separator: ".")
    }

    func lowerAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "IBAction" where impliesMainActor(node):
            // An action runs on the main actor whatever its class says (SE-0316).
            replace(node, with: "@MainActor")
            return .skipChildren
        case "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable":
            blank(node)
            return .skipChildren
        case "UIApplicationMain", "NSApplicationMain":
            replace(node, with: "@main")
            return .skipChildren
        case "convention" where node.arguments?.trimmedDescription == "block":
            blank(node)
            return .skipChildren
        case "convention" where lowerImplementationConvention(node):
            return .skipChildren
        case "NSManaged":
            lowerManaged(node)
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    func lowerMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            lowerSelector(node)
            return .skipChildren
        case "keyPath":
            lowerKeyPath(node)
            return .skipChildren
        case "Preview": return lowerPreview(of: node)
        default:
            return .visitChildren
        }
    }

    func lowerImport(_ node: ImportDeclSyntax) {
        if lowering.hostsSwiftUI, lowering.treatsPlatformAsIOS, node.path.trimmedDescription == "SwiftUI" { return replace(node.path, with: "AppleSwiftUI") }
        if lowering.treatsPlatformAsIOS, isNeedless(node) { return blank(node) }
        lowerModuleName(node)
        // `import UIKit.UIGestureRecognizerSubclass` names a submodule of the Objective-C header; here it is all one module.
        guard node.importKindSpecifier == nil, node.path.count > 1, let period = node.path.first?.trailingPeriod else { return }
        let from = start(period), to = end(node)
        edits.replace(from, to, with: String(repeating: " ", count: to - from))
    }

    func lowerCondition(_ node: Syntax) {
        guard lowering.treatsPlatformAsIOS else { return }
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            let platform = call.arguments.first?.expression {
            switch platform.trimmedDescription {
            case "iOS": replace(platform, with: "Linux")
            case "Linux": replace(platform, with: "iOS")
            default: break
            }
            return
        }
        if let call = node.as(FunctionCallExprSyntax.self) { lowerCanImport(call) }
        for child in node.children(viewMode: .sourceAccurate) { lowerCondition(child) }
    }
}
