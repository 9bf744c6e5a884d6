// NSUbiquitousKeyValueStore on a device without an iCloud account: values are kept on this device, and no other one changes them.
import Foundation

/// Values that an app's devices share. There is no account here, so they stay on this one, as on a device that is signed out.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private static let one = NSUbiquitousKeyValueStore()
    /// Posted when another device changed values: never here.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    /// The store of the app.
    open class var `default`: NSUbiquitousKeyValueStore { one }
    private static let domain = "WillAppear.UbiquitousKeyValueStore"
    private let defaults = UserDefaults(suiteName: domain) ?? .standard
    override init() {}

    /// A value.
    open func object(forKey aKey: String) -> Any? { values[aKey] }
    /// Sets a value; nil takes it away.
    open func set(_ anObject: Any?, forKey aKey: String) { if let anObject { defaults.set(anObject, forKey: aKey) } else { removeObject(forKey: aKey) } }
    /// Takes a value away.
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }
    private var values: [String: Any] { defaults.persistentDomain(forName: Self.domain) ?? [:] }

    /// A text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// A list.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Values by names.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Data.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A number; 0 without one.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? (object(forKey: aKey) as? Int).map(Int64.init) ?? 0 }
    /// A number; 0 without one.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? object(forKey: aKey) as? Double ?? 0 }
    /// Whether it is set; no without a value.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? object(forKey: aKey) as? Bool ?? false }
    /// Sets a text.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets data.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets a list.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets values by names.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
    /// Sets whether.
    open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }
    /// All values.
    open var dictionaryRepresentation: [String: Any] { values }
    /// Writes what was set; whether that worked.
    @discardableResult open func synchronize() -> Bool { defaults.synchronize() }
}
