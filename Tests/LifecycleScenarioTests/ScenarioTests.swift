// Whole sequences of every scenario against the checked-in expectation, and that they do not depend on how the app
// was built, on animation where the evidence says so, or on the round.
import Foundation
import LifecycleEvidence
import LifecyclePage
import LifecycleScenarios
import UIKit
import XCTest

@MainActor final class ScenarioTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func attempt(_ body: (ScenarioMatrix) throws -> Void) {
        do {
            let matrix = try ScenarioMatrix()
            try body(matrix)
            try matrix.close()
        } catch {
            XCTFail("\(error)")
        }
    }

    /// Both orders are accepted where nobody knows: the marked lines of the file.
    func testSequencesAreThoseCheckedIn() {
        attempt { matrix in
            let expected = try ExpectedSequences(folder: Self.root.appendingPathComponent("Tests/LifecycleScenarioTests/Expected"))
            XCTAssertEqual(expected.scenarios, Set(Scenario.all.map(\.name)), "a file a scenario; run script/scenarios --accept")
            for scenario in Scenario.all {
                for variant in ScenarioMatrix.variants(of: scenario) {
                    let log = matrix.run(scenario, variant)
                    guard var wanted = expected.log(of: scenario, variant) else {
                        XCTFail("Expected/\(scenario.name).txt has no \(variant); run script/scenarios --accept")
                        continue
                    }
                    // Segues have no completion block.
                    if variant.construction == .storyboard { wanted.removeAll { $0 == "present completion" } }
                    let found = UnknownOrder.differences(log, from: wanted, scenario: scenario.name, version: variant.version, animated: variant.animated)
                    XCTAssertEqual(found, [], "\(scenario.name), \(variant); if it is meant, run script/scenarios --accept")
                }
            }
        }
    }

    /// A storyboard's segues have no completion block; everything else is the same.
    func testStoryboardsAndCodeGiveTheSameSequence() {
        attempt { matrix in
            for scenario in Scenario.all {
                for version in scenario.versions {
                    for animated in [true, false] {
                        let code = matrix.run(scenario, Variant(.code, animated: animated, version: version)).filter { $0 != "present completion" }
                        let storyboard = matrix.run(scenario, Variant(.storyboard, animated: animated, version: version))
                        XCTAssertEqual(code, storyboard, "\(scenario.name), iOS \(version), animated \(animated)")
                    }
                }
            }
        }
    }

    func testAnimationDoesNotMatterWhereTheEvidenceSaysSo() {
        attempt { matrix in
            for scenario in Scenario.all where !scenario.sameUnanimated.isEmpty {
                for version in scenario.versions {
                    let animated = matrix.run(scenario, Variant(.code, animated: true, version: version))
                    let other = matrix.run(scenario, Variant(.code, animated: false, version: version))
                    XCTAssertEqual(UnknownOrder.differences(other, from: animated, scenario: scenario.name, version: version, animated: false), [], "\(scenario.name), iOS \(version): \(scenario.sameUnanimated)")
                }
            }
        }
    }

    /// script/scenarios --release runs the whole matrix so often; here each scenario's first variant.
    func testAHundredRoundsAreEqual() {
        attempt { matrix in
            for scenario in Scenario.all {
                let variant = Variant(.code, animated: true, version: 26)
                let first = matrix.run(scenario, variant)
                for round in 2...100 where matrix.run(scenario, variant) != first { return XCTFail("\(scenario.name): round \(round) differs") }
            }
        }
    }

    func testThePageCitesRecordsThatExist() {
        XCTAssertEqual(LifecyclePage.brokenReferences, [])
    }

    /// What UIKit performs by steps is in the catalogue, so that the page prints it.
    func testEveryChoreographyIsInTheCatalogue() throws {
        // The same steps as "Swipe back, cancelled", for transitions of apps' animators.
        let exceptions: Set<String> = ["Navigation cancelled"]
        let names = Set(ChoreographyCatalog.all.map(\.name))
        let folder = Self.root.appendingPathComponent("Sources/UIKit")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for part in text.components(separatedBy: "= Choreography<").dropFirst() {
                let quoted = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
                guard quoted.count == 3, quoted[0].hasSuffix(">(") else { continue }
                XCTAssertTrue(names.contains(String(quoted[1])) || exceptions.contains(String(quoted[1])), "\(path): \(quoted[1])")
            }
        }
    }

    func testThePageIsWhatTheCodeDoes() {
        attempt { matrix in
            let page = try String(contentsOf: Self.root.appendingPathComponent(LifecyclePage.path), encoding: .utf8)
            XCTAssertTrue(page == LifecyclePage(matrix).text, "\(LifecyclePage.path) is stale; run script/lifecycle")
        }
    }
}
