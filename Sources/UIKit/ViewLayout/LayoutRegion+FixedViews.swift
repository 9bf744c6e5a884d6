// Views that keep their own frame but take part in a region: their autoresizing mask as equations.
// LayoutRegion calls these when it is built and when such a view's frame changes.
import ObjectiveC
import ConstraintSolver
import CoreGraphics

/// The quantity that an autoresizing equation determines.
enum AutoresizingQuantity: String {
    case minX, minY, width, height
}

/// The equations of one view, with the proportions they were written for.
struct FixedView {
    @_ZeroingReference var view: UIView? = nil
    var horizontal: SpringsAndStruts
    var vertical: SpringsAndStruts
    var ids: [ConstraintID]
}

extension LayoutRegion {
    /// Ties a view's variables to its frame, following its mask where the superview's size is a variable too.
    func fix(_ view: UIView) {
        guard view !== root, let superview = view.superview, let item = knownItem(of: view) else { return }
        let outer = knownItem(of: superview)
        let (horizontal, vertical) = springs(of: view, in: superview)
        var ids: [ConstraintID] = []
        func equate(_ variable: Variable, _ factor: CGFloat, _ constant: CGFloat, _ outerVariable: Variable?, _ quantity: AutoresizingQuantity) {
            var terms: ContiguousArray = [Term(variable)]
            if let outerVariable, factor != 0 { terms.append(Term(outerVariable, -Double(factor))) }
            guard let id = solver.add(terms, .equal, Double(constant), priority: LinearConstraint.requiredPriority) else { return }
            sources[id] = .autoresizing(Unowned(view), quantity)
            ids.append(id)
        }
        equate(item.x, horizontal.nearFactor, horizontal.nearConstant, outer?.width, .minX)
        equate(item.width, horizontal.sizeFactor, horizontal.sizeConstant, outer?.width, .width)
        equate(item.y, vertical.nearFactor, vertical.nearConstant, outer?.height, .minY)
        equate(item.height, vertical.sizeFactor, vertical.sizeConstant, outer?.height, .height)
        fixedViews[ObjectIdentifier(view)] = FixedView(view: view, horizontal: horizontal, vertical: vertical, ids: ids)
        if fitting == nil { view.layoutState.isFixedItem = true }
    }

    /// Follows a changed frame. False when the proportions changed, which takes new equations.
    func refix(_ fixed: FixedView) -> Bool {
        guard let view = fixed.view, let superview = view.superview, fixed.ids.count == 4 else { return false }
        let (horizontal, vertical) = springs(of: view, in: superview)
        func same(_ a: SpringsAndStruts, _ b: SpringsAndStruts) -> Bool {
            abs(a.nearFactor - b.nearFactor) < 1e-6 && abs(a.sizeFactor - b.sizeFactor) < 1e-6
        }
        guard same(horizontal, fixed.horizontal), same(vertical, fixed.vertical) else { return false }
        solver.setConstant(Double(horizontal.nearConstant), of: fixed.ids[0])
        solver.setConstant(Double(horizontal.sizeConstant), of: fixed.ids[1])
        solver.setConstant(Double(vertical.nearConstant), of: fixed.ids[2])
        solver.setConstant(Double(vertical.sizeConstant), of: fixed.ids[3])
        return true
    }

    private func springs(of view: UIView, in superview: UIView) -> (SpringsAndStruts, SpringsAndStruts) {
        let frame = view.untransformedFrame
        let outer = superview.bounds.size
        // Without variables for the superview the frame itself is the equation.
        let mask = knownItem(of: superview) == nil ? [] : view.autoresizingMask
        return (
            SpringsAndStruts(mask, .horizontal, near: frame.minX, size: frame.width, outer: outer.width),
            SpringsAndStruts(mask, .vertical, near: frame.minY, size: frame.height, outer: outer.height)
        )
    }
}
