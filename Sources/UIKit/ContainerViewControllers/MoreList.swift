// The table of the More tab: a row for each tab that does not fit into the bar. MoreNavigation shows it.

/// The list of the More tab.
@MainActor final class MoreList: UITableViewController, MoreListing {
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
