// UINavigationController's state and overridable members. The choreography of a change of the stack is
// NavigationTransition; bars are laid out in UINavigationController+Layout.
import CoreGraphics
import ObjectiveC

/// Shows the top of a stack of view controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }
    /// Seconds of hiding or showing a bar (public SDK constant).
    public static let hideShowBarDuration: CGFloat = 0.2

    var stack: [UIViewController] = []
    /// What is on screen, which differs from the top of the stack until the deferred transition ran.
    var shown: UIViewController?
    var pending: NavigationTransition?
    var running: NavigationTransition?
    private var barStorage: UINavigationBar?
    private var toolbarStorage: UIToolbar?
    let contentHolder = UIView(frame: .zero)
    var navigationBarClass: AnyClass?
    var popGesture: UIScreenEdgePanGestureRecognizer?

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barVisibilityChanged() } } }
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } } }
    /// A tap on the content that no control takes hides or shows the bars.
    open var hidesBarsOnTap = false { didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap } }
    public private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = makeBarTap()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.navigationBarClass = navigationBarClass
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Stack
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The top of the stack, or what it presents.
    open var visibleViewController: UIViewController? { stack.last?.presentation.presented ?? presentation.presented ?? stack.last }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { replaceStack(viewControllers, animated: animated) }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { pop(to: viewController, animated: animated) }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { stack.first.flatMap { pop(to: $0, animated: animated) } }
    open override func show(_ viewController: UIViewController, sender: Any?) { pushViewController(viewController, animated: UIView.areAnimationsEnabled) }

    // MARK: Bars
    open var navigationBar: UINavigationBar {
        if let barStorage { return barStorage }
        let made = (navigationBarClass as? UINavigationBar.Type).map { makeView($0, frame: .zero) as? UINavigationBar } ?? nil
        let bar = made ?? UINavigationBar(frame: .zero)
        installBar(bar)
        return bar
    }
    func installBar(_ bar: UINavigationBar) {
        barStorage = bar
        bar.backAction = { [weak self] in _ = self?.popViewController(animated: true) }
    }
    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let bar = UIToolbar(frame: .zero)
        toolbarStorage = bar
        return bar
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBar(hidden: hidden, animated: animated) }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
        toolbarItemsChanged(of: topViewController)
    }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    // MARK: View
    open override func loadView() { loadNavigationView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); layoutBars() }

    /// A navigation controller calls its child from inside its own methods (lifecycle/ objcio19-dismiss-stack),
    /// so a subclass that logs after super logs after its child (seed4-nav-launch).
    override var forwardsAppearanceItself: Bool { true }
    override func deferredTransition() { startDeferredTransition() }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.appearance.begin(appearing: true, animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        containerDidAppear(animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown?.appearance.begin(appearing: false, animated: animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.appearance.end()
    }

    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

/// Is told which controller a navigation controller is about to show and has shown.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        notImplemented(self, "navigationController:willShowViewController:animated:", [navigationController, viewController, animated], fallback: ())
    }
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        notImplemented(self, "navigationController:didShowViewController:animated:", [navigationController, viewController, animated], fallback: ())
    }
}
