// Checks whether views and controllers have the same parents, the subject of UIViewControllerHierarchyInconsistency.
// addSubview and addChild call it; the texts are MESSAGES.md 16. It changes nothing.

@MainActor enum HierarchyCheck {
    static func viewControllerOf(_ view: UIView, addedTo superview: UIView) {
        if let text = inconsistency(of: view, addedTo: superview) { Diagnostics.raise(.hierarchyInconsistency, text) }
    }

    static func child(_ child: UIViewController, joins parent: UIViewController) {
        if let text = inconsistency(of: child, joining: parent) { Diagnostics.raise(.hierarchyInconsistency, text) }
    }

    /// A controller's root view may only lie below the view of that controller's parent.
    static func inconsistency(of view: UIView, addedTo superview: UIView) -> String? {
        guard let controller = view.viewController, let parent = controller.parent, let owner = owner(of: superview) else { return nil }
        guard owner !== parent, !(parent.isShown(in: owner) && superview.hasAncestor(parent.view)) else { return nil }
        return text(controller, owner, "actual parent is", parent)
    }

    /// The text for a child whose view already lies in the view of a controller other than the new parent.
    static func inconsistency(of child: UIViewController, joining parent: UIViewController) -> String? {
        guard let place = child.viewIfLoaded?.superview, let owner = owner(of: place), owner !== parent, child.parent !== owner else { return nil }
        guard parent.viewIfLoaded.map({ !place.hasAncestor($0) }) ?? true else { return nil }
        return text(child, owner, "requested parent is", parent)
    }

    private static func text(_ child: UIViewController, _ owner: UIViewController, _ words: String, _ parent: UIViewController) -> String {
        "child view controller:\(Diagnostics.identity(child)) should have parent view controller:\(Diagnostics.identity(owner)) but \(words):\(Diagnostics.identity(parent))"
    }

    private static func owner(of view: UIView) -> UIViewController? {
        var current: UIView? = view
        while let candidate = current {
            if let controller = candidate.viewController { return controller }
            current = candidate.superview
        }
        return nil
    }
}
