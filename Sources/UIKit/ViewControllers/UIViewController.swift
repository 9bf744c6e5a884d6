// UIViewController's stored state and every member that apps override: the table of contents of the class.
// Loading, appearance, containment and presentation each have their own file beside this one.
import CoreGraphics
import ObjectiveC

/// Manages one view hierarchy: loads it when first needed and is told when it appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding, NumberedByItself {
    // MARK: State
    var viewStorage: UIView?
    /// The name given to `init(nibName:bundle:)`; with nil, `loadView` looks for a nib by the class's name.
    open var nibName: String? { givenNibName }
    var givenNibName: String?
    /// The bundle in which the nib is searched; nil is the main bundle.
    open internal(set) var nibBundle: Bundle?
    /// The storyboard that made this controller; nil when code made it.
    open internal(set) var storyboard: UIStoryboard?
    var storyboardIdentifier: String?
    var storyboardTopLevelObjects: [Any] = []
    var externalNibObjects: [String: Any] = [:]
    /// The children in the order in which they were added. `addChild(_:)` and `removeFromParent()` add and remove them.
    open internal(set) var children: [UIViewController] = []
    /// The container of this child controller, already set inside `willMove(toParent:)`. A presenter is no parent.
    open internal(set) var parent: UIViewController? { get { parentReference.wrappedValue } set { parentReference.wrappedValue = newValue } }
    private final var parentReference = _ZeroingReference<UIViewController>()
    var navigationItemStorage: UINavigationItem?
    var tabBarItemStorage: UITabBarItem?
    var isLoadingView = false
    var viewCameFromLoading = false
    final var traceNumber = 0
    /// The process in which the trace number is valid; nil before the first event.
    final var traceProcess: ProcessState?
    var needsUpdatePropertiesFlag = true
    var movement: Movement = []
    var appliedTraits: UITraitCollection?
    var traitState: TraitState?

    /// Titles the navigation item and the tab bar item too, as far as they have been made.
    /// Read by bars only: nothing is shown by the controller itself.
    open var title: String? { didSet { titleChanged(); notifyValueChange(self, "title", old: oldValue, new: title) } }
    /// The size this controller would like in a popover, sheet or container, in points.
    open var preferredContentSize: CGSize = .zero { didSet { preferredContentSizeChanged(); notifyValueChange(self, "preferredContentSize", old: oldValue, new: preferredContentSize) } }
    /// The style of the controller's presentation, read when it is presented. Automatic is a page sheet since iOS 13, full screen before.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// The motion of the view at presentation and dismissal. `.partialCurl` moves like `.coverVertical` here.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The transition that the controller prefers if no delegate supplies an animator (iOS 18). A style sets
    /// `modalTransitionStyle`; a zoom applies in presentations and navigation controllers.
    open var preferredTransition: Transition? { didSet { if case .style(let style)? = preferredTransition?.kind { modalTransitionStyle = style } } }
    /// Whether the user's swipe or tap outside cannot dismiss the controller; if true, the delegate gets
    /// `presentationControllerDidAttemptToDismiss(_:)`. `dismiss(animated:)` still works.
    open var isModalInPresentation = false
    /// Whether a `.currentContext` or `.overCurrentContext` presentation from a child covers this controller, not the
    /// whole window.
    open var definesPresentationContext = false
    /// With `definesPresentationContext`: whether this controller's `modalTransitionStyle` replaces the style of controllers
    /// presented in it.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a presentation that is not full screen still decides about the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Supplies the animators of its presentation and dismissal, and the presentation controller of style `.custom`.
    /// The delegate, which is not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The sides on which the content reaches under a container's translucent bars (iOS 7). Default all.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the content also reaches under bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Kept for code written before iOS 11: scroll views here follow `contentInsetAdjustmentBehavior` and never read it.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether a tab bar and a toolbar are hidden while this controller or one above it is on the navigation stack.
    open var hidesBottomBarWhenPushed = false
    /// The items of the navigation controller's toolbar while this controller is on top. See
    /// `setToolbarItems(_:animated:)`.
    open var toolbarItems: [UIBarButtonItem]?
    /// The points added to the safe area of the view, its subviews and the children. Negative values shrink it.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.layoutState.safeAreaSourceChanged() } }
    /// The lower edge of the bars at the top; `view.safeAreaLayoutGuide` replaced it in iOS 11.
    open var topLayoutGuide: any UILayoutSupport { view.layoutState.supportGuide(.topSupport) }
    /// The upper edge of the bars at the bottom; `view.safeAreaLayoutGuide` replaced it in iOS 11.
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutState.supportGuide(.bottomSupport) }
    /// Whether the root view's layout margins are at least the system's side margins (16 or 20 points).
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// Identifies the controller for state preservation; nil or empty excludes it and its children.
    open var restorationIdentifier: String?
    /// The class that makes this controller again at a restoring launch; nil leaves this to the application delegate or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Called when the state is preserved; overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Called when the state is restored, after the controllers have been made again. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when every object of the app has been restored.
    open func applicationFinishedRestoringState() {}
    /// Light or dark for this controller, its view and its children; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { UpdateCycle.shared.setNeedsTraitUpdate() } }

    // MARK: Creating
    /// Remembers where the view comes from; nothing is loaded until `view` is first read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
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

    deinit { reportTeardown() }

    // MARK: View
    /// The root view; reading it loads it (loadView, then viewDidLoad).
    open var view: UIView! {
        get {
            loadViewOnce()
            return viewStorage
        }
        set { replaceView(newValue) }
    }
    /// The view, or nil while it is not loaded. Unlike `view` it loads nothing.
    open var viewIfLoaded: UIView? { viewStorage }
    /// Whether `view` has been created. Reading this property does not load the view.
    open var isViewLoaded: Bool { viewStorage != nil }
    /// Loads the view (`loadView`, then `viewDidLoad`) if it is not loaded.
    open func loadViewIfNeeded() { loadViewOnce() }
    /// Creates the view: from the nib if there is one, else an empty view. Overrides set `view` and don't call super.
    open func loadView() { loadDefaultView() }
    /// Called once, after the view was created and before it has a size or a window. Overrides call super.
    open func viewDidLoad() {}
    /// iOS 5 and earlier: a memory warning is about to take the view away.
    @available(iOS, deprecated: 6.0) open func viewWillUnload() {}
    /// iOS 5 and earlier: the view is gone and will be loaded again when needed.
    @available(iOS, deprecated: 6.0) open func viewDidUnload() {}

    // MARK: Appearance
    /// Called before the view comes on screen: usually without a window or its final size. Overrides call super.
    open func viewWillAppear(_ animated: Bool) { forwardAppearance(.willAppear, animated: animated) }
    /// Called between `viewWillAppear` and `viewDidAppear`, in the window and laid out, once an appearance (since iOS
    /// 13). Overrides call super.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen and the transition has ended. Not called for an appearance that was
    /// cancelled.
    open func viewDidAppear(_ animated: Bool) { forwardAppearance(.didAppear, animated: animated) }
    /// Called before the view leaves the screen or is covered by a presentation that hides it. After a cancelled swipe
    /// back, `viewWillAppear` comes next.
    open func viewWillDisappear(_ animated: Bool) { forwardAppearance(.willDisappear, animated: animated) }
    /// Called when the view has left the window.
    open func viewDidDisappear(_ animated: Bool) { forwardAppearance(.didDisappear, animated: animated) }
    /// False for containers that call `beginAppearanceTransition` and `endAppearanceTransition` on their children
    /// themselves. Read at each change.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Starts a child's appearance or disappearance. For containers that forward appearance callbacks themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginManualAppearance(isAppearing, animated: animated) }
    /// Ends the transition that `beginAppearanceTransition(_:animated:)` began: calls the child's `viewDidAppear` or
    /// `viewDidDisappear`.
    open func endAppearanceTransition() { endManualAppearance() }
    /// True in the appearance callbacks of the controller's own presentation, false when it returns from under another controller.
    open var isBeingPresented: Bool { movement.contains(.presenting) }
    /// True in the disappearance callbacks of the controller's own dismissal; false when it is covered.
    open var isBeingDismissed: Bool { movement.contains(.dismissing) }
    /// True in the appearance callbacks of a push or of joining a container.
    open var isMovingToParent: Bool { movement.contains(.toParent) }
    /// True in the disappearance callbacks of a pop or of leaving a container.
    open var isMovingFromParent: Bool { movement.contains(.fromParent) }

    // MARK: Layout
    /// Called before the view lays out its subviews, each time; the bounds are final. Does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews`; subviews of subviews may still have old frames.
    open func viewDidLayoutSubviews() {}
    /// Called in the constraint pass for the view's `setNeedsUpdateConstraints()`. Overrides call super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    final var wasAskedForContentUnavailable = false
    /// Called before the first layout and after `setNeedsUpdateContentUnavailableConfiguration()`: overrides decide here about the
    /// text of an empty screen. The default does nothing (iOS 17).
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// iOS 26: the place to update views from the model; runs before layout and independently of layout.
    open func updateProperties() {}
    /// Requests `updateProperties()` in the next update pass (iOS 26).
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Runs `updateProperties()` now if an update was requested (iOS 26).
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }
    /// Called after the root view's `safeAreaInsets` changed, for the first time when it enters a window.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the root view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called before the view gets another size, while it still has the old size. Overrides call super, which tells
    /// the children and then the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { passOnSizeChange(size, coordinator) }
    /// Called before the traits change with a rotation or resize, and before `viewWillTransition(to:with:)`.
    /// Overrides call super, which forwards the call.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { passOnTraitChange(newCollection, coordinator) }
    /// The size that a child will have in a view of `parentSize`, in points. The default answers `parentSize`.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    /// Called when a child's `preferredContentSize` was set. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Never called by UIKit here: for containers that tell each other.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called in the trait pass when any trait changed; `registerForTraitChanges` takes its place since iOS 17. Does
    /// nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits that the controller's view has, or would have in its parent.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Sets traits that replace the inherited ones in one child and its descendants; nil removes them.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { imposeTraits(collection, on: childViewController) }
    /// The traits that `setOverrideTraitCollection(_:forChild:)` set for this child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { traitState?.childOverrides[ObjectIdentifier(childViewController)] }
    /// Reads the status bar's values from the controllers on screen again.
    open func setNeedsStatusBarAppearanceUpdate() { statusBarMayChange() }
    /// The style of the status bar, read when the bar is updated from the controller to which `childForStatusBarStyle` leads.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden, read when the bar is updated from the controller to which `childForStatusBarHidden` leads.
    open var prefersStatusBarHidden: Bool { false }
    /// The child whose `preferredStatusBarStyle` is used instead; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose `prefersStatusBarHidden` is used instead; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The animation of status bar changes. The host gets it; no motion is drawn.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the home indicator at the bottom of phones without a home button is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child whose `prefersHomeIndicatorAutoHidden` is used instead; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Reads `prefersHomeIndicatorAutoHidden` again, at once.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { statusBarMayChange() }
    /// Edges at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child whose `preferredScreenEdgesDeferringSystemGestures` is used instead; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Reads `preferredScreenEdgesDeferringSystemGestures` again, at once.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { statusBarMayChange() }
    /// Read before a rotation up to iOS 15; later versions read `supportedInterfaceOrientations` only.
    open var shouldAutorotate: Bool { true }
    /// The possible orientations of the interface, read from the root or the controller that covers the window. Default: all on
    /// an iPad, all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    /// The orientation to turn to when the controller is presented full screen, if it is a supported one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Tells the system that `supportedInterfaceOrientations` would answer differently now.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { orientationSupportChanged() }
    /// Whether the interface should stay in its orientation (iOS 26). Call
    /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked()` after a change.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child whose `prefersInterfaceOrientationLocked` is used instead; nil for the controller itself.
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    /// Reads `prefersInterfaceOrientationLocked` again.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { orientationLockChanged() }
    // Up to iOS 7; `viewWillTransition(to:with:)` takes their place.
    /// Called before the interface turns, with the seconds that the turn takes.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called inside the animation of the turn, before layout.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called when the turn has ended.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Containment
    /// Makes `child` a child, leaving its former parent; calls its `willMove(toParent:)`. The container adds the view
    /// and calls `didMove(toParent:)`.
    /// Raises `NSInvalidArgumentException` for the controller itself.
    /// A navigation controller puts `child` on its stack, a tab bar controller makes it a tab.
    open func addChild(_ child: UIViewController) { if !placesByItself(child) { adopt(child) } }
    /// Leaves the parent and calls `didMove(toParent: nil)`. The container calls `willMove(toParent: nil)` and
    /// removes the view before.
    open func removeFromParent() { leaveParent() }
    /// Called before the controller joins a parent (by `addChild`) or leaves it (nil, by the container). From here on it is moving
    /// to or from its parent; overrides call super.
    open func willMove(toParent parent: UIViewController?) { movesToParent(parent) }
    /// Called after the controller joined a parent (by the container) or left it (nil, by `removeFromParent`). The move has ended;
    /// overrides call super.
    open func didMove(toParent parent: UIViewController?) { hasMovedToParent() }
    /// Exchanges the views of two children of this controller, with their appearance callbacks, in `duration` seconds. Controllers
    /// that are not children raise an exception; the app removes the old one from its parent in `completion`.
    open func transition(from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil) {
        swapChildren(from, to, duration: duration, options: options, animations: animations, completion: completion)
    }

    // MARK: Presentation
    /// Shows a controller over this one or over the container that defines the context. `completion` runs after its
    /// `viewDidAppear`.
    /// If the presentation is impossible (another controller is already presented, no window), the console says so and `completion`
    /// is not called.
    /// A controller that is already presented, is a child or is the root raises `NSInvalidArgumentException`.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { startPresentation(of: viewController, animated: animated, completion: completion) }
    /// Dismisses the presented controller with all controllers above it. If this controller presents none, its presenter dismisses
    /// this controller. `completion` runs after `viewDidDisappear`; without a presentation it is not called.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { startDismissal(animated: animated, completion: completion) }
    /// Searches the parents upwards for one that shows a controller: a navigation controller pushes it, a split view shows it in a
    /// column. Without any the controller is presented.
    open func show(_ viewController: UIViewController, sender: Any?) { showInAncestor(viewController, sender: sender) }
    /// Shows a controller in the split view controller's detail column; without a split view it is presented.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) { showDetailInAncestor(viewController, sender: sender) }
    /// The controller that this controller or its nearest container presents.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    /// The controller that presented this controller or its nearest container.
    open var presentingViewController: UIViewController? { presentation.presenting ?? parent?.presentingViewController }
    /// Manages the presentation of this controller, or of its container. Made on first use, also before `present`,
    /// and made again if the style has changed since.
    open var presentationController: UIPresentationController? { presentation.controllerForPresentation() }
    /// The presentation controller when the style in force is a sheet; nil otherwise.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

    // MARK: Segues
    /// Runs the storyboard segue of this name without asking `shouldPerformSegue`. Raises
    /// `NSInvalidArgumentException` for a name that the storyboard does not have.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performStoryboardSegue(identifier: identifier, sender: sender) }
    /// Called before a segue that a control triggers; false stops the segue. Default true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called with the made but not yet shown destination, whose view is not loaded. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Called for each controller on the way back: whether an unwind segue may end here. Default: whether the controller implements
    /// the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { objcResponds(self, action) }
    /// Containers bring `subsequentVC`, a child, forward on the way of an unwind segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { bringForward(subsequentVC, for: unwindSegue) }
    /// The children among which an unwind segue may look for its target, in that order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { childrenToUnwind(from: source) }
    /// The child from which the unwind segue comes; nil if it comes from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(holding: source) }

    // MARK: Containers
    /// The nearest navigation controller among the parents; nil for one that is presented or not pushed.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller among the parents, through a navigation controller too.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The nearest split view controller among the parents.
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    /// The presentation controller of a popover; nil unless the controller is presented as one.
    open var popoverPresentationController: UIPopoverPresentationController? { popoverController }
    /// The coordinator of the running transition of this controller, a container around it or the controller it presents;
    /// nil between transitions.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransitionCoordinator }
    /// A bar button that turns editing on and off through `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem { editButton }

    // MARK: Containers' items
    /// The content of a navigation bar for this controller; made on first use with its title.
    open var navigationItem: UINavigationItem { navigationItemStorage ?? makeNavigationItem() }
    /// The content of a tab bar for this controller; made on first use with its title.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemStorage ?? makeTabBarItem() }
        set { tabBarItemStorage = newValue }
    }
    /// Whether the controller is in editing mode; set through `setEditing(_:animated:)`, as the edit button does.
    open var isEditing: Bool = false { didSet { notifyValueChange(self, "isEditing", old: oldValue, new: isEditing) } }
    /// Called when the edit button is tapped. Overrides call super, which sets `isEditing` and retitles the button.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        refreshEditButton()
    }
    /// Sets `toolbarItems` and shows them at once if this controller is on top. `animated` makes no difference here.
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items; navigationController?.toolbarItemsChanged(of: self) }
    /// Called on every controller of the app at a memory warning, visible or not. Overrides call super.
    open func didReceiveMemoryWarning() {}

    // MARK: Focus (nothing has it on a phone without a keyboard)
    /// The environments that focus prefers: the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The group that the view's items are in.
    open var focusGroupIdentifier: String?
    /// Requests a new choice among the preferred environments.
    open func setNeedsFocusUpdate() {}
    /// Carries out a request at once.
    open func updateFocusIfNeeded() {}
    /// Whether focus may move. Default true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Focus has moved.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open override var next: UIResponder? { nextAfterView }

    // MARK: Hooks, which UIKit's own containers answer
    /// Overridden by containers that call their children from inside their own callbacks (AppearanceCallback).
    func forwardAppearance(_ callback: AppearanceCallback, animated: Bool) {}
    /// Whether a container wants this child on screen, now or at the end of the change that runs.
    func wants(_ child: UIViewController) -> Bool { true }
    /// Reads the keys that nibs have for this class only.
    func decodeOwnKeys(from coder: NSCoder) {}
    /// Called when a nib has given the view; a class that needs a certain kind of view raises its exception.
    func viewDidCome(fromNib name: String) {}
    /// The child that a container shows in front; nil for a controller that does not choose among children.
    var childInFront: UIViewController? { nil }
    /// Whether a container shows its first child only in the layout after its own view was loaded.
    var showsChildInNextLayout: Bool { false }
    /// Whether the container's bars lie over its children: then the children's scroll views keep their content clear of the bars.
    var insetsContentOfChildren: Bool { false }
    /// Whether the controller is presented in its presenter's own place without a change of the visible controllers.
    var isSearch: Bool { false }
    /// Whether a container has an order of its own for a child that the app adds, and has put it there.
    func placesByItself(_ child: UIViewController) -> Bool { false }
    /// Called when a child has left by `removeFromParent`, whether the app or the container called it.
    func childHasLeft(_ child: UIViewController) {}
    /// Whether children come and go by the transitions of a stack, which set the reason of a move and lay the first child out twice.
    var showsChildrenByTransitions: Bool { false }
    /// Starts the transition that a container put off until its view's layout (NavigationStack.startDeferredTransition).
    func deferredTransition() {}
}
