// Classes of the user's directly below some of Foundation's, as mocks in test suites are. Foundation on Linux does not declare the `init()`
// that such classes inherit from NSObject on Apple's systems, and Swift refuses to inherit from others without Core Foundation
// ("overridable members that could not be loaded"). Called for each class and each initialiser; Locks has the classes that are replaced.
internal import SwiftSyntax

enum FoundationClasses {
    /// What stands for `super.init()`: the arguments of a designated initialiser, and whether it may fail.
    static let initialisers: [String: (arguments: String, mayFail: Bool)] = [
        "URLSession": ("configuration: .default", false),
        "Bundle": ("path: \"/\"", true),
        "UserDefaults": ("suiteName: nil", true),
        "Timer": ("fire: .distantFuture, interval: 0, repeats: false, block: { _ in }", false),
    ]
    /// Classes with overridable members whose types Core Foundation declares.
    static let overCoreFoundation: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSKeyedUnarchiver", "NSRegularExpression", "RunLoop", "Thread",
    ]

    static func bare(_ type: String) -> String { type.hasPrefix("Foundation.") ? String(type.dropFirst("Foundation.".count)) : type }

    /// Whether the text declares a class directly below one of these.
    static func areInherited(in source: [UInt8]) -> Bool {
        Triggers.forEachName(after: "class ", in: source) { _, end in
            var start = end
            while start < source.count, source[start] == UInt8(ascii: " ") || source[start] == UInt8(ascii: ":") { start += 1 }
            var last = start
            while last < source.count, ![UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "{"), 10, 13].contains(source[last]) { last += 1 }
            let name = bare(String(decoding: source[start..<last], as: UTF8.self))
            return initialisers[name] != nil || overCoreFoundation.contains(name)
        }
    }
}

extension LoweringVisitor {
    private func foundationClass(above scope: LoweringScope) -> String? {
        guard lowering.treatsPlatformAsIOS, let parent = scope.inherited.first else { return nil }
        let name = FoundationClasses.bare(parent)
        return index.resolve(name) == nil ? name : nil
    }

    /// The scoped import loads Core Foundation and adds no other name of it to the file.
    func lowerInheritedFoundationClass() {
        guard let scope = scopes.last, let name = foundationClass(above: scope), FoundationClasses.overCoreFoundation.contains(name) else { return }
        let line = "import typealias CoreFoundation.CFIndex"
        if !fileDeclarations.contains(line) { fileDeclarations.append(line) }
    }

    /// Lets a designated initialiser call the one that Foundation's class has.
    func lowerFoundationInitialiser(_ node: InitializerDeclSyntax) {
        let modifiers = modifierNames(node.modifiers)
        guard let scope = scopes.last, scope.kind == .cls, let name = foundationClass(above: scope), let own = FoundationClasses.initialisers[name],
            let body = node.body, !modifiers.contains("convenience")
        else { return }
        if node.isPlain, let override = node.modifiers.first(where: { $0.name.text == "override" }) { blank(override) }
        let calls = SuperInitialiserCalls.find(in: body)
        if calls.isEmpty {
            let call = "super.init(\(own.arguments))" + (own.mayFail ? "!" : "")
            insert((body.statements.isEmpty ? " " : "; ") + call + " ", at: start(body.rightBrace))
        }
        for call in calls where call.arguments.isEmpty && call.trailingClosure == nil {
            guard let parenthesis = call.rightParen else { continue }
            insert(own.arguments, at: start(parenthesis))
            if own.mayFail { insert("!", at: end(call)) }
        }
    }
}

/// The calls `super.init(…)` in a body.
private final class SuperInitialiserCalls: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax] = []

    static func find(in body: CodeBlockSyntax) -> [FunctionCallExprSyntax] {
        let finder = SuperInitialiserCalls(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == "init" { found.append(node) }
        return .visitChildren
    }
}
