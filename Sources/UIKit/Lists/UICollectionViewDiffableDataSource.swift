// UICollectionViewDiffableDataSource and UITableViewDiffableDataSource: a list shows a snapshot; applying another one
// animates the difference. How is DiffableContent; the difference itself is NSDiffableDataSourceSnapshot's.

/// Shows snapshots in a collection view; it is the collection view's data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
    private let cellProvider: CellProvider
    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the collection view's data source; `cellProvider` makes its cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        content = DiffableContent(collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows `snapshot`; `completion` is called when the change has been animated.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        content.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        content.reload(snapshot, completion: completion)
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.shown.withoutReloads }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.shown.paths[itemIdentifier] }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.shown.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.shown.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.shown.numberOfItems(inSectionAt: section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = content.shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
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
    private let cellProvider: CellProvider
    /// How rows come and go when a snapshot is applied.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the table's data source; `cellProvider` makes its cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        content = DiffableContent(tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows `snapshot`; `completion` is called when the change has been animated.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        content.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        content.reload(snapshot, completion: completion)
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.shown.withoutReloads }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.shown.paths[itemIdentifier] }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.shown.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.shown.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource: what subclasses override

    open func numberOfSections(in tableView: UITableView) -> Int { content.shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { content.shown.numberOfItems(inSectionAt: section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = content.shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Diagnostics.raise(.internalInconsistency, "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the table view: \(Diagnostics.identity(tableView))")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { absent(nil) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { absent(nil) }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { absent(()) }
}
