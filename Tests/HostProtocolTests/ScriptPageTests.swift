// Docs/SCRIPTS.md shows every verb of the script language, and each statement that it shows can be read.
import Foundation
import HostProtocol
import XCTest

final class ScriptPageTests: XCTestCase {
    func testThePageShowsEveryVerbByAStatement() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/SCRIPTS.md"), encoding: .utf8)
        var shown: Set<String> = []
        for row in page.split(separator: "\n") where row.hasPrefix("| `") {
            // The first cell holds the statements, each in backquotes.
            let cell = row.components(separatedBy: " | ")[0]
            for (index, statement) in cell.components(separatedBy: "`").enumerated() where index % 2 == 1 {
                do {
                    for step in try Script(parsing: statement, name: "Docs/SCRIPTS.md").steps { shown.insert(step.verb.rawValue) }
                } catch {
                    XCTFail("\(statement): \(error)")
                }
            }
        }
        XCTAssertEqual(ScriptStep.Verb.allCases.map(\.rawValue).filter { !shown.contains($0) }, [], "verbs that the page does not show")
    }
}
