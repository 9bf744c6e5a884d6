// A value that an object of Foundation keeps for an extension of ours. The address of the key is the key.
import ObjectiveC

final class AssociationKey: Sendable {
    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    func value(of object: AnyObject) -> Any? { objc_getAssociatedObject(object, key) }
    func set(_ value: Any?, on object: AnyObject) { objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
}
