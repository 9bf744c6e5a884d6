// UITableView: stored state and every member that apps override or call; the work lies in its extensions:
// Loading (counts, heights), Layout (which cells stand where), Cells (reuse), Selection, Updates, Editing, Queries.

@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// As a height: let the content decide.
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch: String = "{search}"

    public private(set) var style: Style = .plain
    open weak var dataSource: UITableViewDataSource? { didSet { dataSourceChanged(from: oldValue) } }
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?

    /// The table's own delegate; it is the scroll view's as well.
    open var delegate: UITableViewDelegate? {
        get { scrollDelegate as? UITableViewDelegate }
        set { scrollDelegate = newValue }
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
    var isLoadingCell: IndexPath?
    var askedHeight: CGFloat?
    /// The row that reconfigureRows fills anew now.
    var refilled: RefilledCell<UITableViewCell>?
    var isLayingOutTable = false
    var updateDepth = 0
    var updates = TableUpdates()
    var updateCompletions: [(Bool) -> Void] = []
    var selectedRows: [IndexPath] = []
    var highlightedRow: IndexPath?
    var swipe = TableSwipe()

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

    /// Also called by the decoder, which learns the style from the nib.
    func setUpTable(style: Style) {
        self.style = style
        alwaysBounceVertical = true
        if backgroundColor == nil || style != .plain { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
        installSwipeRecognizer()
    }

    // MARK: Metrics

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    open var estimatedRowHeight: CGFloat = UITableView.defaultEstimate { didSet { metricsChanged() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.defaultEstimate
    open var estimatedSectionFooterHeight: CGFloat = UITableView.defaultEstimate
    /// Space above each header of a plain table; automatic is 22 points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { metricsChanged() } }
    open var fillerRowHeight: CGFloat = 0

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateSeparators() } }
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    var explicitSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { explicitSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set { explicitSeparatorInset = newValue; updateSeparators() }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth: Bool = false
    open var insetsContentViewsToSafeArea: Bool = true
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount: Int = 0

    // MARK: Surrounding views

    /// Scrolls with the rows, above them; its height is its own frame's.
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    open var allowsSelection: Bool = true
    open var allowsMultipleSelection: Bool = false
    open var allowsSelectionDuringEditing: Bool = false
    open var allowsMultipleSelectionDuringEditing: Bool = false
    open var selectionFollowsFocus: Bool = false
    open var remembersLastFocusedIndexPath: Bool = false
    open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectProgrammatically(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectProgrammatically(indexPath, animated: animated) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchCancelled() }

    // MARK: Loading and layout

    /// Forgets everything and asks the data source again at the next layout.
    open func reloadData() { reloadEverything() }
    open func reloadSectionIndexTitles() { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
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

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { reuse.register(cellClass, for: identifier) }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.register(nib, for: identifier) }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.registerHeader(aClass, for: identifier) }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.registerHeader(nib, for: identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { dequeue(identifier, for: indexPath) }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

    // MARK: Updates

    open func beginUpdates() { openBatch() }
    open func endUpdates() { closeBatch() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { runBatch(updates, completion: completion) }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.insertedRows.formUnion(indexPaths) } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.deletedRows.formUnion(indexPaths) } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.reloadedRows.formUnion(indexPaths) } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    // MARK: Editing

    var editingStorage = false
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Asking

    open var numberOfSections: Int { loadIfNeeded(); return model.sections.count }
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }
    open var visibleCells: [UITableViewCell] { cellsInOrder }
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loadIfNeeded(); return model.rows(from: rect.minY, to: rect.maxY) }
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated: animated) }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let first = selectedRows.first { scroll(to: first, scrollPosition, animated: animated) }
    }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        notImplemented(self, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths])
    }
}
