// A subtree entering or leaving a window: the callbacks of its views and the appearance of their controllers.
// UIView+Hierarchy runs it around the change of superview.

@MainActor struct WindowMove {
    let view: UIView
    let from: UIWindow?
    let to: UIWindow?

    private var changes: Bool { from !== to }

    /// willMove(toWindow:) for the whole subtree, parents first; controllers whose views enter learn it first.
    func will() {
        guard changes else { return }
        if to != nil { ImplicitAppearance.willEnterWindow(view) } else { ImplicitAppearance.willLeaveWindow(view) }
        visit(view) { $0.willMove(toWindow: to) }
    }

    func commit() {
        guard changes else { return }
        visit(view) { $0.windowStorage = to }
    }

    /// didMoveToWindow for each view: parents first on the way in, children first on the way out
    /// (texture-teardown-bottom-up).
    func did() {
        guard changes else { return }
        if to == nil {
            visitLeavesFirst(view) { FirstResponder.viewLeftWindow($0); $0.didMoveToWindow() }
        } else {
            visit(view) { $0.didMoveToWindow(); $0.layer.setNeedsLayout() }
        }
    }

    func finish() {
        guard changes else { return }
        if to == nil {
            ImplicitAppearance.didLeaveWindow(view)
        } else {
            view.layoutState.enteredWindow()
            ImplicitAppearance.didEnterWindow(view)
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    private func visit(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for child in view.subviews { visit(child, body) }
    }

    private func visitLeavesFirst(_ view: UIView, _ body: (UIView) -> Void) {
        for child in view.subviews { visitLeavesFirst(child, body) }
        body(view)
    }
}
