// What `(x as AnyObject).name` becomes: on Apple's systems any property that an Objective-C class has can be read of
// AnyObject, and is nil where the object lacks it. Numbers and geometry have their names; others are read by key.
import Foundation

extension _ObjC {
    /// The members of an object of any class.
    public static func members(_ object: AnyObject) -> _AnyObjectMembers { _AnyObjectMembers(object) }
    /// The members of an object of any class.
    public static func members(_ object: AnyObject?) -> _AnyObjectMembers? { object.map(_AnyObjectMembers.init) }
}

/// The members of an object of any class.
@dynamicMemberLookup public struct _AnyObjectMembers {
    private let object: AnyObject
    init(_ object: AnyObject) { self.object = object }

    private var number: NSNumber? { object as? NSNumber }
    private var text: String? { (object as? NSString).map { String(describing: $0) } }

    /// Of a number or a text.
    public var doubleValue: Double! { number?.doubleValue ?? text.map { NSString(string: $0).doubleValue } }
    /// Of a number or a text.
    public var floatValue: Float! { number?.floatValue ?? text.map { NSString(string: $0).floatValue } }
    /// Of a number or a text.
    public var integerValue: Int! { number?.intValue ?? text.map { NSString(string: $0).integerValue } }
    /// Of a number or a text.
    public var intValue: Int32! { number?.int32Value ?? text.map { NSString(string: $0).intValue } }
    /// Of a number or a text.
    public var boolValue: Bool! { number?.boolValue ?? text.map { NSString(string: $0).boolValue } }
    /// Of a number.
    public var stringValue: String! { number?.stringValue }
    /// Of a value that holds a rectangle.
    public var cgRectValue: CGRect! { geometry() }
    /// Of a value that holds a point.
    public var cgPointValue: CGPoint! { geometry() }
    /// Of a value that holds a size.
    public var cgSizeValue: CGSize! { geometry() }

    /// A box of Swift's holds the value itself; an NSValue is cast.
    private func geometry<Value>() -> Value? { (object as Any) as? Value }

    /// Any other property, by its key; nil where the object has none of that name and type.
    public subscript<Value>(dynamicMember name: String) -> Value! { converted(value(forKey: name)) }

    private func value(forKey key: String) -> Any? {
        (try? valueForKey(object, key)) ?? nil
    }

    private func converted<Value>(_ value: Any?) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        return (value as? any RawRepresentable)?.rawValue as? Value
    }
}
