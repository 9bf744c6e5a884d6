// The columns' controllers and their visibility: display modes, show and hide, primary and detail.
// This file decides; SplitTransition changes the screen. Collapsed, the columns form one stack (+Collapse).
import CoreGraphics
import ObjectiveC

extension UISplitViewController {
    var hasColumns: Bool { style != .unspecified }
    var order: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    // MARK: Controllers

    var listedControllers: [UIViewController] {
        if listsAsCollapsed ?? isCollapsed { return [collapsedController].compactMap { $0 } }
        return order.compactMap { hasColumns ? holders[$0] : columns[$0] }
    }

    func replaceControllers(_ new: [UIViewController]) { change([(.primary, new.first), (.secondary, new.count > 1 ? new[1] : nil)]) }
    func put(_ controller: UIViewController?, in column: Column) { change([(column, controller)]) }

    /// Gives columns other controllers. All of them change before the first callback: an app that changes the columns there finds and
    /// replaces the whole list.
    private func change(_ list: [(column: Column, controller: UIViewController?)]) {
        let changes = list.filter { columns[$0.column] !== $0.controller }
        guard !changes.isEmpty else { return }
        let left = changes.compactMap { hold($0.controller, in: $0.column) }
        for holder in left where !isHolder(holder) { dismissHolder(holder) }
        if changes.contains(where: { $0.column == .inspector }) {
            if let holder = holders[.inspector] { inspectorSheet?.show(holder) } else { hideInspector() }
        }
        columnsChanged()
    }

    /// Puts a column's controller into a navigation controller, its own or a new one (UISplitViewController
    /// documentation); the compact column and the controllers of `viewControllers` stay unwrapped. The holder that the column has no more.
    private func hold(_ controller: UIViewController?, in column: Column) -> UIViewController? {
        let old = holders[column]
        columns[column] = controller
        let isWrapped = hasColumns && column != .compact && controller != nil && !(controller is UINavigationController)
        if isWrapped, let controller, let kept = old as? SplitColumnNavigation {
            kept.setViewControllers([controller], animated: false)
            return nil
        }
        holders[column] = isWrapped ? controller.map { SplitColumnNavigation(rootViewController: $0) } : controller
        return old
    }

    /// Removes, with the next change of columns, a holder that belongs to no column any more.
    private func dismissHolder(_ holder: UIViewController) {
        stack.remove(holder)
        if !shown.contains(where: { $0 === holder }) { release(holder) }
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
        guard controller.parent === self else { return }
        retire(controller)
        controller.placedViewIfLoaded?.removeFromSuperview()
        controller.appearance.isManaged = false
        controller.removeFromParent()
    }

    private func columnsChanged() {
        placeColumns()
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
        guard !target.elementsEqual(shown, by: ===) else { return layoutColumns() }
        guard running == nil else { return }
        SplitTransition(self, to: target, animated: animated && UIView.areAnimationsEnabled).start()
    }

    /// Brings visible columns into the container's state and ends the others, whatever callbacks did meanwhile.
    func settleColumns() {
        for column in shown where running == nil && isShown(column) { catchUp(column) }
        for child in children where child.parent === self && !isShown(child) {
            retire(child)
            if let view = child.placedViewIfLoaded, view.superview === viewIfLoaded { view.removeFromSuperview() }
            if !isHolder(child), !isRestructuring { release(child) }
        }
        guard running == nil, !isRestructuring, !wanted.elementsEqual(shown, by: ===) else { return }
        // A callback requested other columns.
        UpdateCycle.shared.perform(afterCommit: { [weak self] in self?.arrange(animated: false) })
    }

    func isShown(_ column: UIViewController) -> Bool { shown.contains { $0 === column } }

    func passOn(_ callback: AppearanceCallback, animated: Bool) {
        switch callback {
        case .didAppear: hasAppeared = true
        case .willDisappear:
            let turn = appearance.turn
            running?.settle()
            // A callback of that end has ended or turned this container's own transition, and the children have followed it.
            guard appearance.turn == turn else {
                guard appearance.state != .appeared else { return }
                hasAppeared = false
                running?.settle()
                return
            }
            hasAppeared = false
            // A transition that the end of another one began does not wait either.
            running?.settle()
        case .willAppear:
            // The width changed while the container was on its way out, as below a finger that then let its sheet spring back.
            if isCollapsed != needsCollapsing { viewIfLoaded?.setNeedsLayout() }
            // The app changed the columns while the container was off screen.
            if running == nil, !wanted.elementsEqual(shown, by: ===) { UpdateCycle.shared.perform(afterCommit: { [weak self] in self?.arrange(animated: false) }) }
        case .didDisappear: break
        }
        callback.pass(to: shown, of: self, animated: animated) { isShown($0) }
    }

    // MARK: Modes

    /// Landscape shows a column beside the secondary one, portrait none: not documented, see Docs/DIVERGENCES.md.
    var automaticMode: DisplayMode {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// Follows the width: before anything is visible the preference applies; later the automatic mode follows a turn of the device.
    func followWidth() {
        let mode = automaticMode
        let isNew = mode != automaticModeInForce
        automaticModeInForce = mode
        if shown.isEmpty {
            modeStorage = preferredDisplayMode == .automatic ? mode : preferredDisplayMode
        } else if isNew, preferredDisplayMode == .automatic {
            setMode(mode, animated: false)
        }
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

    func toggleMode() {
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
        guard stack.bottom != nil else { return present(controller, animated: UIView.areAnimationsEnabled) }
        put(controller, in: .secondary)
        revealInStack(.secondary)
    }
}

/// The navigation controller that a column gets when its controller is none.
@MainActor final class SplitColumnNavigation: UINavigationController {}
