// Values that arrive untyped (from a nib, `perform`, key-value coding) made into what a property or
// a parameter declares: boxed numbers, enums by raw value, collections, nil.

protocol OptionalValue {
    /// Outer nil: cannot be converted.
    static func converted(from value: Any?) -> Any?
    var flattened: Any? { get }
}

extension Optional: OptionalValue {
    static func converted(from value: Any?) -> Any? {
        guard let value else { return Optional<Wrapped>.none as Any }
        guard let inner = convert(value, to: Wrapped.self) else { return nil }
        return Optional<Wrapped>.some(inner) as Any
    }
    var flattened: Any? {
        guard case .some(let inner) = self else { return nil }
        if let nested = inner as? any OptionalValue { return nested.flattened }
        return inner
    }
}

/// The value as a `T`, or nil when it is none and cannot become one.
package func convert<T>(_ value: Any?, to type: T.Type) -> T? {
    let value = value.flatMap { ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }
    if let optional = T.self as? any OptionalValue.Type {
        let source = value is NSNull ? nil : value
        guard let converted = optional.converted(from: source) else { return nil }
        return converted as? T
    }
    guard let value else {
        // An `Any` parameter that Objective-C passes nil arrives as the empty tuple.
        return T.self == Any.self ? () as? T : nil
    }
    if let same = value as? T { return same }
    if let number = number(from: value), let converted = converted(number, to: T.self) { return converted }
    if let raw = T.self as? any RawRepresentable.Type { return rawValue(value, raw) as? T }
    if let box = value as? NSValue, !(box is NSNumber) {
        if T.self == CGRect.self { return box.rectValue as? T }
        if T.self == CGPoint.self { return box.pointValue as? T }
        if T.self == CGSize.self { return box.sizeValue as? T }
    }
    return nil
}

extension _ObjC {
    /// The value of an `@NSManaged` property of a layer; zero or nil as long as nobody set it.
    public static func managed<T>(_ value: Any?) -> T {
        if let typed = convert(value, to: T.self) ?? convert(NSNumber(value: 0), to: T.self) { return typed }
        switch T.self {
        case is CGPoint.Type: if let zero = CGPoint.zero as? T { return zero }
        case is CGSize.Type: if let zero = CGSize.zero as? T { return zero }
        case is CGRect.Type: if let zero = CGRect.zero as? T { return zero }
        default: break
        }
        raiseException(name: "NSInvalidArgumentException", reason: "a managed property of type \(T.self) has no value")
    }
}

private func rawValue<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
    convert(value, to: R.RawValue.self).flatMap(R.init(rawValue:))
}

private func number(from value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Bool: NSNumber(value: number)
    case let number as any BinaryInteger: Int64(exactly: number).map { NSNumber(value: $0) }
    default: nil
    }
}

private func converted<T>(_ number: NSNumber, to type: T.Type) -> T? {
    let result: Any? = switch type {
    case is CGFloat.Type: CGFloat(number.doubleValue)
    case is Double.Type: number.doubleValue
    case is Float.Type: number.floatValue
    case is Bool.Type: number.boolValue
    case is Int.Type: number.intValue
    case is UInt.Type: number.uintValue
    case is Int8.Type: number.int8Value
    case is Int16.Type: number.int16Value
    case is Int32.Type: number.int32Value
    case is Int64.Type: number.int64Value
    case is UInt8.Type: number.uint8Value
    case is UInt16.Type: number.uint16Value
    case is UInt32.Type: number.uint32Value
    case is UInt64.Type: number.uint64Value
    case is NSNumber.Type: number
    default: nil
    }
    return result as? T
}
