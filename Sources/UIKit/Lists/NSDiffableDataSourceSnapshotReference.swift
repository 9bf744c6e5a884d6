// NSDiffableDataSourceSnapshotReference: a snapshot as an object, whose identifiers are any hashable objects. NSFetchedResultsController
// hands them out; `as NSDiffableDataSourceSnapshot<…>` converts to the value, and back.
import Foundation

/// An identifier of a type that only the app knows.
private struct AnyIdentifier: Hashable, @unchecked Sendable {
    let base: AnyHashable
    init(_ identifier: Any) {
        guard let base = identifier as? AnyHashable else { Diagnostics.raise("NSInvalidArgumentException", "Identifiers are hashable: \(identifier) is not") }
        self.base = base
    }
}

/// Sections and items of a list as an object, with identifiers of any hashable type.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private var content = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

    /// Creates a snapshot without sections and items.
    public override init() {}

    /// The number of items of all sections.
    open var numberOfItems: Int { content.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { content.numberOfSections }
    /// The sections in order.
    open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base.base) }
    /// Items of all sections, in order.
    open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base.base) }
    /// Sections that are made anew when this is applied.
    open var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.base.base) }
    /// Items that get new cells when this is applied.
    open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base.base) }
    /// Items that are shown again in the cells they have when this is applied.
    open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base.base) }

    /// The number of items of a section; 0 for a section that does not exist.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { content.numberOfItems(inSection: AnyIdentifier(sectionIdentifier)) }
    /// Items of one section in order; none for one that is not there.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { content.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.base.base) }
    /// The section that an item is in.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? { content.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base.base }
    /// An item's place in the order of all items; NSNotFound for one that is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int { content.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound }
    /// A section's place; NSNotFound for one that is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { content.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound }

    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { content.appendSections(sectionIdentifiers.map(AnyIdentifier.init)) }
    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { content.appendItems(identifiers.map(AnyIdentifier.init)) }
    /// Adds items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        content.appendItems(identifiers.map(AnyIdentifier.init), toSection: AnyIdentifier(sectionIdentifier))
    }
    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) { content.deleteItems(identifiers.map(AnyIdentifier.init)) }
    /// Removes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { content.deleteSections(sectionIdentifiers.map(AnyIdentifier.init)) }
    /// Removes all items and sections.
    open func deleteAllItems() { content.deleteAllItems() }
    /// Requests new cells for items.
    open func reloadItems(withIdentifiers identifiers: [Any]) { content.reloadItems(identifiers.map(AnyIdentifier.init)) }
    /// Requests new content for items in their present cells.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { content.reconfigureItems(identifiers.map(AnyIdentifier.init)) }
    /// Requests new cells for sections.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { content.reloadSections(sectionIdentifiers.map(AnyIdentifier.init)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.content = content
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let object = NSDiffableDataSourceSnapshotReference()
        object.appendSections(withIdentifiers: sectionIdentifiers)
        for section in sectionIdentifiers { object.appendItems(withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section) }
        object.reloadItems(withIdentifiers: reloadedItemIdentifiers)
        object.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
        object.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
        return object
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            Diagnostics.raise("NSInvalidArgumentException", "The snapshot's identifiers are not \(SectionIdentifierType.self) and \(ItemIdentifierType.self)")
        }
    }

    /// False where an identifier is of another type.
    @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?) -> Bool {
        var snapshot = NSDiffableDataSourceSnapshot()
        for any in source.sectionIdentifiers {
            let items = source.itemIdentifiersInSection(withIdentifier: any)
            guard let section = any as? SectionIdentifierType, case let known = items.compactMap({ $0 as? ItemIdentifierType }), known.count == items.count else { return false }
            snapshot.appendSections([section])
            snapshot.appendItems(known, toSection: section)
        }
        snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        snapshot.reconfigureItems(source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        snapshot.reloadSections(source.reloadedSectionIdentifiers.compactMap { $0 as? SectionIdentifierType })
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> NSDiffableDataSourceSnapshot {
        var result: NSDiffableDataSourceSnapshot?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }
}
