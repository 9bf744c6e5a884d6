// From columns to one stack in a compact width, and back. SplitCollapse and SplitExpand have the orders.
import ObjectiveC

extension UISplitViewController {
    /// The visible controller while collapsed.
    var collapsedController: UIViewController? { holders[.compact] ?? holders[.primary] ?? holders[.supplementary] ?? holders[.secondary] }

    var needsCollapsing: Bool { traitCollection.horizontalSizeClass == .compact }

    func arrangeInLayout() {
        // While the container disappears nothing changes any more: disappearing controllers end with the container.
        guard viewIfLoaded?.window != nil, appearance.state != .disappearing else { return }
        adaptToWidth()
        guard !isRestructuring else { return }
        if !isCollapsed { followWidth() }
        if running == nil { startArranging(animated: false) }
    }

    /// Called when the view enters a window and in each layout (record commandshift-collapse).
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
        placeColumns()
        startArranging(animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Every column that can show is a child; collapsed, the others lie on the first one's stack or wait.
    func placeColumns() {
        guard !isRestructuring else { return }
        guard isCollapsed else {
            for column in order + (showsInspector ? [.inspector] : []) { holders[column].map { adopt(column: $0) } }
            return
        }
        // A controller that replaces the whole stack is a child like the stack.
        guard stack.isMisplaced else { return collapsedController.map { adopt(column: $0) } ?? () }
        let top = raisedColumns.last
        isRestructuring = true
        stack.lower {
            if let top, self.isCollapsed { self.stack.raise(upTo: top) }
            self.restructured()
        }
    }

    // MARK: In the stack

    private var raisedColumns: [Column] { [.supplementary, .secondary].filter { column in holders[column].map(stack.holds) ?? false } }

    func revealInStack(_ column: Column) {
        guard let bottom = stack.bottom, let holder = holders[column] else { return }
        if holder === bottom { return _ = bottom.popToRootViewController(animated: true) }
        if stack.holds(holder) { return _ = bottom.popToViewController(holder, animated: true) }
        guard !isRestructuring else { return }
        if column == .secondary, style == .tripleColumn { stack.raise(.supplementary, animated: false) }
        stack.raise(column, animated: UIView.areAnimationsEnabled)
    }

    func concealInStack(_ column: Column) {
        guard let bottom = stack.bottom, let holder = holders[column], let index = bottom.stack.controllers.firstIndex(where: { $0 === holder }), index > 0 else { return }
        bottom.popToViewController(bottom.stack.controllers[index - 1], animated: true)
    }
}
