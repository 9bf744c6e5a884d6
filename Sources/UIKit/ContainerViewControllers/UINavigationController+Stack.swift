// Changes of the stack: they update it at once, tell willMove(toParent:) and return; what is seen of them is a
// NavigationTransition, which waits for the navigation view's layout (lifecycle/ tw26-push, tw26-pop, rtroot275-deferred).
// Transitions run one after the other, in the order of the calls (ivanchan-queued-push).

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        if let outer = outerStack { return outer.push(controller, animated: animated) }
        if controller is UINavigationController {
            Diagnostics.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        pushUnchecked(controller, animated: animated)
    }

    /// UIKit's own containers push navigation controllers too (NestedNavigation).
    func pushUnchecked(_ controller: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === controller }) {
            Diagnostics.raise(.invalidArgument, "Pushing the same view controller instance more than once is not supported (\(Diagnostics.identity(controller)))")
        }
        guard acceptsChange("pushViewController:animated:", animated: animated) else { return }
        reportNesting("push", animated: animated)
        change(.push(controller), as: .push, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        reportNesting("pop", animated: animated)
        change(.popTo(stack[stack.count - 2]), as: .pop, animated: animated)
        return top
    }

    func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === target }) else {
            Diagnostics.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        guard acceptsChange("popToViewController:transition:", animated: animated) else { return nil }
        reportNesting("pop", animated: animated)
        change(.popTo(target), as: .pop, animated: animated)
        return removed
    }

    /// As a push when the new top is new, else as a pop (UINavigationController documentation, apple-nav-setvcs).
    func replaceStack(_ new: [UIViewController], animated: Bool) {
        guard acceptsChange("setViewControllers:animated:", animated: animated) else { return }
        if Set(new.map(ObjectIdentifier.init)).count < new.count {
            let list = new.map { "    \"\(Diagnostics.identity($0))\"" }.joined(separator: ",\n")
            Diagnostics.raise(.internalInconsistency, "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
        }
        let topIsKnown = new.last.map { top in stack.contains { $0 === top } } ?? true
        change(.set(new), as: topIsKnown ? .pop : .push, animated: animated)
    }

    func showByPushing(_ controller: UIViewController) {
        let animated = UIView.areAnimationsEnabled
        if controller is UINavigationController { return present(controller, animated: animated) }
        pushViewController(controller, animated: animated)
    }

    /// A finger takes the top away; nothing waits for a layout (qmui-gesture-began). The caller begins it.
    func popUnderFinger(_ finger: InteractivePop) -> NavigationTransition? {
        guard stack.count > 1, let top = stack.last else { return nil }
        let transition = NavigationTransition(self, .pop, to: stack[stack.count - 2], replaces: false, animated: true)
        transition.leaving = [top]
        transition.stackBefore = stack
        transition.finger = finger
        stack.removeLast()
        return transition
    }

    private func change(_ change: StackChange, as operation: Operation, animated: Bool) {
        let old = stack
        let new = change.applied(to: old)
        let joining = new.filter { candidate in !old.contains { $0 === candidate } }
        let leaving = old.filter { candidate in !new.contains { $0 === candidate } }
        let replaces = if case .set = change { true } else { false }
        let transition = NavigationTransition(self, operation, to: new.last, replaces: replaces, animated: animated && UIView.areAnimationsEnabled)
        for waiting in queue { waiting.transition.topUntilLayout = nil }
        if operation == .pop, old.count > 2, let top = old.last, new.last !== old[old.count - 2], !new.contains(where: { $0 === top }) { transition.topUntilLayout = top }
        running?.laterChanges.append(old.last === new.last ? .setBelow(new) : change)
        stack = new
        transition.joining = joining
        transition.leaving = leaving
        transition.stackBefore = old
        if old.last === new.last { transition.changeBelowTheTop() } else { transition.begin() }
    }

    // MARK: Members

    /// willMove(toParent: nav) comes before the child's view is loaded (lifecycle/ arm1-push-incoming).
    func join(_ controller: UIViewController) {
        if controller.parent === self {
            // Popped and pushed again before the pop was seen: it never left.
            Trace.emit(.viewController, controller, "willMove(toParent:)")
            controller.willMove(toParent: self)
        } else {
            addChild(controller)
        }
        controller.appearance.isManaged = true
        if !unsettled.contains(where: { $0 === controller }) { unsettled.append(controller) }
        sortChildren()
    }

    /// willMove(toParent: nil) is the first callback of a popped controller (lifecycle/ rns4407-pop-parent).
    func prepareLeaving(_ controller: UIViewController) {
        Trace.emit(.viewController, controller, "willMove(toParent: nil)")
        controller.willMove(toParent: nil)
    }

    /// didMove(toParent: nav) for all that joined, except what another transition is still to show.
    func settleJoined() {
        for controller in stack where unsettled.contains(where: { $0 === controller }) && !isAwaited(controller) {
            unsettled.removeAll { $0 === controller }
            Trace.emit(.viewController, controller, "didMove(toParent:)")
            controller.didMove(toParent: self)
        }
    }

    /// Ends the membership of a controller that the stack no longer holds; didMove(toParent: nil) comes from removeFromParent.
    func release(_ controller: UIViewController) {
        guard controller.parent === self, !stack.contains(where: { $0 === controller }), !isAwaited(controller) else { return }
        unsettled.removeAll { $0 === controller }
        controller.appearance.isManaged = false
        controller.removeFromParent()
    }

    /// Everything that left the stack and is not on screen leaves its parent, without appearance callbacks (kaopuke-pop-to-root).
    func releaseUnseen() {
        for child in children where child !== shown && child !== running?.departing && child !== running?.arriving { release(child) }
    }

    private func isAwaited(_ controller: UIViewController) -> Bool { queue.contains { $0.transition.arriving === controller } }

    /// A child that the app removes by itself leaves the stack too: the stack is the list of children.
    func childLeft(_ child: UIViewController) {
        unsettled.removeAll { $0 === child }
        // What was to show it has nothing to show any more.
        dropQueue { $0.arriving === child }
        guard let index = stack.firstIndex(where: { $0 === child }) else { return }
        let wasTop = index == stack.count - 1
        stack.remove(at: index)
        running?.laterChanges.append(.remove(child))
        child.appearance.isManaged = false
        let transition = NavigationTransition(self, .pop, to: stack.last, replaces: true, animated: false)
        if wasTop { transition.begin() } else { transition.changeBelowTheTop() }
    }

    /// Children stand in the order of the stack.
    func sortChildren() {
        if children.starts(with: stack, by: ===) { return }
        let others = children.filter { child in !stack.contains { $0 === child } }
        children = stack.filter { $0.parent === self } + others
    }

    // MARK: Transitions

    /// Nothing of it is seen and no callback runs: changes are made at once, and the top shows when it is seen again
    /// (qmui-nav-invisible).
    var isOutOfSight: Bool {
        viewIfLoaded?.window?.showsControllers != true && appearance.state == .disappeared && running == nil && shown?.seen.isInTransition != true
    }

    /// In the order of the calls: a change from inside willMove(toParent:) comes after the one that sent it.
    func enqueue(_ transition: NavigationTransition, _ start: @escaping () -> Void) {
        let place = queue.firstIndex { $0.transition.number > transition.number } ?? queue.count
        queue.insert((transition, start), at: place)
        toolbarItemsChanged(of: stack.last)
        viewIfLoaded?.setNeedsLayout()
    }

    func dropQueue(where matches: (NavigationTransition) -> Bool) {
        let dropped = queue.filter { matches($0.transition) }
        queue.removeAll { matches($0.transition) }
        for entry in dropped { entry.transition.drop() }
    }

    /// Between a pop over several controllers and the layout that starts it, the top is still named (qmui-poptoroot-deferred);
    /// not where no layout comes.
    var stackUntilLayout: [UIViewController]? {
        guard appearance.state == .appeared, viewIfLoaded?.window?.showsControllers == true else { return nil }
        return queue.last?.transition.topUntilLayout.map { [$0] + stack }
    }

    /// Called from the layout of the navigation view.
    func startDeferredTransition() {
        for waiting in queue { waiting.transition.topUntilLayout = nil }
        guard running == nil, let next = queue.first, viewIfLoaded?.window != nil else { return }
        // What is on its way in or out finishes first; only a first controller comes in with its container.
        switch appearance.state {
        case .disappearing: return
        case .appearing: if shown != nil { return }
        case .appeared, .disappeared: break
        }
        queue.removeFirst()
        next.start()
    }

    func transitionDidEnd() {
        running = nil
        completeRunning = nil
        releaseUnseen()
        if queue.isEmpty { bars.showItems() } else { viewIfLoaded?.setNeedsLayout() }
    }

    /// The navigation controller's own callbacks reach the controller on show from inside them
    /// (lifecycle/ objcio19-dismiss-stack, seed4-nav-launch: Root before Nav in a log written after super).
    func appearancePassesThrough(_ callback: AppearanceCallback, animated: Bool) {
        switch callback {
        case .willAppear:
            uncoveredByModal = comesBackFromModal
            callback.pass(to: shown, animated: animated)
            if let shown, running == nil, !uncoveredByModal { tellWillShow(shown, animated: animated) }
            viewIfLoaded?.setNeedsLayout()
        case .didAppear:
            if let running, running.waitsForContainer { return completeRunning?() ?? () }
            let wasAppearing = shown?.seen.state == .appearing
            callback.pass(to: shown, animated: animated)
            if wasAppearing, let shown, running == nil, !uncoveredByModal { tellDidShow(shown, animated: animated) }
            if !queue.isEmpty { viewIfLoaded?.setNeedsLayout() }
        case .willDisappear:
            callback.pass(to: shown, animated: animated)
            callback.pass(to: running?.arriving, animated: animated)
        case .didDisappear:
            callback.pass(to: shown, animated: animated)
            callback.pass(to: running?.arriving, animated: animated)
            running?.tearDown()
            if !queue.isEmpty, isOutOfSight { NavigationTransition(self, .none, to: stack.last, replaces: true, animated: false).begin() }
        }
    }

    /// Whether what covers it, or covered a container of it, is a modal: the delegate hears nothing of that
    /// (qmui-willshow-not-on-dismiss), but of a tab that comes back (rns-more-tab-return).
    private var comesBackFromModal: Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller.presentation.presented?.modalPresentationStyle.hidesPresenter == true { return true }
            current = controller.parent
        }
        return false
    }
}
