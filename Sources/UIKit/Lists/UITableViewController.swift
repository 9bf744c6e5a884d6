// UITableViewController: its view is the table; it is the table's data source and delegate.
// Every method of both protocols stands in the body, because apps write `override` on them. A method that
// nobody overrides counts as not implemented, save that static tables of storyboards answer from their rows.

@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private var style: UITableView.Style = .plain
    /// Deselects the row that led away when the view appears again.
    open var clearsSelectionOnViewWillAppear: Bool = true
    /// The rows of a storyboard's static table; set by an outlet of the scene's nib.
    var staticDataSource: StaticTableDataSource? { didSet { viewIfLoaded?.setNeedsLayout(); (viewIfLoaded as? UITableView)?.setNeedsReload() } }

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

    open var tableView: UITableView! {
        get { (view as? UITableView) ?? view.subviews.first { $0 is UITableView } as? UITableView }
        set { view = newValue }
    }

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

    open func numberOfSections(in tableView: UITableView) -> Int { staticDataSource?.sections.count ?? absent(1) }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let sections = staticDataSource?.sections, sections.indices.contains(section) else { return 0 }
        return sections[section].rows.count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = staticDataSource?.row(at: indexPath)?.cell { return cell }
        Diagnostics.raise(.internalInconsistency, "UITableView (\(Diagnostics.identity(tableView))) failed to obtain a cell from its dataSource (\(Diagnostics.identity(self)))")
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { staticSection(section)?.headerTitle ?? absent(nil) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { staticSection(section)?.footerTitle ?? absent(nil) }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { staticDataSource == nil ? absent(true) : false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { absent(false) }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { absent(nil) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { absent(index) }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { absent(()) }

    private func staticSection(_ section: Int) -> StaticTableSection? {
        guard let sections = staticDataSource?.sections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }

    // MARK: UITableViewDelegate

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { absent(()) }
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { absent(()) }
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { absent(()) }
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { absent(()) }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticDataSource?.row(at: indexPath)?.height ?? absent(tableView.rowHeight)
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { absent(tableView.sectionHeaderHeight) }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { absent(tableView.sectionFooterHeight) }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { absent(tableView.estimatedRowHeight) }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { absent(tableView.estimatedSectionHeaderHeight) }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { absent(tableView.estimatedSectionFooterHeight) }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { absent(nil) }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { absent(nil) }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { absent(true) }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { absent(indexPath) }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { absent(indexPath) }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { absent(.delete) }
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { absent(nil) }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { absent(true) }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { absent(()) }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { absent(()) }
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { absent(nil) }
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { absent(nil) }
    open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { absent(proposedDestinationIndexPath) }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { absent(0) }

    // MARK: UIScrollViewDelegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { absent(()) }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { absent(()) }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent(()) }
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { absent(nil) }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { absent(()) }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { absent(()) }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { absent(()) }
}

/// A receiver that answers nothing, for `notImplemented`.
@MainActor
enum Unanswering {
    static let shared = NSObject()
}

/// The answer of an overridable delegate method that nobody overrode: it counts as not implemented, without asking
/// class tables, since an override would have been called instead.
@MainActor func absent<R>(_ fallback: @autoclosure () -> R) -> R { notImplemented(Unanswering.shared, "", [], fallback: fallback()) }
