// UISplitViewController's options, state and overridable members. Columns and display modes are +Columns, frames
// +Layout, size classes +Collapse; the orders are SplitTransition, SplitCollapse and SplitExpand.
import CoreGraphics
import ObjectiveC

/// Shows two or three columns side by side, or one stack where the width is compact.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Lets the split view controller choose a width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public internal(set) var style: Style = .unspecified
    open weak var delegate: (any UISplitViewControllerDelegate)?
    var columns: [Column: UIViewController] = [:]
    /// What stands for a column in the hierarchy: the navigation controller around it, or itself.
    var holders: [Column: UIViewController] = [:]
    /// Born expanded; collapses in a window of compact width (lifecycle/ commandshift-collapse).
    public internal(set) var isCollapsed = false
    var modeStorage: DisplayMode = .secondaryOnly
    var shown: [UIViewController] = []
    var running: SplitTransition?
    var isRestructuring = false
    var hasAppeared = false
    var inspectorSheet: SplitInspector?
    var showsInspector = false
    lazy var shade = SplitShade(self)
    private var modeItem: UIBarButtonItem?

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
    /// Primary and secondary of a split view controller without columns; collapsed, what is left of them.
    open var viewControllers: [UIViewController] {
        get { listedControllers }
        set { replaceControllers(newValue) }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) { reveal(column) }
    open func hide(_ column: Column) { conceal(column) }
    open func isShowing(_ column: Column) -> Bool { isOnShow(column) }
    open override func show(_ viewController: UIViewController, sender: Any?) { showPrimary(viewController, sender: sender) }
    open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) { showSecondary(viewController, sender: sender) }

    // MARK: Display mode
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferenceChanged() } }
    public var displayMode: DisplayMode { isCollapsed ? .oneBesideSecondary : modeStorage }
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { preferenceChanged() } }
    public var splitBehavior: SplitBehavior { behaviour(of: modeStorage) }
    /// Changes the display mode when tapped.
    public var displayModeButtonItem: UIBarButtonItem {
        if let modeItem { return modeItem }
        let made = makeModeItem()
        modeItem = made
        return made
    }
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    public var primaryColumnWidth: CGFloat { width(of: .primary) }
    public var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: View
    open override func loadView() { loadSplitView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutColumns()
    }

    override var forwardsAppearanceItself: Bool { true }
    /// Columns are loaded in the first layout in a window, when it is known how many fit.
    override func deferredTransition() { arrangeInLayout() }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for column in shown { column.appearance.begin(appearing: true, animated: animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        for column in shown where column.appearance.state == .appearing { column.appearance.end() }
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        running?.settle()
        hasAppeared = false
        for column in shown { column.appearance.begin(appearing: false, animated: animated) }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for column in shown where column.appearance.state == .disappearing { column.appearance.end() }
    }

    open override var childForStatusBarStyle: UIViewController? { shown.last }
    open override var childForStatusBarHidden: UIViewController? { shown.last }
}
