// The More tab: a navigation controller whose root lists the tabs that do not fit into the bar.
// Made and selected by UITabBarController; pushing and popping are inherited from the navigation controller.
import ObjectiveC
import CoreGraphics

@MainActor final class MoreNavigation: UINavigationController {
    @_ZeroingReference private var tabs: UITabBarController?
    private let list: any MoreListing

    init(of tabs: UITabBarController, listing list: any MoreListing) {
        self.tabs = tabs
        self.list = list
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = tabBarItem.title
        list.onChoose = { [weak self] in self?.open($0) }
        setViewControllers([list], animated: false)
        tabsChanged()
    }

    required init?(coder: NSCoder) { nil }

    /// The tab above the list, nil while the list itself shows.
    var displayedTab: UIViewController? { viewControllers.dropFirst().first }

    /// Shows a tab that code selected.
    func display(_ controller: UIViewController) {
        guard displayedTab !== controller else { return }
        setViewControllers([list], animated: false)
        put(controller, animated: false)
    }

    func tabsChanged() {
        guard let tabs else { return }
        list.tabs = Array(tabs.overflow)
        if let displayedTab, !list.tabs.contains(where: { $0 === displayedTab }) { setViewControllers([list], animated: false) }
    }

    func listAppeared() { tabs?.adoptOverflow() }

    private func open(_ controller: UIViewController) {
        guard displayedTab == nil else { return }
        put(controller, animated: true)
    }

    private func put(_ controller: UIViewController, animated: Bool) {
        if controller is UINavigationController { pushNested(controller, animated: animated) } else { pushViewController(controller, animated: animated) }
    }
}

/// The root of the More tab: it shows the tabs and reports the chosen one.
@MainActor protocol MoreListing: UIViewController {
    var tabs: [UIViewController] { get set }
    var onChoose: ((UIViewController) -> Void)? { get set }
}

extension UITabBarController {
    var more: MoreNavigation { part { makeMore() } }
    var moreIfMade: MoreNavigation? { part(MoreNavigation.self) }
}
