// Which files of a package are left out because a framework they import is not here: a library's SwiftUI face, a filter made
// with Core Image. What only such a file declares takes the files with it that name it, tests too. The rest compiles and runs.
// Called by PackageLowering and ProjectModule, which say what is left out. Docs/LOWERING.md has the rule.
internal import SwiftSyntax

package struct SetAside: Sendable {
    /// A module as the rule sees it.
    package struct Module: Sendable {
        package var name: String
        package var paths: [String]
        /// One a path, with the conditions of iOS.
        package var scans: [SourceScan]
        package var isTest: Bool

        package init(name: String, paths: [String], scans: [SourceScan], isTest: Bool = false) {
            self.name = name
            self.paths = paths
            self.scans = scans
            self.isTest = isTest
        }
    }

    /// The frameworks that a file left out needs, by its path: it imports them, or names what only such files declare.
    package private(set) var files: [String: Set<String>] = [:]

    package init() {}

    /// - Parameters:
    ///   - available: modules that an import finds.
    ///   - source: the bytes of a file.
    package init(modules: [Module], available: Set<String>, source: (String) -> [UInt8]) {
        var types: [String: [String: Set<String>]] = [:]
        func leaveOut(_ path: String, of module: Module, for frameworks: Set<String>) {
            files[path] = frameworks
            for name in Self.declaredTypes(source(path)) { types[module.name, default: [:]][name, default: []].formUnion(frameworks) }
        }
        for module in modules {
            for (path, scan) in zip(module.paths, module.scans) {
                let missing = Set(scan.imports.map(\.module).filter { !available.contains($0) && AppleModules.names.contains($0) })
                if !missing.isEmpty { leaveOut(path, of: module, for: missing) }
            }
        }
        guard !files.isEmpty else { return }
        var grows = true
        while grows {
            grows = false
            for module in modules {
                let seen = Set(module.scans.flatMap { $0.imports.map(\.module) }).union([module.name])
                let gone = types.filter { seen.contains($0.key) }.values.reduce(into: [String: Set<String>]()) { $0.merge($1) { $0.union($1) } }
                guard !gone.isEmpty else { continue }
                let kept = zip(module.paths, module.scans).filter { files[$0.0] == nil }
                // A name that another file declares as well may be that one.
                let declared = kept.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
                for (path, scan) in kept {
                    let needs = Self.names(in: scan).reduce(into: Set<String>()) { if !declared.contains($1), let frameworks = gone[$1] { $0.formUnion(frameworks) } }
                    guard !needs.isEmpty else { continue }
                    leaveOut(path, of: module, for: needs)
                    grows = true
                }
            }
        }
        if leavesTooMuch(modules, source) { files = [:] }
    }

    /// An app without its entry point is none, and a package of which most is left out is better told what it lacks.
    private func leavesTooMuch(_ modules: [Module], _ source: (String) -> [UInt8]) -> Bool {
        let code = modules.filter { !$0.isTest }.flatMap(\.paths)
        let gone = code.filter { files[$0] != nil }
        return gone.count * 2 > code.count || gone.contains { path in
            path.hasSuffix("/main.swift") || ["@main", "@UIApplicationMain", "UIApplicationDelegate"].contains { Triggers.contains(source(path), Array($0.utf8)) }
        }
    }

    /// What a file names of types, also behind a type: `Chart.Axis` names both.
    private static func names(in scan: SourceScan) -> Set<String> {
        Set(scan.uses.map(\.name)).union(scan.members.flatMap { $0.name.split(separator: ".").map(String.init) })
    }

    /// The types that other files can name: those of the file and, in extensions, of the types they extend. Functions and
    /// variables too, where they stand by themselves.
    static func declaredTypes(_ source: [UInt8]) -> Set<String> {
        let finder = TypeFinder(viewMode: .sourceAccurate)
        finder.walk(Lowering.parse(source))
        return finder.names
    }
}

private final class TypeFinder: SyntaxVisitor {
    var names: Set<String> = []

    private func note(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        if !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { names.insert(name.text) }
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.parent?.is(MemberBlockItemSyntax.self) == true ? .skipChildren : note(node.name, node.modifiers)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) != true, let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else { return .skipChildren }
        return note(name.identifier, node.modifiers)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
