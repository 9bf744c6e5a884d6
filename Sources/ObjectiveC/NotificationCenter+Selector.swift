// NotificationCenter's observer and selector form. Observers are not kept alive, and one that is gone
// is forgotten, as since iOS 9.

private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        weak var observer: AnyObject?
        let center: ObjectIdentifier
        let name: Notification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }
    static let shared = SelectorObservers()
    let lock = NSRecursiveLock()
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var nextSweep = 256

    func sweep(_ center: NotificationCenter) {
        guard entries.count >= nextSweep else { return }
        for (id, list) in entries {
            for entry in list where entry.observer == nil && entry.center == ObjectIdentifier(center) { center.removeObserver(entry.token as Any) }
            let live = list.filter { $0.observer != nil }
            entries[id] = live.isEmpty ? nil : live
        }
        nextSweep = max(256, entries.count * 2)
    }
}

extension NotificationCenter {
    /// Sends `aSelector` to the observer with each matching notification.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let observer = objcTarget(observer)
        let table = SelectorObservers.shared
        let reference = WeakReference(observer)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = reference.object else { return }
            objcPerformOrRaise(observer, aSelector, [notification])
        }
        table.lock.withLock {
            table.sweep(self)
            let id = ObjectIdentifier(observer)
            var list = table.entries[id] ?? []
            for stale in list where stale.observer == nil { removeObserver(stale.token as Any) }
            list.removeAll { $0.observer == nil }
            list.append(.init(observer: observer, center: ObjectIdentifier(self), name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token))
            table.entries[id] = list
        }
    }

    /// Removes everything the observer was added for.
    public func removeObserver(_ observer: AnyObject) {
        remove(observer) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes what the observer was added for under that name and object; nil means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        remove(observer) { (aName == nil || $0.name == aName) && (object == nil || $0.object == object) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func remove(_ observer: AnyObject, where matches: (SelectorObservers.Entry) -> Bool) {
        let table = SelectorObservers.shared
        table.lock.withLock {
            guard let list = table.entries[ObjectIdentifier(observer)] else { return }
            let gone = list.filter { $0.center == ObjectIdentifier(self) && ($0.observer == nil || matches($0)) }
            for entry in gone { removeObserver(entry.token as Any) }
            let rest = list.filter { entry in !gone.contains { $0.token === entry.token } }
            table.entries[ObjectIdentifier(observer)] = rest.isEmpty ? nil : rest
        }
    }
}

final class WeakReference: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
