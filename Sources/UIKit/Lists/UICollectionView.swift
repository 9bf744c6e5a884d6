// UICollectionView: stored state and every member that apps override or call; its extensions do the work:
// Layout (elements on screen), Selection, Updates (batches), Prefetching, Queries. The layout decides positions.
import ObjectiveC

/// Shows items of a data source where its layout puts them, and reuses the views that leave the screen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The way in which content is longer than the view.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The kind of a layout's element: an item's cell, a view that belongs to a section, or decoration.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The resting position of an item that is scrolled to: at most one vertical and one horizontal position.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Scrolls the item to the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item comes to the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// Scrolls the item to the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// Scrolls the item to the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item comes to the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// Scrolls the item to the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of the view above a section in a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the view below a section in a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Supplies the number of items and their cells; setting another one loads everything again.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            if oldValue !== dataSource { setNeedsReload() }
            notifyValueChange(self, "dataSource", old: oldValue, new: dataSource)
        }
    }
    /// The object that is told of items that will soon be on screen. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The collection view's own delegate; it is the scroll view's as well.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { withValueChange(self, "delegate", of: delegate) { scrollDelegate = newValue } }
    }
    override func delegateDidChange() { layoutWasInvalidated(nil) }

    var layoutStorage: UICollectionViewLayout
    var counts: [Int]?
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var reuse = CollectionReuse()
    var needsPrepare = true
    /// Whether the elements on screen must be requested again.
    var needsShow = true
    var shownBounds: CGRect = .null
    var isLayingOutCollection = false
    var selectedItems: [IndexPath] = []
    var highlightedItem: IndexPath?
    var pressing = PressingTouch()
    /// The item that reconfigureItems fills anew now.
    var refilled: RefilledCell<UICollectionViewCell>?
    var prefetch = CollectionPrefetch()
    var updateDepth = 0
    var updates = TableUpdates(terms: .collection)
    var updateCompletions: [(Bool) -> Void] = []
    /// Identifiers of `CellRegistration`s already registered here.
    var registrations: Set<String> = []

    /// The swipe actions of a list; made for a layout whose rows have them.
    var listSwipe: ListSwipe?
    /// Whether list cells show their editing controls.
    open var isEditing: Bool = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    // MARK: Creating

    /// A collection view that arranges its items by `layout`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
        addInteraction(itemMenus.interaction)
    }

    private lazy var itemMenus = CollectionContextMenu(self)
    /// The item that a finger moves.
    var movement: ItemMovement?
    /// Begins to move an item with a finger; false if the data source does not allow it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// The finger has moved; the middle of the item, in points of the collection view.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement?.move(to: targetPosition) }
    /// The finger was lifted: the data source is told of the move.
    open func endInteractiveMovement() { endMovement(commits: true) }
    /// The item goes back.
    open func cancelInteractiveMovement() { endMovement(commits: false) }
    private lazy var carrying = CollectionDragDrop(self)
    /// Supplies the drag items. Not retained.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { addInteraction(carrying.drag) } else { removeInteraction(carrying.drag) } }
    }
    /// Decides which drops are accepted, and performs them. Not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { addInteraction(carrying.drop) } else { removeInteraction(carrying.drop) } }
    }
    /// Whether items can be dragged. True on every device since iOS 15.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether one of the items is being dragged.
    open var hasActiveDrag: Bool { carrying.source != nil }
    /// A drag is over the items.
    open var hasActiveDrop: Bool { carrying.isDropActive }
    /// Opens the menus of items, where the delegate has some.
    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }

    /// Creates a collection view without a layout, which shows nothing.
    public convenience override init(frame: CGRect) {
        Diagnostics.raise(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        // The type is given: `??` alone would ask the coder for a flow layout.
        layoutStorage = coder.object("UICollectionLayout", as: UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.collectionView = self
        decodeCollectionView(from: coder)
        addInteraction(itemMenus.interaction)
    }

    // MARK: Layout

    /// The layout, which decides positions. Setting another one moves elements without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }
    /// Installs a layout between this one and the next, whose progress a finger sets; `finishInteractiveTransition()` or
    /// `cancelInteractiveTransition()` ends it.
    @discardableResult
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion)
    }
    /// Continues to the next layout.
    open func finishInteractiveTransition() { endTransition(completed: true) }
    /// Returns to the former layout.
    open func cancelInteractiveTransition() { endTransition(completed: false) }
    var transitionCompletion: LayoutInteractiveTransitionCompletion?

    /// Changes to another layout; `completion` gets whether the animation reached its end.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { changeLayout(to: layout, animated: animated, completion: nil) }
    /// The same, and calls the closure when the change is over.
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

    /// A view behind all others, as large as the collection view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Registering and dequeuing

    /// Registers a class for cells of this reuse identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { reuse.register(cellClass.map { .cls($0) }, .init(kind: CollectionReuse.cellKind, identifier: identifier)) }
    /// Registers a nib with one top-level cell for this reuse identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { reuse.register(nib.map { .nib($0) }, .init(kind: CollectionReuse.cellKind, identifier: identifier)) }
    /// Registers a class for supplementary views of a kind and reuse identifier; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { reuse.register(viewClass.map { .cls($0) }, .init(kind: elementKind, identifier: identifier)) }
    /// Registers a nib for supplementary views of a kind and reuse identifier; nil removes the registration.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { reuse.register(nib.map { .nib($0) }, .init(kind: kind, identifier: identifier)) }
    /// A cell that left the screen, or a new one. An identifier that was not registered raises an exception.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
    /// A supplementary view that left the screen, or a new one. A kind or identifier that was not registered raises an exception.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

    // MARK: Content

    /// The number of sections from the last call of the data source.
    open var numberOfSections: Int { loadedCounts.count }
    /// The number of items from the last call of the data source; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int { loadedCounts.indices.contains(section) ? loadedCounts[section] : 0 }
    /// Discards all elements and asks the data source again at the next layout.
    open func reloadData() { reloadEverything() }
    /// The cell of an item on screen; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { views[.cell(indexPath)] as? UICollectionViewCell }
    /// The item that a cell on screen shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.first { $0.value === cell }?.key.path }
    /// The item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    /// Cells on screen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
    /// Items on screen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { views.keys.filter { $0.category == .cell }.map(\.path).sorted() }
    /// The supplementary view on screen at this place, if there is one.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { views[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)] }
    /// Supplementary views of a kind that are on screen, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) } }
    /// Places of the supplementary views of a kind that are on screen, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted() }
    /// The layout's attributes of an item, on screen or not.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return placedAttributes(at: indexPath)
    }
    /// The layout's attributes of a supplementary view, on screen or not.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return placedAttributes(ofKind: kind, at: indexPath)
    }
    /// Scrolls until the item is at this position; without a position, only until all of it is visible.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated: animated) }
    /// Whether cells are requested before they come on screen (since iOS 10).
    open var isPrefetchingEnabled: Bool = Behaviour.collectionPrefetching.isOn

    // MARK: Selection

    /// A tap selects an item.
    open var allowsSelection: Bool = true
    /// A tap selects or deselects one item and leaves the others.
    open var allowsMultipleSelection: Bool = false
    /// A tap selects an item while `isEditing`. Default false.
    open var allowsSelectionDuringEditing: Bool = false
    /// A tap selects or deselects one item and leaves the others while `isEditing`. Default false.
    open var allowsMultipleSelectionDuringEditing: Bool = false
    /// Changes of a batch that has not been closed wait to be carried out.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }
    /// The selected items, in the order of their selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }
    /// Selects without asking or telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { selectProgrammatically(indexPath, animated: animated, scrollPosition: scrollPosition) }
    /// Deselects without asking or telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectProgrammatically(indexPath) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchCancelled(touches) }

    // MARK: Updates

    /// Animates the changes made inside `updates` together. Paths of deletions refer to the state before, of insertions to the state after.
    /// A number of items that does not fit the changes raises an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { runBatch(updates, completion: completion) }
    /// The data source has new items at these paths.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
    /// The data source has lost the items at these paths.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
    /// Makes new cells for these items.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
    /// Requests these items again and keeps their cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves an item with its cell.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    /// The data source has new sections.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// The data source has lost sections.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Makes everything in these sections anew.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// A section has moved, with its cells.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
}
