// The members that lowered code reads for `(x as AnyObject).name`: on Apple's systems any property that an Objective-C
// class has can be read of AnyObject, and is nil where the object lacks it. Numbers and geometry have their names;
// others are read by key.
import Foundation

extension _ObjC {
    /// The members of an object of any class.
    public static func members(_ object: AnyObject) -> _AnyObjectMembers { _AnyObjectMembers(object) }
    /// The members of an object of any class.
    public static func members(_ object: AnyObject?) -> _AnyObjectMembers? { object.map(_AnyObjectMembers.init) }
}

extension _ObjC {
    /// The methods of any class itself.
    public static func members(_ cls: AnyClass) -> _AnyClassMembers { _AnyClassMembers(cls: cls) }
    /// The methods of any class itself.
    public static func members(_ cls: AnyClass?) -> _AnyClassMembers? { cls.map { _AnyClassMembers(cls: $0) } }
}

extension _ObjC {
    /// The methods of an object of any class, to be called by name.
    public static func methods(_ object: AnyObject) -> _AnyObjectMethods { _AnyObjectMethods(object: object) }
    /// The methods of an object of any class, to be called by name.
    public static func methods(_ object: AnyObject?) -> _AnyObjectMethods? { object.map { _AnyObjectMethods(object: $0) } }
}

/// The methods of an object of any class.
@dynamicMemberLookup public struct _AnyObjectMethods {
    let object: AnyObject
    /// The method of that name.
    public subscript(dynamicMember name: String) -> _AnyObjectMethod { _AnyObjectMethod(object: object, name: name) }
}

/// A method of an object of any class. A call raises where the object has none of that name and those labels, as on a device.
@dynamicCallable public struct _AnyObjectMethod {
    let object: AnyObject
    let name: String

    private func result(_ arguments: KeyValuePairs<String, Any?>) -> Any? {
        objcPerformOrRaise(object, Selector(selectorName(base: name, labels: arguments.map { $0.key.isEmpty ? "_" : $0.key })), arguments.map(\.value))
    }

    /// Calls it for what it does.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> AnyObject? { result(arguments).map { $0 as AnyObject } }
    /// Calls it for what it gives back.
    @_disfavoredOverload
    public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Result! { convert(result(arguments), to: Result.self) }
}

/// The methods of any class itself.
public struct _AnyClassMembers {
    let cls: AnyClass
    /// Whether the class has a method of that name.
    public func responds(to selector: Selector!) -> Bool { (cls as? NSObject.Type)?.responds(to: selector) ?? false }
    /// Whether its instances have a method of that name.
    public func instancesRespond(to selector: Selector!) -> Bool { selector.map { class_respondsToSelector(cls, $0) } ?? false }
    /// Whether it is the class.
    public func isEqual(_ other: Any?) -> Bool { (other as? AnyClass).map { $0 == cls } ?? false }
    /// Whether the class is of the class's own: a class is of no class of an app's.
    public func isKind(of other: AnyClass) -> Bool { other == NSObject.self }
}

/// The members of an object of any class.
@dynamicMemberLookup public struct _AnyObjectMembers {
    package let object: AnyObject
    init(_ object: AnyObject) { self.object = object }

    private var number: NSNumber? { object as? NSNumber }
    private var text: String? { (object as? NSString).map { String(describing: $0) } }

    /// The value of a number or a text; nil for other objects.
    public var doubleValue: Double! { number?.doubleValue ?? text.map { NSString(string: $0).doubleValue } }
    /// The value of a number or a text; nil for other objects.
    public var floatValue: Float! { number?.floatValue ?? text.map { NSString(string: $0).floatValue } }
    /// The value of a number or a text; nil for other objects.
    public var integerValue: Int! { number?.intValue ?? text.map { NSString(string: $0).integerValue } }
    /// The value of a number or a text; nil for other objects.
    public var intValue: Int32! { number?.int32Value ?? text.map { NSString(string: $0).intValue } }
    /// The value of a number or a text; nil for other objects.
    public var boolValue: Bool! { number?.boolValue ?? text.map { NSString(string: $0).boolValue } }
    /// The text of a number; nil for other objects.
    public var stringValue: String! { number?.stringValue }
    /// The rectangle in a value; nil for other objects.
    public var cgRectValue: CGRect! { geometry() }
    /// The point in a value; nil for other objects.
    public var cgPointValue: CGPoint! { geometry() }
    /// The size in a value; nil for other objects.
    public var cgSizeValue: CGSize! { geometry() }

    /// The tag of a view, a bar button item or a tab; nil for other objects.
    public var tag: Int! { converted(found(forKey: "tag")) }

    /// The description by the object itself.
    public var description: String! { (object as? NSObject)?.description ?? String(describing: object) }
    /// The number of elements in a collection; nil for other objects.
    public var count: Int! { converted(found(forKey: "count")) ?? (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count }
    /// The length of a text or of data; nil for other objects.
    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length ?? converted(found(forKey: "length")) }

    /// NSObject's, of any object.
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    /// NSObject's, of any object.
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
    /// Whether the object is of the class or one below it.
    public func isKind(of cls: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: cls) ?? false }
    /// Whether the object is of the class itself.
    public func isMember(of cls: AnyClass) -> Bool { type(of: object) == cls }
    /// The method of that name, of any object; nil of one that is no NSObject.
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector) }
    /// The method of that name with an argument.
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: argument) }
    /// The method of that name with two arguments.
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: first, with: second) }
    /// Whether the object has a method of that name.
    public func responds(to selector: Selector!) -> Bool { (object as? NSObject)?.responds(to: selector) ?? false }
    /// The answer of the object itself.
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? (other.map { $0 as AnyObject } === object) }

    /// A box of Swift's holds the value itself; an NSValue is cast.
    private func geometry<Value>() -> Value? { (object as Any) as? Value }

    /// Any other property, by its key; nil where the object has none of that name and type.
    public subscript<Value>(dynamicMember name: String) -> Value! { converted(found(forKey: name)) }

    /// The value of a dictionary or the element of an array; nil where the object is neither. A device raises for an index outside.
    public subscript(_ key: Any) -> Any! {
        if let array = object as? NSArray, let index = key as? Int { return array[index] }
        return (object as? NSDictionary)?.object(forKey: key)
    }

    private func found(forKey key: String) -> Any? {
        (try? valueForKey(object, key)) ?? nil
    }

    private func converted<Value>(_ value: Any?) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        return (value as? any RawRepresentable)?.rawValue as? Value
    }
}
