// Context menus of rows and items: a long press asks the table's or collection view's delegate for a menu for the row under it.
// The list owns one of these; UIContextMenuInteraction does the rest. Without a menu the delegate may want the older edit menu.
import CoreGraphics

/// Opens the menus of a table's rows.
final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The row whose menu is requested or open.
    private var path: IndexPath?

    init(_ table: UITableView) { self.table = table }

    /// The cell's look without a finger on it; a row of a card has the card's corners.
    private var cellPreview: UITargetedPreview? {
        guard let path, let cell = table.cellForRow(at: path) else { return nil }
        let parameters = UIPreviewParameters()
        if table.style == .insetGrouped { parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 10) }
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        path = table.indexPathForRow(at: location)
        guard let path, let delegate = table.delegate else { return nil }
        if let answer: UIContextMenuConfiguration? = ifImplemented({
            delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location) as UIContextMenuConfiguration?
        }) { return answer }
        guard ifImplemented({ delegate.tableView(table, shouldShowMenuForRowAt: path) }) == true else { return nil }
        let list = table
        ListEditMenu.show(over: list.cellForRow(at: path), may: { action, sender in
            ifImplemented { delegate.tableView(list, canPerformAction: action, forRowAt: path, withSender: sender) } ?? false
        }, perform: { action, sender in
            _ = ifImplemented { delegate.tableView(list, performAction: action, forRowAt: path, withSender: sender) }
        })
        return nil
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        table.unhighlight()
        return table.delegate.flatMap { delegate in ifImplemented { delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) } } ?? cellPreview
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        table.delegate.flatMap { delegate in ifImplemented { delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) } } ?? cellPreview
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        if let delegate = table.delegate { ifImplemented { delegate.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        if let delegate = table.delegate { ifImplemented { delegate.tableView(table, willDisplayContextMenu: configuration, animator: animator) } }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        if let delegate = table.delegate { ifImplemented { delegate.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) } }
    }
}

/// Opens the menus of a collection view's items.
final class CollectionContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The item whose menu is requested or open.
    private var path: IndexPath?

    init(_ collection: UICollectionView) { self.collection = collection }

    private var cellPreview: UITargetedPreview? { path.flatMap { collection.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) } }

    /// The menu for the item; a selected item represents the whole selection.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        path = collection.indexPathForItem(at: location)
        guard let delegate = collection.delegate else { return nil }
        let selected = collection.indexPathsForSelectedItems ?? []
        let paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
        if let answer: UIContextMenuConfiguration? = ifImplemented({
            delegate.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location) as UIContextMenuConfiguration?
        }) { return answer }
        guard let path else { return nil }
        if let answer: UIContextMenuConfiguration? = ifImplemented({
            delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location) as UIContextMenuConfiguration?
        }) { return answer }
        guard ifImplemented({ delegate.collectionView(collection, shouldShowMenuForItemAt: path) }) == true else { return nil }
        let list = collection
        ListEditMenu.show(over: list.cellForItem(at: path), may: { action, sender in
            ifImplemented { delegate.collectionView(list, canPerformAction: action, forItemAt: path, withSender: sender) } ?? false
        }, perform: { action, sender in
            _ = ifImplemented { delegate.collectionView(list, performAction: action, forItemAt: path, withSender: sender) }
        })
        return nil
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        collection.unhighlight()
        guard let delegate = collection.delegate else { return cellPreview }
        if let path, let newer: UITargetedPreview? = ifImplemented({
            delegate.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) as UITargetedPreview?
        }) { return newer ?? cellPreview }
        return ifImplemented { delegate.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? cellPreview
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate = collection.delegate else { return cellPreview }
        if let path, let newer: UITargetedPreview? = ifImplemented({
            delegate.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path) as UITargetedPreview?
        }) { return newer ?? cellPreview }
        return ifImplemented { delegate.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration) } ?? cellPreview
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        if let delegate = collection.delegate { ifImplemented { delegate.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        if let delegate = collection.delegate { ifImplemented { delegate.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) } }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        if let delegate = collection.delegate { ifImplemented { delegate.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) } }
    }
}
