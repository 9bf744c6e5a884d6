// UINavigationController's overridable members. NavigationStack has the stack and its transitions, NavigationTransition+Choreography
// the steps of a change, NavigationBars and +Layout the bars and frames, InteractivePop the swipe.
import CoreGraphics
import ObjectiveC

/// Shows the top of a stack of view controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The kind of a stack change, for a delegate that supplies its animator.
    public enum Operation: Int, Sendable { case none, push, pop }
    /// The seconds of hiding or showing a bar (public SDK constant).
    public static let hideShowBarDuration: CGFloat = 0.2

    private var barStorage: UINavigationBar?
    private var toolbarStorage: UIToolbar?
    let contentHolder = UIView(frame: .zero)
    var navigationBarClass: AnyClass?
    private var toolbarClass: AnyClass?

    /// The delegate: is told which controller is shown, and supplies animators and orientations. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the navigation bar is hidden. Setting it does not animate.
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { bars.changed() } } }
    /// Whether the toolbar is hidden, true by default. Setting it does not animate.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { toolbarItemsChanged(of: topViewController); bars.changed() } } }
    /// A tap on the content that no control takes hides or shows the bars.
    open var hidesBarsOnTap = false { didSet { barHidingChanged() } }
    /// Hides the bars when the keyboard comes up. They stay hidden until a tap on the content.
    open var hidesBarsWhenKeyboardAppears = false { didSet { followKeyboard() } }
    var keyboardObserver: NotificationObserver?
    /// Hides the bars while the vertical size class is compact; a tap on the content shows them all the same.
    open var hidesBarsWhenVerticallyCompact = false { didSet { followHeight() } }
    var heightRegistration: (any UITraitChangeRegistration)?
    /// The tap recognizer that `hidesBarsOnTap` and its two siblings switch on.
    public private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = makeBarTap()
    /// A swipe up over the content hides the bars, one down shows them again.
    open var hidesBarsOnSwipe = false { didSet { barHideOnSwipeGestureRecognizer.isEnabled = hidesBarsOnSwipe } }
    /// The pan recognizer that `hidesBarsOnSwipe` switches on.
    public private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = makeBarSwipe()

    /// A stack of one. The root's view is loaded when the navigation controller's view lays out.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        setViewControllers([rootViewController], animated: false)
    }
    /// Bars of the app's own subclasses; nil for `UINavigationBar` and `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.navigationBarClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
    }

    // MARK: Stack
    /// The stack, root first. Between a pop over several controllers and the layout that starts it, the value is the new stack with the
    /// old top first (observed on devices).
    open var viewControllers: [UIViewController] {
        get { stack.controllersUntilLayout ?? stack.controllers }
        set { withValueChange(self, "viewControllers", of: viewControllers) { setViewControllers(newValue, animated: false) } }
    }
    /// The last of the stack, changed as soon as a push or pop is called.
    open var topViewController: UIViewController? { stack.top }
    /// The top of the stack, or the controller that it presents.
    open var visibleViewController: UIViewController? { stack.top?.presentation.presented ?? presentation.presented ?? stack.top }
    /// Replaces the stack: as a push if the top is new, else as a pop.
    /// The same controller twice raises `NSInternalInconsistencyException`.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { stack.replace(with: viewControllers, animated: animated) }
    /// Puts a controller on top. The stack changes at once, the views with the next layout.
    /// A controller that is on the stack already, or a navigation controller, raises `NSInvalidArgumentException`.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { stack.push(viewController, animated: animated) }
    /// Pops the top controller and returns it; nil if only the root is left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { stack.popTop(animated: animated) }
    /// Pops everything above a controller and returns the popped controllers, lowest first; empty if the controller is the top.
    /// A controller that is not on the stack raises `NSInternalInconsistencyException`.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { stack.pop(to: viewController, animated: animated) }
    /// Pops everything above the root and returns the popped controllers.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { stack.controllers.first.flatMap { stack.pop(to: $0, animated: animated) } }
    /// Pushes; a navigation controller, which cannot be pushed, is presented.
    open override func show(_ viewController: UIViewController, sender: Any?) { stack.show(viewController) }

    // MARK: Bars
    /// The navigation bar, made on first use, of the class given to the initialiser. It has its own stack of items, which the controller
    /// keeps in step with its stack.
    open var navigationBar: UINavigationBar {
        if let barStorage { return barStorage }
        let made = (navigationBarClass as? UINavigationBar.Type).map { makeView($0, frame: .zero) as? UINavigationBar } ?? nil
        let bar = made ?? UINavigationBar(frame: .zero)
        installBar(bar)
        return bar
    }
    func installBar(_ bar: UINavigationBar) {
        barStorage = bar
        bar.backAction = { [navigation = ZeroingBox(self)] in _ = navigation.target?.popViewController(animated: true) }
    }
    /// The toolbar, made on first use; shows the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let made = (toolbarClass as? UIToolbar.Type).map { makeView($0, frame: .zero) as? UIToolbar } ?? nil
        let bar = made ?? UIToolbar(frame: .zero)
        toolbarStorage = bar
        return bar
    }
    var hasToolbar: Bool { toolbarStorage != nil }
    /// Slides the bar away or back in `hideShowBarDuration` seconds, or together with a transition that is about to
    /// run.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bars.setBarHidden(hidden, animated: animated) }
    /// Slides the toolbar away or back in `hideShowBarDuration` seconds, or together with a transition that is about
    /// to run.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.setToolbarHidden(hidden, animated: animated) }
    /// The swipe from the edge that goes back; nil before iOS 7.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded && Behaviour.edgePopGesture.isOn ? interactivePop.edgeGesture : nil }
    /// The swipe back from anywhere in the content, where the edge's does not reach; nil before iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { isViewLoaded && Behaviour.contentPopGesture.isOn ? interactivePop.contentGesture : nil }

    /// The controller's own item if the app has set one or only the controller has a title; else the item of the root controller
    /// (littlepotatosoftware.com, "Under the hood with UITabController": a stack in a tab inherits its root's item).
    open override var tabBarItem: UITabBarItem! {
        get {
            guard tabBarItemStorage == nil, let root = viewControllers.first, title == nil || root.tabBarItemStorage != nil else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    // MARK: View
    open override func loadView() { loadNavigationView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); bars.layout() }

    override func deferredTransition() { stack.startDeferredTransition() }
    override func wants(_ child: UIViewController) -> Bool { child === stack.top }
    override func forwardAppearance(_ callback: AppearanceCallback, animated: Bool) { stack.pass(callback, animated: animated) }
    override func placesByItself(_ child: UIViewController) -> Bool { stack.takesChild(child) }
    override func childHasLeft(_ child: UIViewController) { stack.childLeft(child) }
    override var showsChildrenByTransitions: Bool { true }
    override var insetsContentOfChildren: Bool { true }

    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// Light over a black bar (coderwall hitv1q, cyrilchandelier.com/ios-and-the-status-bar); else the default.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { delegateOrientations ?? super.supportedInterfaceOrientations }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { delegatePreferredOrientation ?? super.preferredInterfaceOrientationForPresentation }
    override var childInFront: UIViewController? { topViewController }
    override var showsChildInNextLayout: Bool { stack.shown == nil }
    override func decodeOwnKeys(from coder: NSCoder) { decodeNavigation(from: coder) }
}
