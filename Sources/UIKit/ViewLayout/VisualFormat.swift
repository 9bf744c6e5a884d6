// The visual format language: parses "H:|-[a(>=80@750)]-8-[b]|" to constraints.
// The parser's exceptions have UIKit's text (MESSAGES.md 6); NSLayoutConstraint.constraints(withVisualFormat:…) calls it.
import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// Constraints for a row (`H:`, the default) or column (`V:`) drawn in ASCII.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format: format, options: opts, metrics: metrics ?? [:], views: views)
        return parser.constraints()
    }
}

@MainActor struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0
    private var isVertical = false
    private var result: [NSLayoutConstraint] = []

    /// One side of a connection: a view of the app or the superview's edge.
    private enum End {
        case view(UIView)
        case superview
    }

    private struct Predicate {
        var relation: NSLayoutConstraint.Relation = .equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority: Float = 1000
    }

    private enum Connection {
        case touching
        case standard
        case predicates([Predicate])
    }

    init(format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        // UIKit strips white space before it parses, and shows the rest in its errors.
        characters = format.filter { !$0.isWhitespace }
        self.format = String(characters)
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func constraints() -> [NSLayoutConstraint] {
        orientation()
        var previous: End?
        var arranged: [UIView] = []
        var connection: Connection?
        if take("|") {
            previous = .superview
            connection = parseConnection()
        }
        while true {
            if peek == "|", let before = previous, case .view(let view) = before, let connection {
                position += 1
                connect(.view(view), .superview, connection)
                break
            }
            let view = parseView()
            arranged.append(view)
            if let previous, let connection { connect(previous, .view(view), connection) }
            previous = .view(view)
            guard peek != nil else { break }
            connection = parseConnection()
        }
        if peek != nil { fail("Expected the end of the format string") }
        align(arranged)
        return result
    }

    // MARK: Reading

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func fail(_ reason: String) -> Never {
        let marker = String(repeating: " ", count: position) + "^"
        Diagnostics.raise(.invalidArgument, "Unable to parse constraint format: \n\(reason) \n\(format) \n\(marker)")
    }

    private mutating func orientation() {
        guard let first = peek, first == "H" || first == "V" else { return }
        position += 1
        guard take(":") else { fail("Expected a ':' after '\(first)' to specify the arrangement") }
        isVertical = first == "V"
    }

    private mutating func parseConnection() -> Connection {
        guard take("-") else { return .touching }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [Predicate]
        if take("(") {
            predicates = predicateList()
        } else {
            predicates = [Predicate(constant: number(allowingView: false).constant)]
        }
        guard take("-") else { fail("Expected a '-' to end the connection") }
        return .predicates(predicates)
    }

    private mutating func parseView() -> UIView {
        guard take("[") else { fail("Expected a view") }
        let name = identifier()
        guard !name.isEmpty else {
            fail("Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.")
        }
        guard let view = views[name].flatMap({ constraintItem($0) }) as? UIView else { fail("\(name) is not a key in the views dictionary.") }
        if take("(") {
            for predicate in predicateList() { size(view, predicate) }
        }
        guard take("]") else { fail("Expected a ']' here") }
        return view
    }

    private mutating func predicateList() -> [Predicate] {
        var list: [Predicate] = []
        repeat { list.append(predicate()) } while take(",")
        guard take(")") else { fail("Expected a ')' here") }
        return list
    }

    private mutating func predicate() -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if let first = peek, "=<>".contains(first) {
            position += 1
            guard take("=") else { fail("Expected a relation. Relation must be one of <=, == or >=.") }
            relation = first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
        }
        var value = number(allowingView: true)
        value.relation = relation
        if take("@") { value.priority = Float(number(allowingView: false).constant) }
        return value
    }

    /// A literal, a metric, or the name of a view whose dimension is meant.
    private mutating func number(allowingView: Bool) -> Predicate {
        let start = position
        if peek == "-" || peek == "+" { position += 1 }
        while let character = peek, character.isNumber || character == "." { position += 1 }
        if position > start, let value = Double(String(characters[start..<position])) { return Predicate(constant: CGFloat(value)) }
        position = start
        let name = identifier()
        guard !name.isEmpty else { fail("Expected a number or the name of a metric") }
        if let metric = metrics[name], let value = VisualFormatParser.value(of: metric) { return Predicate(constant: value) }
        if allowingView, let view = views[name].flatMap({ constraintItem($0) }) as? UIView { return Predicate(view: view) }
        fail("Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
    }

    private static func value(of metric: Any) -> CGFloat? {
        switch metric {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private mutating func identifier() -> String {
        let start = position
        while let character = peek, character == "_" || character.isLetter || (character.isNumber && position > start) { position += 1 }
        return String(characters[start..<position])
    }

    // MARK: Making

    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private mutating func size(_ view: UIView, _ predicate: Predicate) {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.view,
            attribute: predicate.view == nil ? .notAnAttribute : attribute, multiplier: 1, constant: predicate.constant)
        constraint.priority = UILayoutPriority(predicate.priority)
        result.append(constraint)
    }

    private mutating func connect(_ first: End, _ second: End, _ connection: Connection) {
        switch (first, second) {
        case (.superview, .view(let view)):
            let outer = superview(of: view)
            connect(item: view, edges.near, to: outer, edges.near, connection, isMargin: true)
        case (.view(let view), .superview):
            let outer = superview(of: view)
            connect(item: outer, edges.far, to: view, edges.far, connection, isMargin: true)
        case (.view(let before), .view(let after)):
            let baselines = isVertical && options.contains(.spacingBaselineToBaseline)
            connect(item: after, baselines ? .firstBaseline : edges.near, to: before, baselines ? .lastBaseline : edges.far, connection, isMargin: false)
        case (.superview, .superview):
            fail("Expected a view")
        }
    }

    /// The distance grows along the reading direction; from right to left that is to the left, so the sign turns.
    private mutating func connect(
        item: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute, _ connection: Connection,
        isMargin: Bool
    ) {
        let sign: CGFloat = !isVertical && options.contains(.directionRightToLeft) ? -1 : 1
        func make(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute, _ predicate: Predicate) -> NSLayoutConstraint {
            let relation = sign < 0 ? NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal : predicate.relation
            let constraint = NSLayoutConstraint(
                item: item, attribute: a, relatedBy: relation, toItem: other, attribute: b, multiplier: 1, constant: predicate.constant * sign)
            constraint.priority = UILayoutPriority(predicate.priority)
            return constraint
        }
        switch connection {
        case .touching:
            result.append(make(attribute, otherAttribute, Predicate()))
        case .standard where isMargin:
            // Since iOS 8 the standard distance to the superview is its layout margin.
            let isNear = attribute == edges.near
            result.append(make(isNear ? attribute : attribute.margin, isNear ? otherAttribute.margin : otherAttribute, Predicate()))
        case .standard:
            let constraint = make(attribute, otherAttribute, Predicate(constant: 8))
            constraint.symbolicConstant = "NSSpace"
            result.append(constraint)
        case .predicates(let predicates):
            for predicate in predicates { result.append(make(attribute, otherAttribute, predicate)) }
        }
    }

    private func superview(of view: UIView) -> UIView {
        guard let superview = view.superview else { fail("Unable to interpret '|' character, because the related view doesn't have a superview") }
        return superview
    }

    private mutating func align(_ arranged: [UIView]) {
        let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in table where options.contains(option) {
            // A single view cannot be aligned with another: Eureka, in many apps, aligns the baselines of a vertical format's only field.
            if (attribute.axis == .vertical) == isVertical, arranged.count > 1 {
                Diagnostics.raise(
                    .invalidArgument,
                    "Unable to parse constraint format: \nOptions mask required views to be aligned on a \(isVertical ? "vertical" : "horizontal") edge, which is not allowed "
                        + "for layout that is also \(isVertical ? "vertical" : "horizontal"). \n\(format) \n\(String(repeating: " ", count: characters.count))^")
            }
            for (view, next) in zip(arranged, arranged.dropFirst()) {
                result.append(
                    NSLayoutConstraint(item: view, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute, multiplier: 1, constant: 0))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin inside an edge; other attributes stay as they are.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
