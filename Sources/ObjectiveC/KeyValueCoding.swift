// Key-value coding over the class tables: outlets, inspectable keys, `@objc` properties, framework keys.
// Undefined keys go to `setValue(_:forUndefinedKey:)` where a class has one, else they are a typed error.

/// Why a key could not be read or set.
package enum KeyValueCodingError: Error, CustomStringConvertible {
    case undefinedKey(object: String, key: String, setting: Bool)
    case wrongType(object: String, key: String, expected: String, found: String)
    case readOnly(object: String, key: String)

    package var description: String {
        switch self {
        case .undefinedKey(let object, let key, let setting):
            "[\(object) \(setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: this class is not key value coding-compliant for the key \(key)."
        case .wrongType(let object, let key, let expected, let found):
            "[\(object) setValue:forKey:]: the property \(key) is of type \(expected) and cannot hold a value of type \(found)."
        case .readOnly(let object, let key):
            "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        }
    }
}

/// Framework classes that let subclasses handle keys they do not have. UIResponder conforms; its own
/// implementations call `raiseUndefinedKey`.
@preconcurrency @MainActor package protocol UndefinedKeyHandling: AnyObject {
    func setValue(_ value: Any?, forUndefinedKey key: String)
    func value(forUndefinedKey key: String) -> Any?
}

/// While a typed call is under way an undefined key is recorded here instead of ending the process.
private final class UndefinedKeyScope {
    nonisolated(unsafe) static var current: UndefinedKeyScope?
    var error: KeyValueCodingError?
}

/// What the base implementation of `setValue(_:forUndefinedKey:)` and `value(forUndefinedKey:)` does.
package func raiseUndefinedKey(_ object: AnyObject, _ key: String, setting: Bool) {
    let error = KeyValueCodingError.undefinedKey(object: objcDescription(object), key: key, setting: setting)
    if let scope = UndefinedKeyScope.current { scope.error = error } else {
        raiseException(name: "NSUnknownKeyException", reason: error.description)
    }
}

private func catchingUndefinedKey<R>(_ body: () throws -> R) throws -> R {
    let scope = UndefinedKeyScope(), outer = UndefinedKeyScope.current
    UndefinedKeyScope.current = scope
    defer { UndefinedKeyScope.current = outer }
    let result = try body()
    if let error = scope.error { throw error }
    return result
}

package func setValueForKey(_ object: AnyObject, _ key: String, _ value: Any?) throws {
    let cls: AnyClass = type(of: object)
    if let property = ClassTables.shared.property(cls, key) {
        guard let set = property.set else { throw KeyValueCodingError.readOnly(object: objcDescription(object), key: key) }
        guard set(object, value) else {
            let found = value.map { String(describing: type(of: $0)) } ?? "nil"
            throw KeyValueCodingError.wrongType(object: objcDescription(object), key: key, expected: "\(property.type)", found: found)
        }
        return
    }
    if try CollectionCoding.setValue(object, key, value) { return }
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    if let method = ClassTables.shared.method(cls, setter) {
        _ = try method(object, [value])
        return
    }
    if let handler = object as? any UndefinedKeyHandling {
        let call = Unchecked((handler, value))
        try catchingUndefinedKey { onCallersThread { call.value.0.setValue(call.value.1, forUndefinedKey: key) } }
    } else if let method = ClassTables.shared.method(cls, "setValue:forUndefinedKey:") {
        _ = try catchingUndefinedKey { try method(object, [value, key]) }
    } else {
        throw KeyValueCodingError.undefinedKey(object: objcDescription(object), key: key, setting: true)
    }
}

package func valueForKey(_ object: AnyObject, _ key: String) throws -> Any? {
    let cls: AnyClass = type(of: object)
    if let property = ClassTables.shared.property(cls, key) {
        return property.get(object).flatMap { ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }
    }
    let collection = try CollectionCoding.value(object, key)
    if collection.handled { return collection.value }
    for name in [key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
        if let method = ClassTables.shared.method(cls, name) { return try method(object, []) }
    }
    if let handler = object as? any UndefinedKeyHandling {
        let call = Unchecked(handler)
        return try catchingUndefinedKey { onCallersThread { call.value.value(forUndefinedKey: key) } }
    }
    if let method = ClassTables.shared.method(cls, "valueForUndefinedKey:") {
        return try catchingUndefinedKey { try method(object, [key]) }
    }
    throw KeyValueCodingError.undefinedKey(object: objcDescription(object), key: key, setting: false)
}

package func setValueForKeyPath(_ object: AnyObject, _ path: String, _ value: Any?) throws {
    guard let dot = path.firstIndex(of: ".") else { return try setValueForKey(object, path, value) }
    guard let next = try valueForKey(object, String(path[..<dot])) else { return }  // a message to nil does nothing
    try setValueForKeyPath(next as AnyObject, String(path[path.index(after: dot)...]), value)
}

package func valueForKeyPath(_ object: AnyObject, _ path: String) throws -> Any? {
    if path.hasPrefix("@") { return try CollectionCoding.value(object, operatorPath: path) }
    guard let dot = path.firstIndex(of: ".") else { return try valueForKey(object, path) }
    guard let next = try valueForKey(object, String(path[..<dot])) else { return nil }
    return try valueForKeyPath(next as AnyObject, String(path[path.index(after: dot)...]))
}

extension NSObjectProtocol {
    /// Sets the property that the key names; an unknown key ends the process with NSUnknownKeyException.
    public func setValue(_ value: Any?, forKey key: String) { raising { try setValueForKey(self, key, value) } }
    /// The value of the property that the key names.
    public func value(forKey key: String) -> Any? { raising { try valueForKey(self, key) } }
    /// Sets the property at the end of a path such as `layer.cornerRadius`. A nil on the way makes it do nothing; an
    /// unknown key ends the process with NSUnknownKeyException.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { raising { try setValueForKeyPath(self, keyPath, value) } }
    /// The value at the end of a path, nil when something on the way is nil.
    public func value(forKeyPath keyPath: String) -> Any? { raising { try valueForKeyPath(self, keyPath) } }
    /// Sets each key, in no particular order.
    public func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
    /// The values of the keys, `NSNull` for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// A class property by key, `UIApplication.value(forKeyPath: "shared")`; the rest of the path goes on from it.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        let cls: AnyClass = self
        guard let key = parts.first, let method = ClassTables.shared.classMethod(cls, String(key)) else {
            raiseException(
                name: "NSUnknownKeyException",
                reason: "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(keyPath).")
        }
        let value = try? method(cls, [])
        guard parts.count == 2, let object = value.flatMap({ $0 }) else { return value.flatMap { $0 } }
        return try? valueForKeyPath(object as AnyObject, String(parts[1]))
    }
    /// A class property by key.
    public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func raising<R>(_ body: () throws -> R) -> R {
        do { return try body() } catch {
            let undefined = if case KeyValueCodingError.wrongType = error { false } else { error is KeyValueCodingError }
            raiseException(name: undefined ? "NSUnknownKeyException" : "NSInvalidArgumentException", reason: "\(error)")
        }
    }
}

/// The keys of `@objc` properties that the class itself declares and that can be set.
package func writableKeys(of cls: AnyClass) -> [String] {
    ClassTables.shared.table(of: cls).properties.filter { $0.value.set != nil }.keys.sorted()
}
