// UICollectionView: stored state and every member that apps override or call; the work lies in its extensions:
// Layout (what is on screen), Selection, Updates (batches), Prefetching, Queries. Where things stand is the layout's.

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if oldValue !== dataSource { setNeedsReload() } } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The collection view's own delegate; it is the scroll view's as well.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func delegateDidChange() { layoutWasInvalidated(nil) }

    var layoutStorage: UICollectionViewLayout
    var counts: [Int]?
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var reuse = CollectionReuse()
    var needsPrepare = true
    /// What is on screen must be asked for again.
    var needsShow = true
    var shownBounds: CGRect = .null
    var isLayingOutCollection = false
    var selectedItems: [IndexPath] = []
    var highlightedItem: IndexPath?
    var prefetch = CollectionPrefetch()
    var updateDepth = 0
    var updates = TableUpdates(terms: .collection)
    var updateCompletions: [(Bool) -> Void] = []
    /// Identifiers of `CellRegistration`s already registered here.
    var registrations: Set<String> = []

    // MARK: Creating

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Without a layout there is nothing to show by.
    public convenience override init(frame: CGRect) {
        Diagnostics.raise(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        layoutStorage = coder.object("UICollectionLayout") ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.collectionView = self
        decodeCollectionView(from: coder)
    }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { changeLayout(to: layout, animated: animated, completion: completion) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCollection()
    }
    override func offsetDidChange() {
        boundsMayInvalidateLayout()
        super.offsetDidChange()
    }
    override func scrollGeometryDidChange() {
        super.scrollGeometryDidChange()
        boundsMayInvalidateLayout()
        setNeedsLayout()
    }
    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { layoutStorage.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity) }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Registering and dequeuing

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { reuse.register(cellClass.map { .cls($0) }, .init(kind: CollectionReuse.cellKind, identifier: identifier)) }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { reuse.register(nib.map { .nib($0) }, .init(kind: CollectionReuse.cellKind, identifier: identifier)) }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { reuse.register(viewClass.map { .cls($0) }, .init(kind: elementKind, identifier: identifier)) }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { reuse.register(nib.map { .nib($0) }, .init(kind: kind, identifier: identifier)) }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

    // MARK: Content

    open var numberOfSections: Int { loadedCounts.count }
    open func numberOfItems(inSection section: Int) -> Int { loadedCounts.indices.contains(section) ? loadedCounts[section] : 0 }
    /// Forgets everything and asks the data source again at the next layout.
    open func reloadData() { reloadEverything() }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { views[.cell(indexPath)] as? UICollectionViewCell }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.first { $0.value === cell }?.key.path }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
    open var indexPathsForVisibleItems: [IndexPath] { views.keys.filter { $0.category == .cell }.map(\.path).sorted() }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { views[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)] }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) } }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted() }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layoutStorage.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated: animated) }
    open var isPrefetchingEnabled: Bool = Behaviour.collectionPrefetching.isOn

    // MARK: Selection

    open var allowsSelection: Bool = true
    open var allowsMultipleSelection: Bool = false
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { selectProgrammatically(indexPath, animated: animated, scrollPosition: scrollPosition) }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectProgrammatically(indexPath) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Updates

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { runBatch(updates, completion: completion) }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
}
