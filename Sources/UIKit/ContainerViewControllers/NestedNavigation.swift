// A navigation controller on the stack of another, which UIKit itself uses in two places: the More tab and a collapsed
// split view. The inner bar is hidden in favour of the outer one. An app that pushes one gets the exception, as before.
import ObjectiveC

extension UINavigationController {
    /// Pushes a navigation controller for UIKit's own containers.
    func pushNested(_ controller: UIViewController, animated: Bool) {
        guard let inner = controller as? UINavigationController else { return pushViewController(controller, animated: animated) }
        inner.isNavigationBarHidden = true
        if let top = inner.topViewController { inner.setNavigationItem(top.navigationItem) }
        stack.pushUnchecked(inner, animated: animated)
    }

    /// The stack that holds this controller; controllers that the app pushes go onto that stack.
    var outerStack: UINavigationController? {
        guard let outer = parent as? UINavigationController, outer.stack.holds(self) else { return nil }
        return outer
    }

    /// Undoes the effects of nesting when the inner controller is on its own again.
    func leaveNesting() {
        isNavigationBarHidden = false
        setNavigationItem(UINavigationItem(title: title ?? ""))
    }
}
