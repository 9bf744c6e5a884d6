// PHFetchResult: what a question to the library found, fixed when it was asked. PHFetchOptions say what is wanted and in which order.
import ObjectiveC
import UIKit

/// Options of a fetch: condition, order and number.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The condition that the results meet; its keys are the names of properties.
    open var predicate: NSPredicate?
    /// In which order; the library's own is the oldest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Whether hidden ones, too.
    open var includeHiddenAssets = false
    /// Whether all of a row, too.
    open var includeAllBurstAssets = false
    /// The origins of the results.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// The largest number of results; 0 for all.
    open var fetchLimit = 0
    /// Whether a change tells what came and went.
    open var wantsIncrementalChangeDetails = true
    /// Returns a copy with the same options.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = PHFetchOptions()
        (other.predicate, other.sortDescriptors, other.includeHiddenAssets, other.includeAllBurstAssets) = (predicate, sortDescriptors, includeHiddenAssets, includeAllBurstAssets)
        (other.includeAssetSourceTypes, other.fetchLimit, other.wantsIncrementalChangeDetails) = (includeAssetSourceTypes, fetchLimit, wantsIncrementalChangeDetails)
        return other
    }
}

/// The wishes as they were when they were said.
struct FetchChoice: @unchecked Sendable {
    private var predicate: NSPredicate?, order: [NSSortDescriptor] = [], includesHidden = false, limit = 0
    init() {}
    init(_ options: PHFetchOptions) {
        (predicate, order, includesHidden, limit) = (options.predicate, options.sortDescriptors ?? [], options.includeHiddenAssets, options.fetchLimit)
    }
    func apply<T: NSObject>(to all: [T], isHidden: (T) -> Bool = { _ in false }) -> [T] {
        var found = all.filter { (includesHidden || !isHidden($0)) && (predicate?.evaluate(with: $0) ?? true) }
        if !order.isEmpty {
            let sorted = found.enumerated().sorted { left, right in
                for descriptor in order {
                    let result = descriptor.compare(left.element, to: right.element)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return left.offset < right.offset
            }
            found = sorted.map(\.element)
        }
        return limit > 0 ? Array(found.prefix(limit)) : found
    }
}

/// What apps may see, said once where they may not.
enum PhotoAccess {
    static var mayRead: Bool {
        if PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized { return true }
        say("PHFetchResult", "is empty until the app has asked for access (PHPhotoLibrary.requestAuthorization)")
        return false
    }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []
    static func say(_ name: String, _ what: String) {
        if lock.withLock({ said.insert(name).inserted }) { FileHandle.standardError.write(Data("WillAppear: \(name) \(what)\n".utf8)) }
    }
}

/// The objects that a fetch found.
open class PHFetchResult<ObjectType: PHObject>: NSObject, NSCopying, @unchecked Sendable {
    private let found: [ObjectType]
    private let ask: @Sendable () -> [ObjectType]
    init(_ ask: @escaping @Sendable () -> [ObjectType]) { (self.ask, found) = (ask, ask()) }
    /// Creates an empty result.
    public override convenience init() { self.init { [] } }
    /// The same question, asked again.
    func again() -> PHFetchResult<ObjectType> { PHFetchResult(ask) }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var objects: [ObjectType] { found }
    /// The number of objects.
    open var count: Int { found.count }
    /// The object at an index; a wrong index is an exception.
    open func object(at index: Int) -> ObjectType {
        guard found.indices.contains(index) else { raiseException(name: "NSRangeException", reason: "-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds [0 .. \(found.count - 1)]") }
        return found[index]
    }
    /// The object at an index.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// The first.
    open var firstObject: ObjectType? { found.first }
    /// The last.
    open var lastObject: ObjectType? { found.last }
    /// Whether it was found.
    open func contains(_ anObject: ObjectType) -> Bool { found.contains(anObject) }
    /// The index of an object, or `NSNotFound`.
    open func index(of anObject: ObjectType) -> Int { found.firstIndex(of: anObject) ?? NSNotFound }
    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }
    /// The number of objects of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { found.count { ($0 as? PHAsset)?.mediaType == mediaType } }
    /// Hands them out until the block says stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for (index, object) in found.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
    /// Hands them out, from the end if wanted.
    open func enumerateObjects(options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        let numbers = options.contains(.reverse) ? Array(found.indices.reversed()) : Array(found.indices)
        for index in numbers where !stop.boolValue { block(found[index], index, &stop) }
    }
}
