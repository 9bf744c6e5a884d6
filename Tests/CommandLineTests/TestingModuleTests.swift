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
}
