// Changes rows of the stores without making their objects: no context hears of it, nothing is validated.
// An app tells its contexts by NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:).
import Foundation
import ObjectiveC

/// What a batch update tells.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnlyResultType = 0
    /// Which objects were changed.
    case updatedObjectIDsResultType
    /// How many were changed.
    case updatedObjectsCountResultType
}

/// Changes all objects of an entity that a predicate holds for.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The name of the entity.
    open private(set) var entityName: String
    /// The entity, where the app gave one.
    open private(set) var entity: NSEntityDescription
    /// Which; nil, the default, means all.
    open var predicate: NSPredicate?
    /// Whether entities below belong to it.
    open var includesSubentities = true
    /// What is told: whether it succeeded, by default.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values by the names of attributes, or by their descriptions; an NSExpression is evaluated with each object.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes objects of an entity by its name.
    public init(entityName: String) {
        self.entityName = entityName
        entity = NSManagedObjectModel.known.lazy.compactMap { $0.entitiesByName[entityName] }.first ?? NSEntityDescription()
    }
    /// Changes objects of an entity.
    public init(entity: NSEntityDescription) {
        entityName = entity.name ?? ""
        self.entity = entity
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        var rows: [(NSManagedObjectID, StoredRow)] = []
        for object in try context.storedObjects(request) {
            var row = object.storedRow
            for (key, value) in propertiesToUpdate ?? [:] {
                guard let name = key as? String ?? (key as? NSPropertyDescription)?.name, object.entity.attributesByName[name] != nil else {
                    raiseException(name: "NSInvalidArgumentException", reason: "Invalid keypath \(key) passed to setPropertiesToUpdate:")
                }
                row.values[name] = value is NSNull ? nil : (value as? any ColumnExpression).map { $0.value(with: object) } ?? value
            }
            rows.append((object.objectID, row))
        }
        try context.persistentStoreCoordinator?.commit(rows, deleted: [])
        return switch resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(rows.map(\.0), resultType)
        case .updatedObjectsCountResultType: NSBatchUpdateResult(rows.count, resultType)
        }
    }
}

/// What a batch update told.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A Bool, the names of the objects, or their number, as `resultType` says.
    open private(set) var result: Any?
    /// What was asked to be told.
    open private(set) var resultType: NSBatchUpdateRequestResultType
    init(_ result: Any, _ resultType: NSBatchUpdateRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
