// The stack of a navigation controller, the controller on screen, and the running and waiting transitions.
// A change updates the stack at once, calls willMove(toParent:) and returns; a NavigationTransition shows the change and
// waits for the navigation view's layout first (records tw26-push, tw26-pop, rtroot275-deferred).
// Transitions run one after the other, in the order of the calls (ivanchan-queued-push). UINavigationController calls this.

@MainActor package final class NavigationStack {
    private unowned let navigation: UINavigationController
    /// Root first.
    var controllers: [UIViewController] = [] { didSet { sortChildren() } }
    /// The controller on screen, which differs from the top of the stack until the deferred transitions have run.
    var shown: UIViewController?
    /// Changes that wait for the layout of the view, or for the transition that runs.
    private(set) var queue: [NavigationTransition] = []
    var running: NavigationTransition?
    /// Joined the stack, but not told `didMove(toParent:)` yet.
    private(set) var unsettled: [UIViewController] = []
    /// The number of requested changes.
    private var changes = 0
    /// The navigation controller appears because a modal goes.
    private(set) var uncoveredByModal = false

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    var top: UIViewController? { controllers.last }

    func holds(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }

    /// The stack during the time in which that controller is on screen.
    func controllers(upTo controller: UIViewController?) -> [UIViewController] {
        guard let controller else { return [] }
        guard let index = controllers.firstIndex(where: { $0 === controller }) else { return controllers + [controller] }
        return Array(controllers[...index])
    }

    /// The number of the next change of the stack.
    func nextNumber() -> Int {
        changes += 1
        return changes
    }

    // MARK: Changes

    func push(_ controller: UIViewController, animated: Bool) {
        if let outer = navigation.outerStack { return outer.stack.push(controller, animated: animated) }
        if controller is UINavigationController {
            Diagnostics.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        pushUnchecked(controller, animated: animated)
    }

    /// UIKit's own containers push navigation controllers too (NestedNavigation).
    func pushUnchecked(_ controller: UIViewController, animated: Bool) {
        if controllers.contains(where: { $0 === controller }) {
            Diagnostics.raise(.invalidArgument, "Pushing the same view controller instance more than once is not supported (\(Diagnostics.identity(controller)))")
        }
        guard navigation.acceptsChange("pushViewController:animated:", animated: animated) else { return }
        navigation.reportNesting("push", animated: animated)
        change(.push(controller), as: .push, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        guard controllers.count > 1, let top = controllers.last else { return nil }
        navigation.reportNesting("pop", animated: animated)
        change(.popTo(controllers[controllers.count - 2]), as: .pop, animated: animated)
        return top
    }

    func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = controllers.firstIndex(where: { $0 === target }) else {
            Diagnostics.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        let removed = Array(controllers[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        guard navigation.acceptsChange("popToViewController:transition:", animated: animated) else { return nil }
        navigation.reportNesting("pop", animated: animated)
        change(.popTo(target), as: .pop, animated: animated)
        return removed
    }

    /// Replaces the stack: as a push if the top is new, else as a pop (UINavigationController documentation, apple-nav-setvcs).
    func replace(with new: [UIViewController], animated: Bool) {
        guard navigation.acceptsChange("setViewControllers:animated:", animated: animated) else { return }
        if Set(new.map(ObjectIdentifier.init)).count < new.count {
            let list = new.map { "    \"\(Diagnostics.identity($0))\"" }.joined(separator: ",\n")
            Diagnostics.raise(.internalInconsistency, "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
        }
        let topIsKnown = new.last.map { top in controllers.contains { $0 === top } } ?? true
        change(.set(new), as: topIsKnown ? .pop : .push, animated: animated)
    }

    func show(_ controller: UIViewController) {
        let animated = UIView.areAnimationsEnabled
        if controller is UINavigationController { return navigation.present(controller, animated: animated) }
        navigation.pushViewController(controller, animated: animated)
    }

    /// A finger pops the top; the transition waits for no layout (qmui-gesture-began). The caller begins it.
    func popUnderFinger(_ finger: InteractivePop) -> NavigationTransition? {
        guard controllers.count > 1, let top = controllers.last else { return nil }
        let transition = NavigationTransition(navigation, .pop, to: controllers[controllers.count - 2], replaces: false, animated: true)
        transition.leaving = [top]
        transition.stackBefore = controllers
        transition.finger = finger
        controllers.removeLast()
        return transition
    }

    private func change(_ change: StackChange, as operation: UINavigationController.Operation, animated: Bool) {
        let old = controllers
        let new = change.applied(to: old)
        let joining = new.filter { candidate in !old.contains { $0 === candidate } }
        let leaving = old.filter { candidate in !new.contains { $0 === candidate } }
        let replaces = if case .set = change { true } else { false }
        let transition = NavigationTransition(navigation, operation, to: new.last, replaces: replaces, animated: animated && UIView.areAnimationsEnabled)
        for waiting in queue { waiting.topUntilLayout = nil }
        if operation == .pop, old.count > 2, let top = old.last, new.last !== old[old.count - 2], !new.contains(where: { $0 === top }) { transition.topUntilLayout = top }
        running?.laterChanges.append(old.last === new.last ? .setBelow(new) : change)
        controllers = new
        transition.joining = joining
        transition.leaving = leaving
        transition.stackBefore = old
        if old.last === new.last { transition.changeBelowTheTop() } else { transition.begin() }
    }

    // MARK: Members

    /// willMove(toParent: nav) comes before the child's view is loaded (record arm1-push-incoming).
    func join(_ controller: UIViewController) {
        if controller.parent === navigation {
            // A controller that was popped and pushed again before the pop was carried out has never left.
            Trace.emit(.viewController, controller, "willMove(toParent:)")
            controller.willMove(toParent: navigation)
        } else {
            navigation.addChild(controller)
        }
        controller.appearance.isManaged = true
        if !unsettled.contains(where: { $0 === controller }) { unsettled.append(controller) }
        sortChildren()
    }

    /// A child that the app adds is the new top: stack and children are one list on a device (rdar://14897231: another child makes the
    /// top controller disappear).
    func takesChild(_ child: UIViewController) -> Bool {
        guard child !== navigation, !controllers.contains(where: { $0 === child }) else { return false }
        replace(with: controllers + [child], animated: false)
        return true
    }

    /// willMove(toParent: nil) is the first callback of a popped controller (record rns4407-pop-parent).
    func prepareLeaving(_ controller: UIViewController) {
        Trace.emit(.viewController, controller, "willMove(toParent: nil)")
        controller.willMove(toParent: nil)
    }

    /// Calls didMove(toParent: nav) for all controllers that joined, except those that another transition has yet to show.
    func settleJoined() {
        for controller in controllers where unsettled.contains(where: { $0 === controller }) && !isAwaited(controller) {
            unsettled.removeAll { $0 === controller }
            Trace.emit(.viewController, controller, "didMove(toParent:)")
            controller.didMove(toParent: navigation)
        }
    }

    /// Ends the membership of a controller that the stack no longer holds; didMove(toParent: nil) comes from removeFromParent.
    func release(_ controller: UIViewController) {
        guard controller.parent === navigation, !controllers.contains(where: { $0 === controller }), !isAwaited(controller) else { return }
        unsettled.removeAll { $0 === controller }
        controller.appearance.isManaged = false
        controller.removeFromParent()
    }

    /// Everything that left the stack and is not on screen leaves its parent, without appearance callbacks (kaopuke-pop-to-root).
    func releaseUnseen() {
        for child in navigation.children where child !== shown && child !== running?.departing && child !== running?.arriving { release(child) }
    }

    private func isAwaited(_ controller: UIViewController) -> Bool { queue.contains { $0.arriving === controller } }

    /// Removes from the stack a child that the app has removed from its parent: the stack is the list of children.
    func childLeft(_ child: UIViewController) {
        unsettled.removeAll { $0 === child }
        // A queued transition that was to show the child has nothing left to show.
        dropQueue { $0.arriving === child }
        guard let index = controllers.firstIndex(where: { $0 === child }) else { return }
        let wasTop = index == controllers.count - 1
        controllers.remove(at: index)
        running?.laterChanges.append(.remove(child))
        child.appearance.isManaged = false
        let transition = NavigationTransition(navigation, .pop, to: controllers.last, replaces: true, animated: false)
        if wasTop { transition.begin() } else { transition.changeBelowTheTop() }
    }

    /// Puts the children in the order of the stack.
    func sortChildren() {
        if navigation.children.starts(with: controllers, by: ===) { return }
        let others = navigation.children.filter { child in !controllers.contains { $0 === child } }
        navigation.children = controllers.filter { $0.parent === navigation } + others
    }

    // MARK: Transitions

    /// Whether the stack is not visible, so that no callbacks run: changes are made at once, and the top appears when the stack
    /// is visible again (qmui-nav-invisible).
    var isOutOfSight: Bool {
        navigation.viewIfLoaded?.window?.showsControllers != true && navigation.appearance.state == .disappeared && running == nil && shown?.seen.isInTransition != true
    }

    /// Queues a transition in the order of the calls: a change from inside willMove(toParent:) comes after the change that called it.
    func enqueue(_ transition: NavigationTransition) {
        let place = queue.firstIndex { $0.number > transition.number } ?? queue.count
        queue.insert(transition, at: place)
        navigation.toolbarItemsChanged(of: controllers.last)
        navigation.viewIfLoaded?.setNeedsLayout()
    }

    func dropQueue(where matches: (NavigationTransition) -> Bool) {
        let dropped = queue.filter(matches)
        queue.removeAll(where: matches)
        for transition in dropped { transition.drop() }
    }

    /// The list between a pop over several controllers and the layout that starts it: it still has the top (qmui-poptoroot-deferred);
    /// nil if no layout will come.
    var controllersUntilLayout: [UIViewController]? {
        guard navigation.appearance.state == .appeared, navigation.viewIfLoaded?.window?.showsControllers == true else { return nil }
        return queue.last?.topUntilLayout.map { [$0] + controllers }
    }

    /// Called from the layout of the navigation view.
    func startDeferredTransition() {
        for waiting in queue { waiting.topUntilLayout = nil }
        guard running == nil, let next = queue.first, navigation.viewIfLoaded?.window != nil else { return }
        // A container's own transition finishes first; only a first controller comes in with its container.
        switch navigation.appearance.state {
        case .disappearing: return
        case .appearing: if shown != nil { return }
        case .appeared, .disappeared: break
        }
        queue.removeFirst()
        next.leaveQueue()
    }

    func transitionDidEnd() {
        running = nil
        releaseUnseen()
        if queue.isEmpty { navigation.bars.showItems() } else { navigation.viewIfLoaded?.setNeedsLayout() }
    }

    /// The navigation controller's own callbacks reach the controller on show from inside them
    /// (records objcio19-dismiss-stack, seed4-nav-launch: Root before Nav in a log written after super).
    func pass(_ callback: AppearanceCallback, animated: Bool) {
        switch callback {
        case .willAppear:
            uncoveredByModal = comesBackFromModal
            callback.pass(to: shown, animated: animated)
            if let shown, running == nil, !uncoveredByModal { navigation.tellWillShow(shown, animated: animated) }
            navigation.viewIfLoaded?.setNeedsLayout()
        case .didAppear:
            if let running, running.waitsForContainer { return running.runner.proceed() }
            let wasAppearing = shown?.seen.state == .appearing
            callback.pass(to: shown, animated: animated)
            if wasAppearing, let shown, running == nil, !uncoveredByModal { navigation.tellDidShow(shown, animated: animated) }
            if !queue.isEmpty { navigation.viewIfLoaded?.setNeedsLayout() }
        case .willDisappear:
            let turn = navigation.appearance.turn
            callback.pass(to: shown, animated: animated)
            // The shown controller's callback may have turned the container.
            if navigation.appearance.turn == turn { callback.pass(to: running?.arriving, animated: animated) }
        case .didDisappear:
            callback.pass(to: shown, animated: animated)
            callback.pass(to: running?.arriving, animated: animated)
            running?.tearDown()
            if !queue.isEmpty, isOutOfSight { NavigationTransition(navigation, .none, to: controllers.last, replaces: true, animated: false).begin() }
        }
    }

    /// Whether the view that covered the stack, or a container of it, was a modal: the delegate gets no call of such a return
    /// (qmui-willshow-not-on-dismiss), but of a tab that returns (rns-more-tab-return).
    private var comesBackFromModal: Bool {
        var current: UIViewController? = navigation
        while let controller = current {
            if controller.presentation.presented?.modalPresentationStyle.hidesPresenter == true { return true }
            current = controller.parent
        }
        return false
    }
}

extension UINavigationController {
    package var stack: NavigationStack { part { NavigationStack(self) } }
}
