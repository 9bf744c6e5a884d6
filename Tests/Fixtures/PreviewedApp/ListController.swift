import UIKit

final class ListController: UITableViewController {
    private let names = ["Apples", "Bread", "Coffee"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

#Preview {
    UINavigationController(rootViewController: ListController())
}
