// UICollectionViewDataSource: supplies the content of a collection view. Two methods are required; the others have UIKit's defaults.

/// Supplies the content of a collection view. The first two methods are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A dequeued cell with the item's content.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// 1 when not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued supplementary view; the layout decides whether there is one.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    /// Whether a finger may move the item; true when not implemented and `moveItemAt` is.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// A finger has moved an item: change the data. The collection view moves its cell.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Default for a type that does not implement this member: returns `1`.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        notImplemented(self, "numberOfSectionsInCollectionView:", [collectionView], fallback: 1)
    }
    /// Default for a type that does not implement this member: returns `UICollectionReusableView(frame: .zero)`.
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        notImplemented(self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath], fallback: UICollectionReusableView(frame: .zero))
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notImplemented(self, "collectionView:moveItemAtIndexPath:toIndexPath:", [collectionView, sourceIndexPath, destinationIndexPath])
    }
}
