// Constraints of a layout case as text: `a.leading == root.safeArea.leading + 8 @750`, `2*b.width`, or `vfl H:|-[a]-|`.

@testable import UIKit

@MainActor enum LayoutCaseText {
    static func constraints(_ text: String, among objects: [String: AnyObject]) throws -> [NSLayoutConstraint] {
        if text.hasPrefix("vfl ") {
            return NSLayoutConstraint.constraints(withVisualFormat: String(text.dropFirst(4)), options: [], metrics: nil, views: objects)
        }
        var words = text.split(separator: " ").map(String.init)
        var priority: Float = 1000
        if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
            priority = value
            words.removeLast()
        }
        guard words.count >= 3, let relation = relations[words[1]] else { throw LayoutCase.Mistake(description: "not a constraint: \(text)") }
        let (first, firstAttribute) = try side(words[0], objects)
        var (second, secondAttribute): (AnyObject?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        if let number = Double(words[2]) {
            constant = CGFloat(number)
        } else {
            let parts = words[2].split(separator: "*").map(String.init)
            if parts.count == 2 { multiplier = CGFloat(Double(parts[0]) ?? .nan) }
            (second, secondAttribute) = try side(parts[parts.count - 1], objects)
            if words.count == 5, let number = Double(words[4]) { constant = CGFloat(words[3] == "-" ? -number : number) }
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return [constraint]
    }

    private static func side(_ text: String, _ objects: [String: AnyObject]) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
        guard let dot = text.lastIndex(of: "."), let attribute = attributes[String(text[text.index(after: dot)...])] else {
            throw LayoutCase.Mistake(description: "no attribute: \(text)")
        }
        return (try object(String(text[..<dot]), among: objects), attribute)
    }

    /// A view, a guide of the case, or a guide of a view.
    static func object(_ path: String, among objects: [String: AnyObject]) throws -> AnyObject {
        let parts = path.split(separator: ".").map(String.init)
        guard let object = objects[parts[0]] else { throw LayoutCase.Mistake(description: "no item \(path)") }
        guard parts.count == 2, let view = object as? UIView else { return object }
        switch parts[1] {
        case "safeArea": return view.safeAreaLayoutGuide
        case "marginsGuide": return view.layoutMarginsGuide
        case "readable": return view.readableContentGuide
        case "keyboard": return view.keyboardLayoutGuide
        case "contentGuide": if let scroll = view as? UIScrollView { return scroll.contentLayoutGuide }
        case "frameGuide": if let scroll = view as? UIScrollView { return scroll.frameLayoutGuide }
        default: break
        }
        throw LayoutCase.Mistake(description: "no guide \(path)")
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width, "height": .height,
        "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
