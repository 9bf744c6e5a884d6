// UICollectionLayoutListConfiguration: a section that looks like a table. `NSCollectionLayoutSection.list` makes the section;
// UICollectionViewListCell draws its separators and corners.
import CoreGraphics

/// The look of a list, and the swipe actions of its rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of the whole list.
    public enum Appearance: Int, Sendable {
        /// The looks: from edge to edge; in groups; in groups with round corners; for columns beside content.
        case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// The view above a section.
    public enum HeaderMode: Int, Sendable {
        /// The header: none; a supplementary view; the section's first item.
        case none = 0, supplementary, firstItemInSection
    }
    /// The view below a section.
    public enum FooterMode: Int, Sendable {
        /// The footer: none; a supplementary view.
        case none = 0, supplementary
    }
    /// Makes the actions of a swiped row.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the separators of one row.
    public typealias ItemSeparatorHandler = @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The value given to the initialiser.
    public let appearance: Appearance
    /// Default true, except for sidebars.
    public var showsSeparators: Bool
    /// The separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of one row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the rows; nil is the look's own colour.
    public var backgroundColor: UIColor?
    /// Actions that a swipe from the leading edge uncovers.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Actions that a swipe from the trailing edge uncovers.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The source of a section's header. Default `none`.
    public var headerMode: HeaderMode = .none
    /// The source of a section's footer. Default `none`.
    public var footerMode: FooterMode = .none
    /// The points above a header; nil is the look's own.
    public var headerTopPadding: CGFloat?

    /// A list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var effectiveBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .plain, .sidebar, .sidebarPlain: .systemBackground
        }
    }
}

/// The insets and the look of separators.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a separator shows.
    public enum Visibility: Int, Sendable {
        /// The look's default; visible; not visible.
        case automatic = 0, visible, hidden
    }
    /// The default of both insets: the inset is taken from the cell's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1)

    /// Whether a line is drawn above the row. `automatic` draws one above the first row of a plain list only.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether a line is drawn below the row.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// The insets of the line above, from the row's edges.
    public var topSeparatorInsets: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below, from the row's edges.
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the separators. Default `separator`.
    public var color: UIColor = .separator
    /// The separator's colour while two selected rows touch.
    public var multipleSelectionColor: UIColor = .separator

    /// The separators of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// A section of rows from edge to edge, each with the height that its cell wants.
    public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        // The distances of tables in these styles: 16 points of inset, 35 above the first group.
        let side: CGFloat = configuration.isInset ? 16 : 0
        switch configuration.appearance {
        case .grouped, .insetGrouped: section.contentInsets = NSDirectionalEdgeInsets(top: configuration.headerMode == .none ? 17.5 : 0, leading: side, bottom: 17.5, trailing: side)
        case .plain, .sidebar, .sidebarPlain: section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(configuration.appearance == .plain ? 28 : 38))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(NSCollectionLayoutBoundarySupplementaryItem(layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of lists: every section looks like `configuration`.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }

    /// The row's position in its list; nil for other sections.
    func listRow(at path: IndexPath) -> ListRow? {
        guard path.count == 2, sections.indices.contains(path.section), let list = sections[path.section].section.list else { return nil }
        return ListRow(list: list, path: path, isFirst: path.item == 0, isLast: path.item == sections[path.section].cells.count - 1)
    }

    /// The list whose header or footer this view is.
    private func list(with kind: String, at path: IndexPath) -> UICollectionLayoutListConfiguration? {
        guard let section = path.first, sections.indices.contains(section), let list = sections[section].section.list else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: return list.headerMode == .supplementary ? list : nil
        case UICollectionView.elementKindSectionFooter: return list.footerMode == .supplementary ? list : nil
        default: return nil
        }
    }

    /// Tells a list cell which part of its list it is.
    func join(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let cell = view as? UICollectionViewListCell else { return }
        if element.category == .cell {
            let row = listRow(at: element.path)
            cell.join(row?.list, as: row?.isHeader == true ? .header : .cell)
        } else {
            cell.join(list(with: element.kind, at: element.path), as: element.kind == UICollectionView.elementKindSectionFooter ? .footer : .header)
        }
    }
}

/// A row's place in its list.
@MainActor struct ListRow {
    let list: UICollectionLayoutListConfiguration
    let path: IndexPath
    let isFirst: Bool
    let isLast: Bool

    var isHeader: Bool { isFirst && list.headerMode == .firstItemInSection }

    var separators: UIListSeparatorConfiguration {
        list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    }
}
