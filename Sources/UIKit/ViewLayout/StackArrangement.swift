// The constraints of a stack view: those that a device printed for every distribution and alignment (kean.blog, "Let's
// Build UIStackView"), under the same identifiers, with the same items on the same sides and the same priorities.
// UIStackView calls `update` in its constraint pass; all of them are made again, and the app keeps none of them.
import CoreGraphics

/// The gap between two neighbours, or their centres, that distributions with equal gaps measure.
final class _UIOLAGapGuide: UILayoutGuide {}

/// The strip that encloses the arranged views across the axis.
final class _UILayoutSpacer: UILayoutGuide {}

@MainActor final class StackArrangement {
    private unowned let stack: UIStackView
    private var constraints: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []
    private var spanner: UILayoutGuide?

    init(_ stack: UIStackView) {
        self.stack = stack
    }

    func update() {
        NSLayoutConstraint.deactivate(constraints)
        constraints.removeAll()
        for gap in gaps { stack.removeLayoutGuide(gap) }
        gaps.removeAll()
        if let spanner { stack.removeLayoutGuide(spanner) }
        spanner = nil
        let views = stack.arrangedSubviews.filter { $0.superview === stack }
        let visible = views.filter { !$0.isHidden }
        connectAlong(visible)
        distribute(visible)
        align(visible)
        for view in views where view.isHidden { hide(view) }
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: Words

    private var isHorizontal: Bool { stack.axis == .horizontal }
    private var near: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var far: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var crossNear: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    private var crossFar: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }
    private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    @discardableResult
    private func add(
        _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        at priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
        return constraint
    }

    // MARK: Along the axis

    private func connectAlong(_ views: [UIView]) {
        guard let first = views.first, let last = views.last else {
            add("UISV-canvas-fit", stack, length, at: 49)
            return
        }
        add("UISV-canvas-connection", canvas, near, .equal, first, near)
        add("UISV-canvas-connection", canvas, far, .equal, last, far)
        let minimal = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let baselines = stack.isBaselineRelativeArrangement && !isHorizontal
            add(
                "UISV-spacing", next, baselines ? .firstBaseline : near, minimal ? .greaterThanOrEqual : .equal, view, baselines ? .lastBaseline : far,
                plus: stack.spacing(after: view, betweenBaselines: baselines))
        }
    }

    private func distribute(_ views: [UIView]) {
        guard let first = views.first else { return }
        switch stack.distribution {
        case .fill:
            break
        case .fillEqually:
            for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, first, length) }
        case .fillProportionally:
            distributeProportionally(views)
        case .equalSpacing:
            addGaps(views, from: far, to: near, priority: 1000)
        case .equalCentering:
            addGaps(views, from: middle, to: middle, priority: 149)
        }
    }

    /// Each view's share of the stack's length is its share of all lengths and spaces, as if nothing were stretched. So the
    /// proportions are exact at the natural length or without spacing; elsewhere the last view takes up the difference,
    /// because its wish is the weakest (rdar 34595752). A view without a wanted length has no share.
    private func distributeProportionally(_ views: [UIView]) {
        let wants = views.map { view in
            let size = view.intrinsicContentSize
            return max(0, isHorizontal ? size.width : size.height)
        }
        let lengths = wants.reduce(0, +)
        guard lengths > 0 else {
            for view in views.dropFirst() { add("UISV-fill-proportionally", view, length, .equal, views[0], length, at: 999) }
            return
        }
        let total = views.dropLast().reduce(lengths) { $0 + stack.spacing(after: $1) }
        for (index, view) in views.enumerated() where wants[index] > 0 {
            add("UISV-fill-proportionally", view, length, .equal, canvas, length, times: wants[index] / max(total, 1e-6), at: max(1, 999 - Float(index)))
        }
    }

    /// Equal distances, measured by guides between neighbours.
    private func addGaps(_ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = _UIOLAGapGuide()
            gap.identifier = "UISV-distributing"
            stack.addLayoutGuide(gap)
            gaps.append(gap)
            add("UISV-distributing-edge", gap, near, .equal, view, from)
            add("UISV-distributing-edge", gap, far, .equal, next, to)
        }
        guard let first = gaps.first else { return }
        for (offset, gap) in gaps.dropFirst().enumerated() {
            let isRequired = priority == 1000
            add("UISV-fill-equally", gap, length, .equal, first, length, at: isRequired ? 1000 : max(1, priority - Float(offset)))
        }
    }

    // MARK: Across the axis

    private func align(_ views: [UIView]) {
        guard let first = views.first else {
            add("UISV-canvas-fit", stack, crossLength, at: 49)
            return
        }
        let shared: [NSLayoutConstraint.Attribute]
        switch stack.alignment {
        case .fill: shared = [crossFar, crossNear]
        case .leading: shared = [crossNear]
        case .trailing: shared = [crossFar]
        case .center: shared = [crossMiddle]
        case .firstBaseline: shared = isHorizontal ? [.firstBaseline] : [crossNear]
        case .lastBaseline: shared = isHorizontal ? [.lastBaseline] : [crossNear]
        }
        for attribute in shared { for view in views.dropFirst() { add("UISV-alignment", first, attribute, .equal, view, attribute) } }
        if stack.alignment == .fill {
            for attribute in shared { add("UISV-canvas-connection", canvas, attribute, .equal, first, attribute) }
        } else {
            enclose(views, sharing: shared[0])
        }
    }

    /// Makes the stack as large across as the largest view, which may lie anywhere along the line that all share. One view needs
    /// no strip around it.
    private func enclose(_ views: [UIView], sharing shared: NSLayoutConstraint.Attribute) {
        let isBaseline = shared == .firstBaseline || shared == .lastBaseline
        if views.count > 1 {
            let spanner = _UILayoutSpacer()
            spanner.identifier = "UISV-alignment-spanner"
            stack.addLayoutGuide(spanner)
            self.spanner = spanner
            for view in views {
                for edge in [crossNear, crossFar] where edge == shared { add("UISV-spanning-boundary", spanner, edge, .equal, view, edge, at: 999.5) }
                if crossNear != shared { add("UISV-spanning-boundary", spanner, crossNear, .lessThanOrEqual, view, crossNear) }
                if crossFar != shared { add("UISV-spanning-boundary", spanner, crossFar, .greaterThanOrEqual, view, crossFar) }
            }
            add("UISV-spanning-fit", spanner, crossLength, at: 51)
            for edge in [crossNear, crossFar] { add("UISV-canvas-connection", canvas, edge, .equal, edge == shared ? views[0] : spanner, edge) }
        } else {
            for edge in [crossNear, crossFar] {
                let relation: NSLayoutConstraint.Relation = edge == shared ? .equal : edge == crossNear ? .lessThanOrEqual : .greaterThanOrEqual
                add("UISV-canvas-connection", canvas, edge, relation, views[0], edge)
            }
        }
        if shared == crossMiddle { add("UISV-canvas-connection", canvas, crossMiddle, .equal, views[0], crossMiddle) }
        if isBaseline || views.count == 1 { add("UISV-canvas-fit", stack, crossLength, at: 49) }
        for view in views { add("UISV-ambiguity-suppression", view, crossLength, at: 25) }
    }

    // MARK: Hidden views

    /// A hidden view takes no length and no spacing; it stays an arranged subview.
    private func hide(_ view: UIView) {
        add("UISV-hiding", view, length)
        add("UISV-canvas-connection", view, near, .equal, canvas, near)
        add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
    }
}
