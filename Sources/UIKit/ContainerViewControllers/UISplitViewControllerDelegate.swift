// What a split view controller asks and tells its delegate: about modes, columns, collapsing and expanding.
import ObjectiveC

/// Decides what a split view controller shows when its width changes, and hears of it.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// True when the delegate has dealt with the secondary controller itself.
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        notImplemented(self, "splitViewController:willChangeToDisplayMode:", [svc, displayMode], fallback: ())
    }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        notImplemented(self, "targetDisplayModeForActionInSplitViewController:", [svc], fallback: .automatic)
    }
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        notImplemented(self, "splitViewController:showViewController:sender:", [splitViewController, vc, sender], fallback: false)
    }
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        notImplemented(self, "splitViewController:showDetailViewController:sender:", [splitViewController, vc, sender], fallback: false)
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        notImplemented(self, "primaryViewControllerForCollapsingSplitViewController:", [splitViewController], fallback: nil)
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        notImplemented(self, "primaryViewControllerForExpandingSplitViewController:", [splitViewController], fallback: nil)
    }
    public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        notImplemented(self, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", [splitViewController, secondaryViewController, primaryViewController], fallback: false)
    }
    public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
        notImplemented(self, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", [splitViewController, primaryViewController], fallback: nil)
    }
    public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        notImplemented(self, "splitViewController:topColumnForCollapsingToProposedTopColumn:", [svc, proposedTopColumn], fallback: proposedTopColumn)
    }
    public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        notImplemented(self, "splitViewController:displayModeForExpandingToProposedDisplayMode:", [svc, proposedDisplayMode], fallback: proposedDisplayMode)
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        notImplemented(self, "splitViewControllerDidCollapse:", [svc], fallback: ())
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        notImplemented(self, "splitViewControllerDidExpand:", [svc], fallback: ())
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        notImplemented(self, "splitViewController:willShowColumn:", [svc, column], fallback: ())
    }
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        notImplemented(self, "splitViewController:willHideColumn:", [svc, column], fallback: ())
    }
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        notImplemented(self, "splitViewController:didShowColumn:", [svc, column], fallback: ())
    }
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        notImplemented(self, "splitViewController:didHideColumn:", [svc, column], fallback: ())
    }
}
