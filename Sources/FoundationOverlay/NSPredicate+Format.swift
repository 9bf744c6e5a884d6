// Predicates from format strings: parsed once into expressions, which `evaluate(with:)` reads.
// The grammar is that of Apple's Predicate Format String Syntax, without subqueries and SQL-like extras.
import Foundation
import ObjectiveC

/// The initialisers of NSPredicate. An initialiser of a protocol's extension gives an object of the class that fits.
public protocol _PredicateFormat {}
extension NSPredicate: _PredicateFormat {}

extension _PredicateFormat {
    /// A predicate from a format with `%@`, `%K`, `%d`, `%f` and their arguments: a comparison, or a compound of some. A format that cannot be
    /// parsed is an NSInvalidArgumentException that quotes it.
    public init(format predicateFormat: String, _ args: Any...) { self.init(format: predicateFormat, argumentArray: args) }

    /// The same with the arguments in an array.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            guard let predicate = try parser.predicate() as? Self else { throw PredicateFormatError(description: "it is no \(Self.self)") }
            self = predicate
        } catch {
            raiseException(name: "NSInvalidArgumentException", reason: "Unable to parse the format string \"\(predicateFormat)\" (\(error))")
        }
    }
}

/// What an expression is evaluated against.
struct PredicateScope {
    let object: Any?
    let variables: [String: Any]
}

/// Why a format is none.
struct PredicateFormatError: Error, CustomStringConvertible {
    let description: String
}

/// Compares two values by an operator of the language.
struct PredicateComparison {
    let name: String
    let options: String.CompareOptions

    func matches(_ left: Any?, _ right: Any?) -> Bool {
        switch name {
        case "==": return isEqual(left, right)
        case "!=": return !isEqual(left, right)
        case "<", "<=", ">", ">=":
            guard let left, let right, let order = order(left, right) else { return false }
            switch name {
            case "<": return order == .orderedAscending
            case ">": return order == .orderedDescending
            case "<=": return order != .orderedDescending
            default: return order != .orderedAscending
            }
        case "IN": return isElement(left, of: right)
        case "CONTAINS":
            if let text = left as? String, let part = right as? String { return part.isEmpty || text.range(of: part, options: options) != nil }
            return isElement(right, of: left)
        case "BETWEEN":
            guard let left, let bounds = elements(right), bounds.count == 2 else { return false }
            return order(left, bounds[0]) != .orderedAscending && order(left, bounds[1]) != .orderedDescending
        default: return matchesText(left, right)
        }
    }

    private func matchesText(_ left: Any?, _ right: Any?) -> Bool {
        guard let text = left as? String, let pattern = right as? String else { return false }
        switch name {
        case "BEGINSWITH": return text.range(of: pattern, options: options.union(.anchored)) != nil
        case "ENDSWITH": return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case "LIKE":
            let escaped = NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return wholly(text, escaped)
        default: return wholly(text, pattern)
        }
    }

    /// The expression has to take the whole text.
    private func wholly(_ text: String, _ pattern: String) -> Bool {
        let fold = { (text: String) in options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text }
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(fold(pattern)))\\z", options: flags) else {
            raiseException(name: "NSInvalidArgumentException", reason: "Can't do regex matching, reason: Can't open pattern U_REGEX (string \(text), pattern \(pattern), case \(options.contains(.caseInsensitive) ? 1 : 0), canon \(options.contains(.diacriticInsensitive) ? 1 : 0))")
        }
        let folded = fold(text)
        return expression.firstMatch(in: folded, range: NSRange(location: 0, length: (folded as NSString).length)) != nil
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        let left = left is NSNull ? nil : left, right = right is NSNull ? nil : right
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) == .orderedSame }
        if let left = numeric(left), let right = numeric(right) { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject as? any NSObjectProtocol)?.isEqual(right) ?? false
    }

    private func order(_ left: Any, _ right: Any) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = numeric(left), let right = numeric(right) { return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private func isElement(_ value: Any?, of list: Any?) -> Bool {
        if let text = list as? String, let part = value as? String { return text.range(of: part, options: options) != nil }
        return elements(list)?.contains { isEqual($0, value) } ?? false
    }

    private func elements(_ list: Any?) -> [Any]? { (list as? [Any]) ?? (list as? NSSet)?.allObjects ?? (list as? Set<AnyHashable>).map(Array.init) }
}
