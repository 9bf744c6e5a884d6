// UICollectionViewDiffableDataSource: a collection view shows a snapshot; applying another one
// animates the difference. DiffableContent applies it; NSDiffableDataSourceSnapshot computes the difference.

/// Shows snapshots in a collection view; it is the collection view's data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item; nil raises an exception.
    public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a supplementary view of a kind; nil counts as not implemented.
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
    private let cellProvider: CellProvider
    /// Makes headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    /// The handlers for a person's opening or closing of a row of a tree.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// The handlers for a person's moving of an item.
    public var reorderingHandlers = ReorderingHandlers()
    /// The move that the collection view carries out now.
    var reordering: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?

    /// Becomes the collection view's data source; `cellProvider` makes its cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        content = DiffableContent(collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
        content.didChange = { [weak collectionView] in collectionView?.outlinesChanged() }
    }

    /// Shows `snapshot`; `completion` is called when the change has been animated.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        content.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot` without comparing it: every cell is made again.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        content.reload(snapshot, completion: completion)
    }

    /// A copy of the shown content, to change and apply, without reload requests.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.shown.withoutReloads }
    /// The identifier of an item; nil where there is no item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.shown.item(at: indexPath) }
    /// The place of an item; nil for an item that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.shown.paths[itemIdentifier] }
    /// The identifier of a section; nil for an index beyond the last section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.shown.section(at: index) }
    /// The index of a section; nil for a section that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.shown.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    /// The number in the shown snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.shown.numberOfSections }
    /// The number in the shown snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.shown.numberOfItems(inSectionAt: section)
    }
    /// Calls the cell provider; nil from it raises an exception.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = content.shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            Diagnostics.raise(.internalInconsistency, "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the collection view: \(Diagnostics.identity(collectionView))")
        }
        return cell
    }
    /// Calls the supplementary view provider; without one the method counts as not implemented.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            return notImplemented(self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath], fallback: UICollectionReusableView(frame: .zero))
        }
        return view
    }
    /// The reordering handlers' answer; false without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        content.shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    /// Called when a person has moved an item: `willReorder` runs, then the snapshot has the item at its new place; `didReorder` follows the change.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let transaction = content.transaction(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(transaction)
        content.adopt(transaction)
        reordering = transaction
    }
}
