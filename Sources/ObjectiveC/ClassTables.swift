// Every class table of the process, keyed by class, filled at first lookup from the load-time records
// that lowered code puts into `.init_array`. Lookup walks up the superclasses.

/// The functions that generated code calls. Not for use by hand.
public enum _ObjC {
    /// One class body's (or extension's) record: its runtime name and what fills its table.
    public static func register(_ name: String, _ cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
        ClassTables.shared.register(name: name, explicit: false, cls, fill)
    }
    /// The same for a class with `@objc(Name)`.
    public static func register(named name: String, _ cls: AnyClass, _ fill: @escaping @MainActor (_ClassInfo) -> Void) {
        ClassTables.shared.register(name: name, explicit: true, cls, fill)
    }
    /// A generic class: whether a class is one of its specialisations, and what fills that one's table.
    public static func registerGeneric(_ matches: @escaping (AnyClass) -> Bool, _ fill: @escaping @MainActor (AnyClass, _ClassInfo) -> Void) {
        ClassTables.shared.registerGeneric(matches, fill)
    }
}

final class ClassTables: @unchecked Sendable {
    typealias Fill = (_ClassInfo) -> Void
    static let shared = ClassTables()

    private let lock = NSRecursiveLock()
    private var classesByName: [String: AnyClass] = [:]
    private var explicitNames: [ObjectIdentifier: String] = [:]
    private var fills: [ObjectIdentifier: [Fill]] = [:]
    private var generics: [(matches: (AnyClass) -> Bool, fill: (AnyClass, _ClassInfo) -> Void)] = []
    private var tables: [ObjectIdentifier: _ClassInfo] = [:]
    /// Registrations of many classes, put off to the first lookup so that loading the library stays quick.
    private var late: [() -> Void] = []
    /// Results of walks up the superclasses; `.some(nil)` remembers that there is none.
    private var foundMethods: [ObjectIdentifier: [String: _ClassInfo.Method?]] = [:]
    /// Optional requirements that a class does not answer, by Swift's names of them: delegates are asked in every frame.
    private var unanswered: [ObjectIdentifier: Set<String>] = [:]

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
            unanswered.removeAll()
        }
    }

    func registerGeneric(_ matches: @escaping (AnyClass) -> Bool, _ fill: @escaping @MainActor (AnyClass, _ClassInfo) -> Void) {
        lock.withLock {
            generics.append((matches, unsafeBitCast(fill, to: ((AnyClass, _ClassInfo) -> Void).self)))
            tables.removeAll()
            foundMethods.removeAll()
            unanswered.removeAll()
        }
    }

    func registeredClass(named name: String) -> AnyClass? { lock.withLock { classesByName[name] } }
    func explicitName(of cls: AnyClass) -> String? { lock.withLock { explicitNames[ObjectIdentifier(cls)] } }

    func registerLater(_ register: @escaping () -> Void) { lock.withLock { late.append(register) } }

    func table(of cls: AnyClass) -> _ClassInfo {
        lock.withLock {
            if !late.isEmpty {
                let registrations = late
                late = []
                for register in registrations { register() }
            }
            let id = ObjectIdentifier(cls)
            if let table = tables[id] { return table }
            let table = _ClassInfo(cls)
            tables[id] = table
            for fill in fills[id] ?? [] { fill(table) }
            for generic in generics where generic.matches(cls) {
                // A subclass of a specialisation finds its members in the superclass's table.
                if let parent = _getSuperclass(cls), generic.matches(parent) { continue }
                generic.fill(cls, table)
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

    /// Whether nobody answers the requirement for objects of the class; known after `noteUnanswered`.
    func isUnanswered(_ cls: AnyClass, _ function: String) -> Bool { lock.withLock { late.isEmpty && unanswered[ObjectIdentifier(cls)]?.contains(function) ?? false } }
    func noteUnanswered(_ cls: AnyClass, _ function: String) { lock.withLock { _ = unanswered[ObjectIdentifier(cls), default: []].insert(function) } }

    /// A method that the app adds while it runs.
    func add(_ method: @escaping _ClassInfo.Method, named name: String, to cls: AnyClass) {
        lock.withLock {
            table(of: cls).add(name, method)
            foundMethods.removeAll()
            unanswered.removeAll()
        }
    }

    func classMethod(_ cls: AnyClass, _ name: String) -> _ClassInfo.ClassMethod? {
        lock.withLock { lineage(cls).lazy.compactMap { self.table(of: $0).classMethods[name] }.first }
    }

    func property(_ cls: AnyClass, _ key: String) -> _ClassInfo.Property? {
        lock.withLock { lineage(cls).lazy.compactMap { self.table(of: $0).properties[key] }.first }
    }

    /// The key under which a property was registered, by its key path.
    func key(_ cls: AnyClass, of path: AnyKeyPath) -> String? {
        lock.withLock { lineage(cls).lazy.compactMap { self.table(of: $0).properties.first { $0.value.path == path }?.key }.first }
    }

    /// The selector that `#selector` means when it leaves out labels or the method has a name of its own.
    func selector(_ cls: AnyClass, base: String, argumentCount: Int) -> String? {
        lock.withLock {
            for ancestor in lineage(cls) {
                let plain = base.hasSuffix(":") || argumentCount == 0 ? base : base + String(repeating: ":", count: argumentCount)
                let names = table(of: ancestor).methods.keys
                if let given = table(of: ancestor).renames[plain] { return given }
                if names.contains(plain) { return plain }
                let labelled = names.filter { name in
                    let rest = name.dropFirst(base.count)
                    return name.hasPrefix(base) && (rest.hasPrefix(":") || rest.first?.isUppercase == true)
                        && name.utf8.filter { $0 == UInt8(ascii: ":") }.count == argumentCount
                }
                if argumentCount > 0, !base.hasSuffix(":"), let only = labelled.min() { return only }
            }
            return nil
        }
    }
}
