// Every scenario in every variant, and the text that is checked in as the expectation.
import LifecycleEvidence
import UIKit

@MainActor package final class ScenarioMatrix {
    private let storyboards: [Bool: StoryboardSource]

    package init() throws {
        storyboards = [true: try StoryboardSource(animated: true), false: try StoryboardSource(animated: false)]
    }

    /// Removes what was compiled.
    package func close() throws { for source in storyboards.values { try source.remove() } }

    package func run(_ scenario: Scenario, _ variant: Variant) -> [String] {
        let source: any ControllerSource = switch (variant.construction, storyboards[variant.animated]) {
        case (.storyboard, let storyboard?): storyboard
        default: CodeSource()
        }
        return ScenarioStage(scenario, variant, source: source).run()
    }

    package static func variants(of scenario: Scenario) -> [Variant] {
        scenario.versions.flatMap { version in
            [true, false].flatMap { animated in Construction.allCases.map { Variant($0, animated: animated, version: version) } }
        }
    }

    /// All sequences as text: for each scenario the different logs, each under the variants that give it.
    package var text: String {
        var lines: [String] = []
        for scenario in Scenario.all {
            lines.append("# \(scenario.name)")
            for (log, variants) in groups(of: scenario) {
                lines.append("")
                lines.append("## " + Self.summary(of: variants, in: scenario))
                lines += log.enumerated().map { index, line in line + Self.mark(log, index, variants, scenario) }
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    /// What stands behind a line whose order with the next one nobody knows.
    private static func mark(_ log: [String], _ index: Int, _ variants: [Variant], _ scenario: Scenario) -> String {
        guard index + 1 < log.count else { return "" }
        let unknown = UnknownOrder.all.first { one in
            one.isAbout(log[index], log[index + 1]) && variants.contains { one.holds(in: scenario.name, version: $0.version, animated: $0.animated) }
        }
        return unknown.map { "    <- this and the next in either order: unknown \($0.item)" } ?? ""
    }

    /// Logs in the order in which the newest version's variants come first. Segues have no completion block, so a log
    /// that lacks nothing else is the same.
    package func groups(of scenario: Scenario) -> [(log: [String], variants: [Variant])] {
        var groups: [(log: [String], variants: [Variant])] = []
        for variant in Self.variants(of: scenario).sorted(by: { $0.version > $1.version }) {
            let log = run(scenario, variant)
            if let index = groups.firstIndex(where: { $0.log == log || variant.construction == .storyboard && $0.log.filter { $0 != "present completion" } == log }) { groups[index].variants.append(variant) } else { groups.append((log, [variant])) }
        }
        return groups
    }

    /// "iOS 13, 18, 26; code, storyboard; animated, unanimated"; variants that are no full product are listed by version.
    package static func summary(of variants: [Variant], in scenario: Scenario) -> String {
        func words(_ variants: [Variant]) -> String {
            let constructions = Construction.allCases.filter { one in variants.contains { $0.construction == one } }.map(\.rawValue)
            let animations = [true, false].filter { one in variants.contains { $0.animated == one } }.map { $0 ? "animated" : "unanimated" }
            guard variants.count == constructions.count * animations.count else {
                return variants.map { "\($0.construction.rawValue) \($0.animated ? "animated" : "unanimated")" }.joined(separator: ", ")
            }
            return "\(constructions.joined(separator: ", ")); \(animations.joined(separator: ", "))"
        }
        let byVersion = scenario.versions.compactMap { version -> (Int, String)? in
            let here = variants.filter { $0.version == version }
            return here.isEmpty ? nil : (version, words(here))
        }
        var parts: [(versions: [Int], words: String)] = []
        for (version, words) in byVersion {
            if let index = parts.firstIndex(where: { $0.words == words }) { parts[index].versions.append(version) } else { parts.append(([version], words)) }
        }
        return parts.map { "iOS \($0.versions.map(String.init).joined(separator: ", ")); \($0.words)" }.joined(separator: " | ")
    }
}
