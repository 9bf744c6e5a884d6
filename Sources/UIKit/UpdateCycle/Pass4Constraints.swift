// Pass 4: updateConstraints, leaves to root; a controller's updateViewConstraints comes before its root view's own
// (record rootchild-full-cycle). Two kinds of subtree wait for their layout in pass 5: the view of a
// controller that is about to get viewIsAppearing (jishuzhan-appear-cycle), and views that were added to a visible
// controller's view (ecomnet1728-add-visible). Next: pass 5, layout.

@MainActor enum ConstraintPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows { update(window, leaving: true) }
    }

    /// - Parameter leaving: true skips subtrees that wait for layout.
    static func update(_ view: UIView, leaving: Bool = false) {
        guard view.descendantNeedsUpdateConstraints || view.needsUpdateConstraintsFlag else { return }
        view.descendantNeedsUpdateConstraints = false
        for child in view.subviews {
            if leaving, child.constraintsWaitForLayout {
                // The layout of this view, or the next frame, finds the marked view by it.
                view.descendantNeedsUpdateConstraints = true
            } else {
                update(child, leaving: leaving)
            }
        }
        view.joinedVisibleTree = false
        guard view.needsUpdateConstraintsFlag else { return }
        view.needsUpdateConstraintsFlag = false
        if let controller = view.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }
}

extension UIView {
    func updateConstraintsNow() { ConstraintPass.update(self) }

    func markNeedsUpdateConstraints() {
        needsUpdateConstraintsFlag = true
        announceConstraintUpdates()
    }

    /// Tells the ancestors that pass 4 must come down here; also called when a marked subtree joins a tree.
    func announceConstraintUpdates() {
        var ancestor: UIView? = self
        while let view = ancestor, !view.descendantNeedsUpdateConstraints || view === self {
            view.descendantNeedsUpdateConstraints = true
            ancestor = view.superview
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    /// Whether the view's constraints are updated inside a layout that is certain to come.
    var constraintsWaitForLayout: Bool {
        if joinedVisibleTree, let superview, superview.layer.needsLayout() { return true }
        return layer.needsLayout() && viewController?.appearance.owesIsAppearing ?? false && window != nil
    }

    /// Marks a view that was inserted into the view of a controller that has appeared.
    func noteJoiningVisibleTree() {
        guard window != nil, needsUpdateConstraintsFlag || descendantNeedsUpdateConstraints else { return }
        var ancestor = superview
        while let view = ancestor {
            if let controller = view.viewController {
                joinedVisibleTree = controller.appearance.state == .appeared
                return
            }
            ancestor = view.superview
        }
    }
}
