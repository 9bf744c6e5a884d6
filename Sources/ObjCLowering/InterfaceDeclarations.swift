// The Swift side of Interface Builder documents: classes with their outlets and actions, and the identifiers with which code
// calls storyboards, tables and segues. Used by `willappear ib lint`. Reads syntax only: a member counts by its spelling.

internal import SwiftSyntax

package struct InterfaceDeclarations {
    /// A class with its members, those of extensions among them.
    package struct Class {
        package var superclass: String?
        /// Properties that key-value coding reaches: `@IBOutlet`, `@objc`, `@IBInspectable`.
        package var outlets: Set<String> = []
        /// Every other stored or computed property.
        package var otherProperties: Set<String> = []
        /// Selectors of methods that the runtime reaches: `@IBAction`, `@IBSegueAction`, `@objc`.
        package var actions: Set<String> = []
        /// Selectors of the other methods.
        package var otherMethods: Set<String> = []
    }

    /// A literal that code passes as an identifier.
    package struct Identifier {
        package enum Use: String, Sendable { case scene = "withIdentifier:", segue = "segue", cell = "cell", registration = "register" }
        package let text: String
        package let use: Use
        package let file: String
        package let line: Int
    }

    package private(set) var classes: [String: Class] = [:]
    package private(set) var identifiers: [Identifier] = []
    /// Some cell is registered under a name that the text does not show.
    package private(set) var registersCellsByExpression = false

    package init() {}

    package mutating func read(_ source: String, file: String) {
        let tree = Lowering.parse([UInt8](source.utf8))
        let visitor = DeclarationVisitor(file: file, converter: SourceLocationConverter(fileName: file, tree: tree))
        visitor.walk(tree)
        identifiers += visitor.identifiers
        registersCellsByExpression = registersCellsByExpression || visitor.registersByExpression
        for (name, found) in visitor.classes {
            var known = classes[name] ?? Class()
            known.superclass = known.superclass ?? found.superclass
            known.outlets.formUnion(found.outlets)
            known.otherProperties.formUnion(found.otherProperties)
            known.actions.formUnion(found.actions)
            known.otherMethods.formUnion(found.otherMethods)
            classes[name] = known
        }
        declared.formUnion(visitor.declared)
    }

    private var declared: Set<String> = []

    /// Whether a class of this name is declared, not only extended.
    package func declares(_ name: String) -> Bool { declared.contains(name) }

    /// The class and its superclasses, as far as the sources declare them, and the first name beyond.
    package func ancestry(of name: String) -> (classes: [Class], beyond: String?) {
        var found: [Class] = [], seen: Set<String> = [], next: String? = name
        while let current = next, seen.insert(current).inserted, declared.contains(current), let known = classes[current] {
            found.append(known)
            next = known.superclass
        }
        return (found, next)
    }
}

private final class DeclarationVisitor: SyntaxVisitor {
    var classes: [String: InterfaceDeclarations.Class] = [:]
    var declared: Set<String> = []
    var identifiers: [InterfaceDeclarations.Identifier] = []
    var registersByExpression = false
    private let file: String
    private let converter: SourceLocationConverter
    private var scopes: [(name: String, isObjC: Bool)] = []

    init(file: String, converter: SourceLocationConverter) {
        (self.file, self.converter) = (file, converter)
        super.init(viewMode: .sourceAccurate)
    }

    private func attributes(_ list: AttributeListSyntax) -> Set<String> {
        Set(list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        declared.insert(name)
        classes[name, default: .init()].superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.split(separator: ".").last.map { String($0.prefix { $0 != "<" }) }
        scopes.append((name, attributes(node.attributes).contains("objcMembers")))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append((node.extendedType.trimmedDescription, attributes(node.attributes).contains("objc")))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(("", false))
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(("", false))
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, !scope.name.isEmpty else { return .visitChildren }
        let isReached = scope.isObjC || !attributes(node.attributes).isDisjoint(with: ["IBOutlet", "objc", "IBInspectable", "GKInspectable", "NSManaged"])
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unticked else { continue }
            if isReached { classes[scope.name, default: .init()].outlets.insert(name) } else { classes[scope.name, default: .init()].otherProperties.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, !scope.name.isEmpty else { return .visitChildren }
        let selector = node.selectorName
        let isReached = scope.isObjC || !attributes(node.attributes).isDisjoint(with: ["IBAction", "IBSegueAction", "objc"]) || node.modifiers.contains { $0.name.text == "override" }
        if isReached { classes[scope.name, default: .init()].actions.insert(selector) } else { classes[scope.name, default: .init()].otherMethods.insert(selector) }
        return .visitChildren
    }

    private static let uses: [String: (labels: Set<String>, use: InterfaceDeclarations.Identifier.Use)] = [
        "performSegue": (["withIdentifier"], .segue), "instantiateViewController": (["withIdentifier", "identifier"], .scene),
        "dequeueReusableCell": (["withIdentifier", "withReuseIdentifier"], .cell), "register": (["forCellReuseIdentifier", "forCellWithReuseIdentifier"], .registration),
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? node.calledExpression.trimmedDescription
        guard let (labels, use) = Self.uses[called], let argument = node.arguments.first(where: { $0.label.map { labels.contains($0.text) } ?? false }) else { return .visitChildren }
        guard let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            registersByExpression = registersByExpression || use == .registration
            return .visitChildren
        }
        identifiers.append(.init(text: literal, use: use, file: file, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line))
        return .visitChildren
    }
}
