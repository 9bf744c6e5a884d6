// UIViewController's stored state and every member that apps override: the table of contents of the class.
// Loading, appearance, containment and presentation each have a file of their own beside this one.
import CoreGraphics
import ObjectiveC

/// Manages one view hierarchy: loads it when first needed and is told when it appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding {
    // MARK: State
    var viewStorage: UIView?
    public internal(set) var nibName: String?
    public internal(set) var nibBundle: Bundle?
    public internal(set) var storyboard: UIStoryboard?
    var segueTemplates: [UIStoryboardSegueTemplate] = []
    var storyboardIdentifier: String?
    var storyboardTopLevelObjects: [Any] = []
    var externalNibObjects: [String: Any] = [:]
    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    lazy var appearance = AppearanceMachine(self)
    lazy var presentation = PresentationState(self)
    private var navigationItemStorage: UINavigationItem?
    var tabBarItemStorage: UITabBarItem?
    var isLoadingView = false
    var viewCameFromLoading = false
    var traceNumber = 0
    var needsUpdatePropertiesFlag = true
    var movement: Movement = []
    var appliedTraits: UITraitCollection?
    var traitState: TraitState?

    open var title: String? { didSet { titleChanged() } }
    /// The size this controller would like in a popover, sheet or container, in points.
    open var preferredContentSize: CGSize = .zero { didSet { preferredContentSizeChanged() } }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.layoutState.safeAreaSourceChanged() } }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var restorationIdentifier: String?
    /// Makes this controller again at a launch that restores; nil leaves it to the application delegate or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Called when the state is preserved; overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when every object of the app has been restored.
    open func applicationFinishedRestoringState() {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { UpdateCycle.shared.setNeedsTraitUpdate() } }

    // MARK: Creating
    /// Remembers where the view comes from; nothing is loaded until `view` is first read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        Trace.emit(.viewController, self, "init(nibName:bundle:)")
    }

    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
        Trace.emit(.viewController, self, "init(coder:)")
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    deinit { ViewControllerTeardown.report(self) }

    // MARK: View
    /// The root view; reading it loads it (loadView, then viewDidLoad).
    open var view: UIView! {
        get {
            loadViewOnce()
            return viewStorage
        }
        set { replaceView(newValue) }
    }
    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }
    open func loadViewIfNeeded() { loadViewOnce() }
    /// Creates the view: from the nib if there is one, else an empty view. Overrides set `view` and don't call super.
    open func loadView() { loadDefaultView() }
    open func viewDidLoad() {}
    /// iOS 5 and earlier: a memory warning is about to take the view away.
    @available(iOS, deprecated: 6.0) open func viewWillUnload() {}
    /// iOS 5 and earlier: the view is gone and will be loaded again when needed.
    @available(iOS, deprecated: 6.0) open func viewDidUnload() {}

    // MARK: Appearance
    open func viewWillAppear(_ animated: Bool) { forwardAppearance(.willAppear, animated: animated) }
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) { forwardAppearance(.didAppear, animated: animated) }
    open func viewWillDisappear(_ animated: Bool) { forwardAppearance(.willDisappear, animated: animated) }
    open func viewDidDisappear(_ animated: Bool) { forwardAppearance(.didDisappear, animated: animated) }
    /// Containers that call their children from inside their own callbacks do it here (AppearanceCallback).
    func forwardAppearance(_ callback: AppearanceCallback, animated: Bool) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// For containers that forward themselves: starts a child's appearance or disappearance.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginManualAppearance(isAppearing, animated: animated) }
    open func endAppearanceTransition() { endManualAppearance() }
    /// Containers that call their children from inside their own appearance methods.
    var forwardsAppearanceItself: Bool { false }
    /// A container's transition that waits for its view's layout (navigation: startDeferredTransitionIfNeeded).
    func deferredTransition() {}
    public var isBeingPresented: Bool { movement.contains(.presenting) }
    public var isBeingDismissed: Bool { movement.contains(.dismissing) }
    public var isMovingToParent: Bool { movement.contains(.toParent) }
    public var isMovingFromParent: Bool { movement.contains(.fromParent) }

    // MARK: Layout
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// iOS 26: the place to set what views show from the model; runs before layout and independently of it.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { passOnSizeChange(size, coordinator) }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { passOnTraitChange(newCollection, coordinator) }
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { currentTraits }
    /// Traits that replace the inherited ones in one child and below; nil ends it.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { imposeTraits(collection, on: childViewController) }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { traitState?.childOverrides[ObjectIdentifier(childViewController)] }
    /// Asks the controllers on screen again what the status bar shows.
    open func setNeedsStatusBarAppearanceUpdate() { StatusBarAppearance.update() }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StatusBarAppearance.update() }
    /// Edges at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { StatusBarAppearance.update() }
    /// Asked before a rotation up to iOS 15; later versions ask `supportedInterfaceOrientations` only.
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Tells the system that `supportedInterfaceOrientations` would answer differently now.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { Rotation.supportChanged(in: viewIfLoaded?.window) }
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { Rotation.lockChanged() }
    // Up to iOS 7; `viewWillTransition(to:with:)` takes their place.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Containment
    open func addChild(_ child: UIViewController) { adopt(child) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) { movesToParent(parent) }
    open func didMove(toParent parent: UIViewController?) { hasMovedToParent() }
    open func transition(from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil) {
        swapChildren(from, to, duration: duration, options: options, animations: animations, completion: completion)
    }

    // MARK: Presentation
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { startPresentation(of: viewController, animated: animated, completion: completion) }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { startDismissal(animated: animated, completion: completion) }
    open func show(_ viewController: UIViewController, sender: Any?) { showInAncestor(viewController, sender: sender) }
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) { showDetailInAncestor(viewController, sender: sender) }
    public var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    public var presentingViewController: UIViewController? { presentation.presenting ?? parent?.presentingViewController }
    public var presentationController: UIPresentationController? { presentation.controllerForPresentation() }
    public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

    // MARK: Segues
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performStoryboardSegue(identifier: identifier, sender: sender) }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { objcResponds(self, action) }
    /// Containers bring `subsequentVC`, a child, forward on the way of an unwind segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { bringForward(subsequentVC, for: unwindSegue) }
    /// The children among which an unwind segue may look for its target, in that order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { childrenToUnwind(from: source) }
    /// The child that the unwind segue comes from, nil when it comes from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(holding: source) }

    // MARK: Containers' items
    open var navigationItem: UINavigationItem {
        if let item = navigationItemStorage { return item }
        let item = UINavigationItem(title: title ?? "")
        navigationItemStorage = item
        return item
    }
    func setNavigationItem(_ item: UINavigationItem) { navigationItemStorage = item }
    var hasNavigationItem: Bool { navigationItemStorage != nil }
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = tabBarItemStorage { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set { tabBarItemStorage = newValue }
    }
    open var isEditing: Bool = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        refreshEditButton()
    }
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items; navigationController?.toolbarItemsChanged(of: self) }
    open func didReceiveMemoryWarning() {}

    open override var next: UIResponder? { nextAfterView }
}
