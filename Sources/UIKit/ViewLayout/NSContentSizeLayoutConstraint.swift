// The content size of a view as a constraint, which `UIView.constraints` and debuggers list once layout knows the view. The solver
// has it as two wishes (LayoutRegion+ContentSize); these objects only describe them.
import CoreGraphics

/// The length of one axis with its two priorities. A line in a console reads
/// `<NSContentSizeLayoutConstraint:0x… UILabel:0x….width == 35 Hug:250 CompressionResistance:750   (active)>`
/// (macOS and iOS logs that developers published agree in this form).
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    var priorities: (hugging: UILayoutPriority, compression: UILayoutPriority) = (.defaultLow, .defaultHigh)

    /// `Hug:250 CompressionResistance:750`
    var priorityText: String {
        "Hug:\(ConstraintDescription.number(CGFloat(priorities.hugging.rawValue))) "
            + "CompressionResistance:\(ConstraintDescription.number(CGFloat(priorities.compression.rawValue)))"
    }
}

extension ViewLayoutState {
    /// Width first, as devices list them behind the app's own; none before the first layout.
    var contentConstraints: [NSLayoutConstraint] {
        guard let content = memberOf?.contents[ObjectIdentifier(view)] else { return [] }
        let size = content.wrapped ?? content.natural
        var found: [NSLayoutConstraint] = []
        if content.horizontal != nil { found.append(contentConstraint(.width, size.width, .horizontal)) }
        if content.vertical != nil { found.append(contentConstraint(.height, size.height, .vertical)) }
        return found
    }

    private func contentConstraint(_ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
        let constraint = knownContentConstraints[axis] ?? NSContentSizeLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: length)
        constraint.constantStorage = length
        constraint.priorities = (hugging(axis), compression(axis))
        knownContentConstraints[axis] = constraint
        return constraint
    }
}
