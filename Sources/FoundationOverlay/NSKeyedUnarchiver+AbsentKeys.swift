// An archive without a key: Foundation on Linux fails the whole archive then, Apple's answers nil, and initialisers of apps rely on it
// (NSCoder.decodeObject(forKey:), Apple's documentation: nil "if no object was encoded for the key"). The host installs it before `main`.
import CObjectiveC
import Foundation

extension NSKeyedUnarchiver {
    /// Takes the place of `decodeObject(forKey:)`.
    @_silgen_name("willappear_present_object")
    package func presentObject(forKey key: String) -> Any? { containsValue(forKey: key) ? foundationObject(forKey: key) : nil }

    /// Takes the place of `decodeObject(of:forKey:)`.
    @_silgen_name("willappear_present_object_of_classes")
    package func presentObject(of classes: [AnyClass]?, forKey key: String) -> Any? { containsValue(forKey: key) ? foundationObject(of: classes, forKey: key) : nil }

    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF")
    private func foundationObject(forKey key: String) -> Any?

    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF")
    private func foundationObject(of classes: [AnyClass]?, forKey key: String) -> Any?

    /// Once a process, before the app's first instruction.
    package static func installAbsentKeys() { willappear_give_unarchiver(unsafeBitCast(NSKeyedUnarchiver.self, to: UnsafeRawPointer.self)) }
}
