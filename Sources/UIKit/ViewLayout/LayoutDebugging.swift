// A developer's questions about a layout in the debugger: the undetermined values, and the constraints of a view, guide or anchor.
// UIKit itself does not call these; LayoutRegion and the solver answer.
import ConstraintSolver
import CoreGraphics

extension UIView {
    var isAmbiguous: Bool {
        guard let superview, !translatesAutoresizingMaskIntoConstraints else { return false }
        return LayoutDebugging.isAmbiguous(self, in: superview, [.horizontal, .vertical])
    }

    /// Moves a view with an ambiguous layout to another place that its constraints allow; a second call moves it back.
    public func exerciseAmbiguityInLayout() {
        guard let superview, !translatesAutoresizingMaskIntoConstraints, let region = LayoutEngine.region(childrenOf: superview) else { return }
        region.solveIfNeeded()
        if region.exerciseAmbiguity(of: self) { superview.setNeedsLayout() }
    }

    /// The constraints that the place and length on an axis follow from: the view's own, those of the views they lean on, the
    /// contents' and the system's. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let superview else { return LayoutDebugging.constraints(naming: self, from: self, axis) }
        return LayoutDebugging.constraints(affecting: self, in: superview, axis)
    }
}

extension UILayoutGuide {
    /// True when the constraints leave the rectangle open. A guide of the system's follows from its view.
    public var hasAmbiguousLayout: Bool {
        guard let owningView, kind == .custom else { return false }
        return LayoutDebugging.isAmbiguous(self, in: owningView, [.horizontal, .vertical])
    }

    /// The constraints that the place and length on an axis follow from. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owningView else { return [] }
        return LayoutDebugging.constraints(affecting: self, in: owningView, axis)
    }
}

extension NSLayoutAnchor {
    /// True when constraints leave the anchor's item open on the anchor's axis.
    public var hasAmbiguousLayout: Bool {
        guard let item, let axis = attribute.axis, let container = LayoutDebugging.container(of: item) else { return false }
        return LayoutDebugging.isAmbiguous(item, in: container, [axis])
    }

    /// The constraints that the anchor's item follows from, on the anchor's axis. For debugging.
    public var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let axis = attribute.axis else { return [] }
        return (item as? UIView)?.constraintsAffectingLayout(for: axis) ?? (item as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
    }
}

extension UIView {
    /// The constraints that the present frame follows from on an axis: those that name the view and were given up or do not bind
    /// are not among them. For inspectors.
    package func constraintsDeciding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let superview, let region = LayoutEngine.region(childrenOf: superview), !region.isDirty else { return [] }
        return region.constraints(affecting: self, axis)
    }

    /// The app's active constraints that name the view, on an axis.
    package func constraintsNaming(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { LayoutDebugging.constraints(naming: self, from: self, axis) }
}

@MainActor enum LayoutDebugging {
    static func container(of item: AnyObject) -> UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

    static func isAmbiguous(_ item: AnyObject, in container: UIView, _ axes: [NSLayoutConstraint.Axis]) -> Bool {
        guard let region = LayoutEngine.region(childrenOf: container) else { return false }
        region.solveIfNeeded()
        return region.isAmbiguous(item, axes)
    }

    static func constraints(affecting item: AnyObject, in container: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found = constraints(naming: item, from: item as? UIView ?? container, axis)
        if let region = LayoutEngine.region(childrenOf: container) {
            region.solveIfNeeded()
            for constraint in region.constraints(affecting: item, axis) where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        }
        return found
    }

    /// The app's active constraints that name an item themselves.
    static func constraints(naming item: AnyObject, from start: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var ancestor: UIView? = start
        while let view = ancestor {
            found += view.constraints.filter { ($0.firstItem === item || $0.secondItem === item) && $0.firstAttribute.axis == axis }
            ancestor = view.superview
        }
        return found
    }
}

extension LayoutRegion {
    private func variables(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
        guard let item = knownItem(of: item) else { return [] }
        return axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    }

    func isAmbiguous(_ item: AnyObject, _ axes: [NSLayoutConstraint.Axis]) -> Bool {
        if exercised[ObjectIdentifier(item)] != nil { return true }
        return axes.flatMap { variables(of: item, $0) }.contains { solver.isAmbiguous($0) }
    }

    func constraints(affecting item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for id in solver.reasons(for: variables(of: item, axis)) {
            let constraint: NSLayoutConstraint?
            switch sources[id] {
            case .constraint(let own)?: constraint = own.object
            case .rootSize(let axis)?: constraint = UnsatisfiableConstraints.rootSize(root, axis)
            case .autoresizing(let view, let quantity)?: constraint = UnsatisfiableConstraints.mask(view.object, quantity)
            case .contentSize(let view, let axis)?: constraint = view.object.layoutState.contentConstraints.first { $0.firstAttribute.axis == axis }
            case nil: constraint = nil
            }
            if let constraint, !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        }
        return found
    }
}
