// Lets an app that is mostly UIKit compile with its few SwiftUI screens: a view keeps its type, stored values and initialisers, and
// UIHostingController shows a placeholder (the module AppleSwiftUI). Spaces overwrite the displaying code, so every byte keeps
// its place. Called for an app's own files before they are scanned and lowered; a file that needs more of SwiftUI is left out (SetAside).
internal import SwiftSyntax

package struct SwiftUIReduction: Sendable {
    /// SwiftUI names that the app declares itself and that therefore mean the app's types.
    private let declared: Set<String>

    /// - Parameter sources: all files of the module.
    package init(sources: [[UInt8]]) {
        var declared: Set<String> = []
        // Most modules need not be read a second time.
        if sources.contains(where: Self.importsSwiftUI) {
            for keyword in ["struct ", "class ", "enum ", "typealias ", "protocol "] {
                for source in sources {
                    _ = Triggers.forEachName(after: keyword, in: source) { name, _ in
                        if SwiftUIUse.names.contains(name) { declared.insert(name) }
                        return false
                    }
                }
            }
        }
        self.declared = declared
    }

    private static func importsSwiftUI(_ source: [UInt8]) -> Bool { Triggers.contains(source, Array("import SwiftUI".utf8)) }

    /// The text without SwiftUI's displaying code; nil for a file that does not use SwiftUI, or uses it for more than hosted views.
    package func reduce(_ source: [UInt8]) -> [UInt8]? {
        guard Self.importsSwiftUI(source) else { return nil }
        let tree = Lowering.parse(source)
        guard tree.imports("SwiftUI"), SwiftUIUse.find(in: Syntax(tree)).usesSwiftUI else { return nil }
        let finder = ShownFinder(declared: declared)
        finder.walk(tree)
        guard !finder.isBeyond else { return nil }
        var result = source
        for range in finder.ranges { for index in range where result[index] != 10 && result[index] != 13 { result[index] = 32 } }
        for (offset, text) in finder.texts { result.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8) }
        return SwiftUIUse.find(in: Syntax(Lowering.parse(result))).named.subtracting(Self.declaredHere).subtracting(declared).isEmpty ? result : nil
    }

    /// The SwiftUI names that the module AppleSwiftUI declares.
    static let declaredHere: Set<String> = ["View", "AnyView", "EmptyView", "UIHostingController", "UIHostingConfiguration", "State", "Binding", "ObservedObject", "StateObject"]
    /// The protocols whose conforming types show something, or change what is shown.
    fileprivate static let shown: Set<String> = [
        "ViewModifier", "Shape", "InsettableShape", "PreferenceKey", "EnvironmentKey", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider",
        "GeometryEffect", "AnimatableModifier", "Layout", "ToolbarContent",
    ]
    /// Values that a view gets from its surroundings.
    fileprivate static let surroundings: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "GestureState", "Namespace", "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query", "ScaledMetric",
        "AccessibilityFocusState", "Bindable",
    ]
}

extension SourceFileSyntax {
    func imports(_ module: String) -> Bool { statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module } }
}

/// Finds the text that goes.
private final class ShownFinder: SyntaxVisitor {
    var ranges: [Range<Int>] = []
    /// The texts that replace the first bytes of ranges.
    var texts: [(Int, String)] = []
    /// Whether a use was found that cannot be taken out.
    var isBeyond = false
    /// The names that are not SwiftUI's although they look like it.
    private let own: Set<String>
    private let declared: Set<String>

    init(declared: Set<String>) {
        self.declared = declared
        own = declared.union(SwiftUIReduction.declaredHere)
        super.init(viewMode: .sourceAccurate)
    }

    private func remove(_ node: some SyntaxProtocol) { ranges.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset) }
    private func gone(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind { remove(node); return .skipChildren }

    private func namesSwiftUI(_ node: some SyntaxProtocol) -> Bool { !SwiftUIUse.names(in: Syntax(node)).subtracting(own).isEmpty }

    // MARK: Types

    private func isShown(_ clause: InheritanceClauseSyntax?) -> Bool {
        inheritedTypes(clause).contains { type in
            let name = type.hasPrefix("SwiftUI.") ? String(type.dropFirst("SwiftUI.".count)) : type
            return !declared.contains(name) && (SwiftUIReduction.shown.contains(name) || name.hasSuffix("Style") && SwiftUIUse.names.contains(name))
        }
    }
    private func isView(_ clause: InheritanceClauseSyntax?) -> Bool {
        inheritedTypes(clause).contains { $0 == "SwiftUI.View" || $0 == "View" && !declared.contains("View") }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if isShown(node.inheritanceClause) { return gone(node) }
        if isView(node.inheritanceClause) { node.memberBlock.members.forEach { reduceMember($0.decl) } }
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if isShown(node.inheritanceClause) { return gone(node) }
        if isView(node.inheritanceClause) { node.memberBlock.members.forEach { reduceMember($0.decl) } }
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = node.extendedType.trimmedDescription
        let base = String(extended.prefix { $0 != "<" && $0 != "." })
        if SwiftUIUse.names.contains(base) && !declared.contains(base) || isShown(node.inheritanceClause) { return gone(node) }
        if isView(node.inheritanceClause) { node.memberBlock.members.forEach { reduceMember($0.decl) } }
        return .visitChildren
    }

    // MARK: Members

    /// Reduces a view's member: only members that construct the view stay.
    private func reduceMember(_ node: DeclSyntax) {
        if let property = node.as(VariableDeclSyntax.self) {
            if isComputed(property) {
                if property.bindings.first?.pattern.trimmedDescription != "id" || namesSwiftUI(property) { remove(property) }
            } else if attributes(of: property).contains(where: SwiftUIReduction.surroundings.contains) || namesSwiftUI(property) {
                remove(property)
            }
        } else if let function = node.as(FunctionDeclSyntax.self) {
            if !["==", "hash"].contains(function.name.text) { remove(function) }
        } else if let condition = node.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses { clause.elements?.as(MemberBlockItemListSyntax.self)?.forEach { reduceMember($0.decl) } }
        } else if node.is(InitializerDeclSyntax.self) || node.is(SubscriptDeclSyntax.self) || node.is(TypeAliasDeclSyntax.self) {
            if namesSwiftUI(node) { remove(node) }
        }
    }

    private func isComputed(_ node: VariableDeclSyntax) -> Bool {
        guard let block = node.bindings.first?.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private func attributes(of node: VariableDeclSyntax) -> [String] { node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }

    /// A function or property anywhere that gives a view.
    private func givesView(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> Bool {
        type?.trimmedDescription == "some View" || attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ViewBuilder" }
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        givesView(node.signature.returnClause?.type, node.attributes) ? gone(node) : .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        isComputed(node) && givesView(node.bindings.first?.typeAnnotation?.type, node.attributes) ? gone(node) : .visitChildren
    }
    /// `@ViewBuilder content: () -> Content` is a closure like any other.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        node.attributeName.trimmedDescription == "ViewBuilder" ? gone(node) : .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.macroName.text == "Preview" ? gone(node) : .visitChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.macroName.text == "Preview" ? gone(node) : .visitChildren }

    // MARK: Hosting

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        if called == "UIHostingConfiguration", let closure = node.trailingClosure { return reduceConfiguration(node, closure) }
        if called == "UIHostingController" || called.hasPrefix("UIHostingController<"), let root = node.arguments.first(where: { $0.label?.text == "rootView" }) {
            reduceRoot(root.expression)
        }
        return .visitChildren
    }

    /// `UIHostingConfiguration { … }.margins(.all, 0)` keeps its braces.
    private func reduceConfiguration(_ node: FunctionCallExprSyntax, _ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let signature = closure.signature { remove(signature) }
        closure.statements.forEach { remove($0) }
        removeModifiers(of: Syntax(node))
        return .skipChildren
    }

    /// Everything that is called on a value: the text from its end to the end of the chain.
    private func removeModifiers(of node: Syntax) {
        var chain = node
        while let member = chain.parent?.as(MemberAccessExprSyntax.self), member.base?.id == chain.id, let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
            chain = Syntax(call)
        }
        if chain.id != node.id { ranges.append(node.endPositionBeforeTrailingTrivia.utf8Offset..<chain.endPositionBeforeTrailingTrivia.utf8Offset) }
    }

    /// The view that is hosted: its modifiers go, and one of SwiftUI's own becomes an empty one.
    private func reduceRoot(_ root: ExprSyntax) {
        var base = root
        while let call = base.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base, inner.is(FunctionCallExprSyntax.self) { base = inner }
        if base.id != root.id { ranges.append(base.endPositionBeforeTrailingTrivia.utf8Offset..<root.endPositionBeforeTrailingTrivia.utf8Offset) }
        guard let call = base.as(FunctionCallExprSyntax.self) else { return }
        let name = call.calledExpression.trimmedDescription
        guard SwiftUIUse.names.contains(name), !own.contains(name) else { return }
        let empty = "EmptyView()", start = base.positionAfterSkippingLeadingTrivia.utf8Offset
        let firstLine = Array(base.trimmedDescription.utf8.prefix { $0 != 10 && $0 != 13 })
        guard firstLine.count >= empty.utf8.count else { isBeyond = true; return }
        remove(base)
        texts.append((start, empty))
    }
}
