// What tables and collection views share of a batch: changes are collected until the outermost batch closes.
// Opening and applying a batch is each list's own (UITableView+Updates, UICollectionView+Updates).

@MainActor protocol BatchUpdating: UIView {
    var updates: TableUpdates { get set }
    var updateCompletions: [(Bool) -> Void] { get set }
    func openBatch()
    func closeBatch()
}

extension BatchUpdating {
    func runBatch(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        body?()
        if let completion { updateCompletions.append(completion) }
        closeBatch()
    }

    /// One change outside a batch is a batch of its own.
    func change(_ body: (inout TableUpdates) -> Void) {
        openBatch()
        body(&updates)
        closeBatch()
    }
}

extension UITableView: BatchUpdating {}
extension UICollectionView: BatchUpdating {}
