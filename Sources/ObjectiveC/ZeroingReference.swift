// References that do not keep their object and read nil once the object is being destroyed: what `weak` does, without `weak`'s price.
// An object to which a weak reference was ever made gets a side table, and from then on each retain and release of the object takes the
// slow way through it: a quarter of the instructions of a push and pop, before views and layers held each other this way.
// Instead the reference is counted as an unowned one, which is a number in the object's header, and read with the runtime's
// `swift_tryRetain`, which fails for an object whose deinit began (RefCount.h in the runtime's sources, "Object lifecycle").
import CObjectiveC

/// An object that is counted, not kept. The compiler gives an optional of this structure the layout that the runtime expects; an optional
/// `unowned` property gets another one (Swift 6.3: the loop over an array of structures with such a property ends at the first nil, or never).
@frozen public struct _UnownedObject {
    @usableFromInline unowned let object: AnyObject

    @inlinable init(_ object: AnyObject) { self.object = object }
}

/// A reference that reads nil once its object's deinit began, on every thread. The memory of the object itself stays until the last such
/// reference changes or goes; what the object owns is released by its deinit.
@propertyWrapper @frozen public struct _ZeroingReference<Target: AnyObject> {
    @usableFromInline var object: _UnownedObject?
    /// The object's address, which can be read without counting one more reference.
    @usableFromInline var address: UnsafeMutableRawPointer?

    /// A reference to nothing.
    @inlinable public init() { self.init(wrappedValue: nil) }
    /// A reference for a closure's list of captures.
    @inlinable public init(_ target: Target?) { self.init(wrappedValue: target) }
    /// What `@_ZeroingReference var name: Target? = value` calls.
    @inlinable public init(wrappedValue: Target?) {
        object = wrappedValue.map { _UnownedObject($0) }
        address = wrappedValue.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// The object, retained for the reader; nil while it is destroyed and afterwards.
    @inlinable public var wrappedValue: Target? {
        get {
            // Reading the object of `_UnownedObject` would end the process where the object is gone.
            guard let kept = willappear_try_retain(address) else { return nil }
            return Unmanaged<Target>.fromOpaque(kept).takeRetainedValue()
        }
        set { self = _ZeroingReference(wrappedValue: newValue) }
    }
}

/// The same for a delegate: a reference to an object by a protocol of classes. `Delegate` is such a protocol's type.
@propertyWrapper @frozen public struct _ZeroingDelegate<Delegate> {
    @usableFromInline var object: _UnownedObject?
    /// The object's address, as above.
    @usableFromInline var address: UnsafeMutableRawPointer?
    /// The protocol's witness table, the second word of a value of `Delegate`.
    @usableFromInline var witnesses: UInt = 0

    /// A reference to nothing.
    @inlinable public init() { (object, address) = (nil, nil) }
    /// What `@_ZeroingDelegate var name: Delegate? = value` calls.
    @inlinable public init(wrappedValue: Delegate?) {
        self.init()
        self.wrappedValue = wrappedValue
    }

    /// The delegate, retained for the reader; nil while it is destroyed and afterwards.
    @inlinable public var wrappedValue: Delegate? {
        get {
            // As above.
            guard let kept = willappear_try_retain(address) else { return nil }
            return unsafeBitCast((Unmanaged<AnyObject>.fromOpaque(kept).takeRetainedValue(), witnesses), to: Delegate?.self)
        }
        set {
            precondition(MemoryLayout<Delegate?>.size == 2 * MemoryLayout<UInt>.size, "a delegate's type is one protocol of classes")
            let (target, table) = unsafeBitCast(newValue, to: (AnyObject?, UInt).self)
            (object, witnesses) = (target.map { _UnownedObject($0) }, table)
            address = target.map { Unmanaged.passUnretained($0).toOpaque() }
        }
    }
}

/// A zeroing reference for the captures of a closure. The inspector reads the properties of objects, and would tell a reference among a closure's
/// captures as a holder, because captures have no names and types that it could read.
package final class ZeroingBox<Target: AnyObject> {
    /// The object; nil while it is destroyed and afterwards.
    @_ZeroingReference package private(set) var target: Target?

    package init(_ target: Target) { self.target = target }
}
