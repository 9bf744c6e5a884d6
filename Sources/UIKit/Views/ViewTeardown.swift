// The work of a view for its subviews while it is destroyed. UIView's deinit and UIView+Hierarchy call it.

/// Runs while a view is being destroyed: the view removes its subviews, which get their callbacks of leaving (gh4116-storyboard-back,
/// gh8261-remove), and is itself told of each removal (ecomnet-view-remove).
@MainActor enum ViewTeardown {
    /// The subview that a view being destroyed removes now. A weak `superview` is nil by then.
    private static var leaving: (subview: UIView, parent: UIView)?

    nonisolated static func release(_ view: UIView) {
        guard MainQueue.isCurrent else { return }
        let dying = view
        MainActor.assumeIsolated {
            for subview in dying.subviews where subview.superview == nil {
                let outer = leaving
                leaving = (subview, dying)
                subview.removeFromSuperview()
                leaving = outer
            }
        }
    }

    static func leave(_ view: UIView) {
        guard let leaving, leaving.subview === view else { return }
        self.leaving = nil
        view.willMove(toSuperview: nil)
        leaving.parent.willRemoveSubview(view)
        if view.superview == nil { view.didMoveToSuperview() }
    }
}

extension UIView {
    /// Called from the view's deinit.
    nonisolated func releaseSubviews() { ViewTeardown.release(self) }
}
