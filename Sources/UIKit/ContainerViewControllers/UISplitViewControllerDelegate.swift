// The calls of a split view controller to its delegate: about modes, columns, collapsing and expanding.
import ObjectiveC

/// Decides what a split view controller shows when its width changes, and is told of the change. Any class can conform, because the
/// protocol of Objective-C does not extend NSObject's (docs.rs, objc2_ui_kit::UISplitViewControllerDelegate).
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are about to show.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The mode that the display mode button goes to; `.automatic` when not implemented.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// True when the delegate has shown `vc` itself.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// True when the delegate has shown `vc` itself.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    /// The controller that remains when the columns become one; nil keeps the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary controller when there is room again; nil keeps the present one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// True when the delegate has dealt with the secondary controller itself.
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    /// The secondary controller when there is room again; nil lets UIKit find it.
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
    /// The column that is on top when the columns become one.
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
    /// The display mode when there is room again.
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
    /// The columns have become one.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns are beside each other again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column is about to come on screen.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to leave the screen.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// A column has come on screen.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// A column has left the screen.
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
