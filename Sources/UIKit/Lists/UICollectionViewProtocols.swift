// What a collection view asks and tells: data source, prefetching, delegate, and the flow layout's questions.
// Two requirements are required; the rest answer as UIKit does.

/// Says what a collection view shows. The first two requirements are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A dequeued cell with the item's content.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// 1 when not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued supplementary view; the layout decides whether there is one.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Stands in for a type without it, with the answer `1`.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        notImplemented(self, "numberOfSectionsInCollectionView:", [collectionView], fallback: 1)
    }
    /// Stands in for a type without it, with the answer `UICollectionReusableView(frame: .zero)`.
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        notImplemented(self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath], fallback: UICollectionReusableView(frame: .zero))
    }
}

/// Told of items before they are needed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// These items will soon be asked for.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// These items will not be asked for after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        notImplemented(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
    }
}

/// Decides about selection and hears of it, and of what comes on screen and leaves it.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A finger is down on an item; false ignores it. True when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// The item looks pressed.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// The item looks pressed no longer.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// A finger left an item; true when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Asked with multiple selection only; true when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// A tap selected the item; code that selects one does not tell.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// A tap took the selection away.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// The cell is about to come on screen.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The cell has left the screen; its item may be gone by now.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The supplementary view is about to come on screen.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    /// The supplementary view has left the screen.
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Stands in for a type without it, with the answer `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Stands in for a type without it, with the answer `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Stands in for a type without it, with the answer `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        notImplemented(self, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
    /// Stands in for a type without it, and does nothing.
    public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        notImplemented(self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
}

/// What a flow layout asks the collection view's delegate about sizes and spaces, in points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Asked for every item when the layout prepares. Optional: `itemSize`, or the estimate.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    /// Asked when the layout prepares. Optional: `sectionInset`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    /// Asked when the layout prepares. Optional: `minimumLineSpacing`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    /// Asked when the layout prepares. Optional: `minimumInteritemSpacing`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    /// Asked when the layout prepares; zero makes no header. Optional: `headerReferenceSize`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    /// Asked when the layout prepares; zero makes no footer. Optional: `footerReferenceSize`.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }

    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.itemSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        notImplemented(self, "collectionView:layout:sizeForItemAtIndexPath:", [collectionView, collectionViewLayout, indexPath], fallback: flow(collectionViewLayout)?.itemSize ?? .zero)
    }
    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.sectionInset ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        notImplemented(self, "collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.sectionInset ?? .zero)
    }
    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.minimumLineSpacing ?? 0`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        notImplemented(self, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.minimumLineSpacing ?? 0)
    }
    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        notImplemented(self, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0)
    }
    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.headerReferenceSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        notImplemented(self, "collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.headerReferenceSize ?? .zero)
    }
    /// Stands in for a type without it, with the answer `flow(collectionViewLayout)?.footerReferenceSize ?? .zero`.
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        notImplemented(self, "collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section], fallback: flow(collectionViewLayout)?.footerReferenceSize ?? .zero)
    }
}
