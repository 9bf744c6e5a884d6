// Uniqueness constraints of entities: a save that would leave two objects with the same values asks the context's merge policy.
// NSManagedObjectContext.save() calls it before it writes.
import Foundation

extension NSManagedObjectContext {
    /// Gives way, wins, or throws NSManagedObjectConstraintMergeError, as the merge policy says.
    func resolveConstraints() throws {
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        for object in inserted + updated {
            for constraint in object.entity.uniquenessConstraints {
                let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                guard !object.isDeleted, !keys.isEmpty, keys.contains(where: { object.values[$0] != nil }), let other = rival(of: object, keys) else { continue }
                if policy == .errorMergePolicyType {
                    throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError, userInfo: [
                        NSLocalizedDescriptionKey: "The operation couldn’t be completed. (Cocoa error \(NSManagedObjectConstraintMergeError).)",
                        NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: keys.joined(separator: ", "),
                    ])
                }
                merge(object, into: other, takingValues: policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType)
            }
        }
    }

    /// Another object of the entity with the same values: a saved one, or one that was inserted before.
    private func rival(of object: NSManagedObject, _ keys: [String]) -> NSManagedObject? {
        func isSame(_ other: NSManagedObject) -> Bool {
            other !== object && !other.isDeleted && other.entity.isKindOf(entity: object.entity) && keys.allSatisfy { isSameValue(other.values[$0], object.values[$0]) }
        }
        let saved = (source?.names ?? []).lazy.filter { name in
            guard name != object.objectID.text, let row = self.source?.row(name), row.entity == object.entity.name else { return false }
            return keys.allSatisfy { isSameValue(row.values[$0], object.values[$0]) }
        }.compactMap { self.source?.identifier($0) }.map(self.object(with:)).first(where: isSame)
        return saved ?? inserted.prefix { $0 !== object }.first(where: isSame)
    }

    /// The object that was there stays, with the values and relationships of the other where that one wins.
    private func merge(_ object: NSManagedObject, into other: NSManagedObject, takingValues: Bool) {
        if takingValues {
            for name in object.entity.attributesByName.keys { other.values[name] = object.values[name] }
            for relationship in object.entity.relationshipsByName.values {
                for member in object.related(relationship.name) { other.add(member, to: relationship) }
            }
            changed(other)
        }
        for relationship in object.entity.relationshipsByName.values {
            for member in object.related(relationship.name) { object.remove(member, from: relationship) }
        }
        inserted.removeAll { $0 === object }
        updated.removeAll { $0 === object }
        news.updated.remove(object)
        let wasTold = news.inserted.remove(object) == nil
        if object.isInserted {
            registered[object.objectID.text] = nil
            object.managedObjectContext = nil
            if wasTold { news.deleted.insert(object) }
        } else {
            object.isDeleted = true
            deleted.append(object)
            news.deleted.insert(object)
        }
        announceLater()
    }
}
