// The effect of a change of the library on an earlier fetch: the fetch is made again and compared.
import UIKit

/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {
    override init() {}
    /// The changes of a result; nil when it is as before.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let after = fetchResult.again()
        let details = PHFetchResultChangeDetails(from: fetchResult, to: after, changedObjects: [])
        return details.isEmpty ? nil : details
    }
    /// The change of a picture; nil when it is as before.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        guard let asset = object as? PHAsset else { return nil }
        let now = PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject
        if let now, now.isFavorite == asset.isFavorite, now.isHidden == asset.isHidden, now.creationDate == asset.creationDate { return nil }
        return PHObjectChangeDetails(before: object, after: now as? T)
    }
}

/// The change of one object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object before the change.
    open private(set) var objectBeforeChanges: ObjectType
    /// The object after the change; nil if it was deleted.
    open private(set) var objectAfterChanges: ObjectType?
    init(before: ObjectType, after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }
    /// Whether the picture itself is another one.
    open var assetContentChanged: Bool { false }
    /// Whether it is gone.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// The changes of a result.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The result before the change.
    open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result after the change.
    open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// The places, in the old result, of what is gone.
    open private(set) var removedIndexes: IndexSet?
    /// The places, in the new result, of what came.
    open private(set) var insertedIndexes: IndexSet?
    /// The places, in the new result, of what is not as it was.
    open private(set) var changedIndexes: IndexSet?

    /// Compares two results.
    public init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        let old = fromResult.objects, new = toResult.objects
        let before = Set(old.map(\.localIdentifier)), after = Set(new.map(\.localIdentifier)), named = Set(changedObjects.map(\.localIdentifier))
        removedIndexes = IndexSet(old.indices.filter { !after.contains(old[$0].localIdentifier) })
        insertedIndexes = IndexSet(new.indices.filter { !before.contains(new[$0].localIdentifier) })
        let facts = Dictionary(old.compactMap { $0 as? PHAsset }.map { ($0.localIdentifier, $0.facts) }) { first, _ in first }
        changedIndexes = IndexSet(
            new.indices.filter { index in
                if named.contains(new[index].localIdentifier) { return true }
                guard let asset = new[index] as? PHAsset, let known = facts[asset.localIdentifier] else { return false }
                return known.isFavorite != asset.facts.isFavorite || known.isHidden != asset.facts.isHidden || known.created != asset.facts.created
            })
    }
    var isEmpty: Bool { [removedIndexes, insertedIndexes, changedIndexes].allSatisfy { $0?.isEmpty ?? true } && !hasMoves }

    /// Whether the places above tell everything.
    open var hasIncrementalChanges: Bool { true }
    /// The objects that the result has lost.
    open var removedObjects: [ObjectType] { (removedIndexes ?? []).map { fetchResultBeforeChanges.object(at: $0) } }
    /// The objects that came into the result.
    open var insertedObjects: [ObjectType] { (insertedIndexes ?? []).map { fetchResultAfterChanges.object(at: $0) } }
    /// The objects that have changed.
    open var changedObjects: [ObjectType] { (changedIndexes ?? []).map { fetchResultAfterChanges.object(at: $0) } }
    /// Whether things that stayed have another order.
    open var hasMoves: Bool {
        let kept = Set(fetchResultBeforeChanges.objects.map(\.localIdentifier)).intersection(fetchResultAfterChanges.objects.map(\.localIdentifier))
        let order: (PHFetchResult<ObjectType>) -> [String] = { $0.objects.map(\.localIdentifier).filter(kept.contains) }
        return order(fetchResultBeforeChanges) != order(fetchResultAfterChanges)
    }
    /// Hands out the places of what moved, counted after removing and inserting.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {
        var list = fetchResultBeforeChanges.objects.map(\.localIdentifier)
        let target = fetchResultAfterChanges.objects.map(\.localIdentifier)
        for index in (removedIndexes ?? []).reversed() { list.remove(at: index) }
        for index in insertedIndexes ?? [] { list.insert(target[index], at: min(index, list.count)) }
        for (index, name) in target.enumerated() {
            guard index < list.count, list[index] != name, let from = list.firstIndex(of: name) else { continue }
            handler(from, index)
            list.insert(list.remove(at: from), at: index)
        }
    }
}
