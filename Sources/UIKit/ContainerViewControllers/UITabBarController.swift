// Shows one of several controllers above a tab bar; only the selected one is loaded.
// Order of a switch: lifecycle/INDEX.md 5 (tw26-tab-switch, rns-tab-tap).
import CoreGraphics
import ObjectiveC

/// A container whose children are chosen by the tabs of its bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)
    private var controllers: [UIViewController] = []
    private var selected = 0
    private var shown: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for old in controllers where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        controllers = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.appearance.isManaged = true
            controller.didMove(toParent: self)
        }
        tabBar.setItems(new.map { $0.tabBarItem }, animated: animated)
        selected = min(selected, max(new.count - 1, 0))
        tabBar.selectedItem = selectedViewController?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    open var selectedIndex: Int {
        get { selected }
        set { if controllers.indices.contains(newValue) { select(newValue, byTap: false) } }
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selected) ? controllers[selected] : nil }
        set { if let index = controllers.firstIndex(where: { $0 === newValue }) { select(index, byTap: false) } }
    }

    open override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(tabBar)
        tabBar.onSelect = { [weak self] index in self?.tapped(index) }
        view = root
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    override var forwardsAppearanceItself: Bool { true }
    override func deferredTransition() {
        if shown == nil, viewIfLoaded?.window != nil, let first = selectedViewController { install(first, animated: false) }
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.appearance.begin(appearing: true, animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.appearance.end()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown?.appearance.begin(appearing: false, animated: animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.appearance.end()
    }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// shouldSelect and didSelect are asked for user taps only (apple-tab-shouldselect, apple-tab-didselect).
    private func tapped(_ index: Int) {
        guard controllers.indices.contains(index) else { return }
        let target = controllers[index]
        if let delegate, ifImplemented({ delegate.tabBarController(self, shouldSelect: target) }) == false { return }
        if target === shown {
            // A second tap on the same tab pops its stack (datadog-tab-retap-pops).
            (target as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index, byTap: true)
        }
        if let delegate { _ = ifImplemented { delegate.tabBarController(self, didSelect: target) } }
    }

    private func select(_ index: Int, byTap: Bool) {
        selected = index
        tabBar.selectedItem = controllers[index].tabBarItem
        guard isViewLoaded, view.window != nil, controllers[index] !== shown else { return }
        Trace.because("tab") { install(controllers[index], animated: byTap) }
    }

    private func install(_ new: UIViewController, animated: Bool) {
        let old = shown
        new.loadViewIfNeeded()
        if appearance.isVisible { new.appearance.begin(appearing: true, animated: animated) }
        old?.appearance.begin(appearing: false, animated: animated)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new.view, belowSubview: tabBar)
        shown = new
        layoutTabs()
        guard appearance.state == .appeared else { return }
        let newFirst = animated && Behaviour.tabTapEndsNewFirst.isOn
        UpdateCycle.shared.perform(afterCommit: { Trace.because("tab") { self.finish(new, old, newFirst: newFirst) } })
    }

    /// Since iOS 18 a tap ends the incoming controller first, a programmatic switch the outgoing one (INDEX.md 5).
    private func finish(_ new: UIViewController, _ old: UIViewController?, newFirst: Bool) {
        old?.viewIfLoaded?.removeFromSuperview()
        if newFirst {
            new.appearance.end()
            old?.appearance.end()
        } else {
            old?.appearance.end()
            new.appearance.end()
        }
    }

    private func layoutTabs() {
        guard let root = viewIfLoaded else { return }
        let height = 49 + root.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
        root.bringSubviewToFront(tabBar)
        for controller in controllers {
            controller.viewIfLoaded?.layoutState.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
        }
    }
}

/// Approves and hears of the user's choice of a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        notImplemented(self, "tabBarController:shouldSelectViewController:", [tabBarController, viewController], fallback: true)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        notImplemented(self, "tabBarController:didSelectViewController:", [tabBarController, viewController], fallback: ())
    }
}
