// Pass 4: updateConstraints, leaves to root; a controller's updateViewConstraints comes before its
// root view's own (lifecycle/ rootchild-full-cycle). Next: pass 5, layout.

@MainActor enum ConstraintPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows { update(window) }
    }

    static func update(_ view: UIView) {
        guard view.descendantNeedsUpdateConstraints || view.needsUpdateConstraintsFlag else { return }
        view.descendantNeedsUpdateConstraints = false
        for child in view.subviews { update(child) }
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
}
