// The parts that a layout has to compute again. UICollectionViewLayout makes it; apps pass it to `invalidateLayout(with:)`.

/// The invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// The data was reloaded: nothing of before holds.
    open internal(set) var invalidateEverything = false
    /// The numbers of sections and items have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// Items whose attributes are wrong; nil when none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Supplementary views whose attributes are wrong, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Decoration views whose attributes are wrong, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the offset when the layout is next used.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// The growth of the content in points.
    open var contentSizeAdjustment: CGSize = .zero

    /// Marks items whose attributes are wrong.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
    /// Marks supplementary views whose attributes are wrong.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Marks decoration views whose attributes are wrong.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
}
