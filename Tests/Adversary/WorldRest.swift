// What must hold when nothing moves: everybody visible has appeared, everybody else has disappeared, nothing is in
// flight, flags are down, stacks and views agree, and what the app let go of is gone.
import UIKit

extension World {
    /// Comes to rest in the foreground without a finger on the glass, then looks at everything.
    func rest() {
        if finger != nil { act(Operation(id: 0, kind: .fingerCancel)) }
        clearGlass()
        guard comesToRest(), recognizersRest() else {
            return fail("restless", "the app does not come to rest: frame \(UpdateCycle.shared.needsFrame), transitions \(TransitionsInFlight.shared.count), animations \(!AnimationTimeline.shared.isIdle)")
        }
        changedSinceCommit = []
        guard failure == nil else { return }
        for (name, controller) in live { judge(name, controller) }
        judgeGlass()
        judgeLeaks()
        judgeSceneRest()
        if UIApplication.shared.applicationState != .active { fail("not-active", "at rest in front the app is \(UIApplication.shared.applicationState)") }
    }

    /// What happens on the way may lead away from the app again.
    private func comesToRest() -> Bool {
        for _ in 0..<World.patience {
            openApp()
            guard clock.settle() else { return false }
            if UIApplication.shared.applicationState == .active, !app.isOver { break }
            judgeApp()
        }
        return true
    }

    private static let patience = 8

    /// Some recognizers wait for another tap, which nobody's rest counts.
    private func recognizersRest() -> Bool {
        guard !glass.boards.isEmpty else { return true }
        clock.advance(World.longestWait)
        return comesToRest()
    }

    private static let longestWait = 1.0

    /// Lets go of everything; every controller must be gone afterwards.
    public func end() {
        guard failure == nil else { return }
        rest()
        kept.removeAll()
        // Callbacks may show another root; each does so once.
        while let window = windows.first(where: { $0.rootViewController != nil || !$0.isHidden }) {
            window.rootViewController = nil
            window.isHidden = true
        }
        let gone = ownWindows
        ownWindows = [:]
        withExtendedLifetime(gone) {}
        if failure == nil { rest() }
    }

    private func isShown(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        return !window.isHidden && windows.contains { $0 === window }
    }

    private func judge(_ name: String, _ controller: UIViewController) {
        guard let probed = controller as? any Probed, !probed.probe.life.isOver else { return }
        let phase = probed.probe.life.phase
        let isVisible = controller.viewIfLoaded.map(isShown) ?? false
        if isVisible != (phase == .appeared) || !isVisible != (phase == .disappeared) {
            fail("at-rest-\(phase.rawValue)-\(isVisible ? "visible" : "invisible")", "at rest \(name) is \(isVisible ? "in a window" : "not in a window") but \(phase.rawValue)")
        }
        // Off screen a stack has not settled.
        if isVisible, controller.parent != nil, probed.probe.life.awaitsDidMove { fail("didMove-missing", "at rest \(name) was told willMove(toParent:) and not didMove(toParent:)") }
        let flags = [("isBeingPresented", controller.isBeingPresented), ("isBeingDismissed", controller.isBeingDismissed), ("isMovingToParent", controller.isMovingToParent), ("isMovingFromParent", controller.isMovingFromParent)]
        for (flag, isUp) in flags where isUp { fail("flag-\(flag)", "at rest \(name).\(flag)") }
        // Off screen a change waits, and its coordinator with it.
        if isVisible, controller.transitionCoordinator != nil { fail("coordinator", "at rest \(name) has a transition coordinator") }
        judgeRelations(name, controller)
    }

    private func judgeRelations(_ name: String, _ controller: UIViewController) {
        for child in controller.children where child.parent !== controller { fail("child-parent", "a child of \(name) has another parent") }
        if let presented = controller.presentedViewController {
            if presented.presentingViewController == nil { fail("presented-presenting", "what \(name) presents has no presenter") }
            if let view = controller.viewIfLoaded, controller.presentedViewController?.presentingViewController === controller, isShown(view), !isShown(top(of: presented).view) {
                fail("presented-invisible", "what \(name) presents is not in a window")
            }
        }
        if let navigation = controller as? UINavigationController { judge(navigation, name) }
        if let pages = controller as? UIPageViewController { judge(pages, name) }
        if let split = controller as? UISplitViewController { judge(split, name) }
        if let tabs = controller as? UITabBarController, let view = tabs.viewIfLoaded, isShown(view), let selected = tabs.selectedViewController, top(of: selected) === selected, !(selected.viewIfLoaded.map(isShown) ?? false) {
            fail("tab-invisible", "the selected tab of \(name) is not in a window")
        }
    }

    private func judge(_ navigation: UINavigationController, _ name: String) {
        let stack = navigation.viewControllers
        // Off screen a change of the stack waits, and its children with it.
        guard let view = navigation.viewIfLoaded, isShown(view) else { return }
        if Set(stack.map(ObjectIdentifier.init)) != Set(navigation.children.map(ObjectIdentifier.init)) { fail("stack-children", "the stack of \(name) and its children differ") }
        if (navigation.navigationBar.items ?? []).map(ObjectIdentifier.init) != stack.map({ ObjectIdentifier($0.navigationItem) }) { fail("stack-items", "the stack of \(name) and its bar's items differ") }
        guard let shown = stack.last, top(of: shown) === shown else { return }
        if !(shown.viewIfLoaded.map(isShown) ?? false) { fail("top-invisible", "the top of \(name) is not in a window") }
        for lower in stack.dropLast() where lower.viewIfLoaded.map(isShown) ?? false { fail("lower-visible", "\(name) shows more than the top of its stack") }
    }

    private func judge(_ pages: UIPageViewController, _ name: String) {
        guard let view = pages.viewIfLoaded, isShown(view), let shown = pages.viewControllers else { return }
        if Set(shown.map(ObjectIdentifier.init)) != Set(pages.children.map(ObjectIdentifier.init)) { fail("pages-children", "the pages of \(name) and its children differ") }
        for page in shown where top(of: page) === page && !(page.viewIfLoaded.map(isShown) ?? false) { fail("page-invisible", "a page of \(name) is not in a window") }
    }

    private func judge(_ split: UISplitViewController, _ name: String) {
        guard let view = split.viewIfLoaded, isShown(view) else { return }
        if split.isCollapsed != (split.traitCollection.horizontalSizeClass == .compact) { fail("split-width", "\(name) is \(split.isCollapsed ? "collapsed" : "expanded") in a window of the other width") }
        for column in UISplitViewController.Column.allCases where split.isShowing(column) {
            guard let controller = split.viewController(for: column), top(of: controller) === controller else { continue }
            // A column's stack may show something else on top.
            let shown = (controller.navigationController?.topViewController ?? controller) === controller ? controller : nil
            if let shown, !(shown.viewIfLoaded.map(isShown) ?? false) { fail("column-invisible", "a column of \(name) is not in a window") }
        }
    }

    private func top(of controller: UIViewController) -> UIViewController {
        var top = controller
        while let upper = top.presentedViewController, upper !== top { top = upper }
        return top
    }

    // MARK: Leaks

    private func judgeLeaks() {
        var reachable: [ObjectIdentifier: UIViewController] = [:]
        for window in windows { window.rootViewController.map { collect($0, &reachable) } }
        for controller in kept.values { collect(root(of: controller), &reachable) }
        // A navigation controller off screen, a split view's own too, keeps what it will replace until it is seen again.
        let waits = reachable.values.contains { $0 is UINavigationController && !($0.viewIfLoaded.map(isShown) ?? false) }
        for (name, controller) in live where !waits && reachable[ObjectIdentifier(controller)] == nil {
            fail("leak", "\(name) is still alive although nothing shows or keeps it")
        }
    }

    private func root(of controller: UIViewController) -> UIViewController {
        var root = controller
        while let upper = root.parent ?? root.presentingViewController { root = upper }
        return root
    }

    private func collect(_ controller: UIViewController, _ reachable: inout [ObjectIdentifier: UIViewController]) {
        guard reachable.updateValue(controller, forKey: ObjectIdentifier(controller)) == nil else { return }
        for child in controller.children { collect(child, &reachable) }
        if let presented = controller.presentedViewController { collect(presented, &reachable) }
        // So does an app's data source its pages.
        for page in (controller as? PageProbe)?.shelf?.ring ?? [] { collect(page, &reachable) }
        // A page controller keeps what it was answered (log2-page-second-swipe).
        for page in (controller as? PageProbe)?.shelf?.kept ?? [] { collect(page, &reachable) }
        // A collapsed split view keeps columns that it does not show.
        guard let split = controller as? UISplitViewController else { return }
        for column in UISplitViewController.Column.allCases {
            if let kept = split.viewController(for: column) { collect(root(of: kept), &reachable) }
        }
    }
}
