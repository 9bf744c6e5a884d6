// UICollectionViewDelegate: decides about items and is told of them. All methods are optional; the defaults are UIKit's.

/// Decides about selection and is told of it, and of elements that come on screen and leave it.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A finger is down on an item; false ignores it. True when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// The item looks pressed.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// The item looks pressed no longer.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// A finger left an item; true when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called with multiple selection only; true when not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// A tap selected the item; a selection by code does not call it.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// A tap took the selection away.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// The cell is about to come on screen.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The cell has left the screen; its item may be gone by now.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The supplementary view is about to come on screen.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    /// The supplementary view has left the screen.
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// A long press on an item without a context menu: whether the edit menu opens over it (deprecated in iOS 13).
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu has the action: called for `cut:`, `copy:` and `paste:` (deprecated in iOS 13).
    func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    /// The person chose the action in the edit menu (deprecated in iOS 13).
    func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    /// A long press on items (iOS 16): the menu to open, nil for none. Empty paths mean the space between items. `point` is in points of the collection view.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    /// A long press on an item, where the other method is not implemented: the menu to open, nil for none.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    /// The preview that is lifted when an item's menu opens (iOS 16); nil for the cell.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    /// The preview to which it returns when the menu closes (iOS 16); nil for the cell.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    /// The preview that is lifted when the menu opens, up to iOS 15; nil for the cell.
    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The preview to which it returns when the menu closes, up to iOS 15; nil for the cell.
    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The preview of the menu was tapped.
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// An item's menu is about to open.
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// An item's menu is about to close.
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// The path to which an item that a finger moves may go (iOS 15).
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    /// The path to which an item that a finger moves may go, up to iOS 14.
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    /// The layout between two while a finger changes from one to the other. Optional: a `UICollectionViewTransitionLayout`.
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
    /// Default for a type that does not implement this member: a plain layout between the two.
    public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
        notImplemented(self, "collectionView:transitionLayoutForOldLayout:newLayout:", [collectionView, fromLayout, toLayout], fallback: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        notImplemented(self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        notImplemented(self, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        notImplemented(self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "collectionView:shouldShowMenuForItemAtIndexPath:", [collectionView, indexPath], fallback: false)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
        notImplemented(self, "collectionView:canPerformAction:forItemAtIndexPath:withSender:", [collectionView, action, indexPath, sender], fallback: false)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {
        notImplemented(self, "collectionView:performAction:forItemAtIndexPath:withSender:", [collectionView, action, indexPath, sender])
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        notImplemented(self, "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", [collectionView, indexPaths, point], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        notImplemented(self, "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", [collectionView, indexPath, point], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        notImplemented(self, "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        notImplemented(self, "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "collectionView:previewForHighlightingContextMenuWithConfiguration:", [collectionView, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        notImplemented(self, "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", [collectionView, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "collectionView:willDisplayContextMenuWithConfiguration:animator:", [collectionView, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", [collectionView, configuration, animator])
    }
    /// Default for a type that does not implement this member: returns `proposedIndexPath`.
    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        notImplemented(self, "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath], fallback: proposedIndexPath)
    }
    /// Default for a type that does not implement this member: returns `proposedIndexPath`.
    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        notImplemented(self, "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, proposedIndexPath], fallback: proposedIndexPath)
    }
}
