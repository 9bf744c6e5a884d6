// Observing by a key path that a library's own `observe` passes on. Key paths have no names at run time on Linux: lowering writes the name
// beside each literal that such a call gets, and the class tables know the paths of `@objc` properties.
import Foundation

/// The objects that can be observed by key paths. NSObject conforms; libraries extend it with forms of `observe` of their own.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}
extension NSObject: _KeyValueCodingAndObserving {}

extension NSObjectProtocol {
    /// Calls the handler after each change of the property as long as the result is kept. A key path of no `@objc` property raises an
    /// exception, as on a device.
    @_disfavoredOverload public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let name = KeyPathNames.shared.name(of: keyPath) ?? ClassTables.shared.key(type(of: self as AnyObject), of: keyPath) else {
            raiseException(name: "NSInvalidArgumentException", reason: "Could not extract a String from KeyPath \(keyPath): WillAppear knows the paths of @objc properties and those written in a call of observe")
        }
        return observe(keyPath, _name: name, options: options, changeHandler: changeHandler)
    }
}

extension _ObjC {
    /// A key path whose name is in the source. Lowered code calls this.
    public static func named<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
        KeyPathNames.shared.note(path, name)
        return path
    }
}

private final class KeyPathNames: @unchecked Sendable {
    static let shared = KeyPathNames()
    private let lock = NSLock()
    private var names: [AnyKeyPath: String] = [:]

    func note(_ path: AnyKeyPath, _ name: String) { lock.withLock { names[path] = name } }
    func name(of path: AnyKeyPath) -> String? { lock.withLock { names[path] } }
}
