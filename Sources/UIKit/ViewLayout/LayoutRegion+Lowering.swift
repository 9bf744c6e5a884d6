// From UIKit's attributes to the solver's variables: every item has x, y, width and height in its
// superview's coordinates; other attributes, guides and margins are written in terms of these.
import ConstraintSolver
import CoreGraphics

/// `Σ terms + constant`.
struct LinearExpression {
    var terms: [Term] = []
    var constant: Double = 0

    func plus(_ other: LinearExpression) -> LinearExpression {
        LinearExpression(terms: terms + other.terms, constant: constant + other.constant)
    }

    func plus(points: CGFloat) -> LinearExpression { LinearExpression(terms: terms, constant: constant + Double(points)) }

    func times(_ factor: Double) -> LinearExpression {
        LinearExpression(terms: terms.map { Term($0.variable, $0.coefficient * factor) }, constant: constant * factor)
    }

    static func variable(_ variable: Variable) -> LinearExpression { LinearExpression(terms: [Term(variable)]) }

    static func value(_ value: CGFloat) -> LinearExpression { LinearExpression(constant: Double(value)) }
}

extension LayoutRegion {
    // MARK: Constraints

    /// Hands a constraint to the solver. False when an item is not in this region's hierarchy.
    func install(_ constraint: NSLayoutConstraint) -> Bool {
        guard let lowered = lower(constraint), let id = solver.add(lowered) else { return false }
        sources[id] = .constraint(Unowned(constraint))
        guard fitting == nil else { return true }
        constraint.solver = self
        constraint.solverID = id
        if isFed { fedConstraints.insert(constraint) }
        return true
    }

    func lower(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        isFed = false
        guard let span = constraint.span, let first = constraint.firstItem else { return nil }
        var left: LinearExpression
        var right = LinearExpression.value(constraint.constant)
        if let composite = constraint.composite {
            guard let lowered = lower(composite, constraint, span) else { return nil }
            (left, right) = lowered
        } else {
            // In right-to-left layout leading grows to the left: both sides of the equation change sign.
            let mirrors = (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional) && !constraint.firstAttribute.isDimension
                && span.layoutState.isLaidOutRightToLeft
            let sign: Double = mirrors ? -1 : 1
            guard let value = attribute(constraint.firstAttribute, of: first, in: span, with: constraint.secondItem) else { return nil }
            left = value.times(sign)
            if let second = constraint.secondItem, constraint.multiplier != 0 {
                guard let value = attribute(constraint.secondAttribute, of: second, in: span, with: first) else { return nil }
                right = right.plus(value.times(sign * Double(constraint.multiplier)))
            }
        }
        let relation: Relation
        switch constraint.relation {
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .equal: relation = .equal
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        return LinearConstraint(left.terms + right.times(-1).terms, relation, right.constant - left.constant, priority: Double(constraint.priorityStorage))
    }

    private func lower(_ composite: CompositeDimensions, _ constraint: NSLayoutConstraint, _ span: UIView) -> (LinearExpression, LinearExpression)? {
        func side(_ distance: DistanceBetweenAnchors?, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
            guard let distance else {
                guard let item else { return LinearExpression() }
                return self.attribute(attribute, of: item, in: span, with: nil)
            }
            guard let near = distance.near, let far = distance.far,
                let from = self.attribute(distance.nearAttribute, of: near, in: span, with: far),
                let to = self.attribute(distance.farAttribute, of: far, in: span, with: near)
            else { return nil }
            return to.plus(from.times(-1)).times(distance.farAttribute.isDirectional && span.layoutState.isLaidOutRightToLeft ? -1 : 1)
        }
        guard let left = side(composite.first, constraint.firstItem, constraint.firstAttribute),
            let right = side(composite.second, constraint.secondItem, constraint.secondAttribute)
        else { return nil }
        return (left, right.times(Double(constraint.multiplier)).plus(points: constraint.constant))
    }

    // MARK: Attributes

    /// An attribute in the coordinates of `span`, the view that contains both items of a constraint.
    private func attribute(_ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, in span: UIView, with other: AnyObject?) -> LinearExpression? {
        guard let axis = attribute.axis, let box = box(of: object, axis, in: span, with: other, forDimension: attribute.isDimension) else { return nil }
        var near = box.near
        var size = box.size
        let view = object as? UIView
        if let insets = view?.alignmentRectInsets, insets != .zero {
            near = near.plus(points: axis == .horizontal ? insets.left : insets.top)
            size = size.plus(points: -(axis == .horizontal ? insets.horizontal : insets.vertical))
        }
        let margins = attribute.isMargin ? margins(of: object) : .zero
        let far = near.plus(size)
        let middle = near.plus(size.times(0.5))
        // Both sides of a constraint have one direction: that of the view that contains them.
        let mirrors = attribute.isDirectional && span.layoutState.isLaidOutRightToLeft
        switch attribute {
        case .left, .top: return near
        case .right, .bottom: return far
        case .leading: return mirrors ? far : near
        case .trailing: return mirrors ? near : far
        case .width, .height: return size
        case .centerX, .centerY: return middle
        case .firstBaseline, .lastBaseline: return baseline(attribute, of: view, near: near, middle: middle, far: far)
        case .leftMargin: return near.plus(points: margins.left)
        case .rightMargin: return far.plus(points: -margins.right)
        case .topMargin: return near.plus(points: margins.top)
        case .bottomMargin: return far.plus(points: -margins.bottom)
        case .leadingMargin: return mirrors ? far.plus(points: -margins.right) : near.plus(points: margins.left)
        case .trailingMargin: return mirrors ? near.plus(points: margins.left) : far.plus(points: -margins.right)
        case .centerXWithinMargins: return middle.plus(points: (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return middle.plus(points: (margins.top - margins.bottom) / 2)
        case .notAnAttribute: return nil
        }
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView?, near: LinearExpression, middle: LinearExpression, far: LinearExpression
    ) -> LinearExpression {
        isFed = true
        view?.layoutState.feedsConstants = true
        switch attribute == .firstBaseline ? BaselineOffsets.first(of: view) : BaselineOffsets.last(of: view) {
        case .edge(let points): return attribute == .firstBaseline ? near.plus(points: points) : far.plus(points: -points)
        case .middle(let points): return middle.plus(points: points)
        }
    }

    private func margins(of object: AnyObject) -> UIEdgeInsets {
        guard let view = NSLayoutConstraint.view(of: object) else { return .zero }
        isFed = true
        view.layoutState.feedsConstants = true
        return view.layoutMargins
    }

    private struct Box {
        var near: LinearExpression
        var size: LinearExpression
    }

    private func box(
        of object: AnyObject, _ axis: NSLayoutConstraint.Axis, in span: UIView, with other: AnyObject?, forDimension: Bool
    ) -> Box? {
        if let view = object as? UIView {
            // The edges of a scroll view mean its content to what is inside it, its frame to everybody else.
            if view === span, !forDimension, view.holdsScrolledContent, let other, other !== view {
                let isOutsideGuide = (other as? UILayoutGuide).map { $0.owningView === view && $0.kind != .custom } ?? false
                if !isOutsideGuide { return Box(near: LinearExpression(), size: .variable(contentVariable(of: view, axis))) }
            }
            let item = item(of: view)
            let size = LinearExpression.variable(axis == .horizontal ? item.width : item.height)
            guard let origin = origin(of: view, axis, in: span) else { return nil }
            return Box(near: origin, size: size)
        }
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView, let origin = contentOrigin(of: owner, axis, in: span) else { return nil }
        if guide.kind == .custom {
            let item = makeItem(guide)
            let near = origin.plus(.variable(axis == .horizontal ? item.x : item.y))
            return Box(near: near, size: .variable(axis == .horizontal ? item.width : item.height))
        }
        if guide.kind == .scrollContent {
            return Box(near: origin, size: .variable(contentVariable(of: owner, axis)))
        }
        let item = item(of: owner)
        let size = LinearExpression.variable(axis == .horizontal ? item.width : item.height)
        isFed = true
        owner.layoutState.feedsConstants = true
        switch DerivedGuide.strip(guide.kind, axis, in: owner) {
        case .inset(let near, let far): return Box(near: origin.plus(points: near), size: size.plus(points: -(near + far)))
        case .nearEdge(let length): return Box(near: origin, size: .value(length))
        case .farEdge(let length): return Box(near: origin.plus(size).plus(points: -length), size: .value(length))
        }
    }

    /// Where a view's near edge is, in the coordinates of `span`.
    private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in span: UIView) -> LinearExpression? {
        if view === span { return LinearExpression() }
        guard let superview = view.superview, let outer = contentOrigin(of: superview, axis, in: span) else { return nil }
        let item = item(of: view)
        return outer.plus(.variable(axis == .horizontal ? item.x : item.y))
    }

    /// Where the coordinates of a view's subviews start, in the coordinates of `span`: scrolled content moves.
    private func contentOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in span: UIView) -> LinearExpression? {
        if view === span { return LinearExpression() }
        guard let origin = origin(of: view, axis, in: span) else { return nil }
        guard view.holdsScrolledContent || view.bounds.origin != .zero else { return origin }
        isFed = true
        view.layoutState.feedsConstants = true
        return origin.plus(points: -(axis == .horizontal ? view.bounds.minX : view.bounds.minY))
    }
}
