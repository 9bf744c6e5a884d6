// What a context finds for a request: objects of the stores and unsaved ones, in the request's order, as objects, names, numbers or
// dictionaries. Apps call fetch(_:) and count(for:).
import Foundation
import ObjectiveC

extension NSManagedObjectContext {
    /// The objects that a request asks for.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = try objects(request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Result }
        case .dictionaryResultType: return request.dictionaries(of: found).compactMap { $0 as? Result }
        default: return found.compactMap { $0 as? Result }
        }
    }
    /// How many objects a request would give.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try objects(request).count }

    private func entity<Result>(of request: NSFetchRequest<Result>) -> NSEntityDescription {
        guard let entity = request.entity ?? persistentStoreCoordinator?.managedObjectModel.entitiesByName[request.entityName ?? ""] else {
            raiseException(name: "NSInvalidArgumentException", reason: "NSFetchRequest could not locate an NSEntityDescription for entity name '\(request.entityName ?? "")'")
        }
        return entity
    }

    /// The objects of a request as the stores have them, in a context of their own, so that this one's are left alone.
    func storedObjects<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        reader.persistentStoreCoordinator = persistentStoreCoordinator
        return try withExtendedLifetime(reader) { try reader.objects(request) }
    }

    private func objects<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        let entity = entity(of: request)
        guard let source else { return [] }
        func belongs(_ other: NSEntityDescription) -> Bool { request.includesSubentities ? other.isKindOf(entity: entity) : other.name == entity.name }
        let stored = source.names.compactMap(source.identifier).filter { belongs($0.entity) }.map { identifier -> NSManagedObject in
            let object = object(with: identifier)
            if !object.hasChanges, let row = source.row(identifier.text) { fill(object, from: row) }
            return object
        }
        let fresh = request.includesPendingChanges ? inserted.filter { belongs($0.entity) } : []
        var found = (stored + fresh).filter { !$0.isDeleted }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        for descriptor in (request.sortDescriptors ?? []).reversed() { found = found.stablySorted { descriptor.compare($0, to: $1) } }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
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
