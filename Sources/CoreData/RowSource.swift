// Where a context reads rows and saves them: the coordinator with its stores, or the context that it was made for.
// NSManagedObjectContext asks it; both kinds of source are in this file's two conformances.
import Foundation

/// What is kept of an object.
struct StoredRow {
    var entity: String
    var values: [String: Any]
    /// Names of the objects that relationships lead to.
    var related: [String: [String]]
}

/// What a context reads from and saves to.
protocol RowSource: AnyObject {
    /// The names of all objects, in the order in which they came.
    var names: [String] { get }
    /// What is kept of an object.
    func row(_ name: String) -> StoredRow?
    /// The object's name as an object.
    func identifier(_ name: String) -> NSManagedObjectID?
    /// Takes what a context saves.
    func commit(_ changed: [(NSManagedObjectID, StoredRow)], deleted: [NSManagedObjectID]) throws
}

extension NSManagedObject {
    /// What a save keeps of the object.
    var storedRow: StoredRow {
        var row = StoredRow(entity: entity.name ?? "", values: [:], related: [:])
        for (name, attribute) in entity.attributesByName where !attribute.isTransient { row.values[name] = values[name] }
        for name in entity.relationshipsByName.keys { row.related[name] = related(name).map(\.objectID.text) }
        return row
    }
}
