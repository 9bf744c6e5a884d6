// Every layout case, family by family: views as the case makes them, and again after other sizes and after a rebuild.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct LayoutCasesTests {
    nonisolated static let families: [String: [String]] = {
        let names = (try? LayoutCase.names()) ?? []
        return Dictionary(grouping: names) { String($0.prefix { $0 != "-" }) }
    }()

    @Test func thereAreFourHundred() {
        #expect(Self.families.values.reduce(0) { $0 + $1.count } >= 400)
    }

    @Test(arguments: families.keys.sorted())
    func casesHold(_ family: String) throws {
        for name in Self.families[family] ?? [] { try hold(name) }
    }

    private func hold(_ name: String) throws {
        let layoutCase = try LayoutCase.read(name)
        #expect(!layoutCase.rule.isEmpty, "\(name) names no rule")
        let stage = try LayoutCaseStage(layoutCase)
        for (number, step) in layoutCase.steps.enumerated() {
            for action in step.actions ?? [] { try stage.perform(action) }
            let texts = console { stage.layout() }
            #expect(texts.count == step.conflicts ?? 0, "\(name) step \(number): \(texts.joined(separator: "\n"))")
            try compare(step, stage, "\(name) step \(number)")
            guard layoutCase.root != nil, step.conflicts == nil else { continue }
            // The same frames from whatever was before.
            let size = stage.root.frame.size
            stage.root.frame.size = CGSize(width: size.width + 37, height: size.height + 23)
            _ = console { stage.layout() }
            stage.root.frame.size = size
            _ = console { stage.layout() }
            if !layoutCase.items.contains(where: { $0.frame != nil }) { try compare(step, stage, "\(name) step \(number), there and back") }
        }
    }

    private func compare(_ step: LayoutCase.Step, _ stage: LayoutCaseStage, _ place: String) throws {
        for (id, expected) in (step.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
            let frame = try stage.frame(id)
            let found = [frame.minX, frame.minY, frame.width, frame.height]
            #expect(agree(found, expected), "\(place): \(id) is \(found), expected \(expected)")
        }
        for (id, expected) in step.fitting ?? [:] {
            let size = try stage.view(id).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(agree([size.width, size.height], expected), "\(place): \(id) fits in \(size), expected \(expected)")
        }
        for (id, expected) in step.contentSizes ?? [:] {
            let size = (try stage.view(id) as? UIScrollView)?.contentSize ?? .zero
            #expect(agree([size.width, size.height], expected), "\(place): content of \(id) is \(size), expected \(expected)")
        }
        for (id, expected) in step.ambiguous ?? [:] {
            #expect(try stage.view(id).hasAmbiguousLayout == expected, "\(place): ambiguity of \(id)")
        }
    }

    /// Edges lie on whole pixels, a third of a point on this screen: what lies between may differ by half a pixel, sizes by one.
    private func agree(_ found: [CGFloat], _ expected: [CGFloat]) -> Bool {
        guard found.count == expected.count else { return false }
        let isOnPixels = expected.allSatisfy { abs($0 * 3 - ($0 * 3).rounded()) < 1e-6 }
        for (index, (a, b)) in zip(found, expected).enumerated() {
            let limit: CGFloat = isOnPixels ? 1e-3 : index < 2 && found.count == 4 ? 0.168 : 0.335
            if abs(a - b) > limit { return false }
        }
        return true
    }
}
