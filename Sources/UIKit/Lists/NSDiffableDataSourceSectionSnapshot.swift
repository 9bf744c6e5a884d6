// NSDiffableDataSourceSectionSnapshot: the items of one section as a tree, with their expansion. Data sources apply it and show its
// visible items. The rules are those of the comments in Apple's header NSDiffableDataSourceSectionSnapshot.h.

/// The items of one section: roots, children, and which of them are expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// Items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a tree without items.
    public init() {}

    // MARK: Questions

    /// All items, each followed by its children.
    public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
    /// The items that a list shows: those whose ancestors are all expanded, in order.
    public var visibleItems: [ItemIdentifierType] { walk(rootItems, into: expanded.contains) }

    private func walk(_ items: [ItemIdentifierType], into opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = [], waiting = Array(items.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if opens(item), let below = children[item] { waiting += below.reversed() }
        }
        return found
    }

    /// Whether the tree contains the item, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Whether the item's children show when the item itself does. An item without children can be expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all ancestors of the item are expanded; false for an item that is not in the tree.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        return ancestors(of: item).allSatisfy(expanded.contains)
    }
    /// 0 for a root; `NSNotFound` for an item that is not there.
    public func level(of item: ItemIdentifierType) -> Int { contains(item) ? ancestors(of: item).count : NSNotFound }
    /// The item's place among all items; nil for one that is not there.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
    /// The parent of an item; nil for a root and for an item that is not there.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// The item's descendants as a section of their own, its children at level 0, or the item itself at level 0.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard contains(parent) else { return part }
        part.take(self, includingParent ? [parent] : children[parent] ?? [], below: nil, at: 0)
        return part
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = [], next = parents[item]
        while let parent = next {
            found.append(parent)
            next = parents[parent]
        }
        return found
    }

    /// The tree as text, a line an item: `*` is visible, `+` expanded, `-` collapsed.
    public func visualDescription() -> String {
        items.map { item in
            String(repeating: "  ", count: level(of: item)) + (isVisible(item) ? "*" : " ") + (isExpanded(item) ? "+ " : "- ") + "\(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Adds children at the end of a parent's, roots without one. Items that are there already, and a parent that is not, are exceptions.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        checkUnique(items)
        if let parent { require(parent) }
        put(items, below: parent, at: siblings(below: parent).count)
    }
    /// Adds items before one that is there, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) { insert(items, beside: beforeIdentifier, offset: 0) }
    /// Adds items after one that is there and after its children, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) { insert(items, beside: afterIdentifier, offset: 1) }
    /// Adds another section's tree before an item, at its level.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }
    /// Adds another section's tree after an item and its children, at its level.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

    /// Removes items with all that is below them; those that are not there do not matter.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let roots = Set(items.filter(contains))
        for root in roots where contains(root) {
            let gone = Set(walk([root]) { _ in true })
            detach(root)
            for item in gone {
                children[item] = nil
                parents[item] = nil
            }
            known.subtract(gone)
            expanded.subtract(gone)
        }
    }
    /// Removes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// The items' children show from now on. An item that is not there is named on the console.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items where found(item) { expanded.insert(item) } }
    /// Hides the items' children; expansion below them is preserved. The console reports an item that is not in the tree.
    public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items where found(item) { expanded.remove(item) } }

    /// Replaces everything below `parent` by another section's tree.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        require(parent)
        delete(children[parent] ?? [])
        checkUnique(snapshot.items)
        take(snapshot, snapshot.rootItems, below: parent, at: 0)
    }

    // MARK: Keeping the tree

    private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { children[$0] ?? [] } ?? rootItems }

    private mutating func put(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        guard !items.isEmpty else { return }
        if let parent {
            children[parent, default: []].insert(contentsOf: items, at: index)
            for item in items { parents[item] = parent }
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
        known.formUnion(items)
    }

    private mutating func detach(_ item: ItemIdentifierType) {
        if let parent = parents[item] { children[parent]?.removeAll { $0 == item } } else { rootItems.removeAll { $0 == item } }
    }

    private mutating func take(_ other: NSDiffableDataSourceSectionSnapshot, _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        put(items, below: parent, at: index)
        for item in other.walk(items, into: { _ in true }) {
            if other.isExpanded(item) { expanded.insert(item) }
            if let below = other.children[item] { put(below, below: item, at: 0) }
        }
    }

    private func place(beside item: ItemIdentifierType, offset: Int) -> (parent: ItemIdentifierType?, index: Int) {
        require(item)
        let parent = parents[item]
        return (parent, (siblings(below: parent).firstIndex(of: item) ?? 0) + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        checkUnique(items)
        let place = place(beside: item, offset: offset)
        put(items, below: place.parent, at: place.index)
    }

    private mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, beside item: ItemIdentifierType, offset: Int) {
        checkUnique(snapshot.items)
        let place = place(beside: item, offset: offset)
        take(snapshot, snapshot.rootItems, below: place.parent, at: place.index)
    }

    // MARK: Bad input

    private func require(_ item: ItemIdentifierType) {
        guard contains(item) else { Diagnostics.raise("NSInternalInconsistencyException", "The section snapshot has no item with the identifier: \(item)") }
    }

    private func found(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        assumingMainActor { Diagnostics.log("NSDiffableDataSourceSectionSnapshot has no item with the identifier: \(item)") }
        return false
    }

    private func checkUnique(_ identifiers: [ItemIdentifierType]) {
        var seen = known
        let twice = identifiers.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return }
        let list = Set(twice).map { "    \($0)" }.sorted().joined(separator: ",\n")
        Diagnostics.raise("NSInternalInconsistencyException", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Roots without children.
    init(flat items: [ItemIdentifierType]) {
        self.init()
        append(items)
    }

    /// The tree whose visible items are `wanted`: a removed item goes with everything below it, a new item comes after its
    /// neighbour and at its level. An order that no tree of these items can have makes them roots.
    func showing(_ wanted: [ItemIdentifierType]) -> Self {
        guard visibleItems != wanted else { return self }
        var changed = self
        let kept = Set(wanted)
        changed.delete(visibleItems.filter { !kept.contains($0) })
        var previous: ItemIdentifierType?
        for item in wanted {
            defer { previous = item }
            if changed.contains(item) { continue }
            if let previous { changed.insert([item], after: previous) }
            else if let first = changed.rootItems.first { changed.insert([item], before: first) }
            else { changed.append([item]) }
        }
        return changed.visibleItems == wanted ? changed : Self(flat: wanted)
    }
}
