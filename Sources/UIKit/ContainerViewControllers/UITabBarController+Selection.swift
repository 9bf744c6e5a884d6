// The selection of a tab: by a tap, by code, or from inside a callback of another switch. TabSwitch carries it out.
// Nothing here calls an appearance callback.
import ObjectiveC

extension UITabBarController {
    /// The number of places in the bar. If more tabs exist, the first four and More show (UITabBarController documentation).
    static let barCapacity = 5
    var hasMore: Bool { controllers.count > UITabBarController.barCapacity }
    var inBar: ArraySlice<UIViewController> { hasMore ? controllers[..<(UITabBarController.barCapacity - 1)] : controllers[...] }
    var overflow: ArraySlice<UIViewController> { hasMore ? controllers[(UITabBarController.barCapacity - 1)...] : [] }

    /// The child that the selection puts on screen: a tab's controller, or the More navigation controller.
    var displayedController: UIViewController? {
        if selectsMore { return more }
        return controllers.indices.contains(selected) ? controllers[selected] : nil
    }

    var currentIndex: Int {
        guard selectsMore else { return selected }
        return more.displayedTab.flatMap { tab in controllers.firstIndex { $0 === tab } } ?? NSNotFound
    }

    var currentController: UIViewController? { selectsMore ? more.displayedTab ?? more : displayedController }

    // MARK: By code

    /// An index that no tab has changes nothing.
    func choose(index: Int) {
        guard controllers.indices.contains(index) else { return }
        select(controllers[index], byTap: false)
    }

    func choose(_ controller: UIViewController?) {
        guard let controller else { return }
        guard controller === moreIfMade || controllers.contains(where: { $0 === controller }) else {
            Diagnostics.raise(.invalidArgument, "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.")
        }
        select(controller, byTap: false)
    }

    // MARK: By a tap

    /// shouldSelect, the bar's own delegate call, the switch, didSelect (apple-tab-shouldselect, rns4407-tab-tap-mid-pop).
    func tapped(_ item: UITabBarItem) {
        guard let target = target(of: item) else { return }
        if let delegate, ifImplemented({ delegate.tabBarController(self, shouldSelect: target) }) == false { return }
        guard delegateAllowsTab(of: target) else { return }
        tabBar(tabBar, didSelect: item)
        Trace.because("tab") {
            // Observers are also told of a tap on the tab that is already shown (kvo-tab-again).
            withValueChange(self, "selectedViewController", of: selectedViewController) {
                if target === displayedController {
                    popStack(of: target)
                } else {
                    select(target, byTap: true)
                }
            }
            if let delegate { _ = ifImplemented { delegate.tabBarController(self, didSelect: target) } }
            delegateHearsOfTab()
        }
    }

    private func target(of item: UITabBarItem) -> UIViewController? {
        if hasMore, item === more.tabBarItem { return more }
        return inBar.first { $0.tabBarItem === item }
    }

    /// A second tap on the same tab pops its stack (datadog-tab-retap-pops), without a callback if there is none
    /// (rns-tab-retap).
    private func popStack(of controller: UIViewController) {
        guard let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 else { return }
        navigation.popToRootViewController(animated: true)
    }

    // MARK: Carrying out

    func select(_ controller: UIViewController, byTap: Bool) {
        if controller === moreIfMade {
            selectsMore = true
        } else if overflow.contains(where: { $0 === controller }) {
            selectsMore = true
            more.display(controller)
        } else if let index = controllers.firstIndex(where: { $0 === controller }) {
            selectsMore = false
            selected = index
        }
        tabBar.selectedItem = displayedController?.tabBarItem
        guard isViewLoaded, view.window != nil || shown != nil else { return }
        finishRunningSwitch()
        startSwitchIfNeeded(byTap: byTap)
    }

    /// A switch that only waits is ended first, so that each set of callbacks is complete before the next one
    /// (rns-tab-rapid).
    func finishRunningSwitch() {
        if let running, running.isWaiting { running.proceedNow() }
    }

    func startSwitchIfNeeded(byTap: Bool) {
        let target = displayedController
        guard isViewLoaded, target !== shown, view.window != nil || shown != nil else { return }
        guard running == nil else {
            queuedByTap = byTap
            return
        }
        queuedByTap = false
        TabSwitch(self, from: shown, to: target, byTap: byTap).start()
    }

    func switchEnded() {
        running = nil
        selectionShown = TabSelection(index: selected, isMore: selectsMore)
        adoptOverflow()
        if displayedController !== shown { viewIfLoaded?.setNeedsLayout() }
    }

    /// A switch was taken back.
    func restore(_ selection: TabSelection) {
        selectsMore = selection.isMore && hasMore
        selected = controllers.indices.contains(selection.index) ? selection.index : 0
        tabBar.selectedItem = displayedController?.tabBarItem
    }

    func animator(from old: UIViewController, to new: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.flatMap { delegate in ifImplemented { delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new) } ?? nil }
    }

    func interactor(for animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.flatMap { delegate in ifImplemented { delegate.tabBarController(self, interactionControllerFor: animator) } ?? nil }
    }

    // MARK: Together with the container

    func tabsDidAppear() {
        hasAppeared = true
        if let running, running.isWaiting, running.waitsForContainer { running.proceedNow() }
        if let shown, shown.seen.state == .appearing { shown.seen.end() }
    }

    func tabsWillDisappear(_ animated: Bool) {
        let turn = appearance.turn
        finishRunningSwitch()
        guard appearance.turn == turn else {
            // A callback at the end of the switch has ended or turned this container's own transition: the children follow.
            if appearance.state != .appeared { hasAppeared = false }
            for child in [shown, running?.arriving].compactMap(\.self) { catchUp(child) }
            return
        }
        hasAppeared = false
        shown?.seen.begin(appearing: false, animated: animated)
        // The switch has called out, and its controller is not on screen yet.
        running?.arriving?.seen.begin(appearing: false, animated: animated)
    }

    func tabsDidDisappear() {
        if let shown, shown.seen.state == .disappearing { shown.seen.end() }
        if let arriving = running?.arriving, arriving.seen.state == .disappearing { arriving.seen.end() }
    }
}
