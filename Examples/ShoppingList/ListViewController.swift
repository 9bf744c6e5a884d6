import UIKit

class ListViewController: UITableViewController {

    private var items = ["Apples", "Bread", "Coffee"]
    private var done: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addItem))
    }

    @objc private func addItem() {
        let editor = ItemViewController()
        editor.onSave = { [weak self] name in
            self?.items.append(name)
            self?.tableView.reloadData()
        }
        navigationController?.pushViewController(editor, animated: true)
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item
        cell.accessoryType = done.contains(item) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        done.formSymmetricDifference([items[indexPath.row]])
        print("\(items[indexPath.row]) \(done.contains(items[indexPath.row]) ? "done" : "not done")")
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
