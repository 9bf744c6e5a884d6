// Key-value coding of Foundation's own collections: what user defaults and dictionaries hold under a key, what the members of arrays and sets have
// under it, and the operators of key paths (`@sum.price`). Called by KeyValueCoding before it looks for properties of a class.
// Evidence: Apple, "Key-Value Coding Programming Guide", "Using Collection Operators" and "Accessing Collection Properties".
import Foundation

enum KeyValueCollection {
    /// What the collection answers; nil for objects that are none.
    static func value(of object: AnyObject, _ key: String) throws -> Any?? {
        switch object {
        case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
        case let dictionary as NSDictionary: return .some(key == "@count" ? dictionary.count : dictionary.object(forKey: key))
        case let array as NSArray: return .some(key == "@count" ? array.count : NSArray(array: try values(array, key).map { $0 ?? NSNull() }))
        case let set as NSSet: return .some(key == "@count" ? set.count : NSSet(array: try values(set, key).compactMap { $0 }))
        default: return nil
        }
    }

    private static func values(_ members: some Sequence, _ key: String) throws -> [Any?] { try members.map { try valueForKey($0 as AnyObject, key) } }

    /// Whether the object is a collection that takes values by key. nil takes a value out.
    static func set(_ object: AnyObject, _ key: String, _ value: Any?) throws -> Bool {
        switch object {
        case let defaults as UserDefaults: if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        case let dictionary as NSMutableDictionary: if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
        case let array as NSArray: for member in array { try setValueForKey(member as AnyObject, key, value) }
        case let set as NSSet: for member in set { try setValueForKey(member as AnyObject, key, value) }
        default: return false
        }
        return true
    }

    /// `@avg.price` and its kin on a collection; nil for a path that is no operator's. What is nil or no number counts as 0, as `doubleValue` does.
    static func operation(_ collection: AnyObject, _ path: String) throws -> Any?? {
        guard path.hasPrefix("@"), path != "@count", let members = (collection as? NSArray).map({ Array($0) }) ?? (collection as? NSSet).map({ $0.allObjects }) else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1)
        let values = try parts.count < 2 ? members : members.compactMap { try valueForKeyPath($0 as AnyObject, String(parts[1])) }
        func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? (value as? NSString)?.doubleValue ?? 0 }
        // Numbers are objects in Objective-C: what was a CGFloat can be taken as a Double.
        func object(_ value: Any) -> Any { (value as? NSNumber) ?? value }
        func isLess(_ a: Any, _ b: Any) -> Bool {
            if let a = a as? NSNumber, let b = b as? NSNumber { return a.compare(b) == .orderedAscending }
            if let a = a as? NSDate, let b = b as? NSDate { return a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate }
            return "\(a)" < "\(b)"
        }
        switch parts[0] {
        case "@count": return .some(values.count)
        case "@sum": return .some(NSNumber(value: values.map(number).reduce(0, +)))
        case "@avg": return .some(NSNumber(value: values.isEmpty ? 0 : values.map(number).reduce(0, +) / Double(values.count)))
        case "@min": return .some(values.min(by: isLess).map(object))
        case "@max": return .some(values.max(by: isLess).map(object))
        case "@unionOfObjects": return .some(NSArray(array: values))
        case "@distinctUnionOfObjects": return .some(NSArray(array: NSSet(array: values).allObjects))
        default: return nil
        }
    }
}
