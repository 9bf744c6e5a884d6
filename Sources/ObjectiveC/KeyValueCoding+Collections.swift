// Key-value coding of collections: dictionaries by their keys, lists element by element, operators such as `@sum.price`, and settings.
// KeyValueCoding asks it before it looks at a class's properties (Key-Value Coding Programming Guide, "Using Collection Operators").
import Foundation

enum CollectionCoding {
    /// The answer of a collection or of settings; `handled` is false for every other object.
    static func value(_ object: AnyObject, _ key: String) throws -> (handled: Bool, value: Any?) {
        if key == "self" { return (true, object) }
        if let dictionary = object as? NSDictionary { return (true, key.hasPrefix("@") ? try applied(String(key.dropFirst()), nil, dictionary) : dictionary.object(forKey: key)) }
        if let defaults = object as? UserDefaults { return (true, defaults.object(forKey: key)) }
        guard isList(object) else { return (false, nil) }
        if key.hasPrefix("@") { return (true, try applied(String(key.dropFirst()), nil, object)) }
        return (true, try collected(object) { try valueForKey($0 as AnyObject, key) ?? NSNull() })
    }

    /// Whether the object took the value.
    static func setValue(_ object: AnyObject, _ key: String, _ value: Any?) throws -> Bool {
        if let dictionary = object as? NSMutableDictionary {
            if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
            return true
        }
        if let defaults = object as? UserDefaults {
            defaults.set(value, forKey: key)
            return true
        }
        guard isList(object) else { return false }
        for element in elements(object) { try setValueForKey(element as AnyObject, key, value) }
        return true
    }

    /// A path that begins with an operator: `@avg.amount` of a list.
    static func value(_ object: AnyObject, operatorPath path: String) throws -> Any? {
        let parts = path.dropFirst().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return try applied(String(parts[0]), parts.count == 2 ? String(parts[1]) : nil, object)
    }

    private static func isList(_ object: AnyObject) -> Bool { object is NSArray || object is NSSet || object is NSOrderedSet }

    private static func elements(_ object: AnyObject) -> [Any] {
        switch object {
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let dictionary as NSDictionary: dictionary.allValues
        default: []
        }
    }

    /// A collection of the same kind.
    private static func collected(_ object: AnyObject, _ value: (Any) throws -> Any) rethrows -> Any {
        let values = try elements(object).map(value)
        if object is NSSet { return NSSet(array: values) }
        if object is NSOrderedSet { return NSOrderedSet(array: values) }
        return NSArray(array: values)
    }

    private static func applied(_ name: String, _ path: String?, _ object: AnyObject) throws -> Any? {
        if name == "count" { return NSNumber(value: elements(object).count) }
        guard let path else { throw KeyValueCodingError.undefinedKey(object: objcDescription(object), key: "@" + name, setting: false) }
        let values = try elements(object).compactMap { try valueForKeyPath($0 as AnyObject, path) }
        switch name {
        case "sum": return values.allSatisfy(isWhole) ? NSNumber(value: values.reduce(0) { $0 + (number($1)?.intValue ?? 0) }) : NSNumber(value: sum(values))
        case "avg": return NSNumber(value: values.isEmpty ? 0 : sum(values) / Double(values.count))
        case "min": return values.min { isAscending($0, $1) }.map { number($0) ?? $0 }
        case "max": return values.max { isAscending($0, $1) }.map { number($0) ?? $0 }
        case "unionOfObjects": return NSArray(array: values)
        case "distinctUnionOfObjects": return NSArray(array: distinct(values))
        case "unionOfArrays", "unionOfSets": return NSArray(array: values.flatMap { elements($0 as AnyObject) })
        case "distinctUnionOfArrays": return NSArray(array: distinct(values.flatMap { elements($0 as AnyObject) }))
        case "distinctUnionOfSets": return NSSet(array: values.flatMap { elements($0 as AnyObject) })
        default:
            raiseException(name: "NSInvalidArgumentException", reason: "[\(objcDescription(object)) valueForKeyPath:]: this class does not implement the \(name) operation.")
        }
    }

    /// Each value once, in the order of their first places. Foundation's NSOrderedSet keeps all of an array here.
    private static func distinct(_ values: [Any]) -> [Any] {
        let seen = NSMutableSet()
        return values.filter {
            guard !seen.contains($0) else { return false }
            seen.add($0)
            return true
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        default: nil
        }
    }

    private static func isWhole(_ value: Any) -> Bool { number(value).map { $0.doubleValue == $0.doubleValue.rounded() && abs($0.doubleValue) < 9e15 } ?? true }
    private static func sum(_ values: [Any]) -> Double { values.reduce(0) { $0 + (number($1)?.doubleValue ?? 0) } }

    private static func isAscending(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? String, let right = right as? String { return left < right }
        if let left = left as? Date, let right = right as? Date { return left < right }
        return (number(left)?.doubleValue ?? 0) < (number(right)?.doubleValue ?? 0)
    }
}
