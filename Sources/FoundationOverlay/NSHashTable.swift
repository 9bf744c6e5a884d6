// NSHashTable and NSMapTable: collections that need not keep their objects alive. Objects that are gone leave by themselves.
import Foundation

/// The way in which a collection holds and compares objects.
public struct NSPointerFunctions: Sendable {
    /// The way in which a collection holds and compares objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are kept.
        public static let strongMemory: Options = []
        /// Objects are not kept, and leave when they go.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by identity instead of `isEqual(_:)`.
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
        /// Objects are copied when they come in.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// One object, kept or not, with its hash of when it came in.
private final class Place {
    private weak var weakly: AnyObject?
    private let strongly: AnyObject?
    let hash: Int
    let byIdentity: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let stored = options.contains(.copyIn) ? (object as? NSObject)?.copy() as AnyObject? ?? object : object
        byIdentity = options.contains(.objectPointerPersonality)
        hash = Place.hash(stored, byIdentity)
        weakly = stored
        strongly = options.contains(.weakMemory) ? nil : stored
    }
    var object: AnyObject? { weakly }
    static func hash(_ object: AnyObject, _ byIdentity: Bool) -> Int {
        byIdentity ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? (object as? any Hashable)?.hashValue ?? ObjectIdentifier(object).hashValue
    }
    func holds(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        return !byIdentity && ((object as? NSObject)?.isEqual(other) ?? false)
    }
}

/// A set that need not keep its objects alive. The type may be a class or a protocol of classes, which on Apple's systems is a class type, too.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var places: [Int: [Place]] = [:]

    /// An empty table; the capacity does not matter.
    public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }
    /// An empty table that keeps its objects.
    public override convenience init() { self.init(options: [], capacity: 0) }
    /// An empty table that does not keep its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory, capacity: 0) }

    /// Adds the object unless an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let place = Place(object as AnyObject, options)
        places[place.hash, default: []].append(place)
    }
    /// Takes out the object that is equal to this one.
    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let hash = Place.hash(object, options.contains(.objectPointerPersonality))
        places[hash]?.removeAll { $0.object == nil || $0.holds(object) }
        if places[hash]?.isEmpty == true { places[hash] = nil }
    }
    /// Takes out everything.
    open func removeAllObjects() { places = [:] }
    /// Whether an equal object is there.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
    /// The object that is equal to this one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return places[Place.hash(object, options.contains(.objectPointerPersonality))]?.first { $0.holds(object) }?.object as? ObjectType
    }
    /// The objects in the table, in no order.
    open var allObjects: [ObjectType] { places.values.joined().compactMap { $0.object as? ObjectType } }
    /// Some object.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }) }
    /// Goes over the objects.
    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
    /// Adds the other's objects.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    /// Takes out the other's objects.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    /// Keeps what the other has as well.
    open func intersect(_ other: NSHashTable<ObjectType>) { allObjects.filter { !other.contains($0) }.forEach(remove) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(options: options, capacity: 0)
        allObjects.forEach(copy.add)
        return copy
    }
    /// The objects.
    open override var description: String { "NSHashTable \(allObjects)" }
}

/// A dictionary that need not keep its keys and objects alive. Its types may be protocols of classes.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var pairs: [Int: [(key: Place, value: Place)]] = [:]

    /// An empty table; the capacity does not matter.
    public required init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }
    /// An empty table that keeps both.
    public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }
    /// Keeps both.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init(keyOptions: [], valueOptions: []) }
    /// Keeps the objects; keys are compared by identity.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: []) }
    /// Keeps the keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { .init(keyOptions: [], valueOptions: .weakMemory) }
    /// Keeps neither; keys are compared by identity.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { .init(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .weakMemory) }

    private func hash(_ key: AnyObject) -> Int { Place.hash(key, keyOptions.contains(.objectPointerPersonality)) }
    /// The object of the key; nil for none, and when the object is gone.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key = key.map({ $0 as AnyObject }) else { return nil }
        return pairs[hash(key)]?.first { $0.key.holds(key) }?.value.object as? ObjectType
    }
    /// Sets the key's object; nil for either does nothing.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let object, let key else { return }
        removeObject(forKey: key)
        let place = Place(key as AnyObject, keyOptions)
        pairs[place.hash, default: []].append((place, Place(object as AnyObject, valueOptions)))
    }
    /// Takes the key out.
    open func removeObject(forKey key: KeyType?) {
        guard let key = key.map({ $0 as AnyObject }) else { return }
        let hash = hash(key)
        pairs[hash]?.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.holds(key) }
        if pairs[hash]?.isEmpty == true { pairs[hash] = nil }
    }
    /// Takes everything out.
    open func removeAllObjects() { pairs = [:] }
    private var living: [(key: KeyType, value: ObjectType)] {
        pairs.values.joined().compactMap { pair in
            guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }
    /// The number of pairs that still exist.
    open var count: Int { living.count }
    /// Goes over the keys.
    open func keyEnumerator() -> NSEnumerator { (living.map(\.key) as NSArray).objectEnumerator() }
    /// Goes over the objects.
    open func objectEnumerator() -> NSEnumerator? { (living.map(\.value) as NSArray).objectEnumerator() }
    /// The pairs as a dictionary; keys that cannot be hashed are left out.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(living.compactMap { pair in (pair.key as? any Hashable).map { (AnyHashable($0), pair.value) } }, uniquingKeysWith: { $1 })
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
        for pair in living { copy.setObject(pair.value, forKey: pair.key) }
        return copy
    }
}
