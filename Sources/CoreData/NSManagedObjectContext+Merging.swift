// What a context takes over from others: the saves of contexts beside it, and what batch requests changed in the stores.
import Foundation

extension NSManagedObjectContext {
    /// What that context inserted, changed and deleted is inserted, changed and deleted here.
    func merge(_ notification: Notification) {
        func identifiers(_ key: String) -> [NSManagedObjectID] { (notification.userInfo?[key] as? Set<NSManagedObject>)?.map(\.objectID) ?? [] }
        merge(inserted: identifiers(NSInsertedObjectsKey), updated: identifiers(NSUpdatedObjectsKey), deleted: identifiers(NSDeletedObjectsKey))
    }

    /// Takes over what changed in the stores, by the names of the objects below NSInsertedObjectsKey, NSUpdatedObjectsKey and
    /// NSDeletedObjectsKey: the result of a batch request.
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        for context in contexts {
            func identifiers(_ keys: String...) -> [NSManagedObjectID] {
                keys.flatMap { key -> [NSManagedObjectID] in
                    let list: [Any] = switch changeNotificationData[key] {
                    case let list as [Any]: list
                    case let set as Set<NSManagedObjectID>: Array(set)
                    case let set as NSSet: set.allObjects
                    default: []
                    }
                    return list.compactMap { $0 as? NSManagedObjectID ?? ($0 as? URL).flatMap { context.identifier($0.lastPathComponent) } }
                }
            }
            context.merge(
                inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey), updated: identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        }
    }

    private func merge(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        for identifier in deleted {
            guard let object = registered[identifier.text] else { continue }
            object.isDeleted = true
            (self.inserted, self.updated) = (self.inserted.filter { $0 !== object }, self.updated.filter { $0 !== object })
            news.updated.remove(object)
            news.deleted.insert(object)
        }
        for identifier in inserted where source?.row(identifier.text) != nil { news.inserted.insert(object(with: identifier)) }
        for identifier in updated {
            guard let object = registered[identifier.text] else { continue }
            refresh(object, mergeChanges: true)
            news.updated.insert(object)
        }
        // What others' relationships lead to may have changed without a change of their own.
        refreshAllObjects()
        isAnnounced = true
        processPendingChanges()
        for identifier in deleted { registered.removeValue(forKey: identifier.text)?.managedObjectContext = nil }
    }
}
