// The parts of a package that are left out because a framework is missing: a library's SwiftUI interface, a SceneKit scene.
// For a framework whose names are known, the declarations that use it (DeclarationCut); otherwise whole files. Code that uses a part
// that is left out is left out too, also in tests. The rest compiles and runs.
// Called by PackageLowering and ProjectModule, which report the parts that are left out. Docs/LOWERING.md has the rule.
internal import SwiftSyntax

package struct SetAside: Sendable {
    /// A module for the rule.
    package struct Module: Sendable {
        package var name: String
        package var paths: [String]
        /// One scan for each path, with the conditions of iOS.
        package var scans: [SourceScan]
        package var isTest: Bool

        package init(name: String, paths: [String], scans: [SourceScan], isTest: Bool = false) {
            self.name = name
            self.paths = paths
            self.scans = scans
            self.isTest = isTest
        }
    }

    /// A statement that takes the place of a branch which is left out.
    package struct Stub: Sendable, Codable, Hashable {
        package var place: Int
        package var text: String
    }

    /// The parts of a file that are left out.
    package struct LeftOut: Sendable, Codable, Hashable {
        /// The frameworks that it needs: it imports them, or uses names that are left out of other files.
        package var frameworks: Set<String>
        /// Declarations, in bytes of the file; nil means the whole file.
        package var pieces: [Range<Int>]?
        /// Texts that must replace a declaration.
        package var stubs: [Stub]

        package init(frameworks: Set<String>, pieces: [Range<Int>]? = nil, stubs: [Stub] = []) {
            self.frameworks = frameworks
            self.pieces = pieces
            self.stubs = stubs
        }
    }

    private static let automation = "XCUIAutomation"

    /// The files that are left out, by path.
    package private(set) var files: [String: LeftOut] = [:]

    package init() {}

    /// - Parameters:
    ///   - available: modules that an import finds.
    ///   - absent: types and functions that modules of Apple's which are here lack; `Outer.Inner` of a type in another.
    ///   - source: the bytes of a file.
    package init(modules: [Module], available: Set<String>, absent: Set<String> = [], source: @escaping (String) -> [UInt8]) {
        /// The names that are left out, by module, with the frameworks they need.
        var gone: [String: [String: Set<String>]] = [:]
        var trees: [String: SourceFileSyntax] = [:]
        var goneByFile: [String: Set<String>] = [:]
        var topLevel: [String: Set<String>] = [:]
        var required: [String: Set<String>]?
        func requirements(of name: String) -> Set<String> {
            let known = required ?? Self.requirements(modules.flatMap(\.paths), source)
            required = known
            return known[name] ?? []
        }
        func leaveOut(_ path: String, of module: Module, for frameworks: Set<String>, importing: Set<String>, naming: Set<String>) {
            let tree = trees[path] ?? Lowering.parse(source(path))
            trees[path] = tree
            let declared = importing.isEmpty && absent.isEmpty ? [] : topLevel[module.name] ?? module.paths.reduce(into: Set<String>()) { $0.formUnion(Self.declaredTypes(source($1))) }
            topLevel[module.name] = declared
            var names = DeclarationCut.Names(
                isOfFramework: { name in !declared.contains(name) && (absent.contains(name) || importing.contains { NeedlessImports.isName(name, of: $0) }) }, gone: naming, modules: importing,
                requirements: requirements)
            var cut = DeclarationCut(tree, names: names)
            // The file may name those of its own types that are removed.
            while case let types = cut.declared.filter({ $0.first?.isUppercase == true }), !types.isSubset(of: names.gone) {
                names.gone.formUnion(types)
                cut = DeclarationCut(tree, names: names)
            }
            let isWhole = cut.needsWholeFile || !importing.allSatisfy(NeedlessImports.knowsNames) || !Self.isSomethingLeft(of: tree, without: cut.ranges)
            files[path] = LeftOut(frameworks: frameworks, pieces: isWhole ? nil : cut.ranges, stubs: isWhole ? [] : cut.stubs)
            goneByFile[path] = isWhole ? Self.declaredTypes(source(path)) : cut.declared
            for name in goneByFile[path] ?? [] { gone[module.name, default: [:]][name, default: []].formUnion(frameworks) }
        }
        var importing: [String: Set<String>] = [:]
        for module in modules {
            for (path, scan) in zip(module.paths, module.scans) {
                var missing = Set(scan.imports.map(\.module).filter { !available.contains($0) && AppleModules.names.contains($0) })
                // XCTest re-exports XCUIAutomation, so tests that drive an app from outside need no import.
                if module.isTest, !NeedlessImports.isNeedless(Self.automation, names: scan.uses.map(\.name)) { missing.insert(Self.automation) }
                let names = absent.isEmpty ? [] : absent.intersection(scan.uses.map(\.name) + scan.members.map(\.name))
                guard !missing.isEmpty || !names.isEmpty else { continue }
                importing[path] = missing
                leaveOut(path, of: module, for: missing.union(names), importing: missing, naming: [])
            }
        }
        // On Apple's systems these clauses are there, so that code outside of them may name what they declare.
        for module in modules {
            for path in module.paths {
                for (name, frameworks) in HiddenTypes.find(in: source(path), available: available) { gone[module.name, default: [:]][name, default: []].formUnion(frameworks) }
            }
        }
        guard !files.isEmpty || !gone.isEmpty else { return }
        var grows = true
        var named: [String: Set<String>] = [:]
        while grows {
            grows = false
            for module in modules {
                let seen = Set(module.scans.flatMap { $0.imports.map(\.module) }).union([module.name])
                let gone = gone.filter { seen.contains($0.key) }.values.reduce(into: [String: Set<String>]()) { $0.merge($1) { $0.union($1) } }
                guard !gone.isEmpty else { continue }
                let kept = zip(module.paths, module.scans).filter { files[$0.0].map { $0.pieces != nil } ?? true }
                // A name that another file declares as well may be that one.
                let declared = kept.reduce(into: Set<String>()) { $0.formUnion($1.1.declared.subtracting(goneByFile[$1.0] ?? [])) }
                for (path, scan) in kept {
                    let needs = Self.names(in: scan).filter { !declared.contains($0) && gone[$0] != nil && goneByFile[path]?.contains($0) != true }
                    guard !needs.isSubset(of: named[path] ?? []) else { continue }
                    named[path, default: []].formUnion(needs)
                    let frameworks = needs.reduce(into: files[path]?.frameworks ?? []) { $0.formUnion(gone[$1] ?? []) }
                    leaveOut(path, of: module, for: frameworks, importing: importing[path] ?? [], naming: named[path] ?? [])
                    grows = true
                }
            }
        }
        files = files.filter { $0.value.pieces != [] }
        if leavesTooMuch(modules, source) { files = [:] }
    }

    /// Whether any declaration stays.
    private static func isSomethingLeft(of tree: SourceFileSyntax, without ranges: [Range<Int>]) -> Bool {
        tree.statements.contains { statement in
            guard !statement.item.is(ImportDeclSyntax.self) else { return false }
            let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
            return !ranges.contains { $0.lowerBound == start }
        }
    }

    /// Whether too much would be left out: an app's entry point, or most of a package. Then the build reports the missing names instead.
    private func leavesTooMuch(_ modules: [Module], _ source: (String) -> [UInt8]) -> Bool {
        var all = 0, left = 0
        for path in modules.filter({ !$0.isTest }).flatMap(\.paths) {
            let text = source(path)
            all += text.count
            guard let file = files[path] else { continue }
            let pieces = file.pieces ?? [0..<text.count]
            left += pieces.reduce(0) { $0 + $1.count }
            let isEntry = file.pieces == nil && path.hasSuffix("/main.swift") || pieces.contains { piece in
                ["@main", "@UIApplicationMain", "UIApplicationDelegate"].contains { Triggers.contains(Array(text[piece]), Array($0.utf8)) }
            }
            if isEntry { return true }
        }
        return left * 2 > all
    }

    /// The text without the pieces; lines and columns stay.
    static func blank(_ pieces: [Range<Int>], in source: [UInt8], stubs: [Stub] = []) -> [UInt8] {
        var result = source
        for index in pieces.flatMap({ $0.clamped(to: 0..<source.count) }) where ![10, 13].contains(source[index]) { result[index] = 32 }
        for stub in stubs where stub.place + stub.text.utf8.count <= result.count { result.replaceSubrange(stub.place..<stub.place + stub.text.utf8.count, with: stub.text.utf8) }
        return result
    }

    /// The requirements of protocols, by the protocols' names, without those that an extension of the protocol has.
    private static func requirements(_ paths: [String], _ source: (String) -> [UInt8]) -> [String: Set<String>] {
        let finder = RequirementFinder(viewMode: .sourceAccurate)
        for path in paths {
            let text = source(path)
            if Triggers.contains(text, "protocol ") || Triggers.contains(text, "extension ") { finder.walk(Lowering.parse(text)) }
        }
        return finder.required.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting(finder.extended[$1.key] ?? []) }
    }

    /// The type names in a file, also after a type: `Chart.Axis` has both.
    private static func names(in scan: SourceScan) -> Set<String> {
        Set(scan.uses.map(\.name)).union(scan.members.flatMap { $0.name.split(separator: ".").map(String.init) })
    }

    /// The types that other files can use: those of the file and, in extensions, of the types they extend. Top-level functions and
    /// variables too.
    static func declaredTypes(_ source: [UInt8]) -> Set<String> {
        let finder = TypeFinder(viewMode: .sourceAccurate)
        finder.walk(Lowering.parse(source))
        return finder.names
    }
}

final class RequirementFinder: SyntaxVisitor {
    var required: [String: Set<String>] = [:]
    var extended: [String: Set<String>] = [:]

    private func names(_ block: MemberBlockSyntax) -> [String] { memberDeclarations(block).flatMap(Self.signatures) }

    /// A function with its labels and types, as they are written, and the names of variables.
    static func signatures(of member: DeclSyntax) -> [String] {
        guard let function = member.as(FunctionDeclSyntax.self) else { return member.as(VariableDeclSyntax.self)?.names ?? [] }
        return ["\(function.name.text)(" + zip(function.labels, function.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ") + ")"]
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if attribute("objc", in: node.attributes) == nil { required[node.name.text, default: []].formUnion(names(node.memberBlock)) }
        return .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extended[node.extendedType.trimmedDescription, default: []].formUnion(names(node.memberBlock))
        return .skipChildren
    }
}

/// The types and functions in clauses under `canImport` of a framework that is not here.
private final class HiddenTypes: SyntaxVisitor {
    private let available: Set<String>
    private var found: [String: Set<String>] = [:]

    static func find(in source: [UInt8], available: Set<String>) -> [String: Set<String>] {
        guard Triggers.contains(source, "canImport(") else { return [:] }
        let finder = HiddenTypes(available)
        finder.walk(Lowering.parse(source))
        return finder.found
    }

    private init(_ available: Set<String>) {
        self.available = available
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            guard let elements = clause.elements else { continue }
            let frameworks = clause.condition.map { absent(in: $0.trimmedDescription) } ?? []
            guard !frameworks.isEmpty else { walk(elements); continue }
            let types = TypeFinder(viewMode: .sourceAccurate)
            types.walk(elements)
            for name in types.names { found[name, default: []].formUnion(frameworks) }
        }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// The frameworks without which the condition is false.
    private func absent(in condition: String) -> Set<String> {
        guard !condition.contains("||"), !condition.contains("!") else { return [] }
        let words = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return Set(zip(words, words.dropFirst()).filter { $0.0 == "canImport" && AppleModules.names.contains($0.1) && !available.contains($0.1) }.map(\.1))
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
