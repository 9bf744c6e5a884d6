// A container's part in unwinding: which children may be searched, which one the source is in, and how it brings
// one forward. The open members of UIViewController come here; the search itself is UnwindSearch.

import Foundation

extension UIViewController {
    /// The children in the order in which they are searched, without the one that the search comes from: the top of
    /// a stack first, of tabs the selected one.
    func childrenToUnwind(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        let all: [UIViewController] = switch self {
        case let navigation as UINavigationController: navigation.viewControllers.reversed()
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default: children
        }
        return all.filter { $0 !== from }
    }

    func child(holding source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let controller = current {
            if controller.parent === self { return controller }
            current = controller.parent ?? controller.presentation.presenting
        }
        return nil
    }

    /// Pops or selects; other containers do what their override says.
    func bringForward(_ child: UIViewController, for segue: UIStoryboardSegue) {
        switch self {
        case let navigation as UINavigationController:
            guard navigation.topViewController !== child, navigation.viewControllers.contains(where: { $0 === child }) else { return }
            navigation.popToViewController(child, animated: segue.unwindsAnimated)
        case let tabs as UITabBarController:
            if tabs.selectedViewController !== child { tabs.selectedViewController = child }
        default: break
        }
    }
}
