// Static tables: this data source supplies the rows that a storyboard lays out; the nib
// connects it to the table view controller (FORMATS.md §3.4). UITableViewController forwards to it.

import Foundation
import InterfaceBuilder

/// Archived as UITableViewDataSource.
@MainActor final class StaticTableDataSource: NSObject {
    let sections: [StaticTableSection]

    init(from coder: NSCoder) {
        sections = coder.object("UITableSections") ?? []
        super.init()
    }

    func row(at indexPath: IndexPath) -> StaticTableRow? {
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].rows.indices.contains(indexPath.row) else { return nil }
        return sections[indexPath.section].rows[indexPath.row]
    }
}

/// Archived as UITableViewSection.
@MainActor final class StaticTableSection: NSObject {
    let headerTitle: String?
    let footerTitle: String?
    let rows: [StaticTableRow]

    init(from coder: NSCoder) {
        headerTitle = coder.text("UITableSectionHeaderTitle")
        footerTitle = coder.text("UITableSectionFooterTitle")
        rows = coder.object("UITableSectionRows") ?? []
        super.init()
    }
}

/// Archived as UITableViewRow.
@MainActor final class StaticTableRow: NSObject {
    let cell: UITableViewCell?
    /// The height in points; nil takes the table's row height.
    let height: CGFloat?

    init(from coder: NSCoder) {
        cell = coder.object("UITableRowCell")
        height = coder.number("UITableRowHeight").flatMap { $0 < 0 ? nil : $0 }
        super.init()
    }
}
