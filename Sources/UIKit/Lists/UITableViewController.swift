// UITableViewController: its view is the table; it is the table's data source and delegate.
// Every method of both protocols is in the body, because apps write `override` on them. A method without an
// override counts as not implemented, except that static tables of storyboards answer from their rows.

/// A controller whose view is a table; it is the table's data source and delegate. A storyboard's static rows are shown without code.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private var style: UITableView.Style = .plain
    /// Deselects the row that led away when the view appears again.
    open var clearsSelectionOnViewWillAppear: Bool = true
    /// The rows of a storyboard's static table; set by an outlet of the scene's nib.
    var staticDataSource: StaticTableDataSource? { didSet { viewIfLoaded?.setNeedsLayout(); (viewIfLoaded as? UITableView)?.setNeedsReload() } }

    /// Makes a table of this style when the view loads.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The table; reading it loads the view. In a storyboard it may also be the first table below the root view.
    open var tableView: UITableView! {
        get { (view as? UITableView) ?? view.subviews.first { $0 is UITableView } as? UITableView }
        set { view = newValue }
    }

    /// The scene's, until there is a table.
    var archivedRefreshControl: UIRefreshControl?

    /// The refresh control of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        if nibName != nil {
            super.loadView()
        } else {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        guard let table = viewStorage as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let control = archivedRefreshControl { (table.refreshControl, archivedRefreshControl) = (control, nil) }
    }

    private lazy var keyboard = TableKeyboard()

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let tableView { keyboard.follow(tableView) }
        guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        keyboard.makeRoom()
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.leave()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
        refreshEditButton()
    }

    // MARK: UITableViewDataSource

    /// The number of sections of a static table, else 1 unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { staticDataSource?.sections.count ?? absent(1) }
    /// The number of rows of a static table, else 0 unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let sections = staticDataSource?.sections, sections.indices.contains(section) else { return 0 }
        return sections[section].rows.count
    }
    /// A static table's cell; without one and without an override it raises an exception.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = staticDataSource?.row(at: indexPath)?.cell { return cell }
        Diagnostics.raise(.internalInconsistency, "UITableView (\(Diagnostics.identity(tableView))) failed to obtain a cell from its dataSource (\(Diagnostics.identity(self)))")
    }
    /// A static section's title; otherwise not implemented unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { staticSection(section)?.headerTitle ?? absent(nil) }
    /// A static section's title; otherwise not implemented unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { staticSection(section)?.footerTitle ?? absent(nil) }
    /// False in a static table; otherwise not implemented unless overridden (`true`).
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { staticDataSource == nil ? absent(true) : false }
    /// Whether the row can be dragged to another place in editing mode. Optional: true where `moveRowAt` is implemented. For subclasses to implement.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { absent(false) }
    /// The letters beside the rows of a plain table, requested with the rows. Optional: nil. For subclasses to implement.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { absent(nil) }
    /// The section to which a letter beside the rows leads, requested when a finger touches it. Optional: `index`. For subclasses to implement.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { absent(index) }
    /// The user confirmed a deletion or tapped the plus: change the data and the table. With it rows can be swiped to delete. For
    /// subclasses to implement.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { absent(()) }
    /// The user dragged a row to another place: move it in the data. With it rows can be moved in editing mode. For subclasses to implement.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { absent(()) }

    private func staticSection(_ section: Int) -> StaticTableSection? {
        guard let sections = staticDataSource?.sections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }

    // MARK: UITableViewDelegate

    /// The cell is filled, placed and about to come on screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { absent(()) }
    /// The cell has left the screen; its row may be gone by now. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { absent(()) }
    /// The header is placed and about to come on screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { absent(()) }
    /// The footer is placed and about to come on screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { absent(()) }
    /// The header has left the screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { absent(()) }
    /// The footer has left the screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { absent(()) }
    /// A static row's height; otherwise not implemented unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticDataSource?.row(at: indexPath)?.height ?? absent(tableView.rowHeight)
    }
    /// The header's height in points; below zero lets the header decide. Asked when it comes on screen; without estimates, when loading.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { absent(tableView.sectionHeaderHeight) }
    /// The footer's height in points; below zero lets it decide. Asked with the section's first row, or when loading without estimates.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { absent(tableView.sectionFooterHeight) }
    /// The estimated height in points, called for all rows when loading, unless `estimatedRowHeight` is 0 and heights are known. For subclasses.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { absent(tableView.estimatedRowHeight) }
    /// The estimated height in points, called for every section when loading; the height follows when the header comes on screen. For subclasses.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { absent(tableView.estimatedSectionHeaderHeight) }
    /// The estimated height in points, called for every section when loading; the height follows with the section's first row. For subclasses.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { absent(tableView.estimatedSectionFooterHeight) }
    /// Called once per load; takes precedence over the data source's title. Optional: nil. For subclasses to implement.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { absent(nil) }
    /// Called once per load; takes precedence over the data source's title. Optional: nil. For subclasses to implement.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { absent(nil) }
    /// A detail button was tapped; the row is not selected by that. For subclasses to implement.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { absent(()) }
    /// A finger is down on the row; false ignores the touch, so that the row cannot be selected. Optional: true. For subclasses to
    /// implement.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { absent(true) }
    /// The row looks pressed. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { absent(()) }
    /// The row looks pressed no longer; before any message about selection. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { absent(()) }
    /// Another path selects that row instead, nil selects none. Not for selection by code. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { absent(indexPath) }
    /// Decides whether a row is deselected; nil keeps the row selected. Not for selection by code. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { absent(indexPath) }
    /// A tap selected the row; after a storyboard's segue, and not for selection by code. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { absent(()) }
    /// Another row was tapped, or this one in multiple selection. Not called for a selection by code. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { absent(()) }
    /// Called for editable rows that are swiped or appear in editing mode. Optional: `delete`. For subclasses to implement.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { absent(.delete) }
    /// The title of a swiped row's button. Optional: "Delete". For subclasses to implement.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { absent(nil) }
    /// Whether content makes room for the control of the editing style. Optional: true. For subclasses to implement.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { absent(true) }
    /// The row is about to open after a swipe. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { absent(()) }
    /// The row that was swiped open has closed. For subclasses to implement.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { absent(()) }
    /// Buttons for a swipe from the leading edge, from iOS 11 on; nil allows none. Optional: nil. For subclasses to implement.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { absent(nil) }
    /// Buttons for a swipe from the trailing edge; nil allows none. Without it an editable row offers deletion. For subclasses to implement.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { absent(nil) }
    /// The path to which a dragged row may go, requested whenever the row hovers over another place. For subclasses to implement.
    open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { absent(proposedDestinationIndexPath) }
    /// The indentation level, written to the cell when it comes on screen. For subclasses to implement.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { absent(0) }
    /// Whether the edit menu opens over the row (deprecated in iOS 13). For subclasses to implement.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { absent(false) }
    /// Whether the edit menu has the action (deprecated in iOS 13). For subclasses to implement.
    open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { absent(false) }
    /// The person chose the action in the edit menu (deprecated in iOS 13). For subclasses to implement.
    open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { absent(()) }
    /// A long press on the row: the menu to open, nil for none. `point` is in points of the table. For subclasses to implement.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { absent(nil) }
    /// The preview that is lifted when the menu opens; nil for the cell. For subclasses to implement.
    open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { absent(nil) }
    /// The preview to which it returns when the menu closes; nil for the cell. For subclasses to implement.
    open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { absent(nil) }
    /// The preview of the menu was tapped. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { absent(()) }
    /// A row's menu is about to open. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { absent(()) }
    /// A row's menu is about to close. For subclasses to implement.
    open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { absent(()) }
    /// The buttons of a swiped row, before iOS 11 and where `trailingSwipeActionsConfigurationForRowAt` is not implemented; nil offers deletion. For subclasses to implement.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { absent(nil) }

    // MARK: UIScrollViewDelegate

    /// At every change of the offset, by a finger, by code or by a new size. For subclasses to implement.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent(()) }
    /// At every change of the zoom scale, by a pinch or by code. For subclasses to implement.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent(()) }
    /// A finger has moved far enough to scroll. For subclasses to implement.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent(()) }
    /// The finger is lifted, with its velocity in points a millisecond; writing the target decides where scrolling comes to rest. For
    /// subclasses to implement.
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { absent(()) }
    /// The finger was lifted; `decelerate` says whether the content continues to move. For subclasses to implement.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { absent(()) }
    /// Right after the end of a drag that moves on. For subclasses to implement.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent(()) }
    /// The content came to rest after a drag. Not called when a finger stops it. For subclasses to implement.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent(()) }
    /// An animated change of the offset by code has ended. Not called when it is interrupted. For subclasses to implement.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent(()) }
    /// The view that a pinch scales; without one there is no zooming. Optional: nil. For subclasses to implement.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { absent(nil) }
    /// A pinch begins; not for zooming by code. For subclasses to implement.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { absent(()) }
    /// A pinch ended; not for zooming by code. For subclasses to implement.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { absent(()) }
    /// Whether a tap on the status bar may scroll. Not called here. Optional: true. For subclasses to implement.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }
    /// A tap on the status bar scrolled to the top. Not called here. For subclasses to implement.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent(()) }
    /// The insets changed, with the safe area for instance; after the view's own `adjustedContentInsetDidChange()`. For subclasses to
    /// implement.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { absent(()) }
    override func decodeOwnKeys(from coder: NSCoder) { decodeTableController(from: coder) }
    override func viewDidCome(fromNib name: String) { requireTable(fromNib: name) }
}

/// A receiver that answers nothing, for `notImplemented`.
@MainActor
enum Unanswering {
    static let shared = NSObject()
}

/// The answer of an overridable delegate method without an override: it counts as not implemented. Class tables are not consulted,
/// since an override would have been called instead.
@MainActor func absent<R>(_ fallback: @autoclosure () -> R) -> R { notImplemented(Unanswering.shared, "", [], fallback: fallback()) }
