// UITableView: stored state and every member that apps override or call; its extensions do the work:
// Loading (counts, heights), Layout (places of cells), Cells (reuse), Selection, Updates, Editing, Queries.
import ObjectiveC

/// Rows below each other, in sections with headers and footers. Only rows on screen have cells, which are reused.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// `plain` headers stay at the top; `insetGrouped` sections are cards with side margins.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The resting position of a row; `none` scrolls only until the row is visible.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// The animation of inserted and deleted rows. All look the same here: they fade and move in 0.3 seconds.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// The edge from which a separator's inset is measured.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// A height that lets the content decide.
    public static let automaticDimension: CGFloat = -1
    /// The index title that shows a magnifying glass.
    public static let indexSearch: String = "{search}"

    /// Decided when the table is made.
    open private(set) var style: Style = .plain
    /// The data source, not retained. A new one is asked for everything at the next layout.
    open weak var dataSource: UITableViewDataSource? {
        didSet {
            dataSourceChanged(from: oldValue)
            notifyValueChange(self, "dataSource", old: oldValue, new: dataSource)
        }
    }
    /// The prefetch data source, not retained. It is told of the ten rows ahead while the table scrolls; a table at rest announces nothing.
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    /// Whether the prefetch data source is called.
    open var isPrefetchingEnabled: Bool = true

    /// The table's delegate; it is the scroll view's delegate as well.
    open weak var delegate: UITableViewDelegate? {
        get { scrollDelegate as? UITableViewDelegate }
        set { withValueChange(self, "delegate", of: delegate) { scrollDelegate = newValue } }
    }

    override func delegateDidChange() { setNeedsReload() }

    var model = TableModel()
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Views made early because their height had to be measured.
    var premadeHeaders: [Int: UIView] = [:]
    var premadeFooters: [Int: UIView] = [:]
    var reuse = TableReuse()
    var needsReload = true
    var hasLoaded = false
    /// Whether counts and heights were requested since the last layout.
    var isFreshlyLoaded = false
    var isLoadingCell: IndexPath?
    var askedHeight: CGFloat?
    /// The row that reconfigureRows fills anew now.
    var refilled: RefilledCell<UITableViewCell>?
    var isLayingOutTable = false
    var isCountingRows = false
    var updateDepth = 0
    var prefetch = TablePrefetch()
    var updates = TableUpdates()
    var updateCompletions: [(Bool) -> Void] = []
    var selectedRows: [IndexPath] = []
    var highlightedRow: IndexPath?
    var pressing = PressingTouch()
    let swipe = TableSwipe()
    var reordering: RowReordering?
    var sectionIndex: SectionIndexView?

    /// The style cannot be changed afterwards.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        setUpTable(style: style)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTable(style: .plain)
        decodeTableView(from: coder)
    }

    /// Sets the table up; also called by the decoder, which reads the style from the nib.
    func setUpTable(style: Style) {
        self.style = style
        alwaysBounceVertical = true
        if backgroundColor == nil || style != .plain { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
        installSwipeRecognizer()
        addInteraction(rowMenus.interaction)
    }

    private lazy var rowMenus = TableContextMenu(self)
    private lazy var carrying = TableDragDrop(self)
    /// Supplies the drag items of rows. Not retained.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { addInteraction(carrying.drag) } else { removeInteraction(carrying.drag) } }
    }
    /// Decides which drops are accepted, and performs them. Not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { addInteraction(carrying.drop) } else { removeInteraction(carrying.drop) } }
    }
    /// Whether rows can be dragged. True on every device since iOS 15.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether one of the rows is being dragged.
    open var hasActiveDrag: Bool { carrying.source != nil }
    /// A drag is over the rows.
    open var hasActiveDrop: Bool { carrying.isDropActive }
    /// Opens the menus of rows, where the delegate has some.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }

    // MARK: Metrics

    /// The height in points of rows for which the delegate supplies none; automatic measures each cell, with 44 as the minimum.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    /// The section header height in points; automatic measures the header.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    /// The section footer height in points; automatic measures the footer.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    /// The height in points of a row until its cell is made; 0 requests the heights of all rows when loading.
    open var estimatedRowHeight: CGFloat = UITableView.defaultEstimate { didSet { metricsChanged() } }
    /// The height in points of a header until it comes on screen, if the delegate supplies heights or views; 0 requests all when loading.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.defaultEstimate { didSet { metricsChanged() } }
    /// The height in points of a footer until its section's first row is made, if the delegate supplies heights or views; 0 requests all at once.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.defaultEstimate { didSet { metricsChanged() } }
    /// Space above each header of a plain table; automatic is 22 points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    /// Height of the empty rows below the last one. Kept; none are drawn.
    open var fillerRowHeight: CGFloat = 0

    /// `singleLineEtched` is drawn as a single line.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateSeparators() } }
    /// The colour of the separators; nil is the system's.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// The visual effect behind the separators; nil draws only their colour.
    open var separatorEffect: UIVisualEffect? { didSet { updateSeparators() } }
    var explicitSeparatorInset: UIEdgeInsets?
    /// The inset of separators in points from the sides; the cells' left margin until it is set.
    open var separatorInset: UIEdgeInsets {
        get { explicitSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set { explicitSeparatorInset = newValue; updateSeparators() }
    }
    /// Kept; insets are measured from the cell's edges.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    /// Kept; cells keep the side margin.
    open var cellLayoutMarginsFollowReadableWidth: Bool = false
    /// Whether content and accessories avoid the space that the device takes at the sides; backgrounds do not.
    open var insetsContentViewsToSafeArea: Bool = true
    /// The colour of the letters beside the rows; nil is the tint.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// The background of the letters beside the rows; nil shows the rows.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.backgroundColor = sectionIndexBackgroundColor } }
    /// The background of the letters while a finger is on them; nil is `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Rows that the table must have for the letters to be shown. Default 0.
    open var sectionIndexMinimumDisplayRowCount: Int = 0 { didSet { if !needsReload { updateSectionIndex(); setNeedsLayout() } } }

    // MARK: Surrounding views

    /// Scrolls with the rows, above them; its height is its own frame's.
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableHeaderView) } }
    /// Scrolls with the rows, below them; its height is its own frame's.
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableFooterView) } }
    /// A view behind the rows, as large as the table; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// A tap selects a row, outside of editing mode.
    open var allowsSelection: Bool = true
    /// A tap selects or deselects one row and leaves the others.
    open var allowsMultipleSelection: Bool = false
    /// A tap selects in editing mode too.
    open var allowsSelectionDuringEditing: Bool = false
    /// The same as `allowsMultipleSelection`, for editing mode.
    open var allowsMultipleSelectionDuringEditing: Bool = false
    /// Kept; there is no focus.
    open var selectionFollowsFocus: Bool = false
    /// Kept; there is no focus.
    open var remembersLastFocusedIndexPath: Bool = false
    /// The row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
    /// The selected rows in the order of selection; nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

    /// Selects a row without calling the delegate. nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectProgrammatically(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectProgrammatically(indexPath, animated: animated) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchCancelled(touches) }

    // MARK: Loading and layout

    /// Discards all rows and asks the data source again at the next layout.
    open func reloadData() { reloadEverything() }
    /// Requests the letters beside the rows from the data source again.
    open func reloadSectionIndexTitles() { updateSectionIndex(); setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Rows, headers and footers have other heights in another text size.
        if let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { setNeedsReload() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    override func scrollGeometryDidChange() {
        super.scrollGeometryDidChange()
        widthMayHaveChanged()
    }
    var laidOutWidth: CGFloat = -1

    // MARK: Cells

    /// Registers a class for cells of this identifier; nil removes it. A class that is no cell raises an exception when a cell is made.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { reuse.register(cellClass, for: identifier) }
    /// Registers a nib with one top-level cell for this identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.register(nib, for: identifier) }
    /// Registers a class for headers and footers of this identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.registerHeader(aClass, for: identifier) }
    /// Registers a nib for headers and footers of this identifier; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.registerHeader(nib, for: identifier) }
    /// A cell that left the screen, else a new one; nil if the identifier was not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// Like the other method, and with the row's size. An identifier that was not registered raises an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { dequeue(identifier, for: indexPath) }
    /// A view that left the screen, else a new one; nil if the identifier was not registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

    // MARK: Updates

    /// Collects changes until the matching `endUpdates()`; calls nest.
    open func beginUpdates() { openBatch() }
    /// Applies the collected changes. Numbers of rows that do not fit the changes raise an exception.
    open func endUpdates() { closeBatch() }
    /// Applies the changes of `updates` together; an empty batch measures the rows again. `completion` is called after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { runBatch(updates, completion: completion) }
    /// Inserts rows that the data source has added; paths refer to the state after deletions.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.insertedRows.formUnion(indexPaths) } }
    /// Deletes rows that the data source has removed; paths refer to the state before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.deletedRows.formUnion(indexPaths) } }
    /// Makes the cells again; paths refer to the state before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.reloadedRows.formUnion(indexPaths) } }
    /// Moves a row with its cell and content: `indexPath` refers to the state before the batch, `newIndexPath` to the state after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    /// Reconfigures rows on screen. Cells are made anew here, where a device keeps them.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Inserts sections that the data source has added; numbers refer to the state after deletions.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections that the data source has removed; numbers refer to the state before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.deletedSections.formUnion(sections) } }
    /// Makes cells, header and footer again; numbers refer to the state before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section: `section` refers to the state before the batch, `newSection` to the state after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    /// True between the beginning and the end of a batch.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    // MARK: Editing

    var editingStorage = false
    /// Whether the table is in editing mode. Setting it is not animated.
    open var isEditing: Bool {
        get { editingStorage }
        set { withValueChange(self, "isEditing", of: isEditing) { setEditing(newValue, animated: false) } }
    }
    /// Tells the cells of all editable rows on screen, and closes a row that was swiped open.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Asking

    /// The number of sections; loads first if the table has not loaded.
    open var numberOfSections: Int { loadIfNeeded(); return model.sections.count }
    /// 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }
    /// The visible cells in the order of their rows; lays out when nothing is on screen yet.
    open var visibleCells: [UITableViewCell] { cellsInOrder }
    /// The visible rows in order; lays out when nothing is on screen yet.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    /// The cell of a row; nil for a row that is not on screen. Lays out when nothing is on screen yet.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { madeCell(at: indexPath) }
    /// The row of a cell; nil for a cell that is not in the table now.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The row at a point of the content; nil beside the rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    /// The rows in a rectangle, in points of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loadIfNeeded(); return model.rows(from: rect.minY, to: rect.maxY) }
    /// Header, rows and footer, in points of the content; estimates for rows that were not shown.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The rectangle of a row in points of the content; an estimate for a row that was not shown.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The header's rectangle in points of the content, at its place in the section, not where it floats.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The rectangle of a footer in points of the content.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The header's view; nil if it is off screen or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
    /// The footer's view; nil if it is off screen or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }
    /// Scrolls to a row. A row that does not exist raises an exception; the row `NSNotFound` means the section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated: animated) }
    /// Scrolls to the row that was selected first; nothing happens without one.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let first = selectedRows.first { scroll(to: first, scrollPosition, animated: animated) }
    }
}
