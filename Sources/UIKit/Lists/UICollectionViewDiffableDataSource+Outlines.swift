// The handlers of UICollectionViewDiffableDataSource for rows that open and close and items that a finger moves; and the interface of
// a data source for a collection view and list cells that do not know its type of items (OutlineSource).
import Foundation

extension UICollectionViewDiffableDataSource {
    /// Called when a person opens or closes a row of a tree by its disclosure. Not called for changes by the program.
    @preconcurrency @MainActor public struct SectionSnapshotHandlers<ItemType> where ItemType: Hashable & Sendable {
        /// Whether the row may open. nil means yes.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// The row opens now.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether the row may close. nil means yes.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// The row closes now.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the children of a row that opens; gets the row and its present children.
        public var snapshotForExpandingParent: ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?
        /// Creates an empty set of handlers.
        public init() {}
    }

    /// Called when a person moves an item.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        /// Whether an item may move. Without this handler none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The item has been let go; the data source still shows the list before.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The data source shows the list after: change the app's own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Creates an empty set of handlers.
        public init() {}
    }

    /// Shows a section's tree; a section that is not there comes to the end. `completion` is called when the change has been animated.
    public func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        content.apply(snapshot, to: section, animated: animatingDifferences, completion: completion)
    }

    /// A section's tree as it is shown, to change and apply; empty for a section that is not shown.
    public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.tree(of: section) }
}

/// A data source whose rows open and close, with any type of items.
@MainActor protocol OutlineSource: AnyObject {
    /// Level and state of the row at a path; nil outside of trees.
    func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// A person tapped the disclosure of the row.
    func toggleOutline(at path: IndexPath)
    /// The collection view has moved the item that was let go.
    func reorderingEnded()
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        content.tree(at: path).map { ($0.tree.level(of: $0.item), $0.tree.isExpanded($0.item)) }
    }

    func toggleOutline(at path: IndexPath) {
        guard let (item, section, shown) = content.tree(at: path) else { return }
        var tree = shown
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) { tree.replace(childrenOf: item, using: children) }
            tree.expand([item])
        }
        content.apply(tree, to: section, animated: true, completion: nil)
    }

    func reorderingEnded() {
        guard let transaction = reordering else { return }
        reordering = nil
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionView {
    /// Gives a row of a tree its level before the app fills it, so that the app's own indentation takes precedence. A header that is the
    /// first item of its section does not count as a level.
    func takeOutline(_ cell: UICollectionViewCell, at path: IndexPath) {
        let state = (dataSource as? any OutlineSource)?.outlineState(at: path)
        cell.isExpandedInOutline = state?.isExpanded ?? false
        guard let cell = cell as? UICollectionViewListCell, let state else { return }
        let isHeaded = (layoutStorage as? UICollectionViewCompositionalLayout)?.listRow(at: IndexPath(item: 0, section: path.section))?.isHeader ?? false
        cell.indentationLevel = max(0, state.level - (isHeaded ? 1 : 0))
    }

    /// Updates the rows on screen after a change of the trees.
    func outlinesChanged() {
        guard let source = dataSource as? any OutlineSource else { return }
        for path in indexPathsForVisibleItems {
            guard let cell = cellForItem(at: path), let state = source.outlineState(at: path), cell.isExpandedInOutline != state.isExpanded else { continue }
            cell.isExpandedInOutline = state.isExpanded
            cell.outlineStateChanged()
        }
    }
}
