// NSManagedObjectContext: the objects that an app works with, what changed among them, and saving it.
import Foundation
import ObjectiveC

/// The queue on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType }

/// Inserted objects of a change.
public let NSInsertedObjectsKey = "inserted"
/// Changed objects of a change.
public let NSUpdatedObjectsKey = "updated"
/// Deleted objects of a change.
public let NSDeletedObjectsKey = "deleted"
/// Objects of a change that took the store's values again.
public let NSRefreshedObjectsKey = "refreshed"
/// The names of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The names of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The names of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
    /// Objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagedObjectContextWillSaveNotification")
    /// A context saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Another process wrote to a store. One process writes here, so nothing posts it.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// The objects that an app works with.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue on which the context works.
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    /// The stores behind it.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { didSet { observeSaves() } }
    /// The context that it was made for, whose unsaved changes it sees and that its saves go to.
    open var parent: NSManagedObjectContext? { didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator } }
    /// Where it reads and saves.
    var source: (any RowSource)? { parent ?? persistentStoreCoordinator }
    /// Which change wins.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether saves of other contexts show here at once.
    open var automaticallyMergesChangesFromParent = false
    /// Takes changes back, if the app sets one. What changes in one turn of the run loop is one step. Nil at first, as on iOS.
    open var undoManager: UndoManager? { didSet { if undoManager !== oldValue { followUndoManager() } } }
    /// The states of objects before what changed since the last turn of the run loop; kept for an undo manager only.
    var before: [ObjectIdentifier: ObjectBefore] = [:], beforeOrder: [NSManagedObject] = []
    /// The app's name for it.
    open var name: String?
    /// The app's name for who writes. No history is kept that would name it.
    open var transactionAuthor: String?
    /// What the app keeps with it.
    public let userInfo = NSMutableDictionary()
    /// Whether objects without a row are deleted when they are asked for. Here all rows are in memory.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether it holds objects that nobody else does. It always does here.
    open var retainsRegisteredObjects = false
    /// How long values may be older than the store's, in seconds; a negative number, the default, is any time. Fetches always read here.
    open var stalenessInterval: TimeInterval = -1

    var registered: [String: NSManagedObject] = [:]
    /// In the order in which they came.
    var inserted: [NSManagedObject] = [], updated: [NSManagedObject] = [], deleted: [NSManagedObject] = []
    /// What nobody was told of yet.
    var news = (inserted: Set<NSManagedObject>(), updated: Set<NSManagedObject>(), deleted: Set<NSManagedObject>())
    var isAnnounced = false
    private var saves: (any NSObjectProtocol)?
    var pinnedGeneration: NSQueryGenerationToken?
    var checkpoints: (any NSObjectProtocol)?

    /// A context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    /// A context of the old kind.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
    deinit { for observer in [saves, checkpoints].compactMap(\.self) { NotificationCenter.default.removeObserver(observer) } }

    /// Objects that the next save adds.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    /// Objects that the next save writes.
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    /// Objects that the next save removes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    /// Objects that are in memory.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    /// Whether anything waits for the next save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The contexts whose work runs on this thread, the innermost last: what NSFetchRequest.execute() asks.
    static var performing: [NSManagedObjectContext] {
        get { Thread.current.threadDictionary[performingKey] as? [NSManagedObjectContext] ?? [] }
        set { Thread.current.threadDictionary[performingKey] = newValue }
    }
    private static let performingKey = "NSManagedObjectContext.performing"

    /// Runs work of the context, in a later turn of the main run loop here.
    open func perform(_ block: @escaping () -> Void) {
        let work = Unchecked(block)
        DispatchQueue.main.async { self.performAndWait(work.value) }
    }
    /// Runs work of the context now; that of a context of the main queue on the main thread.
    open func performAndWait(_ block: () -> Void) { answer(block).get() }
    /// Runs work of the context now; that of a context of the main queue on the main thread.
    open func performAndWait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result { try answer(block).get() }

    private func answer<Result, Failure: Error>(_ block: () throws(Failure) -> Result) -> Swift.Result<Result, Failure> {
        guard concurrencyType == .mainQueueConcurrencyType, !Thread.isMainThread else { return run { Swift.Result(catching: block) } }
        return withoutActuallyEscaping(block) { block in
            let work = Unchecked(block)
            return DispatchQueue.main.sync { Unchecked(self.run { Swift.Result(catching: work.value) }) }.value
        }
    }
    /// Runs work of the context, in a later turn of the main run loop here.
    open func perform<Result, Failure: Error>(_ block: @escaping () throws(Failure) -> Result) async throws(Failure) -> Result {
        let work = Unchecked(block)
        let answer = await withCheckedContinuation { (waiting: CheckedContinuation<Unchecked<Swift.Result<Result, Failure>>, Never>) in
            DispatchQueue.main.async {
                waiting.resume(returning: Unchecked(self.run { Swift.Result(catching: work.value) }))
            }
        }
        return try answer.value.get()
    }
    /// Runs work of the context; both schedules are one here, in a later turn of the main run loop.
    open func perform<Result, Failure: Error>(schedule: ScheduledTaskType, _ block: @escaping () throws(Failure) -> Result) async throws(Failure) -> Result {
        try await perform(block)
    }

    private func run<Result>(_ block: () -> Result) -> Result {
        Self.performing.append(self)
        defer { Self.performing.removeLast() }
        return block()
    }

    /// When work of a context runs.
    public enum ScheduledTaskType: Sendable {
        /// At once, if the context has nothing else to do.
        case immediate
        /// After what waits already.
        case enqueued
    }

    // MARK: Objects

    /// Takes a new object in.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        willChange(object)
        object.managedObjectContext = self
        object.isInserted = true
        registered[object.objectID.text] = object
        inserted.append(object)
        news.inserted.insert(object)
        object.awakeFromInsert()
        announceLater()
    }
    /// Marks an object as one to remove; its relationships end, or take others along.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.prepareForDeletion()
        willChange(object)
        object.isDeleted = true
        // A rule that denies is asked by the save, which validates the delete; a rule of no action leaves both sides as they are.
        for relationship in object.entity.relationshipsByName.values where [.nullifyDeleteRule, .cascadeDeleteRule].contains(relationship.deleteRule) {
            for other in object.related(relationship.name) {
                object.remove(other, from: relationship)
                if relationship.deleteRule == .cascadeDeleteRule { delete(other) }
            }
        }
        updated.removeAll { $0 === object }
        if object.isInserted { inserted.removeAll { $0 === object } } else { deleted.append(object) }
        news.updated.remove(object)
        if news.inserted.remove(object) == nil { news.deleted.insert(object) }
        announceLater()
    }
    func changed(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        if !object.isInserted, !object.isUpdated {
            object.isUpdated = true
            updated.append(object)
        }
        if !news.inserted.contains(object) { news.updated.insert(object) }
        announceLater()
    }
    /// The object of a name, made from its row when it is not in memory.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID.text] { return known }
        let object = objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
        object.objectID = objectID
        object.managedObjectContext = self
        registered[objectID.text] = object
        if let row = source?.row(objectID.text) { fill(object, from: row) }
        object.awakeFromFetch()
        return object
    }
    /// The object of a name, if it is in memory.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID.text] }
    /// The object of a name, or an error when the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard registered[objectID.text] != nil || source?.row(objectID.text) != nil else { throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError) }
        return object(with: objectID)
    }
    /// Takes the store's values again, unless changes shall stay.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !flag || !object.hasChanges, let row = source?.row(object.objectID.text) else { return }
        if !flag { object.willTurnIntoFault() }
        object.isUpdated = false
        updated.removeAll { $0 === object }
        fill(object, from: row)
        if !flag { object.didTurnIntoFault() }
        object.awake(fromSnapshotEvents: .refresh)
    }
    /// Takes the store's values of all objects again.
    open func refreshAllObjects() { for object in registered.values { refresh(object, mergeChanges: true) } }

    func fill(_ object: NSManagedObject, from row: StoredRow) {
        object.values = row.values
        for (name, names) in row.related {
            guard let relationship = object.entity.relationshipsByName[name] else { continue }
            let others = names.compactMap { source?.identifier($0) }.map(self.object(with:))
            if relationship.isToMany { object.values[name] = others } else { object.values[name] = others.first }
        }
    }

    /// Writes what changed, to the stores or to the context that it was made for.
    open func save() throws { try saveChanges() }
    /// Runs a request for many objects at once, or one whose answer comes later. Batch requests change the stores, and no context hears of it.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try request.run(in: self) }
    /// Takes over what another context saved.
    open func mergeChanges(fromContextDidSave notification: Notification) { merge(notification) }
    /// Takes all changes back.
    open func rollback() {
        for object in inserted {
            object.managedObjectContext = nil
            registered[object.objectID.text] = nil
        }
        forgetBefore()
        undoManager?.removeAllActions(withTarget: self)
        let changed = updated + deleted
        news = (news.inserted.subtracting(inserted), Set(changed), Set(inserted).subtracting(news.inserted))
        (inserted, updated, deleted) = ([], [], [])
        for object in changed {
            object.isUpdated = false
            object.isDeleted = false
            if let row = source?.row(object.objectID.text) { fill(object, from: row) }
            object.awake(fromSnapshotEvents: .rollback)
        }
        announceLater()
    }
    /// Takes the last step back that the undo manager knows; nothing without an undo manager.
    open func undo() {
        processPendingChanges()
        undoManager?.undo()
    }
    /// Does again what was taken back last.
    open func redo() {
        processPendingChanges()
        undoManager?.redo()
    }
    /// Forgets everything in memory.
    open func reset() {
        forgetBefore()
        undoManager?.removeAllActions(withTarget: self)
        for object in registered.values { object.managedObjectContext = nil }
        registered = [:]
        (inserted, updated, deleted) = ([], [], [])
        news = ([], [], [])
    }

    /// Tells now what changed since the last turn of the run loop.
    open func processPendingChanges() {
        guard isAnnounced else { return }
        isAnnounced = false
        registerUndo()
        let told = news
        news = ([], [], [])
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [
            NSInsertedObjectsKey: told.inserted, NSUpdatedObjectsKey: told.updated, NSDeletedObjectsKey: told.deleted,
        ])
    }
    func announceLater() {
        guard !isAnnounced else { return }
        isAnnounced = true
        DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }
    private func observeSaves() {
        guard saves == nil else { return }
        saves = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] notification in
            guard let self, let other = notification.object as? NSManagedObjectContext, other !== self, self.automaticallyMergesChangesFromParent else { return }
            // A save below another context reaches that one only; this one hears when its own source was written.
            guard other === self.parent || (self.parent == nil && other.parent == nil && other.persistentStoreCoordinator === self.persistentStoreCoordinator) else { return }
            // Nobody else is told of a save without changes.
            guard notification.userInfo?.values.contains(where: { ($0 as? Set<NSManagedObject>)?.isEmpty == false }) == true else { return }
            guard !Thread.isMainThread else { return self.mergeChanges(fromContextDidSave: notification) }
            // The objects and whoever watches them belong to the main thread here.
            self.perform { self.mergeChanges(fromContextDidSave: notification) }
        }
    }
}

extension NSManagedObjectContext {
    /// The name of `NSManagedObjectContextObjectsDidChange`, since iOS 14.
    public class var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
    /// The name of `NSManagedObjectContextWillSave`, since iOS 14.
    public class var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    /// The name of `NSManagedObjectContextDidSave`, since iOS 14.
    public class var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
}
