// UICollectionViewDataSourcePrefetching: a data source that is told of items ahead. UICollectionView+Prefetching calls it.

/// A data source that is told of items before they are needed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with items that will soon be requested.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with announced items that will not be requested after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        notImplemented(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
    }
}
