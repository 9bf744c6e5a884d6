// Arrays observed by their elements: `mutableArrayValue(forKey:)` gives an array whose changes reach the object's observers as
// insertions, removals and replacements with their indexes. Also the calls that announce such changes by hand.
import Foundation

/// A change of a collection's elements, which an observer gets in place of a new value.
struct ElementChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    let old: [Any]
    let new: [Any]

    /// The dictionary that `observeValue` receives.
    func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
        if options.contains(.new), kind != .removal { change[.newKey] = new }
        if options.contains(.old), kind != .insertion { change[.oldKey] = old }
        return change
    }
}

extension NSObjectProtocol {
    /// The array under a key, as one that can be changed: the object's observers hear of each change of its elements. An array
    /// that cannot be changed is set anew.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(of: self, key) }

    /// Remembers elements that are about to change, of an array that does not notify by itself.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        let list = ObservedArray(of: self, key)
        ObservationTable.shared.remember(self, key, changeKind == .insertion ? [] : indexes.filter { $0 < list.count }.map { list.object(at: $0) })
    }
    /// Tells observers of them.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        let list = ObservedArray(of: self, key)
        let old = ObservationTable.shared.recall(self, key) as? [Any] ?? []
        let new = changeKind == .removal ? [] : indexes.filter { $0 < list.count }.map { list.object(at: $0) }
        notifyValueChange(self, key, old: nil, new: ElementChange(kind: changeKind, indexes: indexes, old: old, new: new))
    }
}

/// The array of an object, reached through the object each time.
private final class ObservedArray: NSMutableArray {
    private let owner: any NSObjectProtocol
    private let key: String

    init(of owner: any NSObjectProtocol, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }
    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = NSObject()
        key = "self"
        super.init(capacity: 0)
    }
    required convenience init(arrayLiteral elements: Any...) { self.init(of: NSArray(array: elements), "self") }

    private var value: Any? {
        do { return try valueForKey(owner, key) } catch { raiseException(name: "NSUnknownKeyException", reason: "\(error)") }
    }
    private var list: NSArray { (value as? NSArray) ?? NSArray(array: value as? [Any] ?? []) }

    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any], _ body: (NSMutableArray) -> Void) {
        let before = value
        let old = kind == .insertion ? [] : indexes.map { list.object(at: $0) }
        if let own = before as? NSMutableArray {
            body(own)
        } else {
            let copy = NSMutableArray(array: before as? [Any] ?? (before as? NSArray).map { $0.map(\.self) } ?? [])
            body(copy)
            ObservationTable.shared.silently(owner, key) { try? setValueForKey(owner, key, before is NSArray ? copy : Array(copy)) }
        }
        notifyValueChange(owner, key, old: nil, new: ElementChange(kind: kind, indexes: indexes, old: old, new: new))
    }

    override var count: Int { list.count }
    override func object(at index: Int) -> Any { list.object(at: index) }
    override func insert(_ anObject: Any, at index: Int) { change(.insertion, IndexSet(integer: index), new: [anObject]) { $0.insert(anObject, at: index) } }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeObject(at index: Int) { change(.removal, IndexSet(integer: index), new: []) { $0.removeObject(at: index) } }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    /// `list[list.count] = x` appends (NSMutableArray, setObject:atIndexedSubscript:); Foundation's subscript here replaces, and so comes here.
    override func replaceObject(at index: Int, with anObject: Any) {
        guard index != count else { return insert(anObject, at: index) }
        change(.replacement, IndexSet(integer: index), new: [anObject]) { $0.replaceObject(at: index, with: anObject) }
    }
    override func addObjects(from otherArray: [Any]) {
        guard !otherArray.isEmpty else { return }
        insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) { change(.insertion, indexes, new: objects) { $0.insert(objects, at: indexes) } }
    override func removeObjects(at indexes: IndexSet) { change(.removal, indexes, new: []) { $0.removeObjects(at: indexes) } }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, indexes, new: objects) { list in for (index, object) in zip(indexes, objects) { list.replaceObject(at: index, with: object) } }
    }
    override func removeAllObjects() { if count > 0 { removeObjects(at: IndexSet(integersIn: 0..<count)) } }
    override func removeObjects(in range: NSRange) { if range.length > 0, let range = Range(range) { removeObjects(at: IndexSet(integersIn: range)) } }
    override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }
    override func remove(_ anObject: Any) {
        for index in (0..<count).reversed() where isSame(object(at: index), anObject) { removeObject(at: index) }
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let shared = Swift.min(range.length, otherArray.count)
        if shared > 0 { replaceObjects(at: IndexSet(integersIn: range.location..<range.location + shared), with: Array(otherArray.prefix(shared))) }
        if range.length > shared { removeObjects(at: IndexSet(integersIn: range.location + shared..<range.location + range.length)) }
        if otherArray.count > shared { insert(Array(otherArray.dropFirst(shared)), at: IndexSet(integersIn: range.location + shared..<range.location + otherArray.count)) }
    }
    override func setArray(_ otherArray: [Any]) { replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray) }

    // Foundation on Linux finds hashable values only.
    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    override func index(of anObject: Any) -> Int { (0..<count).first { isSame(object(at: $0), anObject) } ?? NSNotFound }
    override func index(of anObject: Any, in range: NSRange) -> Int {
        (range.location..<range.location + range.length).first { $0 < count && isSame(object(at: $0), anObject) } ?? NSNotFound
    }

    private func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? NSObject { return one.isEqual(other) }
        return (one as AnyObject) === (other as AnyObject)
    }
}
