// UITabBarController.tabs (iOS 18): tabs as models over the tab bar controller's view controllers. Each tab in the bar belongs to one of
// `viewControllers`; selecting a tab selects its controller.
import ObjectiveC

extension UITabBarController {
    /// The place where tabs are shown. A phone shows a bar.
    public enum Mode: Int, Sendable {
        /// The device's default; a bar; a bar that can become a sidebar.
        case automatic = 0, tabBar, tabSidebar
    }

    /// The tabs; empty when the app has set `viewControllers`.
    public var tabs: [UITab] {
        get { tabModels.isCurrent(in: self) ? tabModels.tabs : [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs and makes their controllers. The selected tab stays selected if it is still present. Identifiers that occur twice
    /// raise an exception.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        var seen: Set<String> = []
        if let twice = tabs.first(where: { !seen.insert($0.identifier).inserted }) {
            Diagnostics.raise(.invalidArgument, "Two tabs of a UITabBarController have the identifier \(twice.identifier)")
        }
        for old in tabModels.tabs { old.owner = nil }
        tabModels.tabs = tabs
        for tab in tabs { tab.owner = self }
        tabsChanged(animated: animated)
    }

    /// The selected tab; for a group its selected child. Setting it selects the tab without calling the delegate.
    public var selectedTab: UITab? {
        get {
            guard let shown = displayedController, let tab = tabs.first(where: { $0.controller() === shown }) else { return nil }
            return ((tab as? UITabGroup)?.selectedChild).flatMap { $0.viewController === shown ? $0 : nil } ?? tab
        }
        set {
            guard let newValue, let root = barTab(of: newValue) else { return }
            var child = newValue
            while let group = child.parent {
                group.selectedChild = child
                child = group
            }
            choose(root.controller())
        }
    }

    /// The tab with an identifier, also one inside of a group.
    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The tab of the bar that is or contains a tab; nil if the bar does not show it.
    func barTab(of tab: UITab) -> UITab? {
        var root = tab
        while let parent = root.parent { root = parent }
        return tabModels.shown.contains { $0 === root } ? root : nil
    }

    /// Updates the bar: a search tab is at the end; hidden tabs and those of the sidebar are not in the bar.
    func tabsChanged(animated: Bool = false) {
        let visible = tabModels.tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        let ordered = visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
        tabModels.shown = ordered.filter { $0.controller() != nil }
        for tab in tabModels.shown { tab.itemOfBar() }
        let before = tabModels.controllers
        tabModels.controllers = tabModels.shown.compactMap { $0.controller() }
        guard !tabModels.controllers.elementsEqual(before, by: ===) || !tabModels.isCurrent(in: self) else { return }
        setViewControllers(tabModels.controllers, animated: animated)
    }

    // MARK: A tap

    /// Whether the delegate lets a tap select the tab of a controller.
    func delegateAllowsTab(of controller: UIViewController) -> Bool {
        guard let delegate, let tab = tabs.first(where: { $0.controller() === controller }) else { return true }
        tabModels.previous = selectedTab
        return ifImplemented { delegate.tabBarController(self, shouldSelectTab: tab) } ?? true
    }

    /// Tells the delegate of the tab that a tap has chosen.
    func delegateHearsOfTab() {
        guard let delegate, let tab = selectedTab else { return }
        ifImplemented { delegate.tabBarController(self, didSelectTab: tab, previousTab: tabModels.previous) }
    }
}

extension UITab {
    /// Updates the bar item from the tab, also if a group shows a child's controller.
    fileprivate func itemOfBar() {
        guard let item = controller()?.tabBarItem else { return }
        (item.title, item.image, item.selectedImage, item.badgeValue, item.isEnabled) = (title, image, selectedImage, badgeValue, isEnabled)
    }
}

extension UIViewController {
    /// The tab that leads to this controller; nil for one that the app put into `viewControllers`.
    public var tab: UITab? { tabBarController?.tabs.first { $0.viewController === self } }
}

/// The tab models of a tab bar controller.
@MainActor final class TabModels {
    var tabs: [UITab] = []
    /// The tabs in the bar, and their controllers.
    var shown: [UITab] = []
    var controllers: [UIViewController] = []
    @_ZeroingReference var previous: UITab?

    /// The app has not set other view controllers since.
    func isCurrent(in owner: UITabBarController) -> Bool { owner.controllers.elementsEqual(controllers, by: ===) }
}

extension UITabBarController {
    /// Tabs as models (iOS 18).
    var tabModels: TabModels { part { TabModels() } }
}
