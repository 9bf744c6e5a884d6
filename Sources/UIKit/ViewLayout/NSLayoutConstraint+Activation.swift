// Activating and deactivating: finding the view that holds a constraint, and telling the engine.
// Public face: isActive, activate(_:), deactivate(_:), and UIView's addConstraint family.

extension NSLayoutConstraint {
    /// Activates each constraint, in order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint, in order.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The left side as an anchor of unknown kind.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>(item: firstItem, attribute: firstAttribute) }

    /// The right side as an anchor of unknown kind; nil for a constraint to a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor<AnyObject>(item: $0, attribute: secondAttribute) }
    }

    func activate() {
        guard holder == nil else { return }
        guard let span = commonAncestor else {
            Diagnostics.raise(
                .generic,
                "Unable to activate constraint with anchors \(ConstraintDescription.anchor(firstItem, firstAttribute)) and "
                    + "\(ConstraintDescription.anchor(secondItem, secondAttribute)) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        }
        install(host: span, span: span)
    }

    func deactivate() {
        guard let host else { return }
        host.layoutState.constraints.remove(self)
        uninstall()
    }

    func install(host: UIView, span: UIView) {
        holder = host
        spanHolder = span
        NSLayoutConstraint.activations += 1
        activation = NSLayoutConstraint.activations
        host.layoutState.constraints.append(self)
        span.layoutState.spanning.append(self)
        LayoutEngine.added(self, in: span)
    }

    /// Removes the constraint from the engine; the caller updates the host's list.
    func uninstall() {
        if let span {
            span.layoutState.spanning.remove(self)
            LayoutEngine.removed(self, from: span)
        }
        holder = nil
        spanHolder = nil
        wasBroken = false
    }

    private static var activations = 0

    /// The views that the items lie in: a view itself, or the view that owns a guide.
    var firstView: UIView? { NSLayoutConstraint.view(of: firstItem) }
    var secondView: UIView? { NSLayoutConstraint.view(of: secondItem) }

    static func view(of item: AnyObject?) -> UIView? {
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }

    /// The nearest view that contains both items.
    var commonAncestor: UIView? {
        guard let first = firstView else { return nil }
        guard let secondItem else { return first }
        guard let second = NSLayoutConstraint.view(of: secondItem) else { return nil }
        // Most constraints tie a view to its superview or to a sibling: no walk to the root for those.
        if first === second || second.superview === first { return first }
        if first.superview === second { return second }
        if let shared = first.superview, shared === second.superview { return shared }
        var candidate: UIView? = first
        while let view = candidate {
            if second.hasAncestor(view) { return view }
            candidate = view.superview
        }
        return nil
    }

    func concerns(subtreeOf view: UIView) -> Bool {
        (firstView?.hasAncestor(view) ?? false) || (secondView?.hasAncestor(view) ?? false) || (composite?.views.contains { $0.hasAncestor(view) } ?? false)
    }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.host !== self else { return }
        let items = [constraint.firstView, constraint.secondView].compactMap { $0 }
        for item in items where item !== self && item.superview !== self && !item.hasAncestor(self) { unprepared(for: constraint, missing: item) }
        guard let span = constraint.commonAncestor else { unprepared(for: constraint, missing: items.first ?? self) }
        constraint.deactivate()
        constraint.install(host: self, span: span)
    }

    /// MESSAGES.md 3.
    private func unprepared(for constraint: NSLayoutConstraint, missing: UIView) -> Never {
        Diagnostics.log(
            "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). "
                + "This will crash if the constraint needs to be resolved before the view hierarchy is assembled. "
                + "Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
        Diagnostics.log(
            "View hierarchy unprepared for constraint.\n\tConstraint: \(constraint)\n\tContainer hierarchy: \n\(self)\n"
                + "\tView not found in container hierarchy: \n\(missing)\n"
                + "\tThat view's superview: \(missing.superview.map { "\($0)" } ?? "NO SUPERVIEW")")
        Diagnostics.raise(
            .generic, "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. "
                + "constraint:\(constraint) view:\(self)")
    }
}
