// UISplitViewController's options, state and overridable members. +Columns has columns and display modes, +Layout
// frames, +Collapse size classes; SplitTransition, SplitCollapse and SplitExpand have the orders.
import CoreGraphics
import ObjectiveC

/// Shows two or three columns side by side, or one stack where the width is compact.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Lets the split view controller choose a width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The number of columns; unspecified without columns, as before iOS 14.
    open internal(set) var style: Style = .unspecified
    /// The delegate, which decides what is visible when the width changes. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    var columns: [Column: UIViewController] = [:]
    /// The controller that holds a column in the hierarchy: the navigation controller around it, or the column's controller itself.
    var holders: [Column: UIViewController] = [:]
    /// Born expanded; collapses in a window of compact width (record commandshift-collapse).
    open internal(set) var isCollapsed = false {
        // Where among the delegate's calls a device posts it is unknown (Docs/DIVERGENCES.md).
        didSet { if isCollapsed != oldValue { NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self) } }
    }
    /// The state that `viewControllers` still reports while the delegate is asked how to collapse or separate.
    var listsAsCollapsed: Bool?
    var modeStorage: DisplayMode = .secondaryOnly
    /// The mode that the width gave last.
    var automaticModeInForce: DisplayMode?
    var shown: [UIViewController] = []
    var isRestructuring = false
    var hasAppeared = false
    var showsInspector = false
    private var modeItem: UIBarButtonItem?

    /// A split view controller with columns (iOS 14).
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeColumns(from: coder)
    }

    // MARK: Columns
    /// Primary and secondary of a split view controller without columns; while collapsed, the remaining controllers.
    open var viewControllers: [UIViewController] {
        get { listedControllers }
        set { replaceControllers(newValue) }
    }
    /// Puts a controller into a column, inside a navigation controller unless it is one; nil empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
    /// The controller that was put into the column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Makes a column visible; while collapsed, goes to it.
    open func show(_ column: Column) { reveal(column) }
    /// Removes a column from the screen, if the display mode allows that.
    open func hide(_ column: Column) { conceal(column) }
    /// Whether the column is on screen.
    open func isShowing(_ column: Column) -> Bool { isOnShow(column) }
    open override func show(_ viewController: UIViewController, sender: Any?) { showPrimary(viewController, sender: sender) }
    open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) { showSecondary(viewController, sender: sender) }

    // MARK: Display mode
    /// The wanted visible columns; `.automatic` lets the width decide.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferenceChanged() } }
    /// The visible columns.
    open var displayMode: DisplayMode { isCollapsed ? .oneBesideSecondary : modeStorage }
    /// The primary column's background in a Mac app built with Mac Catalyst; an iPad shows both styles alike (Apple documentation).
    open var primaryBackgroundStyle: BackgroundStyle = .none
    /// Whether columns are beside or over the secondary one or push it aside; `.automatic` lets the width decide.
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { preferenceChanged() } }
    /// The present position of the columns relative to each other.
    open var splitBehavior: SplitBehavior { behaviour(of: modeStorage) }
    /// Changes the display mode when tapped.
    open var displayModeButtonItem: UIBarButtonItem {
        if let modeItem { return modeItem }
        let made = makeModeItem()
        modeItem = made
        return made
    }
    /// Whether a finger from the primary column's edge shows a hidden column, and a swipe towards it removes one that lies over the secondary column.
    open var presentsWithGesture = true { didSet { swipes.update() } }
    /// The side of the primary column.
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths
    /// The part of the whole width, 0 to 1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The preferred primary column width in points.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The minimum primary column width in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The maximum primary column width in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The part of the whole width, 0 to 1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The preferred supplementary column width in points.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The minimum supplementary column width in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The maximum supplementary column width in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The primary column width in points, from the preference, its bounds and the whole width.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The supplementary column width in points, from the preference, its bounds and the whole width.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: View
    open override func loadView() { loadSplitView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutColumns()
    }

    /// Loads the columns in the first layout in a window, when the number of columns that fit is known.
    override func deferredTransition() { arrangeInLayout() }
    /// Forwards the container's callback to the columns, from inside the container's own callback.
    override func forwardAppearance(_ callback: AppearanceCallback, animated: Bool) { passOn(callback, animated: animated) }

    open override var childForStatusBarStyle: UIViewController? { shown.last }
    open override var childForStatusBarHidden: UIViewController? { shown.last }
    override var childInFront: UIViewController? { viewControllers.last }
    override var showsChildInNextLayout: Bool { true }
}
