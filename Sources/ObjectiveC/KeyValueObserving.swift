// Key-value observing of `@objc dynamic` properties (lowering notifies) and of framework properties that notify
// by hand through `notifyValueChange`. Paths of several keys are in ObservedPath.swift.

/// The values that an observer wants to get.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Put the new value into the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Put the former value into the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Also call the observer at once with the present value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Meant to call before the change as well. It does not here: observers hear after it only.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The change of the property, or of elements of the property's array.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// Keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSNumber` of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, `NSNull` for nil; with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The former value, `NSNull` for nil; with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// An `IndexSet` of the elements, when only elements have changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never in the change here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as `observe(_:options:changeHandler:)` reports it.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// nil without the option `new`.
    public let newValue: Value?
    /// nil without the option `old`.
    public let oldValue: Value?
    /// The indexes of the elements, when only elements have changed.
    public let indexes: IndexSet?
    /// Whether the change is still to come: always false.
    public let isPrior: Bool
}

/// An observation lasts as long as this object, or until it is invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    fileprivate let entry: ObservationEntry
    fileprivate init(_ entry: ObservationEntry) { self.entry = entry }
    deinit { invalidate() }
    /// Ends the observation. A second call does nothing.
    public func invalidate() { ObservationTable.shared.remove(entry) }
}

final class ObservationEntry {
    weak var object: AnyObject?
    let id: ObjectIdentifier
    let key: String
    weak var observer: AnyObject?
    let context: UnsafeMutableRawPointer?
    let notify: (_ object: AnyObject, _ old: Any?, _ new: Any?) -> Void
    /// The object that watches the keys of a path; `key` is then the whole path.
    var path: ObservedPath?

    init(
        object: AnyObject, key: String, observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
        notify: @escaping (AnyObject, Any?, Any?) -> Void
    ) {
        self.object = object
        id = ObjectIdentifier(object)
        self.key = key
        self.observer = observer
        self.context = context
        self.notify = notify
    }
}

final class ObservationTable: @unchecked Sendable {
    static let shared = ObservationTable()
    private let lock = NSRecursiveLock()
    /// Somebody has observed something in this process.
    private(set) var isUsed = false
    private var entries: [ObjectIdentifier: [ObservationEntry]] = [:]

    func add(_ entry: ObservationEntry) {
        isUsed = true
        lock.withLock { entries[entry.id, default: []] = (entries[entry.id] ?? []).filter { $0.object != nil } + [entry] }
    }
    func remove(_ entry: ObservationEntry) { remove(entry.id) { $0 === entry } }
    func remove(_ id: ObjectIdentifier, where matches: (ObservationEntry) -> Bool) {
        lock.withLock {
            guard let list = entries[id] else { return }
            for entry in list where matches(entry) { entry.path?.end() }
            let rest = list.filter { !matches($0) && $0.object != nil }
            entries[id] = rest.isEmpty ? nil : rest
        }
    }
    /// Values between `willChangeValue` and `didChangeValue`.
    private struct Pending: Hashable { let object: ObjectIdentifier; let key: String }
    private var pending: [Pending: Any?] = [:]

    func remember(_ object: AnyObject, _ key: String, _ value: Any?) {
        lock.withLock { pending[Pending(object: ObjectIdentifier(object), key: key)] = .some(value) }
    }
    func recall(_ object: AnyObject, _ key: String) -> Any? {
        lock.withLock { pending.removeValue(forKey: Pending(object: ObjectIdentifier(object), key: key)) ?? nil }
    }
    /// Properties that are set without telling anybody, because their elements' change is told.
    private var silent: Set<Pending> = []
    func silently(_ object: AnyObject, _ key: String, _ body: () -> Void) {
        let property = Pending(object: ObjectIdentifier(object), key: key)
        _ = lock.withLock { silent.insert(property) }
        body()
        _ = lock.withLock { silent.remove(property) }
    }
    func matching(_ object: AnyObject, _ key: String) -> [ObservationEntry] {
        lock.withLock {
            if entries.isEmpty { return [] }
            if !silent.isEmpty, silent.contains(Pending(object: ObjectIdentifier(object), key: key)) { return [] }
            return entries[ObjectIdentifier(object)]?.filter { $0.object === object && ($0.key == key || Self.isSame($0.key, key)) } ?? []
        }
    }

    /// Whether one is the getter's name of the other: `isHidden` of `hidden`. Apps name both.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        func isGetter(_ getter: String, of key: String) -> Bool {
            guard getter.utf8.count == key.utf8.count + 2, getter.hasPrefix("is"), let first = key.first else { return false }
            return getter.dropFirst(2) == first.uppercased() + key.dropFirst()
        }
        return isGetter(one, of: other) || isGetter(other, of: one)
    }
}

/// Tells observers that a property has changed. Framework classes call it from their setters; it costs
/// a look at a flag while nobody has observed anything.
package func notifyValueChange(_ object: AnyObject, _ key: String, old: @autoclosure () -> Any?, new: @autoclosure () -> Any?) {
    guard ObservationTable.shared.isUsed else { return }
    let observers = ObservationTable.shared.matching(object, key)
    if observers.isEmpty { return }
    let old = old(), new = new()
    for entry in observers { entry.notify(object, old, new) }
}

/// Runs the change of a property and tells its observers afterwards, as the setters of Apple's classes do: after whatever
/// the change sets off, such as a delegate's call. It costs a look at a flag while nobody has observed anything.
package func withValueChange<Value>(_ object: AnyObject, _ key: String, of value: @autoclosure () -> Value, _ change: () -> Void) {
    guard ObservationTable.shared.isUsed, !ObservationTable.shared.matching(object, key).isEmpty else { return change() }
    let old = value()
    change()
    let new = value()
    for entry in ObservationTable.shared.matching(object, key) { entry.notify(object, old, new) }
}

/// Framework classes whose `observeValue` apps override. UIResponder conforms.
@preconcurrency @MainActor package protocol KeyValueObserver: AnyObject {
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension _ObjC {
    /// From the `didSet` of a lowered `@objc dynamic` property.
    public static func changed(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?) {
        notifyValueChange(object, key, old: old, new: new)
    }
}

extension NSObjectProtocol {
    /// `observe(\.name) { … }`; lowering adds the key's name.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _name name: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let entry = ObservationEntry(object: self, key: name) { object, old, new in
            guard let object = object as? Self else { return }
            if let elements = new as? ElementChange {
                return changeHandler(object, NSKeyValueObservedChange(
                    kind: elements.kind, newValue: options.contains(.new) ? elements.new as? Value : nil,
                    oldValue: options.contains(.old) ? elements.old as? Value : nil, indexes: elements.indexes, isPrior: false))
            }
            changeHandler(object, NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
        }
        entry.path = ObservedPath(self, name, entry.notify)
        ObservationTable.shared.add(entry)
        if options.contains(.initial) {
            changeHandler(self, NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation(entry)
    }

    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after each change. The observer is not kept.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
    ) {
        let reference = WeakReference(observer)
        let notify: (AnyObject, Any?, Any?) -> Void = { object, old, new in
            guard let observer = reference.object else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if let elements = new as? ElementChange {
                change = elements.dictionary(options)
            } else {
                if options.contains(.new) { change[.newKey] = new ?? NSNull() }
                if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            }
            if let own = observer as? any KeyValueObserver {
                let call = Unchecked((own, object, change, context))
                onCallersThread { call.value.0.observeValue(forKeyPath: keyPath, of: call.value.1, change: call.value.2, context: call.value.3) }
            } else {
                objcPerformOrRaise(observer, "observeValueForKeyPath:of:change:context:", [keyPath, object, change, context])
            }
        }
        let entry = ObservationEntry(object: self, key: keyPath, observer: observer, context: context, notify: notify)
        entry.path = ObservedPath(self, keyPath, notify)
        ObservationTable.shared.add(entry)
        if options.contains(.initial) { notify(self, nil, try? valueForKeyPath(self, keyPath)) }
    }

    /// Ends this observer's observations of the key, whatever their context. One that does not exist is no error,
    /// unlike on a device.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        ObservationTable.shared.remove(ObjectIdentifier(self)) { $0.observer === observer && $0.key == keyPath }
    }
    /// Ends this observer's observations of the key with this context. One that does not exist is no error, unlike on
    /// a device.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        ObservationTable.shared.remove(ObjectIdentifier(self)) { $0.observer === observer && $0.key == keyPath && $0.context == context }
    }

    /// Remembers the present value of a property that does not notify by itself.
    public func willChangeValue(forKey key: String) {
        ObservationTable.shared.remember(self, key, (try? valueForKey(self, key)) ?? nil)
    }
    /// Tells observers of it.
    public func didChangeValue(forKey key: String) {
        notifyValueChange(self, key, old: ObservationTable.shared.recall(self, key), new: (try? valueForKey(self, key)) ?? nil)
    }

    /// Called for each change that `addObserver(_:forKeyPath:options:context:)` asked for.
    public func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        raiseException(
            name: "NSInternalInconsistencyException",
            reason: "\(objcDescription(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "nil")")
    }
}
