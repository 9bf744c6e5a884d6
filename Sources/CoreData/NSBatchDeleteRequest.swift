// Removes rows of the stores without making their objects: no context hears of it, and no delegate of a results controller.
// An app tells its contexts by NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:).
import Foundation

/// What a batch delete tells.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly = 0
    /// Which objects are gone.
    case resultTypeObjectIDs
    /// How many are gone.
    case resultTypeCount
}

/// Removes all objects of a request from the stores.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// Which.
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What is told: whether it succeeded, by default.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
    private let identifiers: [NSManagedObjectID]?

    /// Removes all objects of a request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        identifiers = nil
    }
    /// Removes these objects, which are of one entity.
    public init(objectIDs: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entity.name ?? "")
        identifiers = objectIDs
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let gone = try identifiers ?? context.storedObjects(fetchRequest).map(\.objectID)
        try context.persistentStoreCoordinator?.commit([], deleted: gone)
        return switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: NSBatchDeleteResult(gone, resultType)
        case .resultTypeCount: NSBatchDeleteResult(gone.count, resultType)
        }
    }
}

/// What a batch delete told.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A Bool, the names of the objects, or their number, as `resultType` says.
    open private(set) var result: Any?
    /// What was asked to be told.
    open private(set) var resultType: NSBatchDeleteRequestResultType
    init(_ result: Any, _ resultType: NSBatchDeleteRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
