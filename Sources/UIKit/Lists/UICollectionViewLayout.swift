// UICollectionViewLayout: decides the positions of elements. The collection view calls it in this order:
// prepare, collectionViewContentSize, layoutAttributesForElements(in:) (record sweetfood-cv-layout).
import ObjectiveC

/// The base class of layouts; it returns no elements. Subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that uses this layout, which sets the property.
    open internal(set) var collectionView: UICollectionView? { get { collectionViewReference.wrappedValue } set { collectionViewReference.wrappedValue = newValue } }
    private final var collectionViewReference = _ZeroingReference<UICollectionView>()
    private var decorations: [String: CollectionReuse.Source] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.register(self)
    }

    /// Layouts are not archived: writes a line to standard error, and nothing to the coder.
    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    /// The class of this layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the context that `invalidateLayout()` makes.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Called before any question after an invalidation; the place for computing and caching.
    open func prepare() {}
    /// The size of the content in points, which limits how far the collection view scrolls.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of every element that touches `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of one item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of one supplementary view.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of one decoration view.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The offset at which a drag or a change of layout should come to rest.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    /// The offset of the content after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Direction

    /// The direction that the layout's own numbers are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors this layout if it reads in the other direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Called whenever the offset or size changes.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The invalidation for a change of offset or size.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Called when a cell wants another size than the layout gave it.
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// The invalidation for a cell that gets the size it wants.
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    /// Called before the items are laid out for a size change in an animation. For subclasses; the default does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when the animations of a size change exist. For subclasses; the default does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Requests `prepare` at the next layout of the collection view.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }
    /// Invalidates the parts in the context. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.layoutWasInvalidated(context) }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type ?? UICollectionViewLayoutInvalidationContext.self)._init()
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

    /// Called with the changes of a batch, after `prepare` and before the first attributes of the batch are requested.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called inside the animation of a batch.
    open func finalizeCollectionViewUpdates() {}
    /// The start of an inserted element; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The end of a deleted element; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The start of a header, footer or badge whose section is inserted; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The end of a header, footer or badge whose section is deleted; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The start of a decoration whose section is inserted; nil: faded, at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The end of a decoration whose section is deleted; nil: faded, at its place.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before another layout takes over.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes over.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the change from one to the other is done.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Registers a class for decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = viewClass.map { .cls($0) } }
    /// Registers a nib for decoration views of a kind; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = nib.map { .nib($0) } }
    /// The scroll view inside of the collection view that shows an element, for sections that scroll across.
    func host(of element: CollectionElement) -> UIScrollView? { nil }
    /// Gives a dequeued view what the app may ask it for before it is placed.
    func willHandOut(_ view: UICollectionReusableView, _ element: CollectionElement) {}
    /// Gives a view that is about to be placed the layout's further values beside its attributes.
    func willPlace(_ view: UICollectionReusableView, _ element: CollectionElement) {}
    /// Whether headers, footers and badges are measured.
    var measuresSupplementaryViews: Bool { false }
    /// The start of an element that an update adds.
    func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
    /// The end of an element that an update removes.
    func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
    func decoration(_ kind: String) -> CollectionReuse.Source? { decorations[kind] }
}
