// The set that `NSManagedObject.mutableSetValue(forKey:)` gives: it has no members of its own, and reads and writes a relationship.
import Foundation

/// A relationship as a set that writes through.
final class RelationshipSet: NSMutableSet {
    private let place: (owner: NSManagedObject, relationship: NSRelationshipDescription)?

    init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
        place = (owner, relationship)
        super.init(capacity: 0)
    }
    /// A set of no relationship, which stays empty: Foundation requires the initialiser of subclasses, and copies are plain sets.
    required init(capacity numItems: Int) {
        place = nil
        super.init(capacity: numItems)
    }
    required convenience init?(coder aDecoder: NSCoder) { nil }

    private var members: [NSManagedObject] { place.map { $0.owner.related($0.relationship.name) } ?? [] }
    private func each(_ objects: [Any], _ change: (NSManagedObject, NSManagedObject, NSRelationshipDescription) -> Void) {
        guard let place else { return }
        for case let object as NSManagedObject in objects { change(place.owner, object, place.relationship) }
    }
    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.first { $0 === (object as AnyObject) } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }
    override func add(_ object: Any) { each([object]) { $0.add($1, to: $2) } }
    override func remove(_ object: Any) { each([object]) { $0.remove($1, from: $2) } }
    override func removeAllObjects() { each(members) { $0.remove($1, from: $2) } }
}
