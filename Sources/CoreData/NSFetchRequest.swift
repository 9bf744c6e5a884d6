// What an app asks of a context: which objects, in which order, how many.
import Foundation

/// The kind of results that a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Their names.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// Their number.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects, in which order, how many.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
    /// The name of the entity.
    open private(set) var entityName: String?
    /// The entity.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// Which.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0: all.
    open var fetchLimit = 0
    /// How many to leave out at the beginning.
    open var fetchOffset = 0
    /// How many are read at once. All are in memory here.
    open var fetchBatchSize = 0
    /// The kind of the results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether unsaved objects belong to it.
    open var includesPendingChanges = true
    /// Whether entities below belong to it. They always do here.
    open var includesSubentities = true
    /// Whether values are read along. They always are here.
    open var returnsObjectsAsFaults = true
    /// Which relationships are read along. All are in memory here.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// A request without an entity.
    public override init() {}
    /// All objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
}

/// Removes all objects of a request.
open class NSBatchDeleteRequest: NSObject, @unchecked Sendable {
    /// Which.
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// Removes all objects of a request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// How many were removed.
open class NSBatchDeleteResult: NSObject, @unchecked Sendable {
    /// How many.
    open private(set) var result: Any?
    init(_ count: Int) { result = count }
}
