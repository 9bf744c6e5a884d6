// A fetch whose answer comes later: here in a later turn of the main run loop. NSManagedObjectContext.execute(_:) takes one.
import Foundation

/// A fetch whose answer comes later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// Hears of the answer.
    public typealias CompletionBlock = (NSAsynchronousFetchResult<ResultType>) -> Void
    /// What is asked for.
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    /// Called on the main queue, once the objects were found.
    open private(set) var completionBlock: CompletionBlock?
    /// How many objects the app expects, for a progress.
    open var estimatedResultCount = 0

    /// A fetch whose answer goes to a closure.
    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: CompletionBlock?) {
        fetchRequest = request
        completionBlock = blk
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult<ResultType>(context, self)
        context.perform {
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            self.completionBlock?(result)
        }
        return result
    }
}

/// The answer of a fetch that came later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult, @unchecked Sendable {
    /// What was asked for.
    open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects; nil until they were found.
    open internal(set) var finalResult: [ResultType]?
    init(_ context: NSManagedObjectContext, _ request: NSAsynchronousFetchRequest<ResultType>) {
        fetchRequest = request
        super.init(context)
    }
}
