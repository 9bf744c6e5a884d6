// Changes of the stack: they update `viewControllers` and the bar's items at once and return; the transition
// itself waits for the navigation view's layout (lifecycle/ tw26-push, tw26-pop, rtroot275-deferred).

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        if controller is UINavigationController {
            Diagnostics.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        if stack.contains(where: { $0 === controller }) {
            Diagnostics.raise(.invalidArgument, "Pushing the same view controller instance more than once is not supported (\(Diagnostics.identity(controller)))")
        }
        Trace.because("push") { join(controller) }
        stack.append(controller)
        navigationBar.pushItem(controller.navigationItem, animated: false)
        schedule(.push, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return pop(to: stack[stack.count - 2], animated: animated)?.last ?? top
    }

    func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === target }) else {
            Diagnostics.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        stack.removeSubrange((index + 1)...)
        Trace.because("pop") { leave(removed) }
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        schedule(.pop, animated: animated)
        return removed
    }

    func replaceStack(_ new: [UIViewController], animated: Bool) {
        let old = stack
        let added = new.filter { candidate in !old.contains { $0 === candidate } }
        let removed = old.filter { candidate in !new.contains { $0 === candidate } }
        // As a push when the new top is new, else as a pop; nothing when the top stays (qmui-setvcs-same-top).
        let operation: Operation = old.isEmpty ? .none : (new.last.map { top in old.contains { $0 === top } } ?? false) ? .pop : .push
        for controller in added { join(controller) }
        leave(removed)
        stack = new
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        if old.last !== new.last { schedule(operation, animated: animated) }
    }

    /// willMove(toParent: nav) comes before the child's view is loaded (lifecycle/ arm1-push-incoming).
    private func join(_ controller: UIViewController) {
        addChild(controller)
        controller.appearance.isManaged = true
    }

    /// willMove(toParent: nil) is the first callback of a popped controller (lifecycle/ rns4407-pop-parent).
    private func leave(_ controllers: [UIViewController]) {
        for controller in controllers {
            Trace.emit(.viewController, controller, "willMove(toParent: nil)")
            controller.willMove(toParent: nil)
        }
    }

    private func schedule(_ operation: Operation, animated: Bool) {
        let from = pending?.departing ?? shown
        pending = NavigationTransition(self, operation: operation, from: from, to: stack.last, animated: animated && UIView.areAnimationsEnabled)
        toolbarItemsChanged(of: stack.last)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called from the layout of the navigation view; waits while another transition runs.
    func startDeferredTransition() {
        guard let transition = pending, running == nil, viewIfLoaded?.window != nil else { return }
        pending = nil
        transition.start()
    }

    /// The navigation controller itself has appeared: the child that came with it ends its own appearance from
    /// inside this callback (seed4-nav-launch: Root before Nav in a log written after super).
    func containerDidAppear(_ animated: Bool) {
        if let running {
            running.finishWithContainer()
            return
        }
        guard let shown else { return }
        let wasAppearing = shown.appearance.state == .appearing
        shown.appearance.end()
        if wasAppearing { didShow(shown, animated: animated) }
    }

    func willShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = ifImplemented { delegate.navigationController(self, willShow: controller, animated: animated) }
    }

    func didShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate else { return }
        _ = ifImplemented { delegate.navigationController(self, didShow: controller, animated: animated) }
    }

    func toolbarItemsChanged(of controller: UIViewController?) {
        guard let controller, controller === topViewController, isViewLoaded else { return }
        if !isToolbarHidden { toolbar.setItems(controller.toolbarItems, animated: false) }
        viewIfLoaded?.setNeedsLayout()
    }
}
