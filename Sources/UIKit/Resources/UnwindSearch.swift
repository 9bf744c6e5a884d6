// Finds the controller that handles an unwind segue, and the way back to it: pops and dismissals (Apple's technical note 2298 and
// "Dismissing a view controller with an unwind segue"). Called by UIStoryboardSegueTemplate.
// Containers decide which children are searched: UIViewController+Unwinding.

import Foundation

@MainActor enum UnwindSearch {
    /// The nearest controller that accepts the action: for each controller upwards from the source first its searched children,
    /// then itself (records presstorms-unwind, irontop-unwind). The source does not unwind to itself.
    static func target(for action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        var current: UIViewController? = source
        while let controller = current {
            if let found = find(search, in: controller) { return found }
            current = controller.parent ?? controller.presentation.presenting
        }
        return nil
    }

    private static func find(_ search: UIStoryboardUnwindSegueSource, in controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: search) {
            if let found = find(search, in: child) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(search.unwindAction, from: search.source, sender: search.sender)
        return accepts && controller !== search.source ? controller : nil
    }

    /// Containers above the target bring it forward, the outermost first; then the controllers that cover it are dismissed.
    static func unwind(to target: UIViewController, from source: UIViewController, segue: UIStoryboardSegue, animated: Bool) {
        let isCovered = target.presentedViewController != nil && isPresented(source, above: target)
        segue.unwindsAnimated = animated && !isCovered
        var path: [(container: UIViewController, child: UIViewController)] = []
        var child = target
        while let container = child.parent {
            path.append((container, child))
            child = container
        }
        for step in path.reversed() { step.container.unwind(for: segue, towards: step.child) }
        if isCovered { target.dismiss(animated: animated) }
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
