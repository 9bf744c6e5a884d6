// NSManagedObjectContext: the objects that an app works with, what changed among them, and saving it.
import Foundation
import ObjectiveC

/// The queue on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType }

/// The rule for conflicts with other changes of the store. Only one process writes here, so there are no conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Saving fails.
    public static let error = NSMergePolicy()
    /// The context's values win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// The store's values win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// The context's objects win.
    public static let overwrite = NSMergePolicy()
    /// The store's objects win.
    public static let rollback = NSMergePolicy()
}
/// The context's values win.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values win.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// Saving fails.
public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error

/// Inserted objects of a change.
public let NSInsertedObjectsKey = "inserted"
/// Changed objects of a change.
public let NSUpdatedObjectsKey = "updated"
/// Deleted objects of a change.
public let NSDeletedObjectsKey = "deleted"

extension NSNotification.Name {
    /// Objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagedObjectContextWillSaveNotification")
    /// A context saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
}

/// The objects that an app works with.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue on which the context works.
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    /// The stores behind it.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { didSet { observeSaves() } }
    /// The context that it was made for; both have the same stores here.
    open var parent: NSManagedObjectContext? { didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator } }
    /// The rule for conflicts with other changes of the store.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether saves of other contexts show here at once.
    open var automaticallyMergesChangesFromParent = false
    /// Takes changes back, if the app sets one.
    open var undoManager: UndoManager?
    /// The app's name for it.
    open var name: String?

    private var registered: [String: NSManagedObject] = [:]
    /// In the order in which they came.
    private var inserted: [NSManagedObject] = [], updated: [NSManagedObject] = [], deleted: [NSManagedObject] = []
    /// What nobody was told of yet.
    private var news = (inserted: Set<NSManagedObject>(), updated: Set<NSManagedObject>(), deleted: Set<NSManagedObject>())
    private var isAnnounced = false
    private var saves: (any NSObjectProtocol)?

    /// A context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    /// A context of the old kind.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
    deinit { if let saves { NotificationCenter.default.removeObserver(saves) } }

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

    /// Runs work of the context, in a later turn of the main run loop here.
    open func perform(_ block: @escaping () -> Void) {
        let work = Unchecked(block)
        DispatchQueue.main.async { work.value() }
    }
    /// Runs work of the context now.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs work of the context now.
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
    /// Runs work of the context.
    open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }

    // MARK: Objects

    /// Takes a new object in.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
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
        object.isDeleted = true
        for relationship in object.entity.relationshipsByName.values {
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
        if let row = persistentStoreCoordinator?.rows[objectID.text] { fill(object, from: row) }
        object.awakeFromFetch()
        return object
    }
    /// The object of a name, or an error when the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard registered[objectID.text] != nil || persistentStoreCoordinator?.rows[objectID.text] != nil else { throw NSError(domain: NSCocoaErrorDomain, code: 133_000) }
        return object(with: objectID)
    }
    /// Takes the store's values again, unless changes shall stay.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !flag || !object.hasChanges, let row = persistentStoreCoordinator?.rows[object.objectID.text] else { return }
        object.isUpdated = false
        updated.removeAll { $0 === object }
        fill(object, from: row)
    }
    /// Takes the store's values of all objects again.
    open func refreshAllObjects() { for object in registered.values { refresh(object, mergeChanges: true) } }

    private func fill(_ object: NSManagedObject, from row: StoredRow) {
        object.values = row.values
        for (name, names) in row.related {
            guard let relationship = object.entity.relationshipsByName[name] else { continue }
            let others = names.compactMap { persistentStoreCoordinator?.identifier($0) }.map(self.object(with:))
            if relationship.isToMany { object.values[name] = others } else { object.values[name] = others.first }
        }
    }

    // MARK: Fetching

    /// The objects that a request asks for.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { objects(request).compactMap { $0 as? Result } }
    /// The number of objects that a request would give.
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { objects(request).count }

    private func objects<Result>(_ request: NSFetchRequest<Result>) -> [Any] {
        guard let coordinator = persistentStoreCoordinator, let entity = request.entity ?? coordinator.managedObjectModel.entitiesByName[request.entityName ?? ""] else {
            raiseException(name: "NSInvalidArgumentException", reason: "NSFetchRequest could not locate an NSEntityDescription for entity name '\(request.entityName ?? "")'")
        }
        let stored = coordinator.order.compactMap(coordinator.identifier).filter { $0.entity.isKindOf(entity: entity) }.map { identifier -> NSManagedObject in
            let object = object(with: identifier)
            if !object.hasChanges, let row = coordinator.rows[identifier.text] { fill(object, from: row) }
            return object
        }
        let fresh = request.includesPendingChanges ? inserted.filter { $0.entity.isKindOf(entity: entity) } : []
        var found = (stored + fresh).filter { !$0.isDeleted }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        for descriptor in (request.sortDescriptors ?? []).reversed() { found = found.stablySorted { descriptor.compare($0, to: $1) } }
        found = Array(found.dropFirst(request.fetchOffset))
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        switch request.resultType {
        case .managedObjectIDResultType: return found.map(\.objectID)
        case .countResultType: return [NSNumber(value: found.count)]
        default: return found
        }
    }
    /// Runs a request for many objects at once.
    @discardableResult open func execute(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let found = objects(request.fetchRequest).compactMap { $0 as? NSManagedObject }
        found.forEach(delete)
        try save()
        return NSBatchDeleteResult(found.count)
    }

    // MARK: Saving

    /// Writes what changed.
    open func save() throws {
        guard hasChanges, let coordinator = persistentStoreCoordinator else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        (inserted + updated + deleted).forEach { $0.willSave() }
        try validate()
        let written = inserted + updated, gone = deleted
        let changes: [AnyHashable: Any] = [NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted)]
        var rows: [String: StoredRow] = [:]
        for object in written { rows[object.objectID.text] = row(of: object) }
        try coordinator.commit(rows, deleted: gone.map(\.objectID.text))
        processPendingChanges()
        for object in written {
            object.isInserted = false
            object.isUpdated = false
            object.objectID.isTemporaryID = false
        }
        for object in gone {
            registered[object.objectID.text] = nil
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = ([], [], [])
        (written + gone).forEach { $0.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }

    /// A value that may not be nil: NSValidationMissingMandatoryPropertyError.
    private func validate() throws {
        for object in inserted + updated {
            for attribute in object.entity.attributesByName.values where !attribute.isOptional && object.values[attribute.name] == nil {
                throw NSError(domain: NSCocoaErrorDomain, code: 1570, userInfo: [
                    NSLocalizedDescriptionKey: "\(attribute.name) is a required value.", "NSValidationErrorKey": attribute.name, "NSValidationErrorObject": object,
                ])
            }
        }
    }

    private func row(of object: NSManagedObject) -> StoredRow {
        var row = StoredRow(entity: object.entity.name ?? "", values: [:], related: [:])
        for (name, attribute) in object.entity.attributesByName where !attribute.isTransient { row.values[name] = object.values[name] }
        for name in object.entity.relationshipsByName.keys { row.related[name] = object.related(name).map(\.objectID.text) }
        return row
    }
    /// Takes all changes back.
    open func rollback() {
        for object in inserted {
            object.managedObjectContext = nil
            registered[object.objectID.text] = nil
        }
        let changed = updated + deleted
        news = (news.inserted.subtracting(inserted), Set(changed), Set(inserted).subtracting(news.inserted))
        (inserted, updated, deleted) = ([], [], [])
        for object in changed {
            object.isUpdated = false
            object.isDeleted = false
            if let row = persistentStoreCoordinator?.rows[object.objectID.text] { fill(object, from: row) }
        }
        announceLater()
    }
    /// Forgets everything in memory.
    open func reset() {
        for object in registered.values { object.managedObjectContext = nil }
        registered = [:]
        (inserted, updated, deleted) = ([], [], [])
        news = ([], [], [])
    }

    /// Tells now what changed since the last turn of the run loop.
    open func processPendingChanges() {
        guard isAnnounced else { return }
        isAnnounced = false
        let told = news
        news = ([], [], [])
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [
            NSInsertedObjectsKey: told.inserted, NSUpdatedObjectsKey: told.updated, NSDeletedObjectsKey: told.deleted,
        ])
    }
    private func announceLater() {
        guard !isAnnounced else { return }
        isAnnounced = true
        DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }
    private func observeSaves() {
        guard saves == nil else { return }
        saves = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] notification in
            guard let self, let other = notification.object as? NSManagedObjectContext, other !== self, other.persistentStoreCoordinator === self.persistentStoreCoordinator,
                self.automaticallyMergesChangesFromParent
            else { return }
            self.mergeChanges(fromContextDidSave: notification)
        }
    }
    /// Takes over what another context saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        refreshAllObjects()
        news.updated.formUnion(registered.values)
        isAnnounced = true
        processPendingChanges()
    }
}

extension Array {
    /// Elements that compare the same stay in their order.
    func stablySorted(_ compare: (Element, Element) -> ComparisonResult) -> [Element] {
        enumerated().sorted { left, right in
            let order = compare(left.element, right.element)
            return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
        }.map(\.element)
    }
}
