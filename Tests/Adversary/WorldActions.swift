// Performs one operation on the live app through public API, if the app could do so at this moment without breaking
// a documented rule; otherwise nothing. Warnings that UIKit only prints are welcome.
import CoreGraphics
import QuartzCore
import UIKit

extension World {
    static let styles: [(String, UIModalPresentationStyle)] = [
        ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("overFullScreen", .overFullScreen),
        ("currentContext", .currentContext), ("overCurrentContext", .overCurrentContext), ("popover", .popover),
    ]
    nonisolated static func styleName(_ number: Int) -> String { MainActor.assumeIsolated { styles[number % styles.count].0 } }

    func act(_ operation: Operation) {
        if app.isAsleep, !operation.kind.worksAsleep { return }
        let takes = operation.object != "-" && inHand.insert(operation.object).inserted
        defer { if takes { inHand.remove(operation.object) } }
        switch operation.kind {
        case .root, .hideWindow, .showWindow: actOnWindow(operation)
        case .push, .pop, .popTo, .popToRoot, .setStack, .hideBar, .tapBack: actOnNavigation(operation)
        case .present, .dismiss, .keep, .release, .load, .layout, .alongside, .search: actOnController(operation)
        case .customPresent, .customPush, .typeText, .menu: actOnInput(operation)
        case .addChild, .removeChild, .swapChild: actOnContainer(operation)
        case .selectTab, .tapTab, .setTabs: actOnTabs(operation)
        case .turnPage, .pageSource, .tapPage: actOnPages(operation)
        case .splitColumn, .splitDetail, .splitMode, .windowWidth: actOnColumns(operation)
        case .fingerDown, .fingerMove, .fingerUp, .fingerCancel: actWithFinger(operation)
        case .board, .glassDown, .glassMove, .glassUp, .glassCancel: actOnGlass(operation)
        case .home, .open, .cover, .lock, .kill, .relaunch, .rotate, .memoryWarning, .appearance, .textSize: actOnSystem(operation)
        case .openURL, .userActivity, .shortcut, .beginTask, .endTask, .startTimer, .idle, .memoryPressure: actOnProcess(operation)
        case .sceneNew, .sceneClose, .sceneActivate, .sceneMinimise, .sceneDisconnect: actOnScene(operation)
        case .commit:
            clock.commit()
            changedSinceCommit = []
        case .advance: clock.advance(Double(operation.number) * WorldClock.frame)
        case .rest: rest()
        }
    }

    /// Whether `lower` is `upper` or somewhere below it: a child or presented, at any depth.
    private func contains(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
        var current: UIViewController? = lower
        while let candidate = current {
            if candidate === upper { return true }
            // A column's own navigation controller has no parent while the column is not shown.
            current = candidate.parent ?? candidate.presentingViewController ?? split(with: candidate) ?? (candidate as? UINavigationController)?.viewControllers.first.flatMap(split)
        }
        return false
    }

    /// The styles over another came with iOS 8; what is below an older one may lose its view (memory warnings).
    private func style(_ number: Int) -> UIModalPresentationStyle {
        let style = World.styles[number % World.styles.count].1
        return Behaviour.presentationControllers.isOn || style != .overFullScreen && style != .overCurrentContext ? style : .fullScreen
    }

    func fresh(_ operation: Operation, for user: UIViewController) -> UIViewController? {
        guard let made = free(operation.object), !contains(made, user) else { return nil }
        return made
    }

    // MARK: Windows

    private func actOnWindow(_ operation: Operation) {
        guard let window = window(operation.subject, makes: true) else { return }
        switch operation.kind {
        case .root:
            guard let root = free(operation.object) else { return }
            window.rootViewController = root
            window.makeKeyAndVisible()
            app.scenes.madeKey.append(WeakWindow(window: window))
        case .hideWindow:
            window.isHidden = true
            app.scenes.madeKey.removeAll { $0.window == nil || $0.window === window }
        default: if window.rootViewController != nil { window.isHidden = false }
        }
    }

    // MARK: Navigation

    private func actOnNavigation(_ operation: Operation) {
        guard let navigation = find(operation.subject) as? UINavigationController else { return }
        let animated = operation.animated
        switch operation.kind {
        case .push:
            guard navigation.viewControllers.count < 8, let made = fresh(operation, for: navigation), !(made is UINavigationController) else { return }
            navigation.pushViewController(made, animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .popTo:
            let stack = navigation.viewControllers
            // Until the next layout after a pop over several controllers `viewControllers` names one that has left.
            let waits = navigation.viewIfLoaded?.window.map(\.isHidden) ?? false
            guard !stack.isEmpty, !waits, changedSinceCommit.insert(ObjectIdentifier(navigation)).inserted else { return }
            _ = navigation.popToViewController(stack[operation.number % stack.count], animated: animated)
        case .popToRoot:
            changedSinceCommit.insert(ObjectIdentifier(navigation))
            navigation.popToRootViewController(animated: animated)
        case .setStack:
            changedSinceCommit.insert(ObjectIdentifier(navigation))
            if let stack = newStack(operation, navigation) { navigation.setViewControllers(stack, animated: animated) }
        case .hideBar: navigation.setNavigationBarHidden(operation.number % 2 == 0, animated: animated)
        default: tap(CGPoint(x: 30, y: navigation.navigationBar.convert(CGPoint.zero, to: nil).y + 22))
        }
    }

    private func newStack(_ operation: Operation, _ navigation: UINavigationController) -> [UIViewController]? {
        let old = navigation.viewControllers
        let made = operation.object == "-" ? nil : fresh(operation, for: navigation)
        if made is UINavigationController { return nil }
        switch operation.number % 6 {
        case 0: return made.map { [$0] }
        case 1: return made.map { old.dropLast() + [$0] }
        case 2: return made.map { [$0] + old }
        case 3: return old.reversed()
        case 4: return old.count > 1 ? Array(old.dropFirst()) : nil
        default: return old.count > 2 ? [old[0], old[old.count - 1]] : nil
        }
    }

    // MARK: Any controller

    private func actOnController(_ operation: Operation) {
        if operation.kind == .release { kept[operation.subject] = nil }
        guard let controller = find(operation.subject) else { return }
        switch operation.kind {
        case .present:
            guard let made = fresh(operation, for: controller) else { return }
            if !(made is UIAlertController) { made.modalPresentationStyle = style(operation.number) }
            // A popover needs a place to point at.
            if made.modalPresentationStyle == .popover, !controller.isViewLoaded { made.modalPresentationStyle = .automatic }
            if let view = controller.viewIfLoaded, let popover = made.popoverPresentationController {
                popover.sourceView = view
                popover.sourceRect = CGRect(x: 20, y: 100, width: 44, height: 44)
            }
            if let plain = made as? PlainController, operation.number / World.styles.count == 1 { made.presentationController?.delegate = plain }
            controller.present(made, animated: operation.animated, completion: completion(operation.id, operation.object, .presented))
        case .dismiss: controller.dismiss(animated: operation.animated, completion: completion(operation.id, operation.subject, .dismissed))
        case .keep: if kept.count < 6 { kept[operation.subject] = controller }
        case .load: controller.loadViewIfNeeded()
        case .layout:
            controller.viewIfLoaded?.setNeedsLayout()
            if operation.animated { controller.viewIfLoaded?.layoutIfNeeded() }
        case .alongside:
            guard let coordinator = controller.transitionCoordinator else { return }
            let name = operation.subject
            coordinator.animate(alongsideTransition: { [weak self] _ in self?.fire(.init(controller: name, callback: .alongside)) }, completion: completionWithContext(operation.id, name))
        case .search: search(in: controller, operation)
        default: break
        }
    }

    /// The first time the controller gets a search bar, then the search begins or ends.
    private func search(in controller: UIViewController, _ operation: Operation) {
        guard let search = controller.navigationItem.searchController else {
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return
        }
        guard controller.viewIfLoaded?.window != nil else { return }
        search.isActive = operation.number % 2 == 0
    }

    private func completionWithContext(_ id: Int, _ name: String) -> (any UIViewControllerTransitionCoordinatorContext) -> Void {
        let ended = completion(id, name, .transitionEnded)
        return { _ in ended() }
    }

    // MARK: Containers

    private func actOnContainer(_ operation: Operation) {
        guard let holder = find(operation.subject) as? any ChildHolder else { return }
        switch operation.kind {
        case .addChild:
            guard holder.isViewLoaded, holder.children.count < 3, let made = fresh(operation, for: holder) else { return }
            holder.insert(made)
        case .removeChild:
            guard !holder.children.isEmpty else { return }
            let child = holder.children[operation.number % holder.children.count]
            // Nor does the app take away what it is just putting in place: its view would come without a controller to keep.
            guard (child as? any Probed).map({ !inHand.contains($0.probe.name) }) ?? true else { return }
            holder.take(child)
        default: swap(operation, holder)
        }
    }

    /// transition(from:to:), as its documentation shows: the old child was told that it moves, both are children.
    private func swap(_ operation: Operation, _ holder: any ChildHolder) {
        guard holder.viewIfLoaded?.window != nil, !holder.children.isEmpty else { return }
        let old = holder.children[operation.number % holder.children.count]
        guard old.viewIfLoaded?.superview === holder.viewIfLoaded, (old as? any Probed)?.probe.life.phase == .appeared, let made = fresh(operation, for: holder) else { return }
        old.willMove(toParent: nil)
        holder.addChild(made)
        made.view.frame = holder.view.bounds
        // Callbacks of either may have taken one of them away.
        guard old.parent === holder, made.parent === holder else {
            if old.parent === holder { old.didMove(toParent: holder) }
            // A child without a view in the tree would get the callbacks of a container that forwards by hand.
            if made.parent === holder {
                made.didMove(toParent: holder)
                made.willMove(toParent: nil)
                made.removeFromParent()
            }
            return
        }
        let ended = completion(operation.id, operation.object, .swapped)
        holder.exchange(old, made, duration: operation.animated ? 0.3 : 0) { [weak holder, weak old, weak made] in
            if let old, old.parent === holder { old.removeFromParent() }
            if let made, let holder, made.parent === holder { made.didMove(toParent: holder) }
            ended()
        }
    }

    // MARK: Tabs

    private func actOnTabs(_ operation: Operation) {
        guard let tabs = find(operation.subject) as? UITabBarController, let all = tabs.viewControllers, !all.isEmpty else { return }
        switch operation.kind {
        case .selectTab: tabs.selectedIndex = operation.number % all.count
        case .tapTab:
            guard tabs.viewIfLoaded?.window != nil else { return }
            // The chosen tab's stack goes back to its root.
            for case let navigation as UINavigationController in all { changedSinceCommit.insert(ObjectIdentifier(navigation)) }
            let bar = tabs.tabBar
            let width = bar.bounds.width / CGFloat(all.count)
            tap(bar.convert(CGPoint(x: width * (CGFloat(operation.number % all.count) + 0.5), y: 24), to: nil))
        default:
            switch operation.number % 3 {
            case 0: tabs.setViewControllers(all.reversed(), animated: operation.animated)
            case 1: if all.count > 1 { tabs.setViewControllers(Array(all.dropFirst()), animated: operation.animated) }
            default: if all.count < 5, let made = fresh(operation, for: tabs) { tabs.setViewControllers(all + [made], animated: operation.animated) }
            }
        }
    }

    // MARK: The system

    private func actOnSystem(_ operation: Operation) {
        switch operation.kind {
        case .home: leave { AppSwitch.home() }
        case .open: openApp()
        case .cover: leave { AppSwitch.cover(operation.number) }
        case .lock: if operation.number % 2 == 0 { leave { AppSwitch.lock() } } else { wake { AppSwitch.unlock() } }
        case .kill:
            AppSwitch.kill()
            app.kept[0] = nil
        case .relaunch: relaunch()
        default: if !app.isOver { actOnSettings(operation) }
        }
    }

    private func actOnSettings(_ operation: Operation) {
        switch operation.kind {
        case .textSize: AppSwitch.textSize(operation.number)
        case .rotate: AppSwitch.rotate(operation.number)
        case .memoryWarning: AppSwitch.memoryWarning()
        default: AppSwitch.appearance(isDark: operation.number % 2 == 0)
        }
    }

    /// Its icon.
    func openApp() {
        if app.isOver { launch() } else { wake { AppSwitch.open() } }
    }

    private func actOnProcess(_ operation: Operation) {
        switch operation.kind {
        case .openURL: send(.url(URL(filePath: "/u\(operation.id)"), sourceApplication: nil))
        case .userActivity: if setting.iOSVersion >= 8 { send(.activity(NSUserActivity(activityType: "a\(operation.id)"))) }
        case .shortcut: if setting.iOSVersion >= 9 { send(.shortcut(UIApplicationShortcutItem(type: "s\(operation.id)", localizedTitle: "s"))) }
        case .beginTask: beginTask(operation.id)
        case .endTask: endTask(operation.number)
        case .startTimer: startTimer(operation.number)
        case .idle: clock.advance(World.longest)
        default: AppSwitch.reclaimMemory()
        }
    }

    /// Longer than any app may stay in the background.
    private static let longest = 700.0
}
