// The More tab: a navigation controller whose root lists the tabs that the bar has no place for.
// Made and selected by UITabBarController; pushing and popping are a navigation controller's own.
import CoreGraphics

@MainActor final class MoreNavigation: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list = MoreList(style: .plain)

    init(of tabs: UITabBarController) {
        self.tabs = tabs
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

/// The list of the More tab.
@MainActor final class MoreList: UITableViewController {
    var tabs: [UIViewController] = [] { didSet { viewIfLoaded.map { _ in tableView.reloadData() } } }
    var onChoose: ((UIViewController) -> Void)?
    private static let cell = "UIMoreListCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: MoreList.cell)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? MoreNavigation)?.listAppeared()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tabs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MoreList.cell, for: indexPath)
        let item: UITabBarItem = tabs[indexPath.row].tabBarItem
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tabs.indices.contains(indexPath.row) else { return }
        onChoose?(tabs[indexPath.row])
    }
}
