// UICollectionViewLayout: decides where elements stand. The collection view calls it in this order:
// prepare, collectionViewContentSize, layoutAttributesForElements(in:) (lifecycle/ sweetfood-cv-layout).

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The view that shows by this layout; set by it.
    public internal(set) weak var collectionView: UICollectionView?
    private var decorations: [String: CollectionReuse.Source] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.register(self)
    }

    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Called before any question after an invalidation; the place for computing and caching.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of every element that touches `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a drag or a change of layout should come to rest.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// Asked whenever the offset or size changes.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    /// Asks for `prepare` at the next layout of the collection view.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.layoutWasInvalidated(context) }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Attributes of the layout's own class.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let made = (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self).init()
        made.representedElementCategory = element.category
        made.representedElementKind = element.category == .cell ? nil : element.kind
        made.indexPath = element.path
        return made
    }

    // MARK: Updates

    /// Called with the changes of a batch, after `prepare` and before the first attributes are asked for it.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called inside the animation of a batch.
    open func finalizeCollectionViewUpdates() {}
    /// Where an inserted element begins; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a deleted element ends; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = viewClass.map { .cls($0) } }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = nib.map { .nib($0) } }
    func decoration(_ kind: String) -> CollectionReuse.Source? { decorations[kind] }
}

/// What of a layout became wrong.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public required override init() { super.init() }

    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the offset when the layout is next used.
    open var contentOffsetAdjustment: CGPoint = .zero
    open var contentSizeAdjustment: CGSize = .zero

    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// One change of a batch, as a layout is told.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = from
        indexPathAfterUpdate = to
        super.init()
    }
}
