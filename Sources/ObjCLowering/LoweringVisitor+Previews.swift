// Xcode's previews: `#Preview` and `PreviewProvider` are blanked, because an app does not show them, and so is an `import SwiftUI`
// that nothing else needs. In a build for `willappear previews`, a `#Preview` of views and controllers becomes a load-time record
// instead. Lines stay. Code that does need SwiftUI is left out of the build declaration by declaration (SetAside).
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerPreview(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        // A preview that goes takes its attributes with it: two edits of one place exclude each other.
        if becomesRecord(node) { for element in node.attributes { blank(element) } }
        return lowerPreview(of: node)
    }

    /// The parser takes a preview without attributes at the top of a file for an expression.
    func lowerPreview(of node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard becomesRecord(node) else {
            blank(node)
            return .skipChildren
        }
        let record = "@used @section(\".init_array\") nonisolated private let __preview_\(nextRecordName()): @convention(c) () -> Void = { _PreviewTable.add"
        edits.replace(start(node.pound), end(node.macroName), with: record)
        edits.insert(" }", at: end(node))
        return .visitChildren
    }

    private func becomesRecord(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        lowering.keepsPreviews && scopes.isEmpty && !importsSwiftUI(Syntax(node))
    }

    /// Whether the file imports SwiftUI, so that a preview's content is SwiftUI's, or cannot be told from it.
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

    /// Whether an import is not needed: `import SwiftUI` for previews alone, or an absent framework whose names the file does not use.
    func isNeedless(_ node: ImportDeclSyntax) -> Bool {
        NeedlessImports.modules.contains(node.path.trimmedDescription) && NeedlessImports.isNeedless(node.path.trimmedDescription, in: Syntax(node))
    }

    private func needsSwiftUIForPreviewsOnly(_ node: Syntax) -> Bool {
        let use = SwiftUIUse.find(in: node)
        return use.hasPreviews && !use.usesSwiftUI
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

/// Whether a type shows one of UIKit's views or controllers in a preview; a file that uses SwiftUI for more keeps it.
private func isPreviewWrapper(_ type: String) -> Bool {
    type.hasSuffix("UIViewControllerRepresentable") || type.hasSuffix("UIViewRepresentable")
}

/// The reasons for which a file needs SwiftUI.
final class SwiftUIUse: SyntaxVisitor {
    private(set) var hasPreviews = false
    /// Whether it uses SwiftUI names that it does not declare. A UIKit view wrapped for previews does not count beside previews.
    var usesSwiftUI: Bool { !named.isEmpty || hasWrapper && !hasPreviews }
    private var hasWrapper = false
    /// The SwiftUI names that it uses and does not declare.
    var named: Set<String> { mentioned.subtracting(declared) }
    private var mentioned: Set<String> = []
    private var declared: Set<String> = []

    /// The same of a part of a file.
    static func names(in node: Syntax) -> Set<String> {
        let finder = SwiftUIUse(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.named
    }

    static func find(in node: Syntax) -> SwiftUIUse {
        let finder = SwiftUIUse(viewMode: .sourceAccurate)
        finder.walk(node.root)
        return finder
    }

    static let names: Set<String> = [
        "View", "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
        "UIViewControllerRepresentableContext", "UIGestureRecognizerRepresentable", "NSViewRepresentable", "NSHostingController", "NSHostingView",
        "State", "StateObject", "Binding", "Bindable", "ObservedObject", "EnvironmentObject", "Environment", "EnvironmentValues", "EnvironmentKey", "Entry",
        "AppStorage", "SceneStorage", "FocusState", "GestureState", "FetchRequest", "SectionedFetchRequest", "Query", "Namespace", "ScaledMetric", "UIApplicationDelegateAdaptor", "DynamicProperty",
        "ViewModifier", "ModifiedContent", "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "PreferenceKey", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "TextFieldStyle",
        "Shape", "InsettableShape", "ShapeStyle", "Path", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "StrokeStyle", "Canvas", "GraphicsContext",
        "Color", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "Material", "Font", "Image", "Text", "Label", "Button", "Toggle", "Slider", "Stepper", "Picker", "DatePicker",
        "TextField", "SecureField", "TextEditor", "Link", "Menu", "Divider", "Spacer", "List", "Form", "Section", "ForEach", "Group", "ScrollView", "ScrollViewReader", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem",
        "VStack", "HStack", "ZStack", "AnyView", "EmptyView", "TupleView", "GeometryReader", "GeometryProxy", "NavigationView", "NavigationStack", "NavigationLink", "NavigationPath", "TabView", "AsyncImage", "ProgressView", "TimelineView",
        "EdgeInsets", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Angle", "UnitPoint", "Axis", "ContentMode", "LayoutDirection", "DynamicTypeSize", "ColorScheme", "ContentSizeCategory", "Visibility", "LocalizedStringKey",
        "Animation", "AnyTransition", "Transaction", "withAnimation", "withTransaction", "Animatable", "AnimatableModifier", "VectorArithmetic", "AnimatablePair", "EmptyAnimatableData", "GeometryEffect", "ProjectionTransform",
        "App", "Scene", "WindowGroup", "ScenePhase", "Commands", "ImageRenderer", "ViewThatFits", "Layout", "ProposedViewSize", "PhotosPickerItem", "OpenURLAction", "DismissAction", "PresentationMode", "TapGesture", "DragGesture", "SwiftUI",
    ]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = inheritedTypes(node.inheritanceClause)
        declared.insert(node.name.text)
        if inherited.contains(where: isPreviewWrapper) {
            hasWrapper = true
            return .skipChildren
        }
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
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declared.insert(node.name.text); return .visitChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declared.insert(node.name.text); return .visitChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declared.insert(node.name.text); return .visitChildren }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declared.insert(node.name.text); return .visitChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { note(node.baseName.text); return .visitChildren }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name.text); return .visitChildren }
    private func note(_ name: String) { if Self.names.contains(name) { mentioned.insert(name) } }
}
