// The mistakes in a constraint that UIKit refuses with an exception, in its words (MESSAGES.md 2 to 5).
// Called when a constraint is made, changed or activated.
import CoreGraphics

extension NSLayoutConstraint {
    func validate(_ terms: Terms, _ firstItem: AnyObject?, _ secondItem: AnyObject?) {
        guard let item = firstItem, item is UIView || item is UILayoutGuide else {
            Diagnostics.raise(.invalidArgument, "Constraint must contain a first layout item")
        }
        let (firstAttribute, secondAttribute) = (terms.firstAttribute, terms.secondAttribute)
        // The text is made only for a mistake: describing an item costs more than all the rest of making a constraint.
        var about: String { "NSLayoutConstraint for \(item): " }
        guard firstAttribute.axis != nil else {
            Diagnostics.raise(.invalidArgument, about + "Unknown layout attribute")
        }
        if !firstAttribute.isDimension && (secondItem == nil || terms.multiplier == 0) {
            Diagnostics.raise(
                .invalidArgument,
                about + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint "
                    + "of a location equal to a constant. Location attributes must be specified in pairs.")
        }
        if secondItem != nil {
            guard secondAttribute.axis != nil else {
                Diagnostics.raise(.invalidArgument, about + "Invalid pairing of layout attributes.")
            }
            // A position may be tied to one of the other axis: `.left` to `.top`.
            if firstAttribute.isDimension != secondAttribute.isDimension {
                Diagnostics.raise(.invalidArgument, about + "Invalid pairing of layout attributes.")
            }
            if (firstAttribute.isDirectional && secondAttribute.isLeftOrRight) || (firstAttribute.isLeftOrRight && secondAttribute.isDirectional) {
                Diagnostics.raise(
                    .invalidArgument,
                    about + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                        + "Use leading/trailing for both or neither.")
            }
        }
        if !terms.constant.isFinite { requireFinite(terms.constant) }
        if !terms.multiplier.isFinite { requireFinite(terms.multiplier) }
    }

    func requireFinite(_ constant: CGFloat) {
        guard !constant.isFinite else { return }
        let second = secondItem == nil ? "(null)" : ConstraintDescription.anchor(secondItem, secondAttribute)
        Diagnostics.raise(
            .internalInconsistency,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(ConstraintDescription.number(constant)) "
                + "firstAnchor:\(ConstraintDescription.anchor(firstItem, firstAttribute)) secondAnchor:\(second)")
    }

    func changeConstant(to constant: CGFloat) {
        guard constant != constantStorage else { return }
        requireFinite(constant)
        constantStorage = constant
        symbolicConstant = nil
        solver?.constantChanged(of: self)
    }

    func changePriority(to priority: Float) {
        guard priority != priorityStorage else { return }
        guard priority > 0, priority <= 1000 else {
            Diagnostics.raise(
                .internalInconsistency,
                "It's illegal to set priority:\(ConstraintDescription.number(CGFloat(priority))). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        }
        if isActive, (priority == 1000) != (priorityStorage == 1000), Behaviour.requiredPriorityIsFixed.isOn {
            Diagnostics.raise(
                .internalInconsistency,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                    + "You passed priority \(ConstraintDescription.number(CGFloat(priority))) and the existing priority was \(ConstraintDescription.number(CGFloat(priorityStorage))).")
        }
        priorityStorage = priority
        solver?.priorityChanged(of: self)
    }
}
