// The constraints of a stack view, under UIKit's identifiers ('UISV-…' as in the logs of MESSAGES.md 1).
// UIStackView calls `update` in its constraint pass; everything is made anew, nothing is kept by the app.
import CoreGraphics

@MainActor final class StackArrangement {
    private unowned let stack: UIStackView
    private var constraints: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    init(_ stack: UIStackView) {
        self.stack = stack
    }

    func update() {
        NSLayoutConstraint.deactivate(constraints)
        constraints.removeAll()
        for gap in gaps { stack.removeLayoutGuide(gap) }
        gaps.removeAll()
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
                plus: stack.spacing(after: view))
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

    /// Lengths in proportion to what the views want; a view that wants nothing gets nothing beyond its own constraints.
    private func distributeProportionally(_ views: [UIView]) {
        let wants = views.map { view in
            let size = view.intrinsicContentSize
            return max(0, isHorizontal ? size.width : size.height)
        }
        guard let reference = wants.firstIndex(where: { $0 > 0 }) else {
            for view in views.dropFirst() { add("UISV-fill-proportionally", view, length, .equal, views[0], length, at: 999) }
            return
        }
        for index in views.indices where index != reference && wants[index] > 0 {
            add("UISV-fill-proportionally", views[index], length, .equal, views[reference], length, times: wants[index] / wants[reference], at: 999)
        }
    }

    /// Equal distances, measured by guides between neighbours.
    private func addGaps(_ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
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
        for attribute in shared {
            for view in views.dropFirst() { add("UISV-alignment", view, attribute, .equal, first, attribute) }
            if attribute != .firstBaseline && attribute != .lastBaseline { add("UISV-canvas-connection", canvas, attribute, .equal, first, attribute) }
        }
        guard stack.alignment != .fill else { return }
        // The stack encloses its views, and is no larger across than the largest of them.
        for view in views {
            if !shared.contains(crossNear) { add("UISV-spanning-boundary", canvas, crossNear, .lessThanOrEqual, view, crossNear) }
            if !shared.contains(crossFar) { add("UISV-spanning-boundary", canvas, crossFar, .greaterThanOrEqual, view, crossFar) }
            if shared == [.firstBaseline] || shared == [.lastBaseline] {
                add("UISV-ambiguity-suppression", view, crossNear, .equal, canvas, crossNear, at: 25)
            }
        }
        add("UISV-canvas-fit", stack, crossLength, at: 49)
    }

    // MARK: Hidden views

    /// A hidden view takes no length and no spacing; it stays an arranged subview.
    private func hide(_ view: UIView) {
        add("UISV-hiding", view, length)
        add("UISV-canvas-connection", view, near, .equal, canvas, near)
        add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
    }
}
