// Docs/LIFECYCLE.md: the orders as one searchable page. Timelines are runs of the scenarios, steps the choreographies
// that UIKit performs, version differences its one table: so the page cannot say what the code does not do.
import Foundation
import LifecycleEvidence
import LifecycleScenarios
import UIKit

@MainActor package struct LifecyclePage {
    package static let path = "Docs/LIFECYCLE.md"
    private let matrix: ScenarioMatrix

    package init(_ matrix: ScenarioMatrix) { self.matrix = matrix }

    package var text: String {
        var groups: [String: [(log: [String], variants: [Variant])]] = [:]
        for scenario in Scenario.all { groups[scenario.name] = matrix.groups(of: scenario) }
        var lines = Self.introduction
        lines += Self.overview(groups)
        lines += Self.corrections
        var printed: Set<String> = []
        for chapter in Chapter.all {
            lines += ["## \(chapter.title)", ""]
            for topic in chapter.topics { lines += Self.topic(topic, groups[topic.scenario] ?? []) }
            let tables = ChoreographyCatalog.all.filter { table in chapter.choreographies.contains { table.name.hasPrefix($0) } }
            for table in tables where printed.insert(table.name).inserted { lines += StepTable(table).lines }
        }
        let others = ChoreographyCatalog.all.filter { !printed.contains($0.name) }
        if !others.isEmpty {
            lines += ["## Further transitions", ""]
            for table in others { lines += StepTable(table).lines }
        }
        lines += VersionTable().lines
        return lines.joined(separator: "\n") + "\n"
    }

    /// Ids, scenarios and choreographies that the page names and nobody has.
    package static var brokenReferences: [String] {
        let topics = Chapter.all.flatMap(\.topics)
        let ids = topics.flatMap(\.evidence) + Correction.all.flatMap(\.evidence) + Scenario.all.flatMap(\.sameUnanimated)
        // Other evidence than records is words: a document's name, a message's number.
        let cited = (ChoreographyCatalog.all.flatMap(\.rows).flatMap(\.evidence) + Behaviour.allCases.flatMap(\.entry.evidence))
            .filter { id in id.contains("-") && id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
        let missing = Set(Scenario.all.map(\.name)).symmetricDifference(topics.map(\.scenario))
        let names = ChoreographyCatalog.all.map(\.name)
        let unused = Chapter.all.flatMap(\.choreographies).filter { word in !names.contains { $0.hasPrefix(word) } }
        return (ids + cited).filter { LifecycleRecord.named($0) == nil } + missing.sorted() + unused
    }

    private static let introduction = [
        "# Life-cycle orders",
        "",
        "In which order UIKit calls what: view controllers, containers, presentation, app and scenes. Each order is what a device",
        "does according to the linked device logs and documents; what is asserted by which test is in [CONFORMANCE](CONFORMANCE.md),",
        "what nobody knows in [DIVERGENCES](DIVERGENCES.md).",
        "",
        "The page is made by `script/lifecycle` from runs and from the code that runs, and a test fails when it is stale. A is the",
        "controller that was there first, B the one that comes. A dotted line is an event, or where a call returns: what stands below",
        "comes later. Where nobody knows an order, the page says so and gives what is chosen here. Flags in brackets are true inside the callback. Steps are those that the code performs; time passes in steps in *italics*.",
        "",
    ]

    // MARK: At a glance

    private static func overview(_ groups: [String: [(log: [String], variants: [Variant])]]) -> [String] {
        var lines = ["## At a glance", "", "| what | order on iOS 26 |", "|---|---|"]
        for chapter in Chapter.all {
            for topic in chapter.topics {
                guard let scenario = Scenario.named(topic.scenario), let log = groups[topic.scenario]?.first?.log else { continue }
                lines.append("| [\(scenario.title)](#\(anchor(scenario.title))) | \(glance(log)) |")
            }
        }
        return lines + [""]
    }

    /// Appearance callbacks and what the app's delegates hear.
    private static func glance(_ log: [String]) -> String {
        let wanted = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didReceiveMemoryWarning"]
        let steps = log.compactMap { line -> String? in
            let bare = line.components(separatedBy: " (is")[0]
            let parts = bare.split(separator: ".", maxSplits: 1)
            if parts.count == 2, ["App", "Scene"].contains(parts[0]) { return "`\(bare)`" }
            if parts.count == 2, wanted.contains(String(parts[1])) { return "`\(bare)`" }
            if parts.count == 2, parts[1].hasPrefix("viewWillTransition") { return "`\(parts[0]).viewWillTransition`" }
            return line.hasSuffix("completion") && !line.contains(".") ? "completion" : nil
        }
        return steps.isEmpty ? "nothing" : steps.joined(separator: " → ")
    }

    private static var corrections: [String] {
        ["## What is often believed", "", "| belief | what happens |", "|---|---|"]
            + Correction.all.map { "| \($0.belief) | \($0.truth) \(EvidenceLinks.text($0.evidence)) |" } + [""]
    }

    // MARK: One scenario

    private static func topic(_ topic: Topic, _ groups: [(log: [String], variants: [Variant])]) -> [String] {
        guard let scenario = Scenario.named(topic.scenario), let main = groups.first else { return [] }
        var lines = ["### \(scenario.title)", ""]
        if !topic.note.isEmpty { lines += [topic.note + (topic.evidence.isEmpty ? "" : " " + EvidenceLinks.text(topic.evidence)), ""] }
        lines += ["```text", Timeline(main.log).text, "```", ""]
        lines += [Holding.words(main.variants, in: scenario) + ".", ""]
        lines += unknown(groups, in: scenario)
        for other in groups.dropFirst() {
            let holding = Holding.words(other.variants, in: scenario)
            if let words = Difference.words(main.log, other.log) {
                lines += ["\(holding): \(words).", ""]
            } else {
                lines += ["\(holding):", "", "```text", Timeline(other.log).text, "```", ""]
            }
        }
        return lines
    }

    /// Pairs of the timelines whose order nobody knows, with the reason.
    private static func unknown(_ groups: [(log: [String], variants: [Variant])], in scenario: Scenario) -> [String] {
        var lines: [String] = []
        for one in UnknownOrder.all {
            var pairs: [String] = []
            for (log, variants) in groups where variants.contains(where: { one.holds(in: scenario.name, version: $0.version, animated: $0.animated) }) {
                let events = log.map { $0.components(separatedBy: " (is")[0] }
                for (index, first) in events.enumerated() {
                    for second in events[(index + 1)...] where one.isAbout(first, second) {
                        let pair = "`\(first)` and `\(second)`"
                        if !pairs.contains(pair) { pairs.append(pair) }
                    }
                }
            }
            if !pairs.isEmpty { lines += ["**Order not known** of \(pairs.joined(separator: ", ")): \(one.reason). No test asserts it.", ""] }
        }
        return lines
    }

    /// As GitHub makes them.
    static func anchor(_ title: String) -> String {
        String(title.lowercased().compactMap { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : $0 == " " ? "-" : nil })
    }
}
