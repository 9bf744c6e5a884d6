// The arithmetic and the functions of expressions (NSExpression, "expression(forFunction:arguments:)", Apple's documentation). Whole numbers stay
// whole: 5 / 2 is 2, as in C. PredicateParser and NSExpression call it.
import Foundation

struct ExpressionFunction {
    /// As NSExpression names it: "add:to:".
    let name: String

    /// A function by its name in `NSExpression(forFunction:arguments:)`.
    init?(name: String) {
        guard Self.known.contains(name) else { return nil }
        self.name = name
    }

    /// A function by its name in a format: "sqrt" or "sqrt:".
    init?(format: String) { self.init(name: format.hasSuffix(":") ? format : Self.known.contains(format) ? format : format + ":") }

    private static let known: Set<String> = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:",
        "raise:toPower:", "exp:", "floor:", "ceiling:", "abs:", "trunc:", "uppercase:", "lowercase:", "now", "now:", "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:",
        "onesComplement:", "noindex:", "length:",
    ]

    func value(_ arguments: [Any]) -> Any? {
        // A list as the only argument, or the arguments themselves.
        let list = arguments.count == 1 ? Self.list(arguments[0]) ?? arguments : arguments
        let numbers = list.compactMap(Self.number)
        let first = arguments.first, second = arguments.dropFirst().first
        switch name {
        case "sum:": return numbers.reduce(0 as Any?) { Self.arithmetic("+", $0, $1) }
        case "count:": return list.count
        case "min:": return numbers.min { $0.doubleValue < $1.doubleValue }
        case "max:": return numbers.max { $0.doubleValue < $1.doubleValue }
        case "average:": return numbers.isEmpty ? nil : Self.sum(numbers) / Double(numbers.count)
        case "median:": return Self.median(numbers.map(\.doubleValue).sorted())
        case "mode:": return Self.mode(numbers)
        case "stddev:": return Self.deviation(numbers.map(\.doubleValue))
        case "add:to:": return Self.arithmetic("+", first, second)
        case "from:subtract:": return Self.arithmetic("-", first, second)
        case "multiply:by:": return Self.arithmetic("*", first, second)
        case "divide:by:": return Self.arithmetic("/", first, second)
        case "raise:toPower:": return Self.arithmetic("**", first, second)
        case "modulus:by:": return Self.whole(first, second) { $1 == 0 ? nil : $0 % $1 }
        case "bitwiseAnd:with:": return Self.whole(first, second) { $0 & $1 }
        case "bitwiseOr:with:": return Self.whole(first, second) { $0 | $1 }
        case "bitwiseXor:with:": return Self.whole(first, second) { $0 ^ $1 }
        case "leftshift:by:": return Self.whole(first, second) { $0 << $1 }
        case "rightshift:by:": return Self.whole(first, second) { $0 >> $1 }
        case "onesComplement:": return Self.whole(first, 0) { left, _ in ~left }
        case "sqrt:": return Self.real(first) { $0.squareRoot() }
        case "log:": return Self.real(first) { log10($0) }
        case "ln:": return Self.real(first) { log($0) }
        case "exp:": return Self.real(first) { exp($0) }
        case "floor:": return Self.real(first) { $0.rounded(.down) }
        case "ceiling:": return Self.real(first) { $0.rounded(.up) }
        case "trunc:": return Self.real(first) { $0.rounded(.towardZero) }
        case "abs:": return Self.number(first).map { Self.isWhole($0) ? abs($0.intValue) as Any : abs($0.doubleValue) }
        case "uppercase:": return (first as? String)?.uppercased()
        case "lowercase:": return (first as? String)?.lowercased()
        case "length:": return (first as? NSString)?.length
        case "now", "now:": return Date()
        default: return first
        }
    }

    // MARK: Numbers

    static func arithmetic(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
        guard let left = number(left), let right = number(right) else { return nil }
        let one = left.doubleValue, other = right.doubleValue
        if isWhole(left), isWhole(right) {
            let (a, b) = (left.intValue, right.intValue)
            let (value, overflows): (Int, Bool) = switch sign {
            case "+": a.addingReportingOverflow(b)
            case "-": a.subtractingReportingOverflow(b)
            case "*": a.multipliedReportingOverflow(by: b)
            case "/": a.dividedReportingOverflow(by: b)
            default: (0, true)
            }
            if !overflows { return value }
        }
        switch sign {
        case "+": return one + other
        case "-": return one - other
        case "*": return one * other
        case "/": return one / other
        default:
            let value = pow(one, other)
            return isWhole(left) && isWhole(right) && abs(value) < 9e15 && value == value.rounded() ? Int(value) as Any : value
        }
    }

    static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let text as String: Double(text).map { number in Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: number) }
        default: nil
        }
    }

    private static func isWhole(_ number: NSNumber) -> Bool { !["d", "f"].contains(String(cString: number.objCType)) }
    private static func list(_ value: Any) -> [Any]? { (value as? NSArray)?.map { $0 } ?? (value as? NSSet)?.allObjects ?? value as? [Any] }
    private static func sum(_ numbers: [NSNumber]) -> Double { numbers.reduce(0) { $0 + $1.doubleValue } }
    private static func real(_ value: Any?, _ body: (Double) -> Double) -> Any? { number(value).map { body($0.doubleValue) } }

    private static func whole(_ left: Any?, _ right: Any?, _ body: (Int, Int) -> Int?) -> Any? {
        guard let left = number(left), let right = number(right) else { return nil }
        return body(left.intValue, right.intValue)
    }

    private static func median(_ sorted: [Double]) -> Double? {
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// The values that stand most often.
    private static func mode(_ numbers: [NSNumber]) -> [NSNumber] {
        let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
        let most = counts.values.max() ?? 0
        return counts.filter { $0.value == most }.keys.sorted { $0.doubleValue < $1.doubleValue }
    }

    private static func deviation(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
    }
}
