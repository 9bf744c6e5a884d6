// objc_setAssociatedObject and its kin. Values live in the owner itself where a framework root class offers
// storage, else in a side table that forgets an owner once it is gone.

/// The way in which an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained: the value reads nil once it is gone (on a device it would dangle).
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept, for values that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained. Here all accesses are guarded, so that it is the same as the nonatomic form.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept. The same as the nonatomic form here.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The associated values of one object.
package final class AssociatedObjects: @unchecked Sendable {
    fileprivate enum Value {
        case strong(Any)
        case unretained(Weak)
        var value: Any? {
            switch self {
            case .strong(let value): value
            case .unretained(let box): box.object
            }
        }
    }
    fileprivate final class Weak { weak var object: AnyObject?; init(_ object: AnyObject) { self.object = object } }
    fileprivate var values: [UnsafeRawPointer: Value] = [:]
    package init() {}
}

/// A class that keeps its associated values itself, so that they go when it goes.
package protocol AssociatedObjectOwner: AnyObject {
    var associatedObjects: AssociatedObjects { get }
}

private final class AssociationTable: @unchecked Sendable {
    struct Entry { weak var owner: AnyObject?; let values: AssociatedObjects }
    static let shared = AssociationTable()
    let lock = NSRecursiveLock()
    var entries: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64

    func values(of object: AnyObject, create: Bool) -> AssociatedObjects? {
        if let owner = object as? any AssociatedObjectOwner { return owner.associatedObjects }
        let id = ObjectIdentifier(object)
        if let entry = entries[id], entry.owner === object { return entry.values }
        guard create else { return nil }
        if entries.count >= nextSweep { sweep() }
        let values = AssociatedObjects()
        entries[id] = Entry(owner: object, values: values)
        return values
    }

    func sweep() {
        entries = entries.filter { $0.value.owner != nil }
        nextSweep = max(64, entries.count * 2)
    }
}

/// Keeps a value beside an object under the address `key`; nil takes it away. Values go when the object goes.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let table = AssociationTable.shared
    table.lock.withLock {
        guard let values = table.values(of: object as AnyObject, create: value != nil) else { return }
        guard let value else { values.values[key] = nil; return }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: values.values[key] = .unretained(.init(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            values.values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: values.values[key] = .strong(value)
        }
    }
}

/// The value kept under the address `key`, nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let table = AssociationTable.shared
    return table.lock.withLock { table.values(of: object as AnyObject, create: false)?.values[key]?.value }
}

/// Takes away every value kept beside the object, other code's too.
public func objc_removeAssociatedObjects(_ object: Any) {
    let table = AssociationTable.shared
    table.lock.withLock { table.values(of: object as AnyObject, create: false)?.values.removeAll() }
}

/// Lets go of values whose owners are gone. The host calls it when a frame has ended.
package func sweepAssociatedObjects() {
    let table = AssociationTable.shared
    table.lock.withLock { table.sweep() }
}
