// `import WillAppearTesting` in a package's own tests, XCTest and Swift Testing side by side, through `willappear test`.

import Foundation
import Testing

@Suite(.serialized) struct TestingModuleTests {
    private func makePackage(_ tool: CommandLineTool) throws {
        _ = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("TestedApp"), as: "Tested")
    }

    @Test func anAppsOwnTestsDriveIt() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool)
        let result = try tool.run("test", "Tested")
        let said = result.output.joined(separator: "\n") + result.errors
        #expect(result.status == 0, "\(said)")
        #expect(said.contains("Executed 3 tests, with 0 failures"), "\(said)")
        #expect(said.contains("Test run with 4 tests in 1 suite passed"), "\(said)")
    }

    @Test func aFailureShowsBothOrders() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool)
        let file = tool.folder.appendingPathComponent("Tested/Tests/TestedTests/LoginTests.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacingOccurrences(of: "\"WelcomeViewController.viewIsAppearing\"\n", with: "\n").write(to: file, atomically: true, encoding: .utf8)
        let result = try tool.run("test", "Tested")
        let said = result.output.joined(separator: "\n") + result.errors
        #expect(result.status == 1, "\(said)")
        #expect(said.contains("the life cycle differs; not expected: WelcomeViewController.viewIsAppearing"), "\(said)")
        #expect(said.contains("==> -                                       WelcomeViewController.viewIsAppearing"), "\(said)")
    }

    /// `exit(0)` would pass for success: swift test sees nothing but the status.
    @Test(arguments: ["XCTest", "Testing"]) func exitInATestIsAFailure(library: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool)
        let quitter = library == "XCTest" ? """
            import UIKit
            import XCTest
            final class QuitterTests: XCTestCase {
                @MainActor func testQuits() { leave() }
                func leave() { exit(0) }
            }
            """ : """
            import Testing
            import UIKit
            struct QuitterTests {
                @Test @MainActor func quits() { leave() }
                func leave() { exit(0) }
            }
            """
        try tool.write(quitter, to: "Tested/Tests/TestedTests/QuitterTests.swift")
        let result = try tool.run("test", "Tested", "--", "--filter", "QuitterTests")
        #expect(result.status != 0, "\(result.output)")
        #expect(result.errors.contains("willappear: Tested: exit(0) ended the tests in") && result.errors.contains(" at QuitterTests.swift:4"), "\(result.errors)")
        #expect(result.errors.contains("uits()"), "the test is named: \(result.errors)")
    }
}
