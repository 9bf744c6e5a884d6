// One property that a proxy can set: how its values are read and written. AppearanceProperty+Table holds UIKit's rows; the
// `@objc` properties of an app's own classes are rows too. AppearanceProxies compares and copies values through them.
import Foundation
import ObjectiveC

/// Identifies one value of a property: its only value, or the value for a control state or a bar's metrics.
typealias AppearanceKey = Int

@MainActor struct AppearanceProperty {
    let name: String
    /// Absent keys are nil.
    let read: (NSObject) -> [AppearanceKey: Any]
    let write: (NSObject, AppearanceKey, Any?) -> Void
    /// False for an `@objc` property of an app's class.
    var isFramework = true

    /// A property with one value. `storage` is the place to read from if the property itself returns more than was set.
    static func value<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, storage: KeyPath<Root, Value>? = nil
    ) -> AppearanceProperty {
        let source = storage ?? path
        return AppearanceProperty(name: name) { object in
            guard let root = object as? Root, let value = AppearanceValue.unwrapped(root[keyPath: source]) else { return [:] }
            return [0: value]
        } write: { object, _, value in
            guard let root = object as? Root, let value = value as? Value else { return }
            root[keyPath: path] = value
        }
    }

    /// A setting for each control state.
    static func states<Root: NSObject, Value>(
        _ name: String, _ table: KeyPath<Root, StateTable<Value>>, _ set: @escaping (Root, Value?, UIControl.State) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(name: name) { object in
            guard let root = object as? Root else { return [:] }
            return Dictionary(uniqueKeysWithValues: root[keyPath: table].entries.map { (Int(bitPattern: $0.rawValue), $1 as Any) })
        } write: { object, key, value in
            guard let root = object as? Root else { return }
            set(root, value as? Value, UIControl.State(rawValue: UInt(bitPattern: key)))
        }
    }

    /// A setting for each of a bar's metrics.
    static func metrics<Root: NSObject, Value>(
        _ name: String, _ table: KeyPath<Root, [UIBarMetrics: Value]>, _ set: @escaping (Root, Value?, UIBarMetrics) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(name: name) { object in
            guard let root = object as? Root else { return [:] }
            return Dictionary(uniqueKeysWithValues: root[keyPath: table].map { ($0.rawValue, $1 as Any) })
        } write: { object, key, value in
            guard let root = object as? Root, let metrics = UIBarMetrics(rawValue: key) else { return }
            set(root, value as? Value, metrics)
        }
    }

    /// An app's own property that key-value coding knows.
    private static func own(_ key: String) -> AppearanceProperty {
        AppearanceProperty(name: key, read: { object in
            guard let value = try? valueForKey(object, key), let value = AppearanceValue.unwrapped(value) else { return [:] }
            return [0: value]
        }, write: { object, _, value in
            // A read-only property keeps its value: the row only copies what the app could set.
            try? setValueForKey(object, key, value)
        }, isFramework: false)
    }

    /// Every row of the class and of its superclasses.
    static func all(of cls: AnyClass) -> [AppearanceProperty] {
        lineage(of: cls).flatMap { cls in
            isOfUIKit(cls) ? table[ObjectIdentifier(cls)] ?? [] : writableKeys(of: cls).map(own)
        }
    }

    /// The classes from the most general one to `cls`.
    static func lineage(of cls: AnyClass) -> [AnyClass] {
        var result: [AnyClass] = []
        var next: AnyClass? = cls
        while let current = next {
            result.append(current)
            next = _getSuperclass(current)
        }
        return result.reversed()
    }

    static func isOfUIKit(_ cls: AnyClass) -> Bool { String(reflecting: cls).hasPrefix("UIKit.") }
}

/// Compares values of properties of any type.
enum AppearanceValue {
    /// Returns the value of an optional; nil for an optional that holds nothing.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func equal(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? [NSAttributedString.Key: Any], let b = b as? [NSAttributedString.Key: Any] {
                return a.count == b.count && a.allSatisfy { equal($1, b[$0]) }
            }
            if let a = a as? NSObject, let b = b as? NSObject { return a === b || a.isEqual(b) }
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
            return false
        default: return false
        }
    }
}
