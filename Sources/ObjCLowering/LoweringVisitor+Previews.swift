// Xcode's previews: `#Preview` and `PreviewProvider` leave the text, because an app does not show them. Where they are asked
// for (`willappear previews`), a `#Preview` of views and controllers becomes a load-time record instead. Lines stay.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerPreview(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        for element in node.attributes { blank(element) }
        guard lowering.keepsPreviews, scopes.isEmpty, !importsSwiftUI(Syntax(node)) else {
            blank(node)
            return .skipChildren
        }
        let record = "@used @section(\".init_array\") nonisolated private let __preview_\(nextRecordName()): @convention(c) () -> Void = { _PreviewTable.add"
        edits.replace(start(node.pound), end(node.macroName), with: record)
        edits.insert(" }", at: end(node))
        return .visitChildren
    }

    /// What a preview of such a file shows is SwiftUI's, or cannot be told from it.
    private func importsSwiftUI(_ node: Syntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return true }
        return file.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI" }
    }

    func isPreviewProvider(_ node: StructDeclSyntax) -> Bool {
        let inherited = inheritedTypes(node.inheritanceClause)
        if inherited.contains(where: { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }) { return true }
        return inherited.contains(where: isPreviewWrapper) && needsSwiftUIForPreviewsOnly(Syntax(node))
    }

    func removePreviews(_ node: StructDeclSyntax) -> Bool {
        guard isPreviewProvider(node) else { return false }
        blank(node)
        return true
    }

    /// `import SwiftUI` of a file that needs it for previews alone.
    func isForPreviewsOnly(_ node: ImportDeclSyntax) -> Bool {
        node.path.trimmedDescription == "SwiftUI" && needsSwiftUIForPreviewsOnly(Syntax(node))
    }

    private func needsSwiftUIForPreviewsOnly(_ node: Syntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
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

/// What shows a view or a controller of UIKit's in a preview; a file that uses SwiftUI for more keeps it.
private func isPreviewWrapper(_ type: String) -> Bool {
    type.hasSuffix("UIViewControllerRepresentable") || type.hasSuffix("UIViewRepresentable")
}

private final class PreviewFinder: SyntaxVisitor {
    var hasPreviews = false
    var usesSwiftUI = false
    private static let names: Set<String> = [
        "View", "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable", "State", "Binding", "ObservedObject",
        "StateObject", "EnvironmentObject", "Environment", "EnvironmentValues", "EnvironmentKey", "ViewModifier", "ButtonStyle", "Shape", "ViewBuilder", "AnyView", "Color", "Text",
        "Animation", "withAnimation", "LocalizedStringKey", "UIHostingConfiguration", "AppStorage", "Namespace", "GeometryReader", "VStack", "HStack", "ZStack",
    ]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = inheritedTypes(node.inheritanceClause)
        if inherited.contains(where: isPreviewWrapper) { return .skipChildren }
        guard inherited.contains(where: { $0.hasSuffix("PreviewProvider") }) else { return .visitChildren }
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
