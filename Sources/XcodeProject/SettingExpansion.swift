// Expands `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, `$(inherited)` and names inside names.
// Called by BuildSettings. Unknown names expand to nothing, as in Xcode; a setting that names itself gives what lies beneath.

import Foundation

struct SettingExpansion {
    let levels: [[String: String]]
    private static let maximumDepth = 64

    func value(of name: String) -> String { value(of: name, below: levels.count, depth: 0) }
    func expand(_ text: String) -> String { expand(text, name: nil, level: levels.count, depth: 0) }

    /// The value under the highest level that is lower than `level`.
    private func value(of name: String, below level: Int, depth: Int) -> String {
        guard depth < Self.maximumDepth else { return "" }
        for index in levels.indices.prefix(level).reversed() {
            if let text = levels[index][name] { return expand(text, name: name, level: index, depth: depth + 1) }
        }
        return ""
    }

    private func expand(_ text: String, name: String?, level: Int, depth: Int) -> String {
        guard text.contains("$"), depth < Self.maximumDepth else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, let close = Self.closing(rest, from: after) else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let inner = expand(String(rest[rest.index(after: after)..<close]), name: name, level: level, depth: depth + 1)
            result += reference(inner, name: name, level: level, depth: depth)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The bracket that closes the one at `open`; nil when there is none there.
    private static func closing(_ text: Substring, from open: Substring.Index) -> Substring.Index? {
        let pair: (Character, Character)
        switch text[open] {
        case "(": pair = ("(", ")")
        case "{": pair = ("{", "}")
        default: return nil
        }
        var depth = 0
        for index in text[open...].indices {
            if text[index] == pair.0 { depth += 1 }
            if text[index] == pair.1 { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func reference(_ inner: String, name: String?, level: Int, depth: Int) -> String {
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let wanted = parts[0]
        var value: String
        if let name, wanted == "inherited" || wanted == name {
            value = self.value(of: name, below: level, depth: depth + 1)
        } else {
            value = self.value(of: wanted, below: levels.count, depth: depth + 1)
        }
        for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
        return value
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier", "c99extidentifier": return Self.identifier(value)
        case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "." ? $0 : "-" })
        case "quote": return SettingText.quoted(value)
        case "dir": return path.deletingLastPathComponent
        case "file": return path.lastPathComponent
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": return URL(fileURLWithPath: value).standardizedFileURL.path
        default:
            if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value }
            return value
        }
    }

    /// What is not a letter or digit becomes "_"; a leading digit too.
    private static func identifier(_ text: String) -> String {
        var characters = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        if let first = characters.first, first.isNumber { characters[0] = "_" }
        return String(characters)
    }
}
