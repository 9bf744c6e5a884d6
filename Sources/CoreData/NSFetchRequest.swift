// What an app asks of a context: which objects, in which order, how many. NSManagedObjectContext+Fetching answers.
import Foundation
import ObjectiveC

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

/// Which objects, in which order, how many.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
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
    /// Whether entities below belong to it.
    open var includesSubentities = true
    /// Whether values are read along. They always are here.
    open var returnsObjectsAsFaults = true
    /// The relationships that are read together with the objects. All are in memory here.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Whether values are read along. They always are here.
    open var includesPropertyValues = true
    /// Whether objects in memory take the store's values again. Objects without changes always do here.
    open var shouldRefreshRefetchedObjects = false
    /// What dictionaries hold: names of properties, descriptions of them, or NSExpressionDescriptions; nil, the default, means all attributes.
    open var propertiesToFetch: [Any]?
    /// What the objects of one dictionary have in common, by name or description. Only dictionaries are grouped.
    open var propertiesToGroupBy: [Any]?
    /// Which groups are left out; the predicate sees the group's dictionary.
    open var havingPredicate: NSPredicate?
    /// Whether equal dictionaries are given once.
    open var returnsDistinctResults = false

    /// A request without an entity.
    public override init() {}
    /// All objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Asks the context whose `perform` or `performAndWait` runs.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing.last else {
            raiseException(name: "NSInternalInconsistencyException", reason: "-[NSFetchRequest execute]: a fetch request without a context can only be executed in a block of its context")
        }
        return try context.fetch(self)
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(context, NSAsynchronousFetchRequest(fetchRequest: self, completionBlock: nil))
        result.finalResult = try context.fetch(self)
        return result
    }
}
