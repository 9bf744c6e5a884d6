// Xcode's previews: `#Preview`, PreviewProvider and the wrappers that show a view controller in one. They never run in an
// app, so that they are taken out, and with them an `import SwiftUI` that nothing else in the file needs.
internal import SwiftSyntax

extension LoweringVisitor {
    private static let previewProtocols: Set<String> = ["PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable"]
    /// Words that only SwiftUI gives a meaning.
    private static let interfaceWords = [
        "some View", ": View", ": App ", "UIHostingController", "UIHostingConfiguration", "@State", "@Binding", "@ObservedObject", "@StateObject", "@Environment",
        "ViewModifier", "ViewBuilder", "PreviewProvider", "Representable", "SwiftUI.", "EdgeInsets(", "LocalizedStringKey", "AnyView", "ObservableObject", "@Published",
        "withAnimation",
    ]

    func isPreview(_ inheritance: InheritanceClauseSyntax?) -> Bool {
        lowering.treatsPlatformAsIOS && inheritance?.inheritedTypes.contains { type in
            Self.previewProtocols.contains(type.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
        } == true
    }

    /// Whether a file that imports SwiftUI uses it for previews at most.
    func usesSwiftUIForPreviewsOnly(_ file: SourceFileSyntax) -> Bool {
        lowering.treatsPlatformAsIOS && !file.statements.contains { statement in
            switch statement.item {
            case .decl(let declaration): mentionsInterface(declaration)
            default: mentionsInterface(statement.item)
            }
        }
    }

    private func mentionsInterface(_ node: some SyntaxProtocol) -> Bool {
        if node.is(ImportDeclSyntax.self) { return false }
        if let type = node.as(StructDeclSyntax.self), isPreview(type.inheritanceClause) { return false }
        if let type = node.as(ExtensionDeclSyntax.self), isPreview(type.inheritanceClause) { return false }
        if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" { return false }
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return false }
        if let directive = node.as(IfConfigDeclSyntax.self) {
            return Conditions.possibleClauses(directive).contains { clause in
                guard case .statements(let statements) = clause.elements else { return false }
                return statements.contains { statement in
                    if case .decl(let declaration) = statement.item { return mentionsInterface(declaration) }
                    return mentionsInterface(statement.item)
                }
            }
        }
        let text = node.description
        return Self.interfaceWords.contains { text.contains($0) }
    }
}
