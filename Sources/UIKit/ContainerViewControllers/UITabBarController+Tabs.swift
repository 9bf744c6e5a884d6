// The set of tabs: children that join and leave, and the items of the bar.
// TabSwitch performs the switch that a new set needs.
import ObjectiveC

extension UITabBarController {
    func makeMore() -> MoreNavigation { MoreNavigation(of: self, listing: MoreList(style: .plain)) }

    /// Replaces the tabs. Keeps the selected controller, else its index, else selects the first (UITabBarController.viewControllers documentation).
    func replaceTabs(_ new: [UIViewController], animated: Bool) {
        let previous = selectsMore ? nil : displayedController
        let removed = controllers.filter { old in !new.contains { $0 === old } }
        for controller in removed {
            Trace.emit(.viewController, controller, "willMove(toParent: nil)")
            controller.willMove(toParent: nil)
        }
        controllers = new
        for controller in new { adoptTab(controller) }
        if !hasMore { selectsMore = false }
        if !selectsMore {
            let limit = inBar.count
            selected = inBar.firstIndex { $0 === previous } ?? (selected < limit ? selected : 0)
        }
        showItems(animated: animated)
        moreIfMade?.tabsChanged()
        if isViewLoaded {
            finishRunningSwitch()
            startSwitchIfNeeded(byTap: false)
        }
        for controller in removed where running?.departing !== controller && running?.arriving !== controller && shown !== controller { detachIfRemoved(controller) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// A child that the app adds is another tab: tabs and children are one list on a device, and apps fill their tabs so
    /// (Bintong/SwiftObjLearn, douxindong/RequestManBa).
    func takesTab(_ child: UIViewController) -> Bool {
        guard child !== self, child !== moreIfMade, !controllers.contains(where: { $0 === child }) else { return false }
        replaceTabs(controllers + [child], animated: false)
        return true
    }

    private func showItems(animated: Bool) {
        var items: [UITabBarItem] = inBar.map { $0.tabBarItem }
        if hasMore {
            items.append(more.tabBarItem)
            if more.parent !== self { adoptTab(more) }
        } else if let made = moreIfMade, made.parent === self {
            made.willMove(toParent: nil)
            if shown !== made { release(made) }
        }
        tabBar.setItems(items, animated: animated)
        tabBar.selectedItem = displayedController?.tabBarItem
    }

    private func adoptTab(_ controller: UIViewController) {
        guard controller.parent !== self, !(moreIfMade?.viewControllers.contains { $0 === controller } ?? false) else { return }
        addChild(controller)
        controller.appearance.isManaged = true
        Trace.emit(.viewController, controller, "didMove(toParent:)")
        controller.didMove(toParent: self)
    }

    /// A controller that the More list shows leaves this parent while it is on the More stack, and returns afterwards.
    func adoptOverflow() {
        for controller in overflow where controller.parent == nil { adoptTab(controller) }
    }

    /// Lets a controller go that is no tab any more.
    func detachIfRemoved(_ controller: UIViewController) {
        let isTab = controllers.contains { $0 === controller } || hasMore && controller === moreIfMade
        if !isTab { release(controller) }
    }

    private func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.placedViewIfLoaded?.removeFromSuperview()
        controller.appearance.isManaged = false
        controller.removeFromParent()
    }

    var orientationsOfDelegate: UIInterfaceOrientationMask? {
        delegate.flatMap { delegate in ifImplemented { delegate.tabBarControllerSupportedInterfaceOrientations(self) } }
    }
}
