// A container's part in unwinding: the children that may be searched, the child that contains the source, and the way to bring
// a child forward. The open members of UIViewController call this; UnwindSearch does the search.

import Foundation

extension UIViewController {
    /// The children in the order in which they are searched, without the one that contains the source: of a stack the top first,
    /// of tabs the selected one.
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

    /// Pops to a child or selects it; other containers act by their override.
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
