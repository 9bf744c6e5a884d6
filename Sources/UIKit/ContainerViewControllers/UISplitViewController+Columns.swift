// The columns' controllers and which of them show: display modes, show and hide, primary and detail.
// It decides; SplitTransition changes what is on screen. Collapsed, the columns form one stack (+Collapse).
import CoreGraphics
import ObjectiveC

extension UISplitViewController {
    var hasColumns: Bool { style != .unspecified }
    private var order: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    // MARK: Controllers

    var listedControllers: [UIViewController] {
        if isCollapsed { return [collapsedController].compactMap { $0 } }
        return order.compactMap { hasColumns ? holders[$0] : columns[$0] }
    }

    func replaceControllers(_ new: [UIViewController]) {
        put(new.first, in: .primary)
        put(new.count > 1 ? new[1] : nil, in: .secondary)
    }

    /// A column's controller comes inside a navigation controller, its own or a new one (UISplitViewController
    /// documentation); the compact one stays as it is, and so do those of `viewControllers`.
    func put(_ controller: UIViewController?, in column: Column) {
        guard columns[column] !== controller else { return }
        let old = holders[column]
        columns[column] = controller
        guard let controller else {
            holders[column] = nil
            if let old { dismissHolder(old) }
            return columnsChanged()
        }
        if hasColumns, column != .compact, !(controller is UINavigationController), let kept = old as? UINavigationController, kept is SplitColumnNavigation {
            kept.setViewControllers([controller], animated: false)
        } else {
            holders[column] = hasColumns && column != .compact && !(controller is UINavigationController) ? SplitColumnNavigation(rootViewController: controller) : controller
            if let old { dismissHolder(old) }
        }
        columnsChanged()
    }

    /// A holder that no column has any more leaves with the next change of what shows.
    private func dismissHolder(_ holder: UIViewController) {
        if let navigation = holder.parent as? UINavigationController, navigation !== self {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== holder }, animated: false)
        } else if !shown.contains(where: { $0 === holder }) {
            release(holder)
        }
    }

    func isHolder(_ controller: UIViewController) -> Bool { holders.values.contains { $0 === controller } }

    func adopt(column controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.appearance.isManaged = true
        Trace.emit(.viewController, controller, "didMove(toParent:)")
        controller.didMove(toParent: self)
    }

    func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        Trace.emit(.viewController, controller, "willMove(toParent: nil)")
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.appearance.isManaged = false
        controller.removeFromParent()
    }

    private func columnsChanged() {
        if isCollapsed {
            // What takes the place of the whole stack is a child like it.
            collapsedController.map { adopt(column: $0) }
        } else {
            for column in order { holders[column].map { adopt(column: $0) } }
        }
        arrange(animated: false)
    }

    // MARK: What shows

    /// The controllers that should be on screen, from the first column to the secondary one.
    var wanted: [UIViewController] {
        if isCollapsed { return [collapsedController].compactMap { $0 } }
        let before = order.dropLast().suffix(modeStorage.count)
        var list = before.compactMap { holders[$0] } + [holders[.secondary]].compactMap { $0 }
        if showsInspector, let inspector = holders[.inspector] { list.append(inspector) }
        return list
    }

    func isOnShow(_ column: Column) -> Bool {
        guard let holder = holders[column] else { return false }
        if column == .inspector, inspectorSheet != nil { return true }
        guard isCollapsed else { return wanted.contains { $0 === holder } }
        return collapsedController === holder || (collapsedController as? UINavigationController)?.topViewController === holder
    }

    func arrange(animated: Bool) {
        guard isViewLoaded, view.window != nil || !shown.isEmpty, !isRestructuring else { return }
        running?.settle()
        startArranging(animated: animated)
    }

    func startArranging(animated: Bool) {
        let target = wanted
        guard target.count != shown.count || zip(target, shown).contains(where: { $0 !== $1 }) else { return layoutColumns() }
        guard running == nil else { return }
        SplitTransition(self, to: target, animated: animated && UIView.areAnimationsEnabled).start()
    }

    // MARK: Modes

    /// Landscape shows a column beside the secondary one, portrait none: not documented, see Docs/DIVERGENCES.md.
    var automaticMode: DisplayMode {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    func preferenceChanged() {
        guard !isCollapsed, isViewLoaded else { return }
        setMode(preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode, animated: view.window != nil)
    }

    func setMode(_ mode: DisplayMode, animated: Bool) {
        guard mode != modeStorage else { return }
        if let delegate { _ = ifImplemented { delegate.splitViewController(self, willChangeTo: mode) } }
        let before = order.filter(isOnShow)
        modeStorage = mode
        tell(before, animated: animated)
    }

    private func tell(_ before: [Column], animated: Bool) {
        let after = order.filter(isOnShow)
        if hasColumns, let delegate {
            for column in after where !before.contains(column) { _ = ifImplemented { delegate.splitViewController(self, willShow: column) } }
            for column in before where !after.contains(column) { _ = ifImplemented { delegate.splitViewController(self, willHide: column) } }
        }
        arrange(animated: animated)
    }

    func behaviour(of mode: DisplayMode) -> SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        default: return .tile
        }
    }

    func reveal(_ column: Column) {
        if column == .inspector { return showInspector() }
        guard !isCollapsed else { return revealInStack(column) }
        guard let index = order.firstIndex(of: column), column != .secondary, !isOnShow(column) else { return }
        let count = order.count - 1 - index
        let isOver = behaviour(of: modeStorage) == .overlay || preferredSplitBehavior == .automatic && automaticMode == .secondaryOnly
        switch (count, isOver) {
        case (1, false): setMode(.oneBesideSecondary, animated: true)
        case (1, true): setMode(.oneOverSecondary, animated: true)
        case (_, false): setMode(preferredSplitBehavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary, animated: true)
        case (_, true): setMode(.twoOverSecondary, animated: true)
        }
    }

    func conceal(_ column: Column) {
        if column == .inspector { return hideInspector() }
        guard !isCollapsed else { return concealInStack(column) }
        guard let index = order.firstIndex(of: column), column != .secondary, isOnShow(column) else { return }
        let left = order.count - 2 - index
        setMode(left == 0 ? .secondaryOnly : modeStorage.isOver ? .oneOverSecondary : .oneBesideSecondary, animated: true)
    }

    func makeModeItem() -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    }

    private func toggleMode() {
        let asked = delegate.flatMap { delegate in ifImplemented { delegate.targetDisplayModeForAction(in: self) } } ?? .automatic
        if asked != .automatic { return setMode(asked, animated: true) }
        if modeStorage == .secondaryOnly { reveal(hasColumns && style == .tripleColumn ? .supplementary : .primary) } else { setMode(.secondaryOnly, animated: true) }
    }

    // MARK: Primary and detail

    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if let delegate, ifImplemented({ delegate.splitViewController(self, show: controller, sender: sender) }) == true { return }
        if let navigation = holders[.primary] as? UINavigationController {
            navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
        } else {
            put(controller, in: .primary)
        }
    }

    func showSecondary(_ controller: UIViewController, sender: Any?) {
        if let delegate, ifImplemented({ delegate.splitViewController(self, showDetail: controller, sender: sender) }) == true { return }
        guard isCollapsed else { return put(controller, in: .secondary) }
        guard let navigation = collapsedController as? UINavigationController else {
            present(controller, animated: UIView.areAnimationsEnabled)
            return
        }
        if !hasColumns {
            columns[.secondary] = controller
            holders[.secondary] = controller
            navigation.pushNested(controller, animated: UIView.areAnimationsEnabled)
        } else {
            put(controller, in: .secondary)
            revealInStack(.secondary)
        }
    }
}

/// The navigation controller that a column gets when its controller is none.
@MainActor final class SplitColumnNavigation: UINavigationController {}
