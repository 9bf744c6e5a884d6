// The snapshot that a list shows, the trees of its sections, and the changes to new ones. The diffable data sources of tables and
// collection views each hold one.
import ObjectiveC
import Foundation

/// A list that can show a snapshot.
@MainActor protocol DiffableList: BatchUpdating {
    var numberOfSections: Int { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

@MainActor final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>
    @_ZeroingDelegate private var list: (any DiffableList)?
    private(set) var shown = Snapshot()
    /// Sections whose items were applied as a tree.
    private var trees: [Section: SectionSnapshot] = [:]
    /// Called when the list has taken over another snapshot.
    var didChange: (() -> Void)?

    init(_ list: any DiffableList) { self.list = list }

    /// Shows the snapshot and animates the difference; a list that is not visible yet is loaded instead.
    func apply(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
        apply(snapshot, trees: trees(for: snapshot), animated: animated, completion: completion)
    }

    private func apply(_ snapshot: Snapshot, trees new: [Section: SectionSnapshot], animated: Bool, completion: (() -> Void)?) {
        let old = shown
        // A list that shows the content of another data source is loaded anew, and so is a list that is not on screen yet.
        guard let list, list.window != nil || !old.sectionIdentifiers.isEmpty, list.numberOfSections == old.numberOfSections else {
            return reload(snapshot, trees: new, completion: completion)
        }
        let change = {
            list.performBatchUpdates({
                self.show(snapshot, new)
                list.change { $0 = snapshot.changes(from: old, terms: $0.terms) }
            }, completion: { _ in completion?() })
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        didChange?()
    }

    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) { reload(snapshot, trees: trees(for: snapshot), completion: completion) }

    private func reload(_ snapshot: Snapshot, trees new: [Section: SectionSnapshot], completion: (() -> Void)?) {
        show(snapshot, new)
        list?.reloadData()
        if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
    }

    private func show(_ snapshot: Snapshot, _ new: [Section: SectionSnapshot]) {
        shown = snapshot
        trees = new
    }

    // MARK: Sections as trees

    /// A section that was applied as a tree, or its items as roots; empty for a section that is not shown.
    func tree(of section: Section) -> SectionSnapshot { trees[section] ?? SectionSnapshot(flat: shown.itemIdentifiers(inSection: section)) }

    /// Shows a tree's visible items in a section; a section that does not exist is added at the end of the list.
    func apply(_ tree: SectionSnapshot, to section: Section, animated: Bool, completion: (() -> Void)?) {
        var snapshot = shown.withoutReloads
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
        snapshot.appendItems(tree.visibleItems, toSection: section)
        var new = trees
        new[section] = tree
        apply(snapshot, trees: new, animated: animated, completion: completion)
    }

    private func trees(for snapshot: Snapshot) -> [Section: SectionSnapshot] {
        var kept: [Section: SectionSnapshot] = [:]
        for (section, tree) in trees where snapshot.indexOfSection(section) != nil {
            kept[section] = tree.showing(snapshot.itemIdentifiers(inSection: section))
        }
        return kept
    }

    /// The tree that contains the item shown at a path.
    func tree(at path: IndexPath) -> (item: Item, section: Section, tree: SectionSnapshot)? {
        guard let item = shown.item(at: path), let section = shown.section(at: path.section), let tree = trees[section] else { return nil }
        return (item, section, tree)
    }

    // MARK: An item that a finger moved

    func transaction(moving source: IndexPath, to target: IndexPath) -> NSDiffableDataSourceTransaction<Section, Item>? {
        guard let item = shown.item(at: source), let section = shown.section(at: target.section) else { return nil }
        var final = shown.withoutReloads
        final.deleteItems([item])
        let others = final.itemIdentifiers(inSection: section)
        if others.indices.contains(target.item) { final.insertItems([item], beforeItem: others[target.item]) } else { final.appendItems([item], toSection: section) }
        let (before, after) = (shown.withoutReloads, trees(for: final))
        let sections = final.sectionIdentifiers.compactMap { section -> NSDiffableDataSourceSectionTransaction<Section, Item>? in
            let (from, to) = (before.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
            guard from != to else { return nil }
            return NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, initialSnapshot: tree(of: section), finalSnapshot: after[section] ?? SectionSnapshot(flat: to), difference: to.difference(from: from))
        }
        return NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: final, difference: final.itemIdentifiers.difference(from: before.itemIdentifiers), sectionTransactions: sections)
    }

    /// The list moves its cells itself.
    func adopt(_ transaction: NSDiffableDataSourceTransaction<Section, Item>) { show(transaction.finalSnapshot, trees(for: transaction.finalSnapshot)) }
}
