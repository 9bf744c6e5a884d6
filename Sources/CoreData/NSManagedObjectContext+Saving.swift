// A context's save: told, validated, checked for uniqueness, and written to its source. As the source of contexts below it, the context
// takes their saves as changes of its own.
import Foundation

extension NSManagedObjectContext: RowSource {
    /// What `save()` does, where no subclass of the app does otherwise.
    func saveChanges() throws {
        guard let source else { return }
        guard hasChanges else {
            // Told all the same: the public tests that follow raywenderlich.com's "Unit Testing Core Data" wait for the main context's save,
            // which has nothing to write (risinggalaxy/swift-audiorecorder-coredata).
            let nothing: [AnyHashable: Any] = [NSInsertedObjectsKey: Set<NSManagedObject>(), NSUpdatedObjectsKey: Set<NSManagedObject>(), NSDeletedObjectsKey: Set<NSManagedObject>()]
            return NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: nothing)
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        (inserted + updated + deleted).forEach { $0.willSave() }
        try validate()
        if parent == nil { try resolveConstraints() }
        let written = inserted + updated, gone = deleted
        let changes: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted),
        ]
        try source.commit(written.map { ($0.objectID, $0.storedRow) }, deleted: gone.map(\.objectID))
        processPendingChanges()
        for object in written {
            object.isInserted = false
            object.isUpdated = false
        }
        for object in gone {
            registered[object.objectID.text] = nil
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = ([], [], [])
        (written + gone).forEach { $0.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }

    /// Gives unsaved objects their names for good, which they have from the beginning here.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func collect(_ objects: [NSManagedObject], _ check: (NSManagedObject) throws -> Void) {
            for object in objects {
                do { try check(object) } catch {
                    let error = error as NSError
                    errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
                }
            }
        }
        collect(inserted) { try $0.validateForInsert() }
        collect(updated) { try $0.validateForUpdate() }
        collect(deleted) { try $0.validateForDelete() }
        try NSManagedObject.throwAll(errors)
    }

    // MARK: As the source of other contexts

    var names: [String] {
        let gone = Set(deleted.map(\.objectID.text))
        return (source?.names ?? []).filter { !gone.contains($0) } + inserted.map(\.objectID.text)
    }

    func row(_ name: String) -> StoredRow? {
        guard let object = registered[name], object.hasChanges else { return source?.row(name) }
        return object.isDeleted ? nil : object.storedRow
    }

    func identifier(_ name: String) -> NSManagedObjectID? { registered[name]?.objectID ?? source?.identifier(name) }

    func commit(_ changed: [(NSManagedObjectID, StoredRow)], deleted gone: [NSManagedObjectID]) throws {
        for (identifier, _) in changed where registered[identifier.text] == nil && source?.row(identifier.text) == nil {
            let object = identifier.entity.objectClass.init(entity: identifier.entity, insertInto: nil)
            object.objectID = identifier
            insert(object)
        }
        for (identifier, row) in changed {
            let object = object(with: identifier)
            fill(object, from: row)
            self.changed(object)
        }
        for identifier in gone { delete(object(with: identifier)) }
        processPendingChanges()
    }
}
