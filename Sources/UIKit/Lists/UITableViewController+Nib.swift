// A table view controller's nib must give it a table (FORMATS.md §5.4).

extension UITableViewController {
    func requireTable(fromNib name: String) {
        guard !(viewStorage is UITableView) else { return }
        if let storyboard {
            let identifier = storyboardIdentifier ?? ""
            Diagnostics.raise(.internalInconsistency, "-[UITableViewController loadView] instantiated view controller with identifier \"\(identifier)\" from storyboard \"\(storyboard.name)\", but didn't get a UITableView.")
        }
        Diagnostics.raise(.internalInconsistency, "-[UITableViewController loadView] loaded the \"\(name)\" nib but didn't get a UITableView.")
    }
}
