// Who handles an unwind segue, and the way back to it: dismissals and pops (UIKit documentation,
// "Dismissing a view controller with an unwind segue"). Called by UIStoryboardSegueTemplate.

import Foundation

@MainActor enum UnwindSearch {
    /// The nearest controller that is under the source and accepts the action: earlier in its navigation
    /// stack, its parents, then the controller that presented them.
    static func target(for action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        // The source is asked first (lifecycle/ irontop-unwind) but does not unwind to itself.
        _ = source.canPerformUnwindSegueAction(action, from: source, sender: sender)
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
        var current: UIViewController? = source
        while let controller = current {
            let parent = controller.parent
            let candidates: [UIViewController]
            if let navigation = parent as? UINavigationController, let index = navigation.viewControllers.firstIndex(where: { $0 === controller }) {
                candidates = navigation.viewControllers[..<index].reversed() + [navigation]
            } else if let parent {
                candidates = [parent]
            } else {
                candidates = controller.presentation.presenting.map(shownIn) ?? []
            }
            for candidate in candidates where visited.insert(ObjectIdentifier(candidate)).inserted {
                if candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) { return candidate }
            }
            current = parent ?? controller.presentation.presenting
        }
        return nil
    }

    /// A presenter and what it shows, innermost first.
    private static func shownIn(_ presenter: UIViewController) -> [UIViewController] {
        switch presenter {
        case let navigation as UINavigationController: navigation.viewControllers.reversed() + [navigation]
        case let tabs as UITabBarController: (tabs.selectedViewController.map(shownIn) ?? []) + [tabs]
        default: [presenter]
        }
    }

    static func unwind(to target: UIViewController, from source: UIViewController, segue: UIStoryboardSegue, animated: Bool) {
        target.unwind(for: segue, towards: target)
        if target.presentedViewController != nil, isPresented(source, above: target) { target.dismiss(animated: animated) }
        if let navigation = target.navigationController, navigation.topViewController !== target, navigation.viewControllers.contains(where: { $0 === target }) {
            navigation.popToViewController(target, animated: animated)
        }
    }

    private static func isPresented(_ source: UIViewController, above target: UIViewController) -> Bool {
        var current: UIViewController? = target.presentedViewController
        while let controller = current {
            if controller === source || source.isInside(controller) { return true }
            current = controller.presentation.presented
        }
        return false
    }
}

extension UIViewController {
    fileprivate func isInside(_ container: UIViewController) -> Bool {
        var current = parent
        while let candidate = current {
            if candidate === container { return true }
            current = candidate.parent
        }
        return false
    }
}
