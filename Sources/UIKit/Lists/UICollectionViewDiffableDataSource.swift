// UICollectionViewDiffableDataSource and UITableViewDiffableDataSource: a list shows a snapshot; applying another one
// animates the difference. The difference itself is NSDiffableDataSourceSnapshot's.

/// Shows snapshots in a collection view; it is the collection view's data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the collection view's data source; `cellProvider` makes its cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows `snapshot`; `completion` is called when the change has been animated.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = shown
        guard let collectionView, collectionView.window != nil || !old.sectionIdentifiers.isEmpty else {
            shown = snapshot
            collectionView?.reloadData()
            if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
            return
        }
        let change = {
            collectionView.performBatchUpdates({
                self.shown = snapshot
                collectionView.change { $0 = snapshot.changes(from: old, terms: .collection) }
            }, completion: { _ in completion?() })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        shown = snapshot
        collectionView?.reloadData()
        if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.withoutReloads }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.paths[itemIdentifier] }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            Diagnostics.raise(.internalInconsistency, "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the collection view: \(Diagnostics.identity(collectionView))")
        }
        return cell
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            return notImplemented(self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath], fallback: UICollectionReusableView(frame: .zero))
        }
        return view
    }
}

/// Shows snapshots in a table; it is the table's data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// How rows come and go when a snapshot is applied.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the table's data source; `cellProvider` makes its cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows `snapshot`; `completion` is called when the change has been animated.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = shown
        guard let tableView, tableView.window != nil || !old.sectionIdentifiers.isEmpty else {
            shown = snapshot
            tableView?.reloadData()
            if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
            return
        }
        let change = {
            tableView.performBatchUpdates({
                self.shown = snapshot
                tableView.change { $0 = snapshot.changes(from: old, terms: .table) }
            }, completion: { _ in completion?() })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        shown = snapshot
        tableView?.reloadData()
        if let completion { UpdateCycle.shared.perform(afterCommit: completion) }
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.withoutReloads }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.paths[itemIdentifier] }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil }

    // MARK: UITableViewDataSource: what subclasses override

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Diagnostics.raise(.internalInconsistency, "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the table view: \(Diagnostics.identity(tableView))")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { notImplemented(Unanswering.shared, "", [], fallback: nil) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { notImplemented(Unanswering.shared, "", [], fallback: nil) }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { notImplemented(Unanswering.shared, "", []) }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { notImplemented(Unanswering.shared, "", []) }
}

extension NSDiffableDataSourceSnapshot {
    /// What a data source hands out: the content, not the wishes that were already carried out.
    var withoutReloads: Self {
        var copy = NSDiffableDataSourceSnapshot()
        copy.appendSections(sectionIdentifiers)
        for section in sectionIdentifiers { copy.appendItems(itemIdentifiers(inSection: section), toSection: section) }
        return copy
    }
}
