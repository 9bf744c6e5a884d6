// Statements written by a program: text in the script's quotes, points with as few digits as are true.
// Sessions record with it what a hand or an agent has done; the parser reads it back.

package enum ScriptSource {
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            // The parser splits lines at every kind of newline.
            case _ where scalar.properties.isWhitespace && scalar != " " || scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// "200,431.5"
    package static func point(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

    /// At most three digits behind the point.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        let whole = abs(thousandths) / 1000
        var fraction = String(abs(thousandths) % 1000)
        fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(thousandths < 0 ? "-" : "")\(whole)\(fraction.isEmpty ? "" : "." + fraction)"
    }
}
