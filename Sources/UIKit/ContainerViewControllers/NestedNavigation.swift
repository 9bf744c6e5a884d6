// A navigation controller on the stack of another, which UIKit itself does in two places: the More tab and a collapsed
// split view. The inner bar gives way to the outer one. Apps that push one get the exception, as before.
import ObjectiveC

extension UINavigationController {
    /// Pushes a navigation controller for UIKit's own containers.
    func pushNested(_ controller: UIViewController, animated: Bool) {
        guard let inner = controller as? UINavigationController else { return pushViewController(controller, animated: animated) }
        inner.isNavigationBarHidden = true
        if let top = inner.topViewController { inner.setNavigationItem(top.navigationItem) }
        stack.pushUnchecked(inner, animated: animated)
    }

    /// The stack that this one is on; what the app pushes goes there.
    var outerStack: UINavigationController? {
        guard let outer = parent as? UINavigationController, outer.stack.holds(self) else { return nil }
        return outer
    }

    /// Undoes what nesting changed, when the inner one stands for itself again.
    func leaveNesting() {
        isNavigationBarHidden = false
        setNavigationItem(UINavigationItem(title: title ?? ""))
    }
}
