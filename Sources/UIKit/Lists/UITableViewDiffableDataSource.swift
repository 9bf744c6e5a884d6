// Fills a table from snapshots, and changes it by the difference between two.

/// Shows snapshots in a table; it is the table's data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
    /// Makes the cell of a row; nil raises an exception.
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
    private let cellProvider: CellProvider
    /// The animation of rows when a snapshot is applied. Kept; rows move and fade in one way here.
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

    /// Shows `snapshot` without comparing it: every cell is made again.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        content.reload(snapshot, completion: completion)
    }

    /// A copy of the shown content, to change and apply, without reload requests.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.shown.withoutReloads }
    /// The identifier of a row; nil where there is no row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.shown.item(at: indexPath) }
    /// The place of an item; nil for an item that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.shown.paths[itemIdentifier] }
    /// The identifier of a section; nil for an index beyond the last section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.shown.section(at: index) }
    /// The index of a section; nil for a section that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.shown.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource: what subclasses override

    /// The number in the shown snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { content.shown.numberOfSections }
    /// The number in the shown snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { content.shown.numberOfItems(inSectionAt: section) }
    /// Calls the cell provider; nil from it raises an exception.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = content.shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Diagnostics.raise(.internalInconsistency, "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. You must always return a cell to the table view: \(Diagnostics.identity(tableView))")
        }
        return cell
    }
    /// Called if the delegate has no view; nil makes no header. Optional: nil. For subclasses to implement.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { absent(nil) }
    /// Called if the delegate has no view; nil makes no footer. Optional: nil. For subclasses to implement.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { absent(nil) }
    /// The words of the index at the side. Optional: no index. For subclasses to implement.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { absent(nil) }
    /// The section of a word of the index. Optional: the word's own position. For subclasses to implement.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { absent(index) }
    /// False, unlike a plain data source's: subclasses override it to let rows be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Whether the row can be moved: false; subclasses override it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// The user confirmed a deletion or tapped the plus: change the data and the table. With it rows can be swiped to delete. For
    /// subclasses to implement.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { absent(()) }
    /// The user dragged a row to another place: move it in the data. With it rows can be moved in editing mode. For subclasses to implement.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { absent(()) }
}
