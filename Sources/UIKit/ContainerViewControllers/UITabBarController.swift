// UITabBarController's state and overridable members. Choosing a tab is UITabBarController+Selection, the order of a
// switch TabSwitch, the set of tabs and the More tab UITabBarController+Tabs, frames UITabBarController+Layout.
import CoreGraphics
import ObjectiveC

/// A container whose children are chosen by the tabs of its bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)
    var controllers: [UIViewController] = []
    /// The index chosen among the tabs that the bar shows; with `selectsMore`, the last one before More.
    var selected = 0
    var selectsMore = false
    /// What is on screen; differs from the selection until a switch has run.
    var shown: UIViewController?
    var running: TabSwitch?
    /// The child's view lies here, below the bar; also the container of an app's animator.
    let holder = UIView(frame: .zero)
    /// The selection that `shown` stands for.
    var selectionShown = TabSelection(index: 0, isMore: false)
    /// A choice made while another switch was calling out; it starts with the next layout.
    var queuedByTap = false
    /// viewDidAppear has been called, viewWillDisappear not yet.
    var hasAppeared = false
    var barIsHiddenByApp = false
    private var moreStorage: MoreNavigation?
    /// The controllers that an Edit screen would offer for rearranging. There is no such screen here.
    open var customizableViewControllers: [UIViewController]?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Tabs
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceTabs(viewControllers ?? [], animated: animated) }
    /// `NSNotFound` while the list of the More tab is shown.
    open var selectedIndex: Int {
        get { currentIndex }
        set { choose(index: newValue) }
    }
    open var selectedViewController: UIViewController? {
        get { currentController }
        set { choose(newValue) }
    }
    /// Shows what has no place in the bar: a list, and what is chosen in it.
    public var moreNavigationController: UINavigationController { more }
    var more: MoreNavigation {
        if let moreStorage { return moreStorage }
        let made = MoreNavigation(of: self)
        moreStorage = made
        return made
    }
    var moreIfMade: MoreNavigation? { moreStorage }
    /// Called when a tab is tapped and may be chosen, before the switch (lifecycle/ rns4407-tab-tap-mid-pop).
    /// The switch happens whether or not an override calls super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { Trace.emit(.viewController, self, "tabBar(_:didSelect:)") }

    // MARK: Bar
    open var isTabBarHidden: Bool {
        get { barIsHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { changeTabBar(hidden: hidden, animated: animated) }

    // MARK: View
    open override func loadView() { loadTabView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    /// The child that is on screen hears from inside these methods, as in a navigation controller.
    override var forwardsAppearanceItself: Bool { true }
    /// The first tab is loaded in the first layout (lifecycle/INDEX.md 1b); a queued choice starts here too.
    override func deferredTransition() { startSwitchIfNeeded(byTap: queuedByTap) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.seen.begin(appearing: true, animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabsDidAppear()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tabsWillDisappear(animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tabsDidDisappear()
    }

    open override var childForStatusBarStyle: UIViewController? { displayedController }
    open override var childForStatusBarHidden: UIViewController? { displayedController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsOfDelegate ?? super.supportedInterfaceOrientations }
}
