// NSDiffableDataSourceSnapshot: the sections and items of a list as a value. Data sources apply it.
// Identifiers are unique; breaking that is an exception with UIKit's text (MESSAGES.md 42).

/// Sections and items by identifier, in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The sections in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// Items that get new cells when this is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items that are shown again in the cells they have when this is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections that are made anew when this is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections and items.
    public init() {}

    // MARK: Questions

    /// The number of items of all sections.
    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// Items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// 0 for a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    /// Items of one section in order; empty for one that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
    /// The section that an item is in; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false } }
    /// The item's place in the order of all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// A section's place; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds to a section, the last one when none is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, sectionIdentifiers.contains(section) else {
            Diagnostics.raise("NSInternalInconsistencyException", "There are currently no sections in the data source. Please add a section first.")
        }
        checkUnique(identifiers)
        items[section, default: []] += identifiers
    }

    /// Adds items before one that is there; one that is not, and items that are there already, are exceptions.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
    /// Adds items after one that is there; one that is not, and items that are there already, are exceptions.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) { insert(identifiers, beside: afterIdentifier, offset: 1) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int) {
        guard let section = sectionIdentifier(containingItem: neighbour), let index = items[section]?.firstIndex(of: neighbour) else {
            Diagnostics.raise("NSInternalInconsistencyException", "Invalid item identifier specified for insertion: \(neighbour)")
        }
        checkUnique(identifiers)
        items[section]?.insert(contentsOf: identifiers, at: index + offset)
    }

    /// Removes items; those that are not there do not matter.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
    }
    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    /// Moves an item before another, in the other item's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { move(identifier, beside: toIdentifier, offset: 0) }
    /// Moves an item after another, in the other item's section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { move(identifier, beside: toIdentifier, offset: 1) }

    private mutating func move(_ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, offset: Int) {
        guard identifier != neighbour else { return }
        deleteItems([identifier])
        insert([identifier], beside: neighbour, offset: offset)
    }

    /// Marks items that should get new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Marks items whose content changed; their cells stay.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    private func checkUnique(_ identifiers: [ItemIdentifierType]) {
        let new = Set(identifiers)
        var twice = new.intersection(itemIdentifiers)
        if new.count != identifiers.count {
            var seen: Set<ItemIdentifierType> = []
            for identifier in identifiers where !seen.insert(identifier).inserted { twice.insert(identifier) }
        }
        guard !twice.isEmpty else { return }
        let list = twice.map { "    \($0)" }.sorted().joined(separator: ",\n")
        Diagnostics.raise("NSInternalInconsistencyException", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }

    // MARK: Sections

    /// Adds sections at the end; one that is there already is an exception.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insertSections(identifiers, at: sectionIdentifiers.count) }
    /// Adds sections before one that is there.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) { insertSections(identifiers, at: place(of: toIdentifier)) }
    /// Adds sections after one that is there.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) { insertSections(identifiers, at: place(of: toIdentifier) + 1) }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            Diagnostics.raise("NSInternalInconsistencyException", "Invalid section identifier specified for insertion: \(section)")
        }
        return index
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        let twice = identifiers.filter(sectionIdentifiers.contains)
        guard twice.isEmpty else {
            let list = twice.map { "    \($0)" }.sorted().joined(separator: ",\n")
            Diagnostics.raise("NSInternalInconsistencyException", "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { items[identifier] = [] }
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll(where: gone.contains)
        for identifier in identifiers { items[identifier] = nil }
    }

    /// Puts a section with its items before another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) { moveSection(identifier, beside: toIdentifier, offset: 0) }
    /// Puts a section with its items after another.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) { moveSection(identifier, beside: toIdentifier, offset: 1) }

    private mutating func moveSection(_ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, offset: Int) {
        guard identifier != neighbour else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        sectionIdentifiers.insert(identifier, at: place(of: neighbour) + offset)
    }

    /// Marks sections that should be made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

    // MARK: Difference

    func section(at index: Int) -> SectionIdentifierType? { sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil }
    func numberOfItems(inSectionAt index: Int) -> Int { section(at: index).map(numberOfItems(inSection:)) ?? 0 }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        let row = itemIdentifiers(inSection: section)
        return row.indices.contains(path.item) ? row[path.item] : nil
    }

    var paths: [ItemIdentifierType: IndexPath] {
        var found: [ItemIdentifierType: IndexPath] = [:]
        for (index, section) in sectionIdentifiers.enumerated() {
            for (item, identifier) in itemIdentifiers(inSection: section).enumerated() { found[identifier] = IndexPath(item: item, section: index) }
        }
        return found
    }

    /// The changes that turn a list that shows `old` into one that shows this snapshot.
    func changes(from old: Self, terms: TableUpdates.Terms) -> TableUpdates {
        var updates = TableUpdates(terms: terms)
        for change in sectionIdentifiers.difference(from: old.sectionIdentifiers) {
            switch change {
            case .insert(let index, _, _): updates.insertedSections.insert(index)
            case .remove(let index, _, _): updates.deletedSections.insert(index)
            }
        }
        let (before, after) = (old.paths, paths)
        for (index, section) in sectionIdentifiers.enumerated() where !updates.insertedSections.contains(index) {
            guard let oldIndex = old.indexOfSection(section) else { continue }
            for change in itemIdentifiers(inSection: section).difference(from: old.itemIdentifiers(inSection: section)) {
                switch change {
                case .insert(let item, _, _): updates.insertedRows.insert(IndexPath(item: item, section: index))
                case .remove(let item, _, _): updates.deletedRows.insert(IndexPath(item: item, section: oldIndex))
                }
            }
        }
        // An item that only changed its place moves with its cell.
        for (identifier, from) in before {
            guard let to = after[identifier], updates.deletedRows.contains(from), updates.insertedRows.contains(to) else { continue }
            updates.deletedRows.remove(from)
            updates.insertedRows.remove(to)
            updates.movedRows.append((from, to))
        }
        updates.movedRows.sort { $0.from < $1.from }
        for identifier in reloadedItemIdentifiers { if let path = before[identifier], after[identifier] != nil { updates.reloadedRows.insert(path) } }
        for identifier in reconfiguredItemIdentifiers { if let path = before[identifier], after[identifier] != nil { updates.reconfiguredRows.insert(path) } }
        for section in reloadedSectionIdentifiers { if let index = old.indexOfSection(section), indexOfSection(section) != nil { updates.reloadedSections.insert(index) } }
        return updates
    }

    /// The snapshot that a data source hands out: the content without the reload requests that were already carried out.
    var withoutReloads: Self {
        var copy = NSDiffableDataSourceSnapshot()
        copy.appendSections(sectionIdentifiers)
        for section in sectionIdentifiers { copy.appendItems(itemIdentifiers(inSection: section), toSection: section) }
        return copy
    }
}
