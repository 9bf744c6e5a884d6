// The base of what a context can be asked to do as a whole, and of what it answers. NSManagedObjectContext.execute(_:) takes one;
// each kind of request stands in a file of its own.
import Foundation
import ObjectiveC

/// What a request does.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1, saveRequestType, batchInsertRequestType = 5, batchUpdateRequestType, batchDeleteRequestType
}

/// What an app asks the stores of a context.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// The stores that are asked; nil, the default, asks all. All stores of a coordinator share their rows here, so that each answers.
    open var affectedStores: [NSPersistentStore]?
    /// What the request does.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// Does what the request says. `NSManagedObjectContext.execute(_:)` calls it.
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        raiseException(name: "NSInvalidArgumentException", reason: "Unknown command type \(objcDescription(self))")
    }
}

/// What a request gave.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a request without an answer of its own gave: that of `NSFetchRequest`, for one.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The context that was asked.
    open private(set) var managedObjectContext: NSManagedObjectContext
    /// Why the request failed.
    open internal(set) var operationError: (any Error)?
    init(_ context: NSManagedObjectContext) { managedObjectContext = context }
}
