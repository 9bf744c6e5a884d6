// Every class table of the process, keyed by class, filled at first lookup from the load-time records
// that lowered code puts into `.init_array`. Lookup walks up the superclasses.

/// What generated code calls. Not for use by hand.
public enum _ObjC {
    /// One class body's (or extension's) record: its runtime name and what fills its table.
    public static func register(_ name: String, _ cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
        ClassTables.shared.register(name: name, explicit: false, cls, fill)
    }
    /// The same for a class with `@objc(Name)`.
    public static func register(named name: String, _ cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
        ClassTables.shared.register(name: name, explicit: true, cls, fill)
    }
    /// A generic class: the closure says whether a class is one of its specialisations and gives what fills the table.
    public static func registerGeneric(_ match: @escaping (AnyClass) -> (@MainActor (_ClassInfo) -> Void)?) {
        ClassTables.shared.registerGeneric(match)
    }
}

final class ClassTables: @unchecked Sendable {
    typealias Fill = (_ClassInfo) -> Void
    static let shared = ClassTables()

    private let lock = NSRecursiveLock()
    private var classesByName: [String: AnyClass] = [:]
    private var explicitNames: [ObjectIdentifier: String] = [:]
    private var fills: [ObjectIdentifier: [Fill]] = [:]
    private var genericMatches: [(AnyClass) -> (@MainActor (_ClassInfo) -> Void)?] = []
    private var tables: [ObjectIdentifier: _ClassInfo] = [:]
    /// Results of walks up the superclasses; `.some(nil)` remembers that there is none.
    private var foundMethods: [ObjectIdentifier: [String: _ClassInfo.Method?]] = [:]

    func register(name: String, explicit: Bool, _ cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if !name.isEmpty {
                classesByName[name] = cls
                if explicit { explicitNames[id] = name }
            }
            let fill = unsafeBitCast(fill, to: Fill.self)
            fills[id, default: []].append(fill)
            if let table = tables[id] { fill(table) }
            foundMethods.removeAll()
        }
    }

    func registerGeneric(_ match: @escaping (AnyClass) -> (@MainActor (_ClassInfo) -> Void)?) {
        lock.withLock {
            genericMatches.append(match)
            tables.removeAll()
            foundMethods.removeAll()
        }
    }

    func registeredClass(named name: String) -> AnyClass? { lock.withLock { classesByName[name] } }
    func explicitName(of cls: AnyClass) -> String? { lock.withLock { explicitNames[ObjectIdentifier(cls)] } }

    func table(of cls: AnyClass) -> _ClassInfo {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if let table = tables[id] { return table }
            let table = _ClassInfo(cls)
            tables[id] = table
            for fill in fills[id] ?? [] { fill(table) }
            for match in genericMatches {
                // A specialisation inherits the match of its generic superclass; its own table takes only what is its own.
                guard let fill = match(cls) else { continue }
                if let parent = _getSuperclass(cls), match(parent) != nil { continue }
                unsafeBitCast(fill, to: Fill.self)(table)
            }
            return table
        }
    }

    /// The class and its superclasses, the class first.
    private func lineage(_ cls: AnyClass) -> [AnyClass] {
        var result: [AnyClass] = []
        var next: AnyClass? = cls
        while let current = next {
            result.append(current)
            next = _getSuperclass(current)
        }
        return result
    }

    func method(_ cls: AnyClass, _ name: String) -> _ClassInfo.Method? {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if let known = foundMethods[id]?[name] { return known }
            let found = lineage(cls).lazy.compactMap { self.table(of: $0).methods[name] }.first
            foundMethods[id, default: [:]][name] = .some(found)
            return found
        }
    }

    func classMethod(_ cls: AnyClass, _ name: String) -> _ClassInfo.ClassMethod? {
        lock.withLock { lineage(cls).lazy.compactMap { self.table(of: $0).classMethods[name] }.first }
    }

    func property(_ cls: AnyClass, _ key: String) -> _ClassInfo.Property? {
        lock.withLock { lineage(cls).lazy.compactMap { self.table(of: $0).properties[key] }.first }
    }

    /// The selector of the method that `#selector(base)` means when labels were left out.
    func selector(_ cls: AnyClass, base: String, argumentCount: Int) -> String? {
        lock.withLock {
            for ancestor in lineage(cls) {
                let names = table(of: ancestor).methods.keys.filter { name in
                    name.utf8.filter { $0 == UInt8(ascii: ":") }.count == argumentCount
                        && (name == base || name.hasPrefix(base + ":") || name.hasPrefix(base))
                }
                if names.contains(base + String(repeating: ":", count: argumentCount)) {
                    return base + String(repeating: ":", count: argumentCount)
                }
                let labelled = names.filter { name in
                    let rest = name.dropFirst(base.count)
                    return rest.hasPrefix(":") || rest.first?.isUppercase == true
                }
                if let only = labelled.min() { return only }
            }
            return nil
        }
    }
}
