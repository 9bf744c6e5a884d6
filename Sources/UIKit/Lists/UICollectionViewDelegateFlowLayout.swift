// UICollectionViewDelegateFlowLayout: the metrics of a flow layout, item by item or section by section. UICollectionViewFlowLayout asks.

/// A flow layout's questions to the collection view's delegate about sizes and spaces, in points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Called for every item when the layout prepares. Optional: `itemSize`, or the estimate.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    /// Called when the layout prepares. Optional: `sectionInset`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    /// Called when the layout prepares. Optional: `minimumLineSpacing`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    /// Called when the layout prepares. Optional: `minimumInteritemSpacing`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    /// Called when the layout prepares; zero makes no header. Optional: `headerReferenceSize`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    /// Called when the layout prepares; zero makes no footer. Optional: `footerReferenceSize`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }

    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.itemSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        notImplemented(self, "collectionView:layout:sizeForItemAtIndexPath:", [collectionView, collectionViewLayout, indexPath], fallback: flow(collectionViewLayout)?.itemSize ?? .zero)
    }
    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.sectionInset ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        notImplemented(self, "collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.sectionInset ?? .zero)
    }
    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.minimumLineSpacing ?? 0`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        notImplemented(self, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.minimumLineSpacing ?? 0)
    }
    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        notImplemented(self, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0)
    }
    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.headerReferenceSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        notImplemented(self, "collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.headerReferenceSize ?? .zero)
    }
    /// Default for a type that does not implement this member: returns `flow(collectionViewLayout)?.footerReferenceSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        notImplemented(self, "collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.footerReferenceSize ?? .zero)
    }
}
