// The members of a region: views with their variables, content sizes and constraints come and go one subtree at a time.
// LayoutEngine decides when; LayoutRegion builds all at once with the same steps.
import ConstraintSolver
import CoreGraphics

extension LayoutRegion {
    /// Adds a view, and everything inside it up to the next views that keep their frames, to the system.
    func join(_ view: UIView) {
        if needsRebuild || rootItem == nil { return setNeedsRebuild() }
        guard view.layoutState.memberNumber != number else { return }
        var views = [view]
        var constraints = view.layoutState.spanning.all
        view.layoutState.region = nil
        collect(view, &views, &constraints)
        install(views, constraints)
        markDirty()
    }

    func collect(_ view: UIView, _ views: inout [UIView], _ constraints: inout [NSLayoutConstraint]) {
        for subview in view.subviews {
            let state = subview.layoutState
            let isInside = fitting == nil ? !state.isBoundary : !state.translatesAutoresizingMask || holdsConstraints(subview)
            guard isInside else { continue }
            if fitting == nil { state.region = nil }
            views.append(subview)
            if !state.spanning.isEmpty { constraints += state.spanning.all }
            collect(subview, &views, &constraints)
        }
    }

    func install(_ views: [UIView], _ constraints: [NSLayoutConstraint]) {
        for view in views {
            makeItem(view)
            if view.translatesAutoresizingMaskIntoConstraints { fix(view) } else { installContentSize(of: view) }
        }
        for constraint in inOrder(constraints) where fitting != nil || constraint.solver == nil {
            _ = install(constraint)
        }
    }

    /// The constraints in the order of activation. Trees are mostly built in that order, so a check is usually enough.
    private func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var last = Int.min
        var isSorted = true
        for constraint in constraints {
            if constraint.activation < last {
                isSorted = false
                break
            }
            last = constraint.activation
        }
        if isSorted { return constraints }
        // Plain numbers, which sort without a call for each comparison: the activation, then the place.
        var keys: [UInt64] = []
        keys.reserveCapacity(constraints.count)
        for (place, constraint) in constraints.enumerated() { keys.append(UInt64(constraint.activation) << 24 | UInt64(place)) }
        keys.sort()
        var result: [NSLayoutConstraint] = []
        result.reserveCapacity(constraints.count)
        for key in keys { result.append(constraints[Int(key & 0xFF_FFFF)]) }
        return result
    }

    private func holdsConstraints(_ view: UIView) -> Bool {
        !view.layoutState.spanning.isEmpty || view.layoutState.crossings > 0 || view.subviews.contains { holdsConstraints($0) }
    }

    /// Whether a view that keeps its own frame has constraints inside, which count when the root is measured.
    func holdsFramedConstraints(_ view: UIView) -> Bool {
        view.subviews.contains { $0.layoutState.translatesAutoresizingMask ? holdsConstraints($0) : holdsFramedConstraints($0) }
    }

    // MARK: Items

    @discardableResult
    func makeItem(_ object: AnyObject) -> ItemVariables {
        let view = object as? UIView
        let known: ItemVariables?
        if let view { known = knownItem(of: view) } else { known = items[ObjectIdentifier(object)] }
        if let known { return known }
        var item = ItemVariables(
            x: solver.makeVariable(), y: solver.makeVariable(),
            width: solver.makeVariable(nonnegative: true), height: solver.makeVariable(nonnegative: true))
        guard let view else {
            items[ObjectIdentifier(object)] = item
            return item
        }
        item.member = members.add(view)
        members.give(item.x, to: item.member)
        members.give(item.y, to: item.member)
        members.give(item.width, to: item.member)
        members.give(item.height, to: item.member)
        if view === root {
            rootItem = item
        } else if fitting == nil {
            // Another region that had the view with a frame of its own gives it up.
            view.layoutState.memberOf?.setNeedsRebuild()
            view.layoutState.memberOf = self
            view.layoutState.item = item
        } else {
            items[ObjectIdentifier(view)] = item
        }
        return item
    }

    func knownItem(of object: AnyObject) -> ItemVariables? {
        if let view = object as? UIView { return knownItem(of: view) }
        return items[ObjectIdentifier(object)]
    }

    func knownItem(of view: UIView) -> ItemVariables? {
        if ObjectIdentifier(view) == rootIdentifier { return rootItem }
        guard isShown else { return items[ObjectIdentifier(view)] }
        let state = view.layoutState
        return state.memberNumber == number ? state.item : nil
    }

    func contentVariable(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Variable {
        var item = item(of: view)
        if let variable = axis == .horizontal ? item.contentWidth : item.contentHeight { return variable }
        let variable = solver.makeVariable(nonnegative: true)
        members.give(variable, to: item.member)
        if axis == .horizontal { item.contentWidth = variable } else { item.contentHeight = variable }
        if view === root {
            rootItem = item
        } else if fitting == nil {
            view.layoutState.item = item
        } else {
            items[ObjectIdentifier(view)] = item
        }
        return variable
    }

    /// The variables of a view in a constraint; a view that keeps its frame is tied to it on first use.
    func item(of view: UIView) -> ItemVariables {
        if let item = knownItem(of: view) { return item }
        let item = makeItem(view)
        fix(view)
        return item
    }

    // MARK: Leaving

    /// Drops a guide after its constraints have gone.
    func drop(_ guide: UILayoutGuide) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(guide)) else { return }
        for variable in item.all { solver.remove(variable) }
    }

    func drop(_ view: UIView) {
        let state = view.layoutState
        for constraint in state.spanning.all {
            guard constraint.solver === self, let id = constraint.solverID else { continue }
            forget(constraint, id)
            LayoutEngine.enter(constraint)
        }
        for subview in view.subviews where subview.layoutState.memberNumber == number { drop(subview) }
        for guide in state.guides { drop(guide) }
        guard state.memberNumber == number, let item = state.item else { return }
        removeContentSize(of: view)
        for id in exercised.removeValue(forKey: ObjectIdentifier(view)) ?? [] { solver.remove(id) }
        if let fixed = fixedViews.removeValue(forKey: ObjectIdentifier(view)) {
            state.isFixedItem = false
            for id in fixed.ids {
                sources[id] = nil
                solver.remove(id)
            }
        }
        for variable in item.all { solver.remove(variable) }
        members.remove(item.member)
        state.memberOf = nil
        state.item = nil
    }

    /// Called before everything is discarded: views and constraints must not count this region as theirs any longer.
    func forgetMembers() {
        for view in members.all {
            let state = view.layoutState
            if fitting == nil {
                for constraint in state.spanning.all where constraint.solver === self {
                    constraint.solver = nil
                    constraint.solverID = nil
                }
            }
            guard state.memberNumber == number else { continue }
            state.memberOf = nil
            state.item = nil
            state.isFixedItem = false
        }
        members = RegionMembers()
        fixedViews.removeAll()
    }
}
