// The wrappers of a SwiftUI view's stored properties, so that code of UIKit's can make one: they hold a value and update nothing.
// Wrappers that a view gets from its surroundings (Environment, FocusState …) leave the text with what reads them.
import AppleCombine

/// A value that a view owns. Every copy of the view shares it.
@propertyWrapper public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box

    /// A state that begins with a value.
    public init(wrappedValue value: Value) { box = Box(value) }
    /// A state that begins with a value.
    public init(initialValue value: Value) { box = Box(value) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// The value as something to pass on.
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins empty.
    public init() { self.init(wrappedValue: nil) }
}

/// A value that stands elsewhere: read and written through two functions.
@propertyWrapper public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Asks and tells whoever has the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    /// A value that stays as it is; writing it does nothing, as on a device.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
}

/// An object whose changes a view follows. Here the view keeps it, and follows nothing.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object.
    public var wrappedValue: ObjectType

    /// Follows an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Follows an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

/// An object that a view owns. On a device it is made when the view is first shown; here, where no view is, it is never made.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType

    /// Owns the object that the expression makes.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    /// A new object each time it is asked for, as on a device before the view is shown.
    public var wrappedValue: ObjectType { make() }
}
