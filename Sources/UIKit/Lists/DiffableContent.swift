// The snapshot that a list shows, and how another one takes its place. The diffable data sources of tables and
// collection views each hold one.

/// What can show a snapshot.
@MainActor protocol DiffableList: BatchUpdating {
    var numberOfSections: Int { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

@MainActor final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private weak var list: (any DiffableList)?
    private(set) var shown = Snapshot()

    init(_ list: any DiffableList) { self.list = list }

    /// Animates the difference; a list that nobody sees yet is loaded instead.
    func apply(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
        let old = shown
        // A list that shows what another data source said before is loaded anew, as one that nobody sees yet.
        guard let list, list.window != nil || !old.sectionIdentifiers.isEmpty, list.numberOfSections == old.numberOfSections else {
            return reload(snapshot, completion: completion)
        }
        let change = {
            list.performBatchUpdates({
                self.shown = snapshot
                list.change { $0 = snapshot.changes(from: old, terms: $0.terms) }
            }, completion: { _ in completion?() })
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        shown = snapshot
        list?.reloadData()
        if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
    }
}
