// Classes and extensions: their scope, and the load-time record that registers their members.
internal import SwiftSyntax

extension LoweringVisitor {
    func enterClass(_ node: ClassDeclSyntax) {
        var scope = LoweringScope(
            kind: .cls, name: node.name.text, path: qualified(node.name.text),
            isGeneric: node.genericParameterClause != nil || isInGeneric)
        scope.exposesAll = attribute("objcMembers", in: node.attributes) != nil
        scope.explicitName = attribute("objc", in: node.attributes)?.arguments?.trimmedDescription
        scope.isClass = true
        scope.isMainActor = attribute("MainActor", in: node.attributes) != nil || lowering.defaultsToMainActor || index.isMainActor(scope.path)
        scope.inherited = inheritedTypes(node.inheritanceClause)
        scope.isPlain = lowerIsolation(node, path: scope.path)
        if scope.isPlain { scope.isMainActor = false }
        scopes.append(scope)
        lowerInheritedLock(node)
        lowerInheritedFoundationClass()
        lowerMadeClass(node)
    }

    func leaveClass(_ node: ClassDeclSyntax) {
        var scope = scopes.removeLast()
        if !scope.isGeneric, index.isHoisted(type: scope.path, key: ExtensionStub.plainInitialiser) { scope.entries.append("$0.initialiser { \(scope.name)() }") }
        var members = scope.path.utf8.allSatisfy { $0 < 0x80 } && scope.explicitName == nil && scope.entries.isEmpty ? [] : record(for: scope) {
            let anchor = node.genericParameterClause.map { self.end($0) } ?? self.end(node.name)
            self.addConformance($0, to: node.inheritanceClause, at: anchor)
        }
        members += index.stubs[scope.path] ?? []
        members += managedInitialiser(node, of: scope)
        append(members, before: node.memberBlock.rightBrace)
    }

    func enterExtension(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        let bare = String(name.prefix { $0 != "<" })
        lowerMadeConformance(node)
        repeatForExistentials(node)
        let known = index.resolve(bare)
        var scope = LoweringScope(kind: .ext, name: bare, path: bare, isGeneric: known?.isGeneric ?? Self.genericFrameworkClasses.contains(bare))
        scope.exposesAll = attribute("objc", in: node.attributes) != nil
        scope.isClass = known != nil || (!index.isProtocol(bare) && isFrameworkClass(bare) && node.genericWhereClause == nil)
        scope.isMainActor = attribute("MainActor", in: node.attributes) != nil || index.isMainActor(bare)
        scope.inherited = inheritedTypes(node.inheritanceClause)
        scope.isPlain = isPlainExtension(node, of: bare)
        scopes.append(scope)
    }

    private static let genericFrameworkClasses: Set<String> = [
        "NSLayoutAnchor", "NSCache", "NSHashTable", "NSMapTable", "NSFetchRequest", "NSFetchedResultsController", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]

    func leaveExtension(_ node: ExtensionDeclSyntax) {
        let scope = scopes.removeLast()
        guard !scope.entries.isEmpty else { return }
        let members = record(for: scope) { self.addConformance($0, to: node.inheritanceClause, at: self.end(node.extendedType)) }
        append(members, before: node.memberBlock.rightBrace)
    }

    // MARK: Records

    /// The members that register a class: one load-time record, or for generic classes a function that a
    /// file-level record calls for each specialisation.
    private func record(for scope: LoweringScope, conform: (String) -> Void) -> [String] {
        let tag = nextRecordName()
        if scope.isGeneric {
            let conformance = "__Lowered_\(tag)"
            conform(conformance)
            let body = scope.entries.joined(separator: "; ").replacing("$0.", with: "table.")
            fileDeclarations.append("fileprivate protocol \(conformance): AnyObject { @MainActor static func __lowered_\(tag)(_ table: _ClassInfo) }")
            fileDeclarations.append(
                "@used @section(\".init_array\") private let __lowered_record_\(tag): @convention(c) () -> Void = { _ObjC.registerGeneric({ $0 is any \(conformance).Type }) "
                    + "{ ($0 as? any \(conformance).Type)?.__lowered_\(tag)($1) } }")
            return ["@MainActor fileprivate static func __lowered_\(tag)(_ table: _ClassInfo) { \(body) }"]
        }
        return [record(tag, scope: scope, entries: scope.entries)]
    }

    func record(_ tag: String, scope: LoweringScope, entries: [String], attributes: String = "") -> String {
        let registration = switch scope.kind {
        case .cls where scope.explicitName != nil: "_ObjC.register(named: \"\(scope.explicitName ?? "")\", \(scope.name).self)"
        case .cls: "_ObjC.register(\"\(lowering.moduleName).\(scope.path)\", \(scope.name).self)"
        default: "_ObjC.register(\"\", \(scope.name).self)"
        }
        let body = entries.isEmpty ? "{ _ in }" : "{ \(entries.joined(separator: "; ")) }"
        return "\(attributes)@used @section(\".init_array\") nonisolated private static let __lowered_\(tag): @convention(c) () -> Void = { \(registration) \(body) }"
    }

    private func addConformance(_ name: String, to clause: InheritanceClauseSyntax?, at anchor: Int) {
        if let last = clause?.inheritedTypes.last {
            insert(", \(name)", at: end(last))
        } else {
            insert(": \(name)", at: anchor)
        }
    }

    /// Puts members before a closing brace, on the brace's line.
    func append(_ members: [String], before brace: TokenSyntax) {
        guard !members.isEmpty else { return }
        let previous = brace.previousToken(viewMode: .sourceAccurate)
        let onOwnLine = brace.leadingTrivia.contains { $0.isNewline } || previous?.trailingTrivia.contains { $0.isNewline } == true
        let separator = onOwnLine || previous?.tokenKind == .leftBrace ? "" : "; "
        insert(separator + members.joined(separator: "; ") + " ", at: start(brace))
    }
}

/// Names that Apple's prefixes show to be classes; value types and protocols with such names are left out.
func isFrameworkClass(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "WK", "AV", "MK", "SK", "CN"]
    guard prefixes.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }) else { return false }
    let others = ["Delegate", "DataSource", "EdgeInsets", "Offset", "Range", "Options", "Configuration", "ContentConfiguration", "Transitioning", "Context", "Snapshot", "Accessory", "3D"]
    return !others.contains { name.hasSuffix($0) }
}
