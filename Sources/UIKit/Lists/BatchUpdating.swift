// The common part of a batch in tables and collection views: changes are collected until the outermost batch closes.
// Each list opens and applies a batch itself (UITableView+Updates, UICollectionView+Updates).

@MainActor protocol BatchUpdating: UIView {
    var updates: TableUpdates { get set }
    var updateCompletions: [(Bool) -> Void] { get set }
    func openBatch()
    func closeBatch()
    /// Whether the row's cell is on screen.
    func showsCell(at path: IndexPath) -> Bool
    /// Asks the data source for the cell of a row on screen; dequeuing returns the existing cell.
    func refill(_ path: IndexPath)
}

extension BatchUpdating {
    func runBatch(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        // The completion runs before those of the batches inside (asdk-nested-batches).
        if let completion { updateCompletions.append(completion) }
        body?()
        closeBatch()
    }

    /// The cells of these rows stay and are filled anew (Apple, UICollectionView.reconfigureItems(at:)).
    func reconfigure(_ paths: [IndexPath]) {
        let shown = paths.filter(showsCell)
        if !shown.isEmpty { change { $0.reconfiguredRows.formUnion(shown) } }
    }

    /// The rows of a batch under their new paths.
    func refill(_ batch: TableUpdates) {
        for path in batch.reconfiguredRows.sorted() where !batch.reloadedRows.contains(path) {
            if let new = batch.newIndexPath(forOld: path), showsCell(at: new) { refill(new) }
        }
    }

    /// Records a change; one outside a batch is a batch of its own.
    func change(_ body: (inout TableUpdates) -> Void) {
        openBatch()
        body(&updates)
        closeBatch()
    }
}

extension UITableView: BatchUpdating {}
extension UICollectionView: BatchUpdating {}

/// A row that is filled again: its cell is the only one that may be dequeued for it.
struct RefilledCell<Cell: UIView> {
    let path: IndexPath
    let cell: Cell

    /// The cell if it is the requested one; a device's exception text if another one is requested.
    @MainActor func dequeued(_ identifier: String, reuseIdentifier: String?) -> Cell {
        guard identifier == reuseIdentifier else {
            Diagnostics.raise(.internalInconsistency, "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item")
        }
        return cell
    }
}
