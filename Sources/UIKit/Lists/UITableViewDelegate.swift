// UITableViewDelegate: decides about a table's rows and is told of them. All methods are optional; the defaults are UIKit's.

/// Decides about rows, their heights, selection and editing, and is told of them. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The cell is filled, placed and about to come on screen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The cell has left the screen; its row may be gone by now.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The header is placed and about to come on screen.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// The footer is placed and about to come on screen.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// The header has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// The footer has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    /// The height in points; automatic measures the cell. Called for all rows when loading if `estimatedRowHeight` is 0, else for rows that appear.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// The header's height in points; below zero lets the header decide. Asked when the header comes on screen, or when loading without estimates.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The footer's height in points; below zero lets the footer decide. Asked with the section's first row, or when loading without estimates.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// The estimated height in points, requested for all rows when loading, unless `estimatedRowHeight` is 0 and heights are known.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// The estimated height in points, requested for every section when loading; the height is requested when the header comes on screen.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// The estimated height in points, requested for every section when loading; the height is requested with the section's first row.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Called once per load; takes precedence over the data source's title. Optional: nil.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Called once per load; takes precedence over the data source's title. Optional: nil.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// A detail button was tapped; the row is not selected by that.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// A finger is down on the row; false ignores the touch, so that the row cannot be selected. Optional: true.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// The row looks pressed.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// The row looks pressed no longer; before any message about selection.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Another path selects that row instead, nil selects none. Not for selection by code.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Decides whether a row is deselected; nil keeps the row selected. Not called for selection by code.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// A tap selected the row; after a storyboard's segue, and not for selection by code.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Another row was tapped, or this one in multiple selection. Not called for a selection by code.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Called for editable rows that are swiped or appear in editing mode. Optional: `delete`.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// The title of a swiped row's button. Optional: "Delete".
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Whether content makes room for the control of the editing style. Optional: true.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// The row is about to open after a swipe.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// The row that was swiped open has closed.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Buttons for a swipe from the leading edge, from iOS 11 on; nil allows none. Optional: nil.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Buttons for a swipe from the trailing edge; nil allows none. Without it an editable row offers deletion.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The path to which a dragged row may go, requested whenever the row hovers over another place.
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    /// The indentation level, written to the cell when it comes on screen.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// A long press on a row without a context menu: whether the edit menu opens over it (deprecated in iOS 13).
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu has the action: called for `cut:`, `copy:` and `paste:` (deprecated in iOS 13).
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    /// The person chose the action in the edit menu (deprecated in iOS 13).
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    /// A long press on the row: the menu to open, nil for none. `point` is in points of the table.
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    /// The preview that is lifted when the menu opens; nil for the cell.
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The preview to which it returns when the menu closes; nil for the cell.
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The preview of the menu was tapped.
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// A row's menu is about to open.
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// A row's menu is about to close.
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// The buttons of a swiped row, before iOS 11 and where `trailingSwipeActionsConfigurationForRowAt` is not implemented; nil offers deletion.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
}

extension UITableViewDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
    }
    /// Default for a type that does not implement this member: returns `tableView.rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        notImplemented(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath], fallback: tableView.rowHeight)
    }
    /// Default for a type that does not implement this member: returns `tableView.sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:heightForHeaderInSection:", [tableView, section], fallback: tableView.sectionHeaderHeight)
    }
    /// Default for a type that does not implement this member: returns `tableView.sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:heightForFooterInSection:", [tableView, section], fallback: tableView.sectionFooterHeight)
    }
    /// Default for a type that does not implement this member: returns `tableView.estimatedRowHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath], fallback: tableView.estimatedRowHeight)
    }
    /// Default for a type that does not implement this member: returns `tableView.estimatedSectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForHeaderInSection:", [tableView, section], fallback: tableView.estimatedSectionHeaderHeight)
    }
    /// Default for a type that does not implement this member: returns `tableView.estimatedSectionFooterHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForFooterInSection:", [tableView, section], fallback: tableView.estimatedSectionFooterHeight)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        notImplemented(self, "tableView:viewForHeaderInSection:", [tableView, section], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        notImplemented(self, "tableView:viewForFooterInSection:", [tableView, section], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        notImplemented(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: returns `indexPath`.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        notImplemented(self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath], fallback: indexPath)
    }
    /// Default for a type that does not implement this member: returns `indexPath`.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        notImplemented(self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath], fallback: indexPath)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: returns `.delete`.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        notImplemented(self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath], fallback: .delete)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        notImplemented(self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        notImplemented(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        notImplemented(self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        notImplemented(self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `proposedDestinationIndexPath`.
    public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        notImplemented(self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", [tableView, sourceIndexPath, proposedDestinationIndexPath], fallback: proposedDestinationIndexPath)
    }
    /// Default for a type that does not implement this member: returns `0`.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        notImplemented(self, "tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath], fallback: 0)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:shouldShowMenuForRowAtIndexPath:", [tableView, indexPath], fallback: false)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
        notImplemented(self, "tableView:canPerformAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender], fallback: false)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
        notImplemented(self, "tableView:performAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender])
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        notImplemented(self, "tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "tableView:previewForDismissingContextMenuWithConfiguration:", [tableView, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        notImplemented(self, "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "tableView:willDisplayContextMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "tableView:willEndContextMenuInteractionWithConfiguration:animator:", [tableView, configuration, animator])
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        notImplemented(self, "tableView:editActionsForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
}
