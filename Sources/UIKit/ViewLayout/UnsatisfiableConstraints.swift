// Chooses the constraint that is given up when required ones contradict each other, and makes the text about it (MESSAGES.md 1).
// Called by LayoutRegion in the middle of solving.
import ConstraintSolver
import CoreGraphics

@MainActor enum UnsatisfiableConstraints {
    /// Chooses without a documented rule. In the logs that MESSAGES.md cites, UIKit never gives up an autoresizing, encapsulated
    /// or guide constraint, and gives up a dimension before a position; among equals this takes the first dimension
    /// and the newest position. Unknown beyond that.
    static func choose(_ conflict: Conflict, in region: LayoutRegion) -> ConstraintID {
        let own: [(id: ConstraintID, constraint: NSLayoutConstraint)] = conflict.constraints.compactMap { id in
            guard case .constraint(let constraint)? = region.sources[id] else { return nil }
            return (id, constraint.object)
        }
        .sorted { $0.constraint.activation < $1.constraint.activation }
        guard let newest = own.last else {
            // Only system constraints conflict: the newest content size is dropped without a message.
            let contents = conflict.constraints.filter { if case .contentSize? = region.sources[$0] { true } else { false } }
            return contents.last ?? conflict.constraints[conflict.constraints.count - 1]
        }
        let stack = own.last { $0.constraint.identifier?.hasPrefix("UISV-") ?? false }
        let dimension = own.first { $0.constraint.firstAttribute.isDimension && !($0.constraint.identifier?.hasPrefix("UISV-") ?? false) }
        let victim = dimension ?? stack ?? newest
        if !region.isMeasuring {
            if !victim.constraint.wasBroken { report(conflict, breaking: victim.constraint, in: region) }
            victim.constraint.wasBroken = true
        }
        return victim.id
    }

    private static func report(_ conflict: Conflict, breaking victim: NSLayoutConstraint, in region: LayoutRegion) {
        let list = lines(of: conflict, in: region)
        var text = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
            + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
            + "\tTry this: \n"
            + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
            + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if list.contains(where: { $0 is NSAutoresizingMaskLayoutConstraint }) {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
                + "refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + list.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
            + "Will attempt to recover by breaking constraint \n\(victim)\n\n"
            + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
            + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
        Diagnostics.log(text)
    }

    /// Autoresizing first, then the app's constraints, then encapsulated sizes and guides, as in the cited logs.
    private static func lines(of conflict: Conflict, in region: LayoutRegion) -> [NSLayoutConstraint] {
        var masks: [NSLayoutConstraint] = []
        var own: [NSLayoutConstraint] = []
        var system: [NSLayoutConstraint] = []
        var seen: Set<String> = []
        for id in conflict.constraints {
            switch region.sources[id] {
            case .constraint(let constraint)?: own.append(constraint.object)
            case .autoresizing(let view, let quantity)?: masks.append(mask(view.object, quantity))
            case .rootSize(let axis)?:
                let size = rootSize(region.root, axis)
                if size is NSAutoresizingMaskLayoutConstraint { masks.append(size) } else { system.append(size) }
            case .contentSize, nil: break
            }
        }
        own.sort { $0.activation < $1.activation }
        for constraint in own {
            for (item, attribute) in [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)] {
                guard let guide = item as? UILayoutGuide else { continue }
                for line in DerivedGuide.systemConstraint(for: guide, attribute) where seen.insert(line.identifier ?? "").inserted { system.append(line) }
            }
        }
        return masks + own + system
    }

    static func mask(_ view: UIView, _ quantity: AutoresizingQuantity) -> NSLayoutConstraint {
        let constraint = NSAutoresizingMaskLayoutConstraint()
        constraint.firstItem = view
        constraint.maskText = SpringsAndStruts.text(view.autoresizingMask)
        constraint.quantity = quantity.rawValue
        let frame = view.untransformedFrame
        switch quantity {
        case .minX: constraint.constantStorage = frame.minX
        case .minY: constraint.constantStorage = frame.minY
        case .width: constraint.constantStorage = frame.width
        case .height: constraint.constantStorage = frame.height
        }
        return constraint
    }

    /// A controller's root view has its size from its container; any other view from its mask.
    static func rootSize(_ root: UIView, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
        guard root.viewController != nil || root.keepsOwnSize || root.superview?.sizesItsSubviews == true else {
            return mask(root, axis == .horizontal ? .width : .height)
        }
        let constraint = NSLayoutConstraint(
            item: root, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: axis == .horizontal ? root.bounds.width : root.bounds.height)
        constraint.identifier = axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
        constraint.host = root
        return constraint
    }
}
