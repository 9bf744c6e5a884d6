// UICollectionViewLayout: decides where elements stand. The collection view calls it in this order:
// prepare, collectionViewContentSize, layoutAttributesForElements(in:) (lifecycle/ sweetfood-cv-layout).

/// Base class of layouts: answers nothing by itself, so it shows nothing. Subclasses override the answers.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The view that shows by this layout; set by it.
    open internal(set) weak var collectionView: UICollectionView?
    private var decorations: [String: CollectionReuse.Source] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.register(self)
    }

    /// Layouts are not archived: writes a line to standard error, and nothing to the coder.
    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    /// What attributes of this layout are made of.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// What `invalidateLayout()` makes its context of.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Called before any question after an invalidation; the place for computing and caching.
    open func prepare() {}
    /// Points; how far the collection view can scroll.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of every element that touches `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of one item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of one supplementary view.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of one decoration view.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a drag or a change of layout should come to rest.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    /// Where the content should stand after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Direction

    /// The direction that the layout's own numbers are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors what this layout says where it reads in the other direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Asked whenever the offset or size changes.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What becomes wrong when the offset or size changes.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Asked when a cell wants another size than the layout gave it.
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// What becomes wrong when a cell gets the size it wants.
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    /// The collection view's size changes in an animation: called before it lays out its items anew. For subclasses; this one does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// The animations of a change of size are there. For subclasses; this one does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Asks for `prepare` at the next layout of the collection view.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    /// Subclasses that override this one call super.
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
    /// Where a header, footer or badge begins whose section is inserted; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a header, footer or badge ends whose section is deleted; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration begins whose section is inserted; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration ends whose section is deleted; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before another layout takes over.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes over.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the change from one to the other is done.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Decoration views of a kind are made from a class; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = viewClass.map { .cls($0) } }
    /// Decoration views of a kind are made from a nib; nil forgets it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = nib.map { .nib($0) } }
    /// The scroll view inside of the collection view that shows an element, for sections that scroll across.
    func host(of element: CollectionElement) -> UIScrollView? { nil }
    /// Tells a view that is about to be placed what the layout knows of it beyond its attributes.
    func willPlace(_ view: UICollectionReusableView, _ element: CollectionElement) {}
    /// Whether headers, footers and badges are asked for the size that they want.
    var measuresSupplementaryViews: Bool { false }
    /// Where an element begins that an update brings.
    func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
    /// Where an element ends that an update takes away.
    func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
    func decoration(_ kind: String) -> CollectionReuse.Source? { decorations[kind] }
}
