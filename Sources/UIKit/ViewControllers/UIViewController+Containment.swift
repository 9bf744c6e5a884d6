// Parent and child controllers: addChild, removeFromParent, willMove/didMove and manual appearance.
// Evidence: records tw26-container-addchild-only, apple-willmove-addchild, apple-didmove-removefromparent.

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child === self {
            Diagnostics.raise(.invalidArgument, "Cannot add self \(Diagnostics.identity(self)) as a child view controller.")
        }
        HierarchyCheck.child(child, joins: self)
        if child.parent != nil { child.removeFromParent() }
        // Inside willMove the parent is known already (tw26-container-add), the child not yet (apple-willmove-addchild).
        child.parent = self
        Trace.emit(.viewController, child, "willMove(toParent:)")
        child.willMove(toParent: self)
        if child.parent === self, !children.contains(where: { $0 === child }) { children.append(child) }
    }

    /// Notes the reason of a move (`isMovingToParent`, `isMovingFromParent`) for the appearance callbacks until `didMove(toParent:)`,
    /// for a child of the app's own containers. UIKit's containers note it for the transition that shows the child.
    func movesToParent(_ parent: UIViewController?) {
        guard !appearance.isManaged, parent?.showsChildrenByTransitions != true else { return }
        if parent != nil { movement.insert(.toParent) } else if self.parent != nil { movement.insert(.fromParent) }
    }

    /// Whether a container of the app is removing the controller.
    var isLeavingOwnContainer: Bool { movement.contains(.fromParent) && !appearance.isManaged }

    func hasMovedToParent() { movement.subtract([.toParent, .fromParent]) }

    func leaveParent() {
        guard let parent else { return }
        // A controller that this one presents in its own context leaves with it.
        if presentation.presented != nil { dismissPresentedImmediately() }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        // The safe area that a bar of the container covered is free elsewhere.
        viewIfLoaded?.layoutState.containerInsets = .zero
        parent.childHasLeft(self)
        Trace.emit(.viewController, self, "didMove(toParent: nil)")
        didMove(toParent: nil)
    }

    /// Swaps two controllers that are both children already.
    func swapChildren(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard old.parent === self, new.parent === self else {
            Diagnostics.raise(.invalidArgument, "Children view controllers \(Diagnostics.identity(old)) and \(Diagnostics.identity(new)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        ChildSwap(self, from: old, to: new, duration: duration, options: options, animations: animations, completion: completion).start()
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

    /// `show(_:sender:)` tries one controller after the other upwards: a navigation or split view controller, or a controller of the
    /// app with an override, shows the controller; without any it is presented.
    func showInAncestor(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// Posted by a split view controller that collapses or expands: `showDetailViewController(_:sender:)` may show elsewhere now.
    nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")

    /// `showDetailViewController(_:sender:)` uses the split view controller around; without one it presents.
    func showDetailInAncestor(_ controller: UIViewController, sender: Any?) {
        guard let split = splitViewController else { return present(controller, animated: UIView.areAnimationsEnabled) }
        split.showDetailViewController(controller, sender: sender)
    }
}

