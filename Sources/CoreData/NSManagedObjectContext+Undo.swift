// Undo and redo of a context with an undo manager. What changes between two turns of the run loop is one step: `processPendingChanges` hands the
// states from before to the undo manager. A context without an undo manager, the default on iOS, keeps nothing.
import Foundation

/// An object before a change.
struct ObjectBefore {
    let object: NSManagedObject
    let values: [String: Any]
    /// Whether the object was in the context, and not deleted.
    let exists: Bool
}

extension NSManagedObjectContext {
    /// Called before an object changes, is inserted or deleted.
    func willChange(_ object: NSManagedObject) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled || undoManager.isUndoing || undoManager.isRedoing, before[ObjectIdentifier(object)] == nil else { return }
        before[ObjectIdentifier(object)] = ObjectBefore(object: object, values: object.values, exists: object.managedObjectContext === self && !object.isDeleted)
        beforeOrder.append(object)
    }

    /// Makes one step of everything that changed since the last call.
    func registerUndo() {
        let states = beforeOrder.compactMap { before[ObjectIdentifier($0)] }
        forgetBefore()
        guard let undoManager, !states.isEmpty else { return }
        undoManager.registerUndo(withTarget: self) { $0.restore(states) }
    }

    /// Steps belong to the group that is open when they are made, so the changes before a group begins or ends are handed over then.
    func followUndoManager() {
        forgetBefore()
        if let checkpoints { NotificationCenter.default.removeObserver(checkpoints) }
        checkpoints = undoManager.map {
            NotificationCenter.default.addObserver(forName: .NSUndoManagerCheckpoint, object: $0, queue: nil) { [weak self] _ in self?.processPendingChanges() }
        }
    }

    func forgetBefore() { (before, beforeOrder) = ([:], []) }

    /// Gives objects their earlier states. The undo manager gets the present ones for the way back.
    private func restore(_ states: [ObjectBefore]) {
        processPendingChanges()
        for state in states.reversed() {
            let object = state.object
            willChange(object)
            let existed = object.managedObjectContext === self && !object.isDeleted
            object.values = state.values
            place(object, exists: state.exists)
            object.awake(fromSnapshotEvents: existed == state.exists ? .undoUpdate : state.exists ? .undoDeletion : .undoInsertion)
            if existed, state.exists { news.updated.insert(object) } else if state.exists { news.inserted.insert(object) } else { news.deleted.insert(object) }
        }
        announceLater()
        processPendingChanges()
    }

    /// Where the object belongs now depends on whether the store has it: it may have been saved in between.
    private func place(_ object: NSManagedObject, exists: Bool) {
        let isStored = source?.row(object.objectID.text) != nil
        (inserted, updated, deleted) = (inserted.filter { $0 !== object }, updated.filter { $0 !== object }, deleted.filter { $0 !== object })
        object.isInserted = exists && !isStored
        object.isUpdated = exists && isStored
        object.isDeleted = !exists && isStored
        if object.isInserted { inserted.append(object) } else if object.isUpdated { updated.append(object) } else if object.isDeleted { deleted.append(object) }
        let isGone = !exists && !isStored
        registered[object.objectID.text] = isGone ? nil : object
        object.managedObjectContext = isGone ? nil : self
    }
}
