// The printed form of constraints and anchors, as developers read it in the console (MESSAGES.md 1).
// Used by `description` and by the report of unsatisfiable constraints; computes nothing about layout.
import CoreGraphics
import Foundation

@MainActor enum ConstraintDescription {
    /// `<NSLayoutConstraint:0x… UIView:0x….height == 200   (active)>`
    static func text(of constraint: NSLayoutConstraint) -> String {
        var names: [String] = []
        var parts = ["<\(Diagnostics.className(constraint)):\(address(constraint))"]
        if let mask = constraint as? NSAutoresizingMaskLayoutConstraint { parts.append(mask.maskText) }
        if let identifier = constraint.identifier { parts.append("'\(identifier)'") }
        parts.append(visual(constraint, &names) ?? equation(constraint, &names))
        if let content = constraint as? NSContentSizeLayoutConstraint { parts.append(content.priorityText) }
        let isOwn = constraint is NSAutoresizingMaskLayoutConstraint || constraint is NSContentSizeLayoutConstraint
        let state = constraint.isActive || isOwn ? "active" : "inactive"
        let tail = names.isEmpty ? "(\(state))" : "(\(state), names: \(names.joined(separator: ", ")) )"
        return parts.joined(separator: " ") + "   \(tail)>"
    }

    /// `<NSLayoutYAxisAnchor:0x… "UIView:0x….top">`
    static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let kind: String
        switch (attribute.isDimension, attribute.axis) {
        case (true, _): kind = "NSLayoutDimension"
        case (false, .vertical): kind = "NSLayoutYAxisAnchor"
        default: kind = "NSLayoutXAxisAnchor"
        }
        guard let item else { return "(null)" }
        var names: [String] = []
        return "<\(kind):\(address(item)) \"\(name(item, &names)).\(attribute.name)\">"
    }

    static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// The number as `%g` prints it: up to six significant digits, no trailing zeros.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    // MARK: Items

    /// `UILabel:0x…'text'`, a guide's identifier in quotes, or only an accessibility identifier.
    static func name(_ item: AnyObject?, _ names: inout [String]) -> String {
        guard let item else { return "(null)" }
        let plain = "\(Diagnostics.className(item)):\(address(item))"
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? plain : plain + "'\(guide.identifier)'" }
        guard let view = item as? UIView else { return plain }
        if let identifier = view.accessibilityStorage?.identifier, !identifier.isEmpty {
            let entry = "\(identifier):\(address(item))"
            if !names.contains(entry) { names.append(entry) }
            return identifier
        }
        guard let text = view.textInMessages, !text.isEmpty else { return plain }
        return plain + "'\(text.count > 28 ? String(text.prefix(25)) + "..." : text)'"
    }

    // MARK: Forms

    /// `H:|-(8)-[UIView:0x…]`: a gap between the far edge of one item and the near edge of the next.
    private static func visual(_ constraint: NSLayoutConstraint, _ names: inout [String]) -> String? {
        guard constraint.multiplier == 1, constraint.composite == nil, !(constraint is NSAutoresizingMaskLayoutConstraint),
            let first = constraint.firstItem, let second = constraint.secondItem, first !== second
        else { return nil }
        let near: NSLayoutConstraint.Attribute
        let far: NSLayoutConstraint.Attribute
        let axis: String
        switch constraint.firstAttribute {
        case .leading, .trailing: (near, far, axis) = (.leading, .trailing, "H")
        case .left, .right: (near, far, axis) = (.left, .right, "H")
        case .top, .bottom: (near, far, axis) = (.top, .bottom, "V")
        default: return nil
        }
        let gap = "-(\(relationPrefix(constraint.relation))\(spacing(constraint))\(prioritySuffix(constraint)))-"
        let direction = near == .left ? "(LTR)" : ""
        if constraint.firstAttribute == near, constraint.secondAttribute == far {
            return "\(axis):[\(name(second, &names))]\(gap)[\(name(first, &names))]\(direction)"
        }
        if constraint.firstAttribute == near, constraint.secondAttribute == near, isContainer(second, of: first) {
            let inner = name(first, &names)
            names.append("'|':\(name(second, &names))")
            return "\(axis):|\(gap)[\(inner)]\(direction)"
        }
        if constraint.firstAttribute == far, constraint.secondAttribute == far, isContainer(first, of: second) {
            let inner = name(second, &names)
            names.append("'|':\(name(first, &names))")
            return "\(axis):[\(inner)]\(gap)|\(direction)"
        }
        return nil
    }

    private static func isContainer(_ outer: AnyObject, of inner: AnyObject) -> Bool {
        guard let outer = outer as? UIView else { return false }
        if let view = inner as? UIView { return view.superview === outer }
        return (inner as? UILayoutGuide)?.owningView === outer
    }

    /// `UIView:0x….width == 0.5*UIView:0x….width + 10@750`
    private static func equation(_ constraint: NSLayoutConstraint, _ names: inout [String]) -> String {
        let mask = constraint as? NSAutoresizingMaskLayoutConstraint
        var text = "\(name(constraint.firstItem, &names)).\(mask?.quantity ?? constraint.firstAttribute.name) \(relation(constraint.relation)) "
        let constant = constraint.constant
        if let second = constraint.secondItem, constraint.multiplier != 0 {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
            text += "\(name(second, &names)).\(constraint.secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += constant < 0 ? "- \(number(-constant))" : number(constant)
        }
        if let mask, mask.quantity.hasPrefix("min"), let superview = (mask.firstItem as? UIView)?.superview {
            names.append("'|':\(name(superview, &names))")
        }
        return text + prioritySuffix(constraint)
    }

    private static func spacing(_ constraint: NSLayoutConstraint) -> String {
        // The far edge of a container is the first item, so the constant already counts inwards.
        let value = number(constraint.constant)
        return constraint.symbolicConstant.map { "\($0)(\(value))" } ?? value
    }

    private static func relation(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func relationPrefix(_ value: NSLayoutConstraint.Relation) -> String { value == .equal ? "" : relation(value) }

    private static func prioritySuffix(_ constraint: NSLayoutConstraint) -> String {
        constraint.priorityStorage == 1000 ? "" : "@\(number(CGFloat(constraint.priorityStorage)))"
    }
}

extension NSLayoutConstraint {
    @MainActor var visualDescription: String { ConstraintDescription.text(of: self) }
}

extension NSLayoutAnchor {
    @MainActor var visualDescription: String { ConstraintDescription.anchor(item, attribute) }
}
