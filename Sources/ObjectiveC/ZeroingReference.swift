// References that do not keep their object and read nil once the object is being destroyed: what `weak` does, without `weak`'s price.
// An object to which a weak reference was ever made gets a side table, and from then on each retain and release of the object takes the
// slow way through it: a quarter of the instructions of a push and pop, before views and layers held each other this way.
// Instead the reference is counted as an unowned one, which is a number in the object's header, and read with the runtime's
// `swift_tryRetain`, which fails for an object whose deinit began (RefCount.h in the runtime's sources, "Object lifecycle").
import CObjectiveC

/// A reference that reads nil once its object's deinit began, on every thread. The memory of the object itself stays until the last such
/// reference changes or goes; what the object owns is released by its deinit.
@propertyWrapper @frozen package struct ZeroingReference<Target: AnyObject> {
    @usableFromInline unowned var object: Target?

    @inlinable package init() { object = nil }
    @inlinable package init(_ target: Target?) { object = target }
    @inlinable package init(wrappedValue: Target?) { object = wrappedValue }

    /// The object, retained for the reader; nil while it is destroyed and afterwards.
    @inlinable package var wrappedValue: Target? {
        @_transparent get {
            // Reading `object` itself would end the process where the object is gone.
            guard let kept = willappear_try_retain(unsafeBitCast(self, to: UnsafeMutableRawPointer?.self)) else { return nil }
            return Unmanaged<Target>.fromOpaque(kept).takeRetainedValue()
        }
        @_transparent set { object = newValue }
    }
}

/// The same for a delegate: a reference to an object by a protocol of classes. `Delegate` is such a protocol's type.
@propertyWrapper @frozen package struct ZeroingDelegate<Delegate> {
    @usableFromInline unowned var object: AnyObject?
    /// The protocol's witness table, the second word of a value of `Delegate`.
    @usableFromInline var witnesses: UInt = 0

    @inlinable package init() { object = nil }
    @inlinable package init(wrappedValue: Delegate?) {
        object = nil
        self.wrappedValue = wrappedValue
    }

    /// The delegate, retained for the reader; nil while it is destroyed and afterwards.
    @inlinable package var wrappedValue: Delegate? {
        @_transparent get {
            // Reading `object` itself would end the process where the object is gone.
            guard let kept = willappear_try_retain(unsafeBitCast(self, to: (UnsafeMutableRawPointer?, UInt).self).0) else { return nil }
            return unsafeBitCast((Unmanaged<AnyObject>.fromOpaque(kept).takeRetainedValue(), witnesses), to: Delegate?.self)
        }
        @_transparent set {
            precondition(MemoryLayout<Delegate?>.size == 2 * MemoryLayout<UInt>.size, "a delegate's type is one protocol of classes")
            (object, witnesses) = unsafeBitCast(newValue, to: (AnyObject?, UInt).self)
        }
    }
}
