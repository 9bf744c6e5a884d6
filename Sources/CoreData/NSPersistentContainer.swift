// NSPersistentContainer: model, coordinator and contexts of an app by one name.
import Foundation
import ObjectiveC

/// The place and the form of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The file of the store.
    open var url: URL?
    /// The type of the store.
    open var type = NSSQLiteStoreType
    /// Whether loading returns before it is done.
    open var shouldAddStoreAsynchronously = false
    /// Whether an older file is brought up to date.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the way to do so is found by itself.
    open var shouldInferMappingModelAutomatically = true
    /// Whether it may change.
    open var isReadOnly = false
    /// The part of the model that it keeps. All of it is kept here.
    open var configuration: String?
    /// Further options of the store.
    open private(set) var options: [String: NSObject] = [:]
    /// A store in memory, until it has an address.
    public override init() {}
    /// A store at an address.
    public init(url: URL) { self.url = url }
    /// Asks for something else.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Model, coordinator and contexts of an app.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The model's name, and the file's.
    open private(set) var name: String
    /// The entities of the container's objects.
    open private(set) var managedObjectModel: NSManagedObjectModel
    /// The coordinator between contexts and stores.
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main thread.
    open private(set) var viewContext: NSManagedObjectContext
    /// The stores that `loadPersistentStores` adds.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container of the model of that name in the app's bundle.
    public convenience init(name: String) {
        if NSManagedObjectModel.named(name) == nil {
            FileHandle.standardError.write(Data("CoreData: error:  Failed to load model named \(name)\n".utf8))
        }
        self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
    }
    /// A container of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))]
    }
    /// The folder of the store files: the app's Application Support.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }
    /// Adds the stores that are described.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            do {
                try persistentStoreCoordinator.addPersistentStore(ofType: description.type, configurationName: nil, at: description.url, options: nil)
                block(description, nil)
            } catch { block(description, error) }
        }
    }
    /// A context for work beside the main thread.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Runs work with a context of its own; here in a later turn of the main run loop.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
}

/// A container that also lies in iCloud; here on this machine alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
