// Xcode's previews: `#Preview` and `PreviewProvider` leave the text, because nothing shows them here. Lines stay.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerPreview(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        for element in node.attributes { blank(element) }
        blank(node)
        return .skipChildren
    }

    func isPreviewProvider(_ node: StructDeclSyntax) -> Bool {
        inheritedTypes(node.inheritanceClause).contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }
    }

    func removePreviews(_ node: StructDeclSyntax) -> Bool {
        guard isPreviewProvider(node) else { return false }
        blank(node)
        return true
    }

    /// `import SwiftUI` of a file that needs it for previews alone.
    func isForPreviewsOnly(_ node: ImportDeclSyntax) -> Bool {
        guard node.path.trimmedDescription == "SwiftUI", let file = node.root.as(SourceFileSyntax.self) else { return false }
        let finder = PreviewFinder(viewMode: .sourceAccurate)
        finder.walk(file)
        return finder.hasPreviews && !finder.usesSwiftUI
    }

    /// `@IBAction` isolates a method whose class is not known to be isolated.
    func impliesMainActor(_ node: AttributeSyntax) -> Bool {
        guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self), let scope = enclosingType, scope.kind == .cls || scope.kind == .ext,
            attribute("MainActor", in: function.attributes) == nil, modifierNames(function.modifiers).isDisjoint(with: ["nonisolated", "override"])
        else { return false }
        let lineage = scope.kind == .cls ? scope.inherited.prefix(1) + index.ancestry(of: scope.path) : index.ancestry(of: scope.path)[...]
        return !scope.isMainActor && lineage.last == "NSObject"
    }
}

private final class PreviewFinder: SyntaxVisitor {
    var hasPreviews = false
    var usesSwiftUI = false
    private static let names: Set<String> = [
        "View", "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable", "ObservableObject", "State", "Binding", "ObservedObject",
        "StateObject", "EnvironmentObject", "Environment", "EnvironmentValues", "EnvironmentKey", "ViewModifier", "ButtonStyle", "Shape", "ViewBuilder", "AnyView", "Color", "Text",
        "Animation", "withAnimation", "LocalizedStringKey", "UIHostingConfiguration", "AppStorage", "Published", "Namespace", "GeometryReader", "VStack", "HStack", "ZStack",
    ]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard inheritedTypes(node.inheritanceClause).contains(where: { $0.hasSuffix("PreviewProvider") }) else { return .visitChildren }
        hasPreviews = true
        return .skipChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        hasPreviews = true
        return .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        hasPreviews = true
        return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { note(node.baseName.text); return .visitChildren }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name.text); return .visitChildren }
    private func note(_ name: String) { if Self.names.contains(name) { usesSwiftUI = true } }
}
