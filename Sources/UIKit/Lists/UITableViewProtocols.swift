// UITableViewDataSource and UITableViewDelegate. Two requirements are required; the rest answer as UIKit does.

@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        notImplemented(self, "numberOfSectionsInTableView:", [tableView], fallback: 1)
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        notImplemented(self, "tableView:titleForHeaderInSection:", [tableView, section], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        notImplemented(self, "tableView:titleForFooterInSection:", [tableView, section], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], fallback: false)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        notImplemented(self, "sectionIndexTitlesForTableView:", [tableView], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        notImplemented(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index], fallback: index)
    }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notImplemented(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }
}

@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        notImplemented(self, "tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        notImplemented(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath], fallback: tableView.rowHeight)
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:heightForHeaderInSection:", [tableView, section], fallback: tableView.sectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:heightForFooterInSection:", [tableView, section], fallback: tableView.sectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath], fallback: tableView.estimatedRowHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForHeaderInSection:", [tableView, section], fallback: tableView.estimatedSectionHeaderHeight)
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        notImplemented(self, "tableView:estimatedHeightForFooterInSection:", [tableView, section], fallback: tableView.estimatedSectionFooterHeight)
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        notImplemented(self, "tableView:viewForHeaderInSection:", [tableView, section], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        notImplemented(self, "tableView:viewForFooterInSection:", [tableView, section], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        notImplemented(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        notImplemented(self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath], fallback: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        notImplemented(self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath], fallback: indexPath)
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        notImplemented(self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath], fallback: .delete)
    }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        notImplemented(self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        notImplemented(self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath], fallback: true)
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        notImplemented(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        notImplemented(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        notImplemented(self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        notImplemented(self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath], fallback: nil)
    }
    public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        notImplemented(self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", [tableView, sourceIndexPath, proposedDestinationIndexPath], fallback: proposedDestinationIndexPath)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        notImplemented(self, "tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath], fallback: 0)
    }
}
