// How one log differs from another, in words where words are shorter than a second timeline.
import Foundation

enum Difference {
    /// Lines that only one of the logs has; nil when common lines changed places.
    static func between(_ main: [String], _ other: [String]) -> (missing: [String], added: [String])? {
        let missing = subtract(other, from: main), added = subtract(main, from: other)
        guard subtract(missing, from: main) == subtract(added, from: other) else { return nil }
        return (missing, added)
    }

    /// "the same without `A.viewIsAppearing`"; nil when a timeline of its own says it better.
    static func words(_ main: [String], _ other: [String]) -> String? {
        guard let (missing, added) = between(main, other), missing.count <= 4, added.count <= 2 else { return nil }
        var parts: [String] = []
        if !missing.isEmpty { parts.append("without " + missing.map { "`\(bare($0))`" }.joined(separator: ", ")) }
        for line in added {
            guard let index = other.firstIndex(of: line) else { continue }
            parts.append(index == 0 ? "`\(bare(line))` comes first" : "with `\(bare(line))` after `\(bare(other[index - 1]))`")
        }
        return parts.isEmpty ? "the same" : "the same " + parts.joined(separator: ", ")
    }

    private static func bare(_ line: String) -> String {
        line.hasPrefix("[") ? String(line.dropFirst().dropLast()) : line.components(separatedBy: " (is")[0]
    }

    /// `lines` without one occurrence of each of `others`.
    private static func subtract(_ others: [String], from lines: [String]) -> [String] {
        var rest = others
        return lines.filter { line in
            guard let index = rest.firstIndex(of: line) else { return true }
            rest.remove(at: index)
            return false
        }
    }
}
