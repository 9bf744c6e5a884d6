// The module's index: all files' facts together, and lowering's questions across files.
// Built before any file is lowered; its digest is part of every file's cache key.

/// The facts that the files of one module share.
package struct ModuleIndex: Sendable {
    private var classes: [String: FileFacts.Class] = [:]
    private var protocols: Set<String> = []
    private var objcProtocols: Set<String> = []
    private var protocolMembers: Set<String> = []
    private var requirements: [String: [FileFacts.OptionalRequirement]] = [:]
    private(set) var extensionMembers: [String: [FileFacts.ExtensionMember]] = [:]
    /// Class bodies that take stubs for members of extensions, by class name.
    private(set) var stubs: [String: [String]] = [:]
    /// Extension members that became stubs: "Type member".
    private var hoisted: Set<String> = []
    /// Members of extensions of other modules' classes that something in this module overrides: "Type member".
    private var dispatched: Set<String> = []
    /// The types whose extensions declare them, by member.
    private var dispatchedKeys: [String: String] = [:]
    private var exchanged: Set<String> = []
    private var frameworkOverrides: Set<String> = []
    private var metatypeProperties: [String: String] = [:]
    private var associatedTypes: [String: [String]] = [:]
    private var typeAliases: [String: String] = [:]
    private var makingProtocols: Set<String> = []
    private var protocolParents: [String: [String]] = [:]
    private var conformances: [String: [String]] = [:]
    private var arraysOfAnyObject: [String: Bool] = [:]
    private var anyObjectProperties: Set<String> = []
    private var functionAliases: [String: MethodFunction] = [:]
    /// The declarations of imported modules.
    private let imported: [ModuleInterface]
    private let importedClasses: [String: FileFacts.Class]
    private let files: [String: FileFacts]
    /// Differs when any answer below may differ.
    package private(set) var digest: UInt64 = 0
    /// The module reads as one for Apple's platforms: `os(iOS)` holds.
    package let isForApplePlatforms: Bool
    let declaresObserve: Bool
    let declaresIntersects: Bool
    /// A file of it asks `canImport(Security)`.
    let asksForSecurity: Bool

    /// - Parameter isForApplePlatforms: nil lets the files decide: an interface of Apple's, or no word of Linux.
    package init(files: [String: FileFacts] = [:], imported: [ModuleInterface] = [], isForApplePlatforms decided: Bool? = nil) {
        self.files = files
        self.imported = imported
        importedClasses = Dictionary(imported.flatMap(\.classes).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for interface in imported {
            protocols.formUnion(interface.protocols)
            objcProtocols.formUnion(interface.objcProtocols)
            protocolMembers.formUnion(interface.protocolMembers)
            protocolParents.merge(interface.protocolParents) { first, _ in first }
            associatedTypes.merge(interface.associatedTypes) { $0 + $1 }
            typeAliases.merge(interface.typeAliases) { first, _ in first }
            for requirement in interface.optionalRequirements { requirements[requirement.base, default: []].append(requirement) }
            for (type, keys) in interface.overridableExtensionMembers { for key in keys { dispatchedKeys[key] = type } }
        }
        let ordered = files.sorted { $0.key < $1.key }.map(\.value)
        for facts in ordered {
            for cls in facts.classes { classes[cls.name] = cls }
            arraysOfAnyObject.merge(facts.arraysOfAnyObject) { $0 && $1 }
            anyObjectProperties.formUnion(facts.anyObjectProperties)
            functionAliases.merge(facts.functionAliases) { first, _ in first }
            metatypeProperties.merge(facts.metatypeProperties) { $0 == $1 ? $0 : "" }
            associatedTypes.merge(facts.associatedTypes) { $0 + $1 }
            typeAliases.merge(facts.typeAliases) { first, _ in first }
            protocols.formUnion(facts.protocols)
            objcProtocols.formUnion(facts.objcProtocols ?? [])
            makingProtocols.formUnion(facts.makingProtocols)
            protocolParents.merge(facts.protocolParents) { first, _ in first }
            conformances.merge(facts.conformances) { $0 + $1 }
            protocolMembers.formUnion(facts.protocolMembers)
            for requirement in facts.optionalRequirements { requirements[requirement.base, default: []].append(requirement) }
            for member in facts.extensionMembers { extensionMembers[member.type, default: []].append(member) }
        }
        isForApplePlatforms = decided ?? (ordered.contains { $0.importsInterface } || !ordered.contains { $0.mentionsLinux })
        declaresObserve = ordered.contains { $0.declaresObserve }
        declaresIntersects = ordered.contains { $0.declaresIntersects ?? false }
        asksForSecurity = ordered.contains { $0.asksForSecurity ?? false }
        exchanged = Set(ordered.flatMap(\.exchangedMethods))
        findForeignOverrides()
        for (type, members) in extensionMembers where resolve(type) == nil {
            for member in members where member.isOverride && foreignOverride(type: type, key: member.key) == nil { frameworkOverrides.insert(member.key) }
        }
        let overridden = membersOverriddenInSubclasses()
        for (type, members) in extensionMembers {
            guard let cls = resolve(type) else { continue }
            for member in members {
                if member.isOverride, foreignOverride(type: type, key: member.key) != nil || isObjectHook(type: type, key: member.key) { continue }
                if member.key == ExtensionStub.plainInitialiser, !(ancestry(of: type).last.map { $0 != "NSObject" && isFrameworkClass($0) } ?? false) { continue }
                guard let stub = member.stub, member.isOverride || member.isOpen || overridden.contains("\(cls.name) \(member.key)") else { continue }
                if stubs[cls.name]?.contains(stub) != true { stubs[cls.name, default: []].append(stub) }
                hoisted.insert("\(cls.name) \(member.key)")
            }
        }
        for name in stubs.keys { stubs[name]?.sort() }
        digest = Self.digest(of: self)
    }

    private static func digest(of index: ModuleIndex) -> UInt64 {
        var text = index.stubs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        text += index.requirements.values.joined().map { "\($0)" }.sorted()
        text += index.classes.values.map { "\($0.name):\($0.inherited):\($0.isGeneric):\($0.isMainActor):\($0.mainActorMethods ?? []):\($0.members.sorted())" }.sorted()
        text += index.extensionMembers.flatMap { type, members in members.filter { index.dispatched.contains("\(type) \($0.key)") }.map { "\(type) \($0.key) \($0.types ?? [])" } }.sorted()
        text += index.protocols.sorted() + index.objcProtocols.sorted() + index.protocolMembers.sorted() + index.hoisted.sorted() + index.dispatched.sorted() + index.exchanged.sorted() + index.frameworkOverrides.sorted()
        text += index.imported.map(\.text) + index.dispatchedKeys.map { "\($0.key) \($0.value)" }.sorted()
        text += index.arraysOfAnyObject.filter(\.value).keys.sorted() + index.anyObjectProperties.sorted()
        text += index.functionAliases.map { "\($0.key):\($0.value)" }.sorted()
        text += index.protocolParents.map { "\($0.key):\($0.value)" }.sorted()
        text += index.metatypeProperties.map { "\($0.key)=\($0.value)" }.sorted()
        text += index.associatedTypes.map { "\($0.key):\($0.value)" }.sorted() + index.typeAliases.map { "\($0.key)=\($0.value)" }.sorted()
        text += index.makingProtocols.sorted() + (index.makingProtocols.isEmpty ? [] : index.conformances.map { "\($0.key):\($0.value)" }.sorted())
        text.append("\(index.isForApplePlatforms) \(index.declaresObserve) \(index.declaresIntersects) \(index.asksForSecurity)")
        return stableHash(text.joined(separator: "\n").utf8)
    }

    // MARK: Questions

    /// Whether other files make this one change although it has no trigger itself.
    func concernsFile(_ path: String) -> Bool {
        guard let facts = files[path] else { return false }
        if facts.extensionMemberKeys.contains(where: { protocolMembers.contains($0) }) { return true }
        if facts.opaqueTypes?.contains(where: isObjCProtocol) == true { return true }
        return facts.classes.contains { stubs[$0.name] != nil || $0.members.contains { protocolMembers.contains($0) || exchanged.contains(String($0.prefix { $0 != "(" })) || frameworkOverrides.contains($0) } }
    }

    /// Whether an extension of another module's class overrides the member in this module.
    func isOverriddenInFrameworkExtension(_ key: String) -> Bool { frameworkOverrides.contains(key) }

    /// Whether the module uses a method of that base name where it exchanges implementations.
    func isExchanged(_ base: String) -> Bool { exchanged.contains(base) }

    func resolve(_ name: String) -> FileFacts.Class? {
        if let known = classes[name] { return known }
        let parts = name.split(separator: ".")
        return parts.count > 1 ? classes[parts.dropFirst().joined(separator: ".")] : nil
    }

    /// A class of this module or of an imported one.
    private func known(_ name: String) -> FileFacts.Class? {
        if let own = resolve(name) { return own }
        if let other = importedClasses[name] { return other }
        let parts = name.split(separator: ".")
        return parts.count > 1 ? importedClasses[parts.dropFirst().joined(separator: ".")] : nil
    }

    /// The requirement that a member of this name implements, if the protocol states its selector.
    func requirement(base: String, labels: [String], types: [String], selector: String) -> FileFacts.OptionalRequirement? {
        let known = requirements[base]?.filter { $0.labels == labels } ?? []
        return known.first { $0.selector == selector } ?? known.first { $0.types == types } ?? known.first
    }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    func isObjCProtocol(_ name: String) -> Bool { objcProtocols.contains(name) || name.split(separator: ".").last.map { objcProtocols.contains(String($0)) } ?? false }

    /// Whether a class's method is marked `@MainActor` while the class is not.
    func isMainActorMethod(_ base: String, of type: String) -> Bool {
        !isMainActor(type) && known(type)?.mainActorMethods?.contains(base) == true
    }

    /// The parameters' types of the method that an extension of another module's class declares and something in this module overrides.
    func dispatchedTypes(type: String, key: String) -> [String]? {
        extensionMembers[type]?.first { $0.key == key && !$0.isOverride }?.types
    }

    /// The types that a protocol and its inherited protocols require: protocols are followed, the other types are returned.
    func classConstraints(ofProtocol name: String) -> [String] {
        var seen: Set<String> = [name], found: [String] = [], open = protocolParents[name] ?? []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if protocols.contains(next) { open += protocolParents[next] ?? [] } else { found.append(next) }
        }
        return found.sorted()
    }
    /// Whether a protocol of this module, or one it inherits from, requires `init()`.
    func requiresPlainInitialiser(_ name: String) -> Bool {
        makingProtocols.contains(name) || (protocolParents[name] ?? []).contains { $0 != name && protocols.contains($0) && makingProtocols.contains($0) }
    }
    func isProtocolMember(_ key: String) -> Bool { protocolMembers.contains(key) }
    func isHoisted(type: String, key: String) -> Bool {
        guard let cls = resolve(type) else { return false }
        return hoisted.contains("\(cls.name) \(key)")
    }

    /// An extension member of another module's class that is overridden somewhere in this module.
    func isDispatched(type: String, key: String) -> Bool { dispatched.contains("\(type) \(key)") }

    enum ForeignOverride {
        /// The superclass's member is that of an extension of this class.
        case ofExtension(String)
        /// A class of this module between the two also overrides it.
        case ofOverride

        var isOfExtension: Bool { if case .ofExtension = self { true } else { false } }
    }

    /// The member that an `override` in that class overrides, if it is such an extension member.
    func foreignOverride(type: String, key: String) -> ForeignOverride? {
        guard let declaring = dispatchedKeys[key] ?? FoundationMembers.declaringClass(of: key, above: ancestry(of: type).last) else { return nil }
        for ancestor in resolve(type) == nil ? [] : ancestry(of: type) {
            guard let cls = known(ancestor), cls.members.contains(key) else { continue }
            return cls.overrides.contains(key) && foreignOverride(type: ancestor, key: key) != nil ? .ofOverride : nil
        }
        return type == declaring ? nil : .ofExtension(declaring)
    }

    private mutating func findForeignOverrides() {
        // Lowering does not know the superclasses of another module's class. The same member in an extension of
        // one class and as an override elsewhere can only mean this.
        for (type, members) in extensionMembers where resolve(type) == nil && !protocols.contains(type) {
            for member in members where !member.isOverride && !member.isImplicit {
                let inClass = classes.values.contains { cls in
                    cls.overrides.contains(member.key) && !ancestry(of: cls.name).contains { declares($0, member.key) }
                }
                let inExtension = extensionMembers.contains { other, list in
                    other != type && list.contains { $0.isOverride && $0.key == member.key }
                        && !(resolve(other).map { cls in ancestry(of: cls.name).contains { declares($0, member.key) } } ?? false)
                }
                if inClass || inExtension || member.isOpen {
                    dispatched.insert("\(type) \(member.key)")
                    dispatchedKeys[member.key] = min(type, dispatchedKeys[member.key] ?? type)
                }
            }
        }
    }

    /// The facts that modules importing this one may need.
    func interface(moduleName: String) -> ModuleInterface {
        let facts = files.sorted { $0.key < $1.key }.map(\.value)
        let modules = Set(imported.map(\.moduleName))
        return ModuleInterface(
            moduleName: moduleName, imports: Set(facts.flatMap(\.imports)).intersection(modules).sorted(),
            classes: classes.values.sorted { $0.name < $1.name }, protocols: facts.flatMap(\.protocols).sorted(), objcProtocols: facts.flatMap { $0.objcProtocols ?? [] }.sorted(),
            protocolMembers: facts.flatMap(\.protocolMembers).sorted(), optionalRequirements: facts.flatMap(\.optionalRequirements),
            overridableExtensionMembers: Dictionary(grouping: dispatched.sorted(), by: { String($0.prefix { $0 != " " }) }).mapValues { list in
                list.map { String($0.drop { $0 != " " }.dropFirst()) }
            },
            protocolParents: facts.reduce(into: [:]) { $0.merge($1.protocolParents) { first, _ in first } },
            associatedTypes: facts.reduce(into: [:]) { $0.merge($1.associatedTypes) { $0 + $1 } },
            typeAliases: facts.reduce(into: [:]) { $0.merge($1.typeAliases) { first, _ in first } })
    }

    func optionalRequirement(base: String, labels: [String]) -> FileFacts.OptionalRequirement? {
        requirements[base]?.first { $0.labels == labels }
    }
    /// The one optional requirement that a name without labels can mean, where no class has a property of that name.
    func onlyOptionalRequirement(base: String) -> FileFacts.OptionalRequirement? {
        guard let all = requirements[base], all.count == 1, !files.values.contains(where: { $0.classes.contains { $0.members.contains(base) } }) else { return nil }
        return all.first
    }
    func optionalRequirements(base: String) -> [FileFacts.OptionalRequirement] { requirements[base] ?? [] }

    /// The superclass names of a class, as far as the module declares them; the last is of another module.
    func ancestry(of name: String) -> [String] {
        var result: [String] = []
        var next = known(name)
        while let cls = next, let parent = cls.inherited.first, result.count < 64 {
            let bare = String(parent.prefix { $0 != "<" })
            if protocols.contains(bare) { break }
            result.append(bare)
            next = known(bare)
        }
        return result
    }

    /// Whether the class or one of its superclasses is declared `@MainActor` in this module.
    func isMainActor(_ name: String) -> Bool {
        ([name] + ancestry(of: name)).contains { known($0)?.isMainActor == true }
    }

    /// Whether all properties of this name are arrays of AnyObject.
    func holdsAnyObjects(_ name: String) -> Bool { arraysOfAnyObject[name] ?? false }

    /// The function type of a type alias in the module.
    func functionAlias(_ name: String) -> MethodFunction? { functionAliases[name] }

    /// Whether a class declares a property of this name as AnyObject.
    func isAnyObject(_ name: String, of type: String) -> Bool { anyObjectProperties.contains("\(type).\(name)") }

    /// The type that a property of this name holds a metatype of, when all of the module agree.
    func metatypeProperty(_ name: String) -> String? { metatypeProperties[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The requirements for an associated type of that name in the module's protocols; nil without one, or if a type of the module has the name.
    func associatedType(_ name: String) -> [String]? { resolve(name) == nil && !protocols.contains(name) ? associatedTypes[name] : nil }

    /// The type behind a type alias of the module, through other aliases; the name itself if it is no alias.
    func unaliased(_ name: String) -> String {
        var name = name, steps = 0
        while let next = typeAliases[name], steps < 16 { name = next; steps += 1 }
        return name
    }

    /// The types that declare or inherit a conformance to a protocol that requires `init()`; none if it does not require it.
    func typesMade(by name: String) -> [String] {
        guard makingProtocols.contains(name) else { return [] }
        let extended = conformances.filter { $0.value.contains(name) }.map(\.key)
        return (extended + classes.values.filter { $0.inherited.contains(name) }.map(\.name)).sorted()
    }

    func declares(_ cls: String, _ key: String) -> Bool { known(cls)?.members.contains(key) ?? false }

    /// "Class member" of every extension member that a subclass in the module overrides.
    private func membersOverriddenInSubclasses() -> Set<String> {
        var result: Set<String> = []
        for cls in classes.values {
            let own = extensionMembers[cls.name]?.filter(\.isOverride).map(\.key) ?? []
            for key in cls.overrides + own {
                for ancestor in ancestry(of: cls.name) {
                    if declares(ancestor, key) { break }
                    if let parent = resolve(ancestor), extensionMembers[ancestor]?.contains(where: { $0.key == key && !$0.isOverride }) == true {
                        result.insert("\(parent.name) \(key)")
                        break
                    }
                }
            }
        }
        return result
    }
}
