// A request of an app to a context: the condition, the order and the number of objects.
import Foundation

/// The kind of results that a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The identifiers of the objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of the objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects: their condition, order and number.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
    /// The name of the entity.
    open private(set) var entityName: String?
    /// The entity.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// The condition that the objects meet.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 for all.
    open var fetchLimit = 0
    /// The number of results to leave out at the beginning.
    open var fetchOffset = 0
    /// The number of objects that are read at once. All are in memory here.
    open var fetchBatchSize = 0
    /// The kind of the results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether unsaved objects belong to it.
    open var includesPendingChanges = true
    /// Whether entities below belong to it. They always do here.
    open var includesSubentities = true
    /// Whether values are read along. They always are here.
    open var returnsObjectsAsFaults = true
    /// The relationships that are read together with the objects. All are in memory here.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// A request without an entity.
    public override init() {}
    /// All objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
}

/// Removes all objects of a request.
open class NSBatchDeleteRequest: NSObject, @unchecked Sendable {
    /// The request whose results are deleted.
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// Removes all objects of a request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSObject, @unchecked Sendable {
    /// The number of removed objects, or their identifiers.
    open private(set) var result: Any?
    init(_ count: Int) { result = count }
}
