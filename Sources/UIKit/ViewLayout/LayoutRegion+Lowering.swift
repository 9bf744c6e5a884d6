// From UIKit's attributes to the solver's variables: every item has x, y, width and height in its
// superview's coordinates; other attributes, guides and margins are written in terms of these.
import ConstraintSolver
import CoreGraphics

extension LayoutRegion {
    // MARK: Constraints

    /// Hands a constraint to the solver. False when an item is not in this region's hierarchy.
    func install(_ constraint: NSLayoutConstraint) -> Bool {
        guard let id = withRow(of: constraint, { solver.add($0.terms, $1, $0.constant, priority: Double(constraint.priorityStorage)) }) ?? nil else { return false }
        sources[id] = .constraint(Unowned(constraint))
        guard fitting == nil else { return true }
        constraint.solver = self
        constraint.solverID = id
        if isFed { fedConstraints.insert(constraint) }
        return true
    }

    /// The right-hand side, which follows constants, insets, offsets and fonts.
    func setRightHandSide(of constraint: NSLayoutConstraint, _ id: ConstraintID) {
        withRow(of: constraint) { row, _ in solver.setConstant(row.constant, of: id) }
    }

    /// The constraint as `Σ terms relation constant`, in storage that the next one uses again. Nil when an item is elsewhere.
    @discardableResult
    private func withRow<Result>(of constraint: NSLayoutConstraint, _ body: (LinearRow, Relation) -> Result) -> Result? {
        var row = LinearRow()
        swap(&row, &spareRow)
        defer { swap(&row, &spareRow) }
        row.clear()
        guard lower(constraint, into: &row) else { return nil }
        switch constraint.relation {
        case .lessThanOrEqual: return body(row, .lessThanOrEqual)
        case .equal: return body(row, .equal)
        case .greaterThanOrEqual: return body(row, .greaterThanOrEqual)
        }
    }

    private func lower(_ constraint: NSLayoutConstraint, into row: inout LinearRow) -> Bool {
        isFed = false
        guard let span = constraint.span, let first = constraint.firstItem else { return false }
        if let composite = constraint.composite { return lower(composite, constraint, span, into: &row) }
        let terms = constraint.terms
        // Both sides have one direction: that of the view that contains them. Right to left, leading grows to the left, and both sides
        // of the equation change sign.
        let mirrors = (terms.firstAttribute.isDirectional || terms.secondAttribute.isDirectional) && span.layoutState.isLaidOutRightToLeft
        let sign: Double = mirrors && !terms.firstAttribute.isDimension ? -1 : 1
        let second = constraint.secondItem
        guard addAttribute(terms.firstAttribute, of: first, in: span, with: second, mirrors, sign, to: &row) else { return false }
        let left = row.constant
        row.constant = 0
        if let second, terms.multiplier != 0 {
            guard addAttribute(terms.secondAttribute, of: second, in: span, with: first, mirrors, -sign * Double(terms.multiplier), to: &row) else { return false }
        }
        row.constant = Double(constraint.constant) - row.constant - left
        return true
    }

    private func lower(_ composite: CompositeDimensions, _ constraint: NSLayoutConstraint, _ span: UIView, into row: inout LinearRow) -> Bool {
        let mirrors = span.layoutState.isLaidOutRightToLeft
        func side(_ distance: DistanceBetweenAnchors?, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> Bool {
            guard let distance else {
                guard let item else { return true }
                return addAttribute(attribute, of: item, in: span, with: nil, mirrors, factor, to: &row)
            }
            guard let near = distance.near, let far = distance.far else { return false }
            let sign: Double = distance.farAttribute.isDirectional && mirrors ? -1 : 1
            return addAttribute(distance.farAttribute, of: far, in: span, with: near, mirrors, sign * factor, to: &row)
                && addAttribute(distance.nearAttribute, of: near, in: span, with: far, mirrors, -sign * factor, to: &row)
        }
        guard side(composite.first, constraint.firstItem, constraint.firstAttribute, 1),
            side(composite.second, constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier))
        else { return false }
        row.constant = Double(constraint.constant) - row.constant
        return true
    }

    // MARK: Attributes

    /// Adds `factor` times an attribute in the coordinates of `span`, the view that contains both items of a constraint.
    private func addAttribute(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, in span: UIView, with other: AnyObject?, _ mirrors: Bool, _ factor: Double,
        to row: inout LinearRow
    ) -> Bool {
        if let view = object as? UIView, addPlain(attribute, of: view, in: span, mirrors, factor, to: &row) { return true }
        return addAny(attribute, of: object, in: span, with: other, mirrors, factor, to: &row)
    }

    /// Adds an edge, a middle or a length of the view that contains both items, or of its subview: the parts of most constraints.
    /// Returns false if the attribute needs the general way.
    private func addPlain(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in span: UIView, _ mirrors: Bool, _ factor: Double, to row: inout LinearRow
    ) -> Bool {
        let isSpan = view === span
        guard attribute.isPlain, isSpan ? !view.holdsScrolledContent : view.superview === span, view.alignmentRectInsets == .zero else { return false }
        let item = item(of: view)
        let isHorizontal = attribute.axis == .horizontal
        let size = isHorizontal ? item.width : item.height
        if attribute.isDimension {
            row.add(size, factor)
            return true
        }
        if !isSpan { row.add(isHorizontal ? item.x : item.y, factor) }
        switch attribute {
        case .right, .bottom: row.add(size, factor)
        case .leading: if mirrors { row.add(size, factor) }
        case .trailing: if !mirrors { row.add(size, factor) }
        case .centerX, .centerY: row.add(size, factor * 0.5)
        default: break
        }
        return true
    }

    private func addAny(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, in span: UIView, with other: AnyObject?, _ mirrors: Bool, _ factor: Double,
        to row: inout LinearRow
    ) -> Bool {
        guard let axis = attribute.axis else { return false }
        let box: Box
        var insets = UIEdgeInsets.zero
        let view = object as? UIView
        if let view {
            box = self.box(of: view, axis, in: span, with: other, attribute)
            insets = view.alignmentRectInsets
        } else if let guide = object as? UILayoutGuide, let guideBox = self.box(of: guide, axis) {
            box = guideBox
        } else {
            return false
        }
        let isHorizontal = axis == .horizontal
        let inset = isHorizontal ? (near: insets.left, far: insets.right) : (near: insets.top, far: insets.bottom)
        let margins = attribute.isMargin ? margins(of: object) : .zero

        func near(_ points: CGFloat) -> Bool {
            guard addOrigin(of: box, axis, in: span, factor, to: &row) else { return false }
            row.add(points: box.nearInset + inset.near + points, factor)
            return true
        }
        func size(_ share: Double) {
            if let size = box.size { row.add(size, factor * share) }
            row.add(points: box.length - inset.near - inset.far, factor * share)
        }
        func far(_ points: CGFloat) -> Bool {
            guard near(points) else { return false }
            size(1)
            return true
        }
        func middle(_ points: CGFloat) -> Bool {
            guard near(points) else { return false }
            size(0.5)
            return true
        }
        switch attribute {
        case .left, .top: return near(0)
        case .right, .bottom: return far(0)
        case .leading: return mirrors ? far(0) : near(0)
        case .trailing: return mirrors ? near(0) : far(0)
        case .width, .height:
            size(1)
            // A view from another hierarchy has no place here, and no size either.
            return isInside(box, span)
        case .centerX, .centerY: return middle(0)
        case .firstBaseline, .lastBaseline:
            isFed = true
            view?.layoutState.feedsConstants = true
            switch attribute == .firstBaseline ? BaselineOffsets.first(of: view) : BaselineOffsets.last(of: view) {
            case .edge(let points): return attribute == .firstBaseline ? near(points) : far(-points)
            case .middle(let points): return middle(points)
            }
        case .leftMargin: return near(margins.left)
        case .rightMargin: return far(-margins.right)
        case .topMargin: return near(margins.top)
        case .bottomMargin: return far(-margins.bottom)
        case .leadingMargin: return mirrors ? far(-margins.right) : near(margins.left)
        case .trailingMargin: return mirrors ? near(margins.left) : far(-margins.right)
        case .centerXWithinMargins: return middle((margins.left - margins.right) / 2)
        case .centerYWithinMargins: return middle((margins.top - margins.bottom) / 2)
        case .notAnAttribute: return false
        }
    }

    private func margins(of object: AnyObject) -> UIEdgeInsets {
        guard let view = NSLayoutConstraint.view(of: object) else { return .zero }
        isFed = true
        view.layoutState.feedsConstants = true
        return view.layoutMargins
    }

    /// One axis of an item: from `nearInset` points after its origin, as long as `size` and `length` points together.
    private struct Box {
        /// The origin: at a view's own place, at the start of a view's subviews, or at the zero of `span`.
        enum Origin {
            case view(UIView), content(UIView), zero
        }

        var origin: Origin
        /// A guide's own place, after the origin.
        var place: Variable?
        /// The part of `size` before it, for a strip along the far edge.
        var skipped: Variable?
        var nearInset: CGFloat = 0
        var size: Variable?
        var length: CGFloat = 0
    }

    private func box(of view: UIView, _ axis: NSLayoutConstraint.Axis, in span: UIView, with other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Box {
        // The edges and margins of a scroll view mean its content to what is inside it, its frame to everybody else. Its lengths and middles
        // mean its frame to all (Auto Layout Guide, "Working with Scroll Views"): a middle and both edges make the content as wide as the view.
        if view === span, !attribute.isDimension, view.holdsScrolledContent, let other, other !== view {
            let isOutsideGuide = (other as? UILayoutGuide).map { $0.owningView === view && $0.kind != .custom } ?? false
            if !isOutsideGuide {
                guard attribute == .centerX || attribute == .centerY else { return Box(origin: .zero, size: contentVariable(of: view, axis)) }
                let item = item(of: view)
                return Box(origin: .zero, size: axis == .horizontal ? item.width : item.height)
            }
        }
        let item = item(of: view)
        return Box(origin: .view(view), size: axis == .horizontal ? item.width : item.height)
    }

    private func box(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> Box? {
        guard let owner = guide.owningView else { return nil }
        if guide.kind == .custom {
            let item = makeItem(guide)
            return axis == .horizontal
                ? Box(origin: .content(owner), place: item.x, size: item.width) : Box(origin: .content(owner), place: item.y, size: item.height)
        }
        if guide.kind == .scrollContent { return Box(origin: .content(owner), size: contentVariable(of: owner, axis)) }
        let item = item(of: owner)
        let size = axis == .horizontal ? item.width : item.height
        isFed = true
        owner.layoutState.feedsConstants = true
        switch DerivedGuide.strip(guide.kind, axis, in: owner) {
        case .inset(let near, let far): return Box(origin: .content(owner), nearInset: near, size: size, length: -(near + far))
        case .nearEdge(let length): return Box(origin: .content(owner), length: length)
        case .farEdge(let length): return Box(origin: .content(owner), skipped: size, nearInset: -length, length: length)
        }
    }

    /// Adds the origin of a box, in the coordinates of `span`.
    private func addOrigin(of box: Box, _ axis: NSLayoutConstraint.Axis, in span: UIView, _ factor: Double, to row: inout LinearRow) -> Bool {
        switch box.origin {
        case .zero: break
        case .view(let view): if !addOrigin(of: view, axis, in: span, factor, to: &row) { return false }
        case .content(let view): if !addContentOrigin(of: view, axis, in: span, factor, to: &row) { return false }
        }
        if let place = box.place { row.add(place, factor) }
        if let skipped = box.skipped { row.add(skipped, factor) }
        return true
    }

    private func isInside(_ box: Box, _ span: UIView) -> Bool {
        switch box.origin {
        case .zero: true
        case .view(let view), .content(let view): view === span || view.superview === span || view.hasAncestor(span)
        }
    }

    /// Adds the near edge of a view: the places of the views from it up to `span`, and the scroll offset of each.
    private func addOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in span: UIView, _ factor: Double, to row: inout LinearRow) -> Bool {
        var view = view
        let start = row.terms.count
        while view !== span {
            guard let superview = view.superview else { return false }
            let item = item(of: view)
            row.add(axis == .horizontal ? item.x : item.y, factor)
            if superview !== span { addScrolling(of: superview, axis, factor, to: &row) }
            view = superview
        }
        row.reverse(from: start)
        return true
    }

    /// Adds the start of the coordinates of a view's subviews.
    private func addContentOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in span: UIView, _ factor: Double, to row: inout LinearRow) -> Bool {
        if view === span { return true }
        addScrolling(of: view, axis, factor, to: &row)
        return addOrigin(of: view, axis, in: span, factor, to: &row)
    }

    private func addScrolling(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, to row: inout LinearRow) {
        let origin = view.bounds.origin
        guard view.holdsScrolledContent || origin != .zero else { return }
        isFed = true
        view.layoutState.feedsConstants = true
        row.add(points: axis == .horizontal ? -origin.x : -origin.y, factor)
    }
}
