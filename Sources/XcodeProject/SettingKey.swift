// The name of a setting with its conditions: `NAME[sdk=iphonesimulator*][arch=arm64]`.
// Called by BuildSettings. We build as Xcode does for the iOS Simulator.

import Foundation

struct SettingKey {
    let name: String
    let conditions: [(variable: String, pattern: String)]

    init(_ text: String) {
        guard let open = text.firstIndex(of: "[") else {
            name = text
            conditions = []
            return
        }
        name = String(text[..<open])
        conditions = text[open...].split(whereSeparator: { "[],".contains($0) }).compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
        }
    }

    /// Whether all conditions hold for a build of this configuration.
    func holds(configuration: String) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.variable {
            case "sdk": Self.matches("iphonesimulator26.0", condition.pattern)
            case "arch": ["arm64", "x86_64"].contains { Self.matches($0, condition.pattern) }
            case "config": Self.matches(configuration, condition.pattern)
            case "platform": Self.matches("iphonesimulator", condition.pattern)
            default: condition.pattern == "*"
            }
        }
    }

    /// Xcode's patterns know `*` only.
    private static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, parts.count > 1, let last = parts.last else { return text == pattern }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
