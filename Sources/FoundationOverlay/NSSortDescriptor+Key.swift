// Sort descriptors by key: the objects' values by key-value coding, compared as their classes compare.
import Foundation
import ObjectiveC

extension NSSortDescriptor {
    /// Orders objects by the value at a key path, of any type: nil comes first, and values that cannot be compared are the same. corelibs'
    /// own initialiser takes comparable values only; Foundation's takes all, and Xcode's template for Core Data orders by an optional date.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in
            switch (unwrapped(left), unwrapped(right)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let left?, let right?): compareValues(left, right)
            }
        }
    }

    /// Orders objects by the value at a key path. Values of the common classes are compared by their order; nil comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { compareValues($0, $1) }
    }

    /// Orders objects by the value at a key path and a comparison of two values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            guard let key, key != "self" else { return cmptr(left, right) }
            return switch (keyedValue(left, key), keyedValue(right, key)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let left?, let right?): cmptr(left, right)
            }
        }
    }

    /// Orders objects by the value at a key path; `localizedStandardCompare:`, `caseInsensitiveCompare:` and other
    /// comparisons of strings are known by name, others are performed on the value.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector.map { "\($0)" } ?? "compare:"
        self.init(key: key, ascending: ascending) { left, right in
            guard let left = left as? String, let right = right as? String else { return compareValues(left, right) }
            switch name {
            case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
            case "localizedCompare:": return left.localizedCompare(right)
            case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
            case "localizedStandardCompare:": return left.localizedStandardCompare(right)
            default: return left.compare(right)
            }
        }
    }
}

/// A value by key-value coding, of dictionaries too; an unknown key ends the process as on a device.
func keyedValue(_ object: Any, _ keyPath: String) -> Any? {
    if let dictionary = object as? [AnyHashable: Any] {
        guard let dot = keyPath.firstIndex(of: ".") else { return dictionary[keyPath] }
        return dictionary[String(keyPath[..<dot])].flatMap { keyedValue($0, String(keyPath[keyPath.index(after: dot)...])) }
    }
    switch (keyPath, object) {
    case ("self", _), ("SELF", _): return object
    case ("length", let text as String): return (text as NSString).length
    case ("uppercaseString", let text as String): return text.uppercased()
    case ("lowercaseString", let text as String): return text.lowercased()
    case ("@count", let list as [Any]): return list.count
    default: return (object as AnyObject as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
    }
}

/// The value inside an optional that was passed as a value of any type.
private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.inside
}
private protocol OptionalValue { var inside: Any? { get } }
extension Optional: OptionalValue {
    fileprivate var inside: Any? { flatMap { unwrapped($0) } }
}

/// The order of two values of one kind; values of kinds that cannot be compared are the same.
func compareValues(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (let left as String, let right as String): left.compare(right)
    case (let left as Date, let right as Date): left.compare(right)
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as UUID, let right as UUID): left.uuidString.compare(right.uuidString)
    case (let left as IndexPath, let right as IndexPath): left.compare(right)
    default:
        if let left = numeric(left), let right = numeric(right) { left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame } else { .orderedSame }
    }
}

/// A Swift or Foundation number.
func numeric(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
}
