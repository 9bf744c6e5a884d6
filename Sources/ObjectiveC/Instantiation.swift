// Objects of a class that is known only at run time, made through NSObject's `init()`.
// UIKit makes application and scene delegates and layers with it.
import CObjectiveC

/// Makes an object by running `init()` as the class itself overrides or inherits it. Nil for classes outside NSObject.
package func objcInstantiate(_ cls: AnyClass) -> NSObject? {
    guard cls is NSObject.Type else { return nil }
    if let make = ClassTables.shared.table(of: cls).make { return make() as? NSObject }
    let object = willappear_allocate_object(unsafeBitCast(cls, to: UnsafeRawPointer.self))
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
}

extension NSObject {
    /// The function that lowered code calls for `cls.init()` on a metatype of a framework class: `init()` as the class has it. On a device
    /// the initialisers of Objective-C's classes can be called on any metatype; Swift's must be `required` for that.
    public static func _init() -> Self {
        if let make = ClassTables.shared.table(of: self).make, let object = make() as? Self { return object }
        let object = willappear_allocate_object(unsafeBitCast(self, to: UnsafeRawPointer.self))
        return Unmanaged<Self>.fromOpaque(object).takeRetainedValue()
    }
}

extension _ObjC {
    /// A class of Foundation whose own initialisers end the process: FoundationOverlay's initialisers stand in an extension of a protocol, since
    /// only there `self` can be an object that is made otherwise. Protocols of that kind refine this one, a class conforms to one of them.
    public protocol Foreign {}
}

extension _ObjC.Foreign {
    /// An object whose stored properties are all zero, which has to be a value of their types.
    package static func blank() -> Self {
        guard let cls = Self.self as? NSObject.Type else { preconditionFailure("\(Self.self) is no class below NSObject") }
        let object = willappear_allocate_instance(unsafeBitCast(cls, to: UnsafeRawPointer.self))
        return unsafeBitCast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: Self.self)
    }
}
