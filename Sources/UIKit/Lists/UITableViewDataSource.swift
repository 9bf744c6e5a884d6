// UITableViewDataSource: supplies a table's rows and carries out its changes. Two methods are required; the others have UIKit's defaults.

/// Supplies the content of a table and carries out changes. The first two methods are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows; called for every section when the table loads.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A dequeued cell with the row's content, requested when the row comes on screen.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections; called first when the table loads. Optional: 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Called if the delegate has no view; nil makes no header. Optional: nil.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Called if the delegate has no view; nil makes no footer. Optional: nil.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be swiped and takes part in editing mode; called for every row that appears. Optional: true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be dragged to another place in editing mode. Optional: true where `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The letters beside the rows of a plain table, requested with the rows. Optional: nil.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section to which a letter beside the rows leads, requested when a finger touches it. Optional: `index`.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The user confirmed a deletion or tapped the plus: change the data and the table. With it rows can be swiped to delete.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The user dragged a row to another place: move it in the data. With it rows can be moved in editing mode.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Default for a type that does not implement this member: returns `1`.
    public func numberOfSections(in tableView: UITableView) -> Int {
        notImplemented(self, "numberOfSectionsInTableView:", [tableView], fallback: 1)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        notImplemented(self, "tableView:titleForHeaderInSection:", [tableView, section], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        notImplemented(self, "tableView:titleForFooterInSection:", [tableView, section], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], fallback: false)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        notImplemented(self, "sectionIndexTitlesForTableView:", [tableView], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `index`.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        notImplemented(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index], fallback: index)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notImplemented(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }
}
