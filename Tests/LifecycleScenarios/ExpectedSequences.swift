// The checked-in sequences, a file a scenario, read back: which log is expected of a variant. script/scenarios writes
// them from ScenarioMatrix.text.
import Foundation

package struct ExpectedSequences {
    private var logs: [String: [Key: [String]]] = [:]

    private struct Key: Hashable {
        let construction: String
        let animated: Bool
        let version: Int
    }

    /// The scenarios that have a file.
    package var scenarios: Set<String> { Set(logs.keys) }

    package init(folder: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".txt") {
            read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }

    private mutating func read(_ text: String) {
        var scenario = "", keys: [Key] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("## ") {
                keys = Self.keys(line.dropFirst(3))
                for key in keys { logs[scenario, default: [:]][key] = [] }
            } else if line.hasPrefix("# ") {
                scenario = String(line.dropFirst(2))
            } else {
                let event = line.firstRange(of: "    <- ").map { String(line[..<$0.lowerBound]) } ?? line
                for key in keys { logs[scenario]?[key]?.append(event) }
            }
        }
    }

    /// Nil when the text has no such variant.
    package func log(of scenario: Scenario, _ variant: Variant) -> [String]? {
        logs[scenario.name]?[Key(construction: variant.construction.rawValue, animated: variant.animated, version: variant.version)]
    }

    /// The reverse of `ScenarioMatrix.summary`.
    private static func keys(_ summary: Substring) -> [Key] {
        var keys: [Key] = []
        for part in String(summary).split(separator: "|").map({ $0.split(separator: ";").map { $0.split(separator: ",").map { $0.trimmed } } }) {
            guard part.count >= 2 else { continue }
            let versions = part[0].compactMap { Int($0.hasPrefix("iOS ") ? String($0.dropFirst(4)) : $0) }
            let pairs: [(String, Bool)] = part.count == 3
                ? part[1].flatMap { construction in part[2].map { (construction, $0 == "animated") } }
                : part[1].compactMap { words in
                    let two = words.split(separator: " ")
                    return two.count == 2 ? (String(two[0]), two[1] == "animated") : nil
                }
            for version in versions { keys += pairs.map { Key(construction: $0.0, animated: $0.1, version: version) } }
        }
        return keys
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
