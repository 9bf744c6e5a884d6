// UITableViewDataSourcePrefetching: a data source that is told of rows ahead. UITableView+Prefetching calls it.
import ObjectiveC

/// A data source that is told of rows before they are needed, while the table scrolls.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that will soon be requested, the nearest first. Not called for rows that are needed at once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when the scroll has turned round, so that these announced rows are no longer ahead.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        notImplemented(self, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths])
    }
}
