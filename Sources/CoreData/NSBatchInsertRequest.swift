// Adds rows to the stores without making objects of a context. Dictionaries, or closures that fill one row after the other, say what
// the rows hold; an app tells its contexts by NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:).
import Foundation
import ObjectiveC

/// What a batch insert tells.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnly = 0
    /// Which objects were added.
    case objectIDs
    /// How many were added.
    case count
}

/// Adds many objects of an entity.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The name of the entity.
    open private(set) var entityName: String
    /// The entity, where the app gave one.
    open private(set) var entity: NSEntityDescription?
    /// The values of the rows by the names of attributes.
    open var objectsToInsert: [[String: Any]]?
    /// Fills a dictionary with the values of the next row; true ends the list, and that row is not added.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills an object with the values of the next row; true ends the list, and that row is not added.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What is told: whether it succeeded, by default.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Adds rows of an entity by its name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) { (self.entityName, objectsToInsert) = (entityName, dictionaries) }
    /// Adds rows of an entity.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        entityName = entity.name ?? ""
        (self.entity, objectsToInsert) = (entity, dictionaries)
    }
    /// Adds rows that a closure fills.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) { (self.entityName, dictionaryHandler) = (entityName, handler) }
    /// Adds rows that a closure fills.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        entityName = entity.name ?? ""
        (self.entity, dictionaryHandler) = (entity, handler)
    }
    /// Adds rows whose objects a closure fills.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) { (self.entityName, managedObjectHandler) = (entityName, handler) }
    /// Adds rows whose objects a closure fills.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        entityName = entity.name ?? ""
        (self.entity, managedObjectHandler) = (entity, handler)
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let coordinator = context.persistentStoreCoordinator, let entity = entity ?? coordinator.managedObjectModel.entitiesByName[entityName] else {
            raiseException(name: "NSInvalidArgumentException", reason: "NSBatchInsertRequest could not locate an NSEntityDescription for entity name '\(entityName)'")
        }
        let rows = rows(of: entity).map { object in
            object.objectID.isTemporaryID = false
            return (object.objectID, object.storedRow)
        }
        try coordinator.commit(rows, deleted: [])
        return switch resultType {
        case .statusOnly: NSBatchInsertResult(true, resultType)
        case .objectIDs: NSBatchInsertResult(rows.map(\.0), resultType)
        case .count: NSBatchInsertResult(rows.count, resultType)
        }
    }

    private func rows(of entity: NSEntityDescription) -> [NSManagedObject] {
        func object(_ values: [String: Any]) -> NSManagedObject {
            let object = entity.objectClass.init(entity: entity, insertInto: nil)
            for (key, value) in values { object.setValue(value, forKey: key) }
            return object
        }
        var rows = (objectsToInsert ?? []).map(object)
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            if dictionaryHandler(values) { break }
            rows.append(object(values as? [String: Any] ?? [:]))
        }
        while let managedObjectHandler {
            let next = object([:])
            if managedObjectHandler(next) { break }
            rows.append(next)
        }
        return rows
    }
}

/// What a batch insert told.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A Bool, the names of the objects, or their number, as `resultType` says.
    open private(set) var result: Any?
    /// What was asked to be told.
    open private(set) var resultType: NSBatchInsertRequestResultType
    init(_ result: Any, _ resultType: NSBatchInsertRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
