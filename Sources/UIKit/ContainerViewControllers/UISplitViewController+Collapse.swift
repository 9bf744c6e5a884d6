// From columns to one stack where the width is compact, and back. The orders are SplitCollapse and SplitExpand.
// A stack is the primary column's navigation controller with the other columns' ones on top.
import ObjectiveC

extension UISplitViewController {
    /// What shows while collapsed.
    var collapsedController: UIViewController? { holders[.compact] ?? holders[.primary] ?? holders[.supplementary] ?? holders[.secondary] }

    private var needsCollapsing: Bool { traitCollection.horizontalSizeClass == .compact }

    func arrangeInLayout() {
        // On its way out nothing changes any more: what disappears ends with the container.
        guard viewIfLoaded?.window != nil, appearance.state != .disappearing else { return }
        adaptToWidth()
        guard !isRestructuring else { return }
        if shown.isEmpty, !isCollapsed { modeStorage = preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode }
        if running == nil { startArranging(animated: false) }
    }

    /// Called when the view enters a window and in each layout (lifecycle/ commandshift-collapse).
    func adaptToWidth() {
        guard viewIfLoaded?.window != nil, appearance.state != .disappearing, !isRestructuring, needsCollapsing != isCollapsed else { return }
        running?.settle()
        guard running == nil else { return }
        isRestructuring = true
        if needsCollapsing { SplitCollapse(self).start() } else { SplitExpand(self).start() }
    }

    func restructured() {
        isRestructuring = false
        running?.settle()
        startArranging(animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: In the stack

    /// The columns of the stack above the first one, from below.
    var stacked: [Column] { [.supplementary, .secondary].filter { $0 != .supplementary || style == .tripleColumn } }

    func revealInStack(_ column: Column) {
        guard let stack = collapsedController as? UINavigationController, let holder = holders[column], holder !== stack else {
            if let stack = collapsedController as? UINavigationController, column == .primary { stack.popToRootViewController(animated: true) }
            return
        }
        if stack.viewControllers.contains(where: { $0 === holder }) {
            stack.popToViewController(holder, animated: true)
            return
        }
        if column == .secondary, style == .tripleColumn, let middle = holders[.supplementary], !stack.viewControllers.contains(where: { $0 === middle }) {
            stack.pushNested(middle, animated: false)
        }
        stack.pushNested(holder, animated: UIView.areAnimationsEnabled)
    }

    func concealInStack(_ column: Column) {
        guard let stack = collapsedController as? UINavigationController, let holder = holders[column],
              let index = stack.viewControllers.firstIndex(where: { $0 === holder }), index > 0 else { return }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    }
}
