// What a second run does again: nothing when nothing changed, one app when one file did.

import Foundation
import Testing

@Suite(.serialized) struct IncrementalBuildTests {
    /// What it takes is measured in Benchmarks; here: neither compiler, linker nor bundle is touched again.
    @Test func anUnchangedAppIsNotBuiltAgain() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.examples.appendingPathComponent("TwoScreens").path
        _ = try tool.run("run", app)
        let later = try tool.run("run", app, "-e", "settle")
        #expect(later.status == 0)
        #expect(!later.errors.contains("Compiling") && !later.errors.contains("Linking"), "\(later.errors)")
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
