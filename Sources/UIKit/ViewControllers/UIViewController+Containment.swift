// Parent and child controllers: addChild, removeFromParent, willMove/didMove and manual appearance.
// lifecycle/ tw26-container-addchild-only, apple-willmove-addchild, apple-didmove-removefromparent.

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child === self {
            Diagnostics.raise(.invalidArgument, "Cannot add self \(Diagnostics.identity(self)) as a child view controller.")
        }
        if child.parent != nil { child.removeFromParent() }
        Trace.emit(.viewController, child, "willMove(toParent:)")
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        Trace.emit(.viewController, self, "didMove(toParent: nil)")
        didMove(toParent: nil)
    }

    func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
        appearance.isManaged = true
        appearance.begin(appearing: isAppearing, animated: animated)
    }

    func endManualAppearance() {
        switch appearance.state {
        case .appearing, .disappearing:
            appearance.end()
            appearance.isManaged = false
        case .appeared, .disappeared:
            // MESSAGES.md: the text developers know from unbalanced containers.
            Diagnostics.log("Unbalanced calls to begin/end appearance transitions for \(Diagnostics.identity(self)).")
        }
    }

    /// transition(from:to:…): both are children; old will, new will, animation, new did, old did (tangqiao-transition).
    func swapChildren(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard old.parent === self, new.parent === self else {
            Diagnostics.raise(.invalidArgument, "Children view controllers \(Diagnostics.identity(old)) and \(Diagnostics.identity(new)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        let animated = duration > 0
        new.loadViewIfNeeded()
        old.appearance.isManaged = true
        new.appearance.isManaged = true
        old.appearance.begin(appearing: false, animated: animated)
        new.appearance.begin(appearing: true, animated: animated)
        if let container = old.view.superview { container.addSubview(new.view) }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: { finished in
            old.view.removeFromSuperview()
            new.appearance.end()
            old.appearance.end()
            old.appearance.isManaged = false
            new.appearance.isManaged = false
            completion?(finished)
        })
    }

    /// The nearest ancestor of a kind: navigation, tab bar, split.
    func ancestor<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var current = parent
        while let candidate = current {
            if let found = candidate as? Container { return found }
            current = candidate.parent
        }
        return nil
    }

    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// `show(_:sender:)` walks up to a container that shows by pushing; without one it presents.
    func showInAncestor(_ controller: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }
}

/// A controller's root view may only sit under the view of that controller's parent.
@MainActor enum HierarchyCheck {
    static func viewControllerOf(_ view: UIView, addedTo superview: UIView) {
        guard let controller = view.viewController, let parent = controller.parent else { return }
        var current: UIView? = superview
        var owner: UIViewController?
        while let candidate = current, owner == nil {
            owner = candidate.viewController
            current = candidate.superview
        }
        guard let owner, owner !== parent, !(parent.isShown(in: owner) && superview.hasAncestor(parent.view)) else { return }
        // UIKit raises UIViewControllerHierarchyInconsistency with this text (MESSAGES.md).
        Diagnostics.raise(.hierarchyInconsistency, "child view controller:\(Diagnostics.identity(controller)) should have parent view controller:\(Diagnostics.identity(owner)) but actual parent is:\(Diagnostics.identity(parent))")
    }
}
