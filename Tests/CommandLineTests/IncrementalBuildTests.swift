// What a second run does again: nothing when nothing changed, one app when one file did.

import Foundation
import Testing

@Suite(.serialized) struct IncrementalBuildTests {
    @Test func anUnchangedAppStartsInUnderTwoSecondsAndIsNotBuiltAgain() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.examples.appendingPathComponent("TwoScreens").path
        _ = try tool.run("run", app)
        // The best of three: other tests run beside this one.
        let later = try (0..<3).map { _ in try tool.run("run", app, "-e", "settle") }
        #expect(later.allSatisfy { !$0.errors.contains("Compiling") && $0.status == 0 }, "\(later[0].errors)")
        #expect(later.map(\.seconds).min() ?? 0 < 2)
    }

    @Test func oneChangedFileIsSeenAndOnlyItIsCompiled() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.examples.appendingPathComponent("TwoScreens"))
        #expect(try tool.run("run", app.path).status == 0)
        let file = app.appendingPathComponent("SecondViewController.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacingOccurrences(of: "print(\"SecondViewController.viewDidLoad\")", with: "print(\"changed\")").write(to: file, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path)
        #expect(result.output.contains("changed"))
        #expect(result.errors.contains("SecondViewController.swift"))
        #expect(!result.errors.contains("Compiling TwoScreens AppDelegate.swift"), "\(result.errors)")
    }

    @Test func aChangedStoryboardNeedsNoCompiler() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        #expect(try tool.run("run", app.path, "-e", "expect \"Next\"").status == 0)
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        try text.replacingOccurrences(of: "title=\"Next\"", with: "title=\"Onward\"").write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path, "-e", "expect \"Onward\"")
        #expect(result.status == 0, "\(result.errors)")
        #expect(!result.errors.contains("Compiling"))
    }

    @Test func anErrorThatWasFixedIsForgotten() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        try tool.write("import UIKit\nlet wrong: Int = \"\"\n", to: "Lifecycle/Extra.swift")
        #expect(try tool.run("run", app.path).status == 65)
        try tool.write("import UIKit\nlet right: Int = 1\n", to: "Lifecycle/Extra.swift")
        #expect(try tool.run("run", app.path, "-e", "expect \"Next\"").status == 0)
        try FileManager.default.removeItem(at: app.appendingPathComponent("Extra.swift"))
        #expect(try tool.run("run", app.path, "-e", "expect \"Next\"").status == 0)
    }
}
