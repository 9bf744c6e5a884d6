// Tells which constraint decides which edge of a view, and why the others do not. The solver gives the constraints that the frame
// follows from (UIView.constraintsDeciding); this file puts them into words. Inspector calls it for each view.
import HostProtocol
import UIKit

@MainActor struct ConstraintReading {
    /// The points by which solved frames may differ from a constraint's value.
    private static let tolerance: CGFloat = 0.51
    private static let maximum = 40

    let view: UIView
    let references: ElementReferences

    var constraints: [InspectedConstraint] {
        guard view.superview != nil else { return [] }
        var found: [InspectedConstraint] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let deciding = view.constraintsDeciding(axis)
            for constraint in deciding { found.append(reading(constraint, decides: true)) }
            for constraint in view.constraintsNaming(axis) where !deciding.contains(where: { $0 === constraint }) { found.append(reading(constraint, decides: false)) }
        }
        return Array(found.prefix(Self.maximum))
    }

    private func reading(_ constraint: NSLayoutConstraint, decides: Bool) -> InspectedConstraint {
        let names = constraint.firstItem === view ? constraint.firstAttribute : constraint.secondItem === view ? constraint.secondAttribute : nil
        let axis = constraint.firstAttribute.axis == .horizontal ? "horizontal" : "vertical"
        return InspectedConstraint(
            edge: names.map(Self.name) ?? "\(axis), through others", text: text(constraint), priority: Double(constraint.priority.rawValue), decides: decides, reason: decides ? because(constraint, named: names != nil) : whyNot(constraint))
    }

    private func because(_ constraint: NSLayoutConstraint, named: Bool) -> String {
        let kind = String(describing: type(of: constraint))
        if kind.contains("ContentSize") { return "the view's own content asks for it" }
        if kind.contains("Autoresizing") { return "from the frame and the autoresizing mask" }
        if !named { return "what this view is tied to stands where it does because of it" }
        if constraint.relation != .equal { return "the limit is reached" }
        return constraint.priority == .required ? "required" : "nothing stronger asks for something else"
    }

    private func whyNot(_ constraint: NSLayoutConstraint) -> String {
        guard let first = value(constraint.firstItem, constraint.firstAttribute) else { return "says nothing that can be measured here" }
        let second = constraint.secondItem == nil ? 0 : value(constraint.secondItem, constraint.secondAttribute)
        guard let second else { return "says nothing that can be measured here" }
        let difference = first - (second * constraint.multiplier + constraint.constant)
        let holds = switch constraint.relation {
        case .equal: abs(difference) <= Self.tolerance
        case .lessThanOrEqual: difference <= Self.tolerance
        case .greaterThanOrEqual: difference >= -Self.tolerance
        @unknown default: true
        }
        if !holds { return "given up: \(ScreenElement.number(abs(difference))) points off, something stronger decides" }
        return constraint.relation == .equal ? "holds, and others decide already" : "holds with \(ScreenElement.number(abs(difference))) points to spare"
    }

    // MARK: Values

    /// The value of an attribute in points of the screen, so that items of different views compare.
    private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        let frame: CGRect, isMirrored: Bool
        switch item {
        case let view as UIView:
            frame = view.convert(view.bounds, to: nil)
            isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        case let guide as UILayoutGuide:
            guard let owner = guide.owningView else { return nil }
            frame = owner.convert(guide.layoutFrame, to: nil)
            isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        default: return nil
        }
        switch attribute {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return isMirrored ? -frame.maxX : frame.minX
        case .trailing: return isMirrored ? -frame.minX : frame.maxX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }

    // MARK: Words

    private func text(_ constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"
        var text = "\(name(constraint.firstItem)).\(Self.name(constraint.firstAttribute)) \(relation)"
        let constant = constraint.constant
        if constraint.secondItem != nil, constraint.secondAttribute != .notAnAttribute {
            text += " \(name(constraint.secondItem)).\(Self.name(constraint.secondAttribute))"
            if constraint.multiplier != 1 { text += " × \(ScreenElement.number(constraint.multiplier))" }
            if constant != 0 { text += constant < 0 ? " − \(ScreenElement.number(-constant))" : " + \(ScreenElement.number(constant))" }
        } else {
            text += " \(ScreenElement.number(constant))"
        }
        if let identifier = constraint.identifier, !identifier.isEmpty { text += " (\(identifier.prefix(60)))" }
        return text
    }

    private func name(_ item: AnyObject?) -> String {
        switch item {
        case let other as UIView where other === view: "self"
        case let other as UIView where other === view.superview: "superview"
        case let other as UIView: "\(String(describing: Swift.type(of: other))) v\(references.number(of: other))"
        case let guide as UILayoutGuide:
            (guide.owningView === view.superview ? "superview." : guide.owningView === view ? "self." : guide.owningView.map { "v\(references.number(of: $0))." } ?? "")
                + (guide.identifier.isEmpty ? "guide" : guide.identifier.replacingOccurrences(of: "UIView", with: "").replacingOccurrences(of: "UIViewController", with: ""))
        default: "?"
        }
    }

    private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String { attribute == .notAnAttribute ? "nothing" : attribute.name }
}
