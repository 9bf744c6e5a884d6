// NSManagedObject: an object of a model, whose values lie by their names. Relationships keep their other side true.
import Foundation
import ObjectiveC

/// What gives an object other values than the app does.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion is taken back.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion is taken back.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change is taken back.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// The context took all changes back.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The store's values came again.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// Another context's save came.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// What a fetch request can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Names an object for good.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    let text: String
    /// The kind of object.
    open private(set) var entity: NSEntityDescription
    /// Whether the object was never saved.
    open internal(set) var isTemporaryID: Bool
    init(_ text: String, entity: NSEntityDescription, isTemporary: Bool) {
        self.text = text
        self.entity = entity
        isTemporaryID = isTemporary
    }
    /// The name as an address.
    open func uriRepresentation() -> URL { URL(string: "x-coredata://\(isTemporaryID ? "t" : "store")/\(entity.name ?? "")/\(text)") ?? URL(fileURLWithPath: "/") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.text == text }
    open override var hash: Int { text.hashValue }
}

/// An object of a model.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    /// The kind of object.
    open private(set) var entity: NSEntityDescription
    /// The permanent identifier of the object.
    open internal(set) var objectID: NSManagedObjectID
    /// The context that it lives in.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Whether the next save adds it.
    open internal(set) var isInserted = false
    /// Whether the next save writes changes.
    open internal(set) var isUpdated = false
    /// Whether the next save removes it.
    open internal(set) var isDeleted = false
    /// Whether anything waits for the next save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether its values are still in the store only: here they are always in memory.
    open var isFault: Bool { false }
    var values: [String: Any] = [:]

    /// A new object of an entity, in a context unless that is nil.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(UUID().uuidString, entity: entity, isTemporary: true)
        super.init()
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
    }
    /// An object in no context. Code that makes one so means a place for a real one: the console says what Core Data's does.
    public convenience override init() {
        let type = Self.self
        FileHandle.standardError.write(Data("CoreData: error: Failed to call designated initializer on NSManagedObject class '\(objcClassName(type))'\n".utf8))
        self.init(entity: Self.entity(of: type, in: NSManagedObjectModel.known) ?? NSEntityDescription(), insertInto: nil)
    }
    /// A new object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.requiredEntity(in: moc), insertInto: moc)
    }

    /// The replacement for `cls.init(context:)` if `cls` is a metatype of a managed object's class.
    public static func _init(context moc: NSManagedObjectContext) -> Self {
        Self(entity: requiredEntity(in: moc), insertInto: moc)
    }
    private static func requiredEntity(in moc: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = entity(of: self, in: moc.persistentStoreCoordinator.map { [$0.managedObjectModel] } ?? []) else {
            raiseException(name: "NSInvalidArgumentException", reason: "An NSManagedObject of class '\(objcClassName(self))' must have a valid NSEntityDescription.")
        }
        return entity
    }

    static func entity(of type: NSManagedObject.Type, in models: [NSManagedObjectModel]) -> NSEntityDescription? {
        let name = objcClassName(type).split(separator: ".").last.map(String.init) ?? ""
        return models.lazy.flatMap(\.entities).first { ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == name || $0.name == name }
    }
    /// The class's entity.
    open class func entity() -> NSEntityDescription { entity(of: self, in: NSManagedObjectModel.known) ?? NSEntityDescription() }
    /// A request for all objects of the class's entity.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: entity().name ?? "") }

    // MARK: Life

    /// Called once, when it was inserted.
    open func awakeFromInsert() {}
    /// Called when its values came from the store.
    open func awakeFromFetch() {}
    /// Called before a save writes it.
    open func willSave() {}
    /// Called after a save wrote it.
    open func didSave() {}
    /// Called before a delete takes effect.
    open func prepareForDeletion() {}
    /// Called when undo, a rollback or a merge gives it other values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before its values are gone from memory.
    open func willTurnIntoFault() {}
    /// Called after its values are gone from memory.
    open func didTurnIntoFault() {}

    // MARK: Validation

    /// Throws when the first save of it would break what the model asks. An override calls super first and adds what the app asks.
    open func validateForInsert() throws { try validateValues() }
    /// Throws when a later save would break what the model asks.
    open func validateForUpdate() throws { try validateValues() }
    /// Throws when a relationship denies its delete.
    open func validateForDelete() throws { try validateDeletion() }
    /// Throws when one value would break what the model asks.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        guard let property = entity.propertiesByName[key] else { return }
        try validateProperty(property, value.pointee)
    }

    // MARK: Changes

    /// The values that the next save would write, by their names.
    open func changedValues() -> [String: Any] {
        let kept = managedObjectContext?.source?.row(objectID.text)
        return entity.propertiesByName.filter { name, property in
            if property is NSRelationshipDescription { return related(name).map(\.objectID.text) != kept?.related[name] ?? [] }
            return !isSameValue(values[name], kept?.values[name])
        }.mapValues { value(forKey: $0.name) ?? NSNull() }
    }
    /// The values of the last save, by their names; nil for all of them.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let context = managedObjectContext, let kept = context.source?.row(objectID.text) else { return [:] }
        return Dictionary(uniqueKeysWithValues: (keys ?? Array(entity.propertiesByName.keys)).map { name in
            guard let relationship = entity.relationshipsByName[name] else { return (name, kept.values[name] ?? NSNull()) }
            let members = (kept.related[name] ?? []).compactMap { context.source?.identifier($0) }.map(context.object(with:))
            return (name, relationship.isToMany ? NSSet(array: members) : members.first ?? NSNull())
        })
    }
    /// Whether the next save would write other values than the store has.
    open var hasPersistentChangedValues: Bool { isInserted || isDeleted || changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false } }
    /// The names of the objects that a relationship leads to.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { related(key).map(\.objectID) }
    /// Whether a relationship's objects are still in the store only: here they are always in memory.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    // MARK: Values

    /// Tells that a value is about to be read. Values are in memory here.
    open func willAccessValue(forKey key: String?) {}
    /// Tells that a value was read.
    open func didAccessValue(forKey key: String?) {}
    /// Tells that a value is about to change.
    open func willChangeValue(forKey key: String) { managedObjectContext?.willChange(self) }
    /// Tells that a value has changed.
    open func didChangeValue(forKey key: String) { managedObjectContext?.changed(self) }
    /// A value as it lies here.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Sets a value without telling anyone.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// The value of an attribute or relationship.
    open func value(forKey key: String) -> Any? {
        guard let property = entity.propertiesByName[key] else { return key == "objectID" ? objectID : (try? valueForKey(self, key)) ?? nil }
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            let members = values[key] as? [NSManagedObject] ?? []
            return relationship.isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
        }
        return values[key]
    }
    /// Sets the value of an attribute or relationship.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = entity.propertiesByName[key] else {
            raiseException(
                name: "NSUnknownKeyException",
                reason: "[\(objcDescription(self)) setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
        let old = self.value(forKey: key)
        managedObjectContext?.willChange(self)
        if let relationship = property as? NSRelationshipDescription { connect(relationship, to: Self.members(value)) } else { values[key] = value is NSNull ? nil : value }
        managedObjectContext?.changed(self)
        notifyValueChange(self, key, old: old, new: self.value(forKey: key))
    }
    /// The value at the end of a path.
    open func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        if let object = next as? NSManagedObject { return object.value(forKeyPath: rest) }
        let members = Self.members(next)
        return rest == "@count" ? NSNumber(value: members.count) : NSSet(array: members.compactMap { $0.value(forKeyPath: rest) })
    }
    /// Sets the value at the end of a path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        (self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject)?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// The objects of a relationship to many, as a set that writes through: what is added or removed is so in the relationship.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
            raiseException(name: "NSInvalidArgumentException", reason: "NSManagedObjects of entity '\(entity.name ?? "")' do not support -mutableSetValueForKey: for the property '\(key)'")
        }
        return RelationshipSet(self, relationship)
    }

    private static func members(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: list
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }

    // MARK: Relationships

    /// The objects that a relationship leads to.
    func related(_ name: String) -> [NSManagedObject] { (values[name] as? [NSManagedObject]) ?? (values[name] as? NSManagedObject).map { [$0] } ?? [] }

    private func connect(_ relationship: NSRelationshipDescription, to members: [NSManagedObject]) {
        let old = related(relationship.name)
        for member in old where !members.contains(where: { $0 === member }) { remove(member, from: relationship) }
        for member in members where !old.contains(where: { $0 === member }) { add(member, to: relationship) }
        if relationship.isToMany { values[relationship.name] = members }
    }
    func add(_ member: NSManagedObject, to relationship: NSRelationshipDescription) {
        guard !related(relationship.name).contains(where: { $0 === member }) else { return }
        managedObjectContext?.willChange(self)
        if relationship.isToMany { values[relationship.name] = related(relationship.name) + [member] } else {
            if let old = related(relationship.name).first { remove(old, from: relationship) }
            values[relationship.name] = member
        }
        managedObjectContext?.changed(self)
        if let inverse = relationship.inverseRelationship?.name, let other = member.entity.relationshipsByName[inverse] { member.add(self, to: other) }
    }
    func remove(_ member: NSManagedObject, from relationship: NSRelationshipDescription) {
        guard related(relationship.name).contains(where: { $0 === member }) else { return }
        managedObjectContext?.willChange(self)
        values[relationship.name] = relationship.isToMany ? related(relationship.name).filter { $0 !== member } : nil
        managedObjectContext?.changed(self)
        if let inverse = relationship.inverseRelationship?.name, let other = member.entity.relationshipsByName[inverse] { member.remove(self, from: other) }
    }

    // MARK: What `@NSManaged` becomes

    /// The value of an optional property.
    open func _managed<Value>(_ key: String) -> Value? { Self.converted(value(forKey: key)) }
    /// The value of a property that is not optional; a missing number is 0, a missing text empty. An optional one could be
    /// either function's, and is the other's.
    @_disfavoredOverload open func _managed<Value>(_ key: String) -> Value {
        if let value: Value = Self.converted(value(forKey: key)) { return value }
        let empty: [Any] = [Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, "", Data(), Date(timeIntervalSinceReferenceDate: 0), NSSet(), NSOrderedSet(), UUID(), NSNumber(value: 0), Decimal(0), Set<NSManagedObject>()]
        if let none = empty.lazy.compactMap({ $0 as? Value }).first { return none }
        raiseException(name: "NSInternalInconsistencyException", reason: "\(objcDescription(self)): the value of \(key) is nil, and its property is not optional")
    }
    /// Sets a property.
    open func _setManaged<Value>(_ key: String, _ value: Value?) { setValue(value, forKey: key) }
    /// Carries out a generated accessor of a relationship: `addItemsObject:`, `removeItems:`, `insertObject:inItemsAtIndex:`.
    open func _managedAccessor(_ selector: String, _ value: Any?) {
        let isRemoving = selector.hasPrefix("remove")
        var key = String(selector.dropFirst(isRemoving ? 6 : 3).dropLast())
        if key.hasSuffix("Object") { key.removeLast(6) }
        key = key.prefix(1).lowercased() + key.dropFirst()
        guard let relationship = entity.relationshipsByName[key] else {
            raiseException(name: "NSInvalidArgumentException", reason: "-[\(objcClassName(type(of: self))) \(selector)]: unrecognized selector sent to instance \(objcAddress(self))")
        }
        for member in Self.members(value) { if isRemoving { remove(member, from: relationship) } else { add(member, to: relationship) } }
    }

    private static func converted<Value>(_ value: Any?) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        if let number = value as? NSNumber {
            let forms: [Any] = [number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue, number.floatValue, number.boolValue, number.decimalValue]
            return forms.lazy.compactMap { $0 as? Value }.first
        }
        if let number = value as? any BinaryInteger { return converted(NSNumber(value: Int64(truncatingIfNeeded: number))) }
        if let number = value as? any BinaryFloatingPoint { return converted(NSNumber(value: Double(number))) }
        if let set = value as? NSSet { return Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? Value }
        return nil
    }
}

/// Predicates and sort descriptors read values by key-value coding.
extension NSManagedObject: UndefinedKeyHandling {
    @MainActor package func setValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forKey: key) }
    @MainActor package func value(forUndefinedKey key: String) -> Any? {
        guard entity.propertiesByName[key] != nil else {
            raiseUndefinedKey(self, key, setting: false)
            return nil
        }
        return value(forKey: key)
    }
}

/// Whether two values of an attribute are equal; values of kinds that cannot be compared are not.
func isSameValue(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): ((left as AnyObject) as? NSObject)?.isEqual((right as AnyObject) as? NSObject) == true
    default: false
    }
}
