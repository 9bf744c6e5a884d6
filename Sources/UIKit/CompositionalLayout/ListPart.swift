// The part of a list that a cell, header or footer is, and the look that `defaultContentConfiguration()` gives it.
// Collection and table views say it when they dequeue the view, because the app asks for the look before the view is placed.

enum ListPart { case cell, header, footer }

extension UIListContentConfiguration {
    /// The look "according to the section where the cell appears" (Apple, `defaultContentConfiguration()`); the documentation of each
    /// configuration names the lists that it is for. Sidebars have no footer of their own: Docs/DIVERGENCES.md.
    @MainActor static func standard(_ part: ListPart, in appearance: UICollectionLayoutListConfiguration.Appearance) -> UIListContentConfiguration {
        let isPlain = appearance == .plain || appearance == .sidebarPlain
        return switch part {
        case .cell: appearance == .sidebar ? .sidebarCell() : .cell()
        case .header: isPlain ? .plainHeader() : appearance == .sidebar ? .sidebarHeader() : .groupedHeader()
        case .footer: isPlain ? .plainFooter() : .groupedFooter()
        }
    }
}

extension UITableView.Style {
    var listAppearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
