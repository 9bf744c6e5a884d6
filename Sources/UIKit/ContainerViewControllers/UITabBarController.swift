// UITabBarController's state and overridable members. UITabBarController+Selection selects a tab, TabSwitch has the order of a
// switch, UITabBarController+Tabs the set of tabs and the More tab, UITabBarController+Layout the frames.
import CoreGraphics
import ObjectiveC

/// A container whose children are chosen by the tabs of its bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate, called for taps on tabs. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The tab bar. The controller is its delegate and sets its items; apps may style it but must leave both alone.
    open private(set) var tabBar = UITabBar(frame: .zero)
    var controllers: [UIViewController] = []
    /// The index chosen among the tabs that the bar shows; with `selectsMore`, the last one before More.
    var selected = 0
    var selectsMore = false
    /// The controller on screen; differs from the selection until a switch has run.
    var shown: UIViewController?
    /// The child's view lies here, below the bar; also the container of an app's animator.
    let holder = UIView(frame: .zero)
    /// Whether a tap made the selection that waits for the next layout, because another switch was calling out.
    var queuedByTap = false
    /// viewDidAppear has been called, viewWillDisappear not yet.
    var hasAppeared = false
    var barIsHiddenByApp = false
    /// The place where tabs are shown. A phone shows a bar in every mode.
    open var mode: Mode = .automatic
    /// The controllers that an Edit screen would offer for rearranging. There is no such screen here.
    open var customizableViewControllers: [UIViewController]?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Tabs
    /// The controllers of the tabs. With more than five, the first four have a place in the bar and the rest are in the More list.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { withValueChange(self, "viewControllers", of: viewControllers) { setViewControllers(newValue, animated: false) } }
    }
    /// Sets the controllers. The selected one stays selected if it is still present. `animated` moves the bar's items only.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceTabs(viewControllers ?? [], animated: animated) }
    /// `NSNotFound` while the list of the More tab is shown.
    open var selectedIndex: Int {
        get { currentIndex }
        set { withValueChange(self, "selectedIndex", of: selectedIndex) { choose(index: newValue) } }
    }
    /// `moreNavigationController` while its list is shown. Setting one that is no tab raises
    /// `NSInvalidArgumentException`.
    open var selectedViewController: UIViewController? {
        get { currentController }
        set { withValueChange(self, "selectedViewController", of: selectedViewController) { choose(newValue) } }
    }
    /// The controller for the tabs that do not fit into the bar: a list, and the controller that is selected in it.
    open var moreNavigationController: UINavigationController { more }
    /// Called when a tab is tapped and may be chosen, before the switch (record rns4407-tab-tap-mid-pop).
    /// The switch happens whether or not an override calls super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { Trace.emit(.viewController, self, "tabBar(_:didSelect:)") }

    /// Called when the person is about to choose the bar's tabs. UIKit's own does nothing.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called when the person may choose the bar's tabs. UIKit's own does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called when choosing is about to end. UIKit's own does nothing.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called when choosing has ended. UIKit's own does nothing.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Bar
    /// Whether the bar is hidden. Setting it does not animate. A pushed controller's `hidesBottomBarWhenPushed` is independent and does not
    /// change it (iOS 18).
    open var isTabBarHidden: Bool {
        get { barIsHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Slides the bar away or back in `UINavigationController.hideShowBarDuration` seconds (iOS 18).
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { changeTabBar(hidden: hidden, animated: animated) }

    // MARK: View
    open override func loadView() { loadTabView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    override func wants(_ child: UIViewController) -> Bool { child === displayedController }
    override func placesByItself(_ child: UIViewController) -> Bool { takesTab(child) }
    /// The first tab is loaded in the first layout (Docs/EVIDENCE.md 1b); a queued choice starts here too.
    override func deferredTransition() { startSwitchIfNeeded(byTap: queuedByTap) }

    // The child that is on screen gets its callbacks from inside these methods, as in a navigation controller.
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
    override var childInFront: UIViewController? { selectedViewController }
    override var showsChildInNextLayout: Bool { true }
    override var insetsContentOfChildren: Bool { true }
    override func decodeOwnKeys(from coder: NSCoder) { decodeTabs(from: coder) }
}
