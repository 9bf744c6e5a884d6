// Which functions of a test source call what with which record ids: the facts of one file, without judgement.
// AssertionFinder joins the facts of all files.
import SwiftParser
import SwiftSyntax

/// A call inside a test source, as far as record ids are concerned.
struct CallFact {
    let name: String
    /// "_" for arguments without one.
    let labels: [String]
    let place: Place
    /// String literals of the arguments, without those of `names:` and `leavingOut:`.
    let literals: [String]
    /// Those of `leavingOut:`.
    let leftOut: [String]
    /// Ids come from outside the call: a parameter, a loop, a constant.
    let takesIDsFromElsewhere: Bool
    /// Literals of what the ids come from, where the file shows it: the sequence of the loop around the call.
    let boundLiterals: [String]
}

/// A function of a test source.
struct FunctionFact {
    let name: String
    let parameters: [Parameter]
    /// The type around it, or the file's name.
    let suite: String
    let place: Place
    let isTest: Bool
    let isDisabled: Bool
    /// Literals of `@Test(arguments:)`.
    let argumentLiterals: [String]
    var calls: [CallFact] = []

    struct Parameter {
        let label: String
        let isVariadic: Bool
    }

    /// Whether a call with these labels can mean this function; parameters may have defaults.
    func takes(_ labels: [String]) -> Bool {
        var rest = parameters[...]
        var last: Parameter?
        for label in labels {
            if label == "_", last?.isVariadic == true { continue }
            guard let index = rest.firstIndex(where: { $0.label == label }) else { return false }
            last = rest[index]
            rest = rest[(index + 1)...]
        }
        return true
    }
}

struct TestSource {
    let functions: [FunctionFact]

    init(_ text: String, file: String) {
        let tree = Parser.parse(source: text)
        let visitor = FactVisitor(file: file, locations: SourceLocationConverter(fileName: file, tree: tree))
        visitor.walk(tree)
        functions = visitor.functions
    }
}

private final class FactVisitor: SyntaxVisitor {
    private let file: String
    private let locations: SourceLocationConverter
    private var types: [String] = []
    private var open: [FunctionFact] = []
    private var loops: [(names: Set<String>, literals: [String])] = []
    private(set) var functions: [FunctionFact] = []

    init(file: String, locations: SourceLocationConverter) {
        self.file = file
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "Test" }
        let isXCTest = node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty && !types.isEmpty && open.isEmpty
        let fileName = String(file.split(separator: "/").last ?? "").replacing(".swift", with: "")
        open.append(
            FunctionFact(
                name: node.name.text,
                parameters: node.signature.parameterClause.parameters.map { .init(label: $0.firstName.text, isVariadic: $0.ellipsis != nil) },
                suite: types.last ?? fileName, place: place(of: node.name), isTest: attribute != nil || isXCTest,
                isDisabled: attribute?.trimmedDescription.contains(".disabled") ?? false,
                argumentLiterals: attribute.map { literals(in: Syntax($0)) } ?? []))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions.append(open.removeLast()) }

    // MARK: Loops

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let names = node.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
        loops.append((Set(names), literals(in: Syntax(node.sequence))))
        return .visitChildren
    }
    override func visitPost(_ node: ForStmtSyntax) { loops.removeLast() }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !open.isEmpty, let name = Self.name(of: node.calledExpression) else { return .visitChildren }
        // `type.conforms(to:)` of UTType compares no log.
        if name == AssertionFinder.comparison, node.arguments.first?.label?.text == "to" { return .visitChildren }
        var label = ""
        var found: [String] = [], leftOut: [String] = [], bound: [String] = []
        var isElsewhere = false
        for argument in node.arguments {
            label = argument.label?.text ?? label
            let texts = literals(in: Syntax(argument.expression))
            switch label {
            case "leavingOut": leftOut += texts
            case "names": break
            // What stands before `to:` is the log.
            case "" where name == AssertionFinder.comparison: break
            default: found += texts
            }
            if name == AssertionFinder.comparison, label == "to", texts.isEmpty {
                isElsewhere = true
                let words = Set(argument.expression.tokens(viewMode: .sourceAccurate).map(\.text))
                bound += loops.filter { !$0.names.isDisjoint(with: words) }.flatMap(\.literals)
            }
        }
        open[open.count - 1].calls.append(
            CallFact(name: name, labels: node.arguments.map { $0.label?.text ?? "_" }, place: place(of: node.calledExpression), literals: found, leftOut: leftOut, takesIDsFromElsewhere: isElsewhere, boundLiterals: bound))
        return .visitChildren
    }

    private static func name(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return nil
    }

    /// Whole string literals below a node; those inside closures and further calls of `conforms` belong to others.
    private func literals(in node: Syntax) -> [String] {
        if node.is(ClosureExprSyntax.self) { return [] }
        if let call = node.as(FunctionCallExprSyntax.self), Self.name(of: call.calledExpression) == AssertionFinder.comparison { return [] }
        if let literal = node.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue.map { [$0] } ?? [] }
        return node.children(viewMode: .sourceAccurate).flatMap { literals(in: $0) }
    }

    private func place(of node: some SyntaxProtocol) -> Place {
        Place(file, locations.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }
}
