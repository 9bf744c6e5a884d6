// Both examples, driven through their own scripts: everything they print, in whole, against the cited records.

import Foundation
import LifecycleEvidence
import Testing

@Suite(.serialized) struct ExampleConformanceTests {
    @Test func twoScreensPrintsTheRecordedOrder() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.examples.appendingPathComponent("TwoScreens").path)
        let names = ["A": "FirstViewController", "B": "SecondViewController"]
        let expected = try ["seed4-launch", "seed4-present-fullscreen", "seed4-dismiss-fullscreen"].flatMap { try LifecycleRecord.required($0).lines(names) }
        #expect(result.output == expected)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func navigationListPrintsTheRecordedOrder() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.examples.appendingPathComponent("NavigationList").path)
        let names = ["Nav": "NavigationController", "Root": "RootViewController", "Detail": "DetailViewController"]
        let expected = try ["seed4-nav-launch", "seed4-push", "seed4-pop"].flatMap { try LifecycleRecord.required($0).lines(names) }
        #expect(result.output == expected)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func aRunLeavesTraceTimelineAndOnePictureAStep() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.examples.appendingPathComponent("TwoScreens").path)
        let results = tool.folder.appendingPathComponent("out/TwoScreens")
        let files = try FileManager.default.contentsOfDirectory(atPath: results.path)
        let script = try String(contentsOf: CommandLineTool.examples.appendingPathComponent("TwoScreens/Script.willappear"), encoding: .utf8)
        // The launch, and every step that does something.
        let steps = 1 + script.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect") }.count
        #expect(files.filter { $0.hasSuffix(".png") }.count == steps, "\(files)")
        #expect(result.errors.contains("out/TwoScreens/trace.jsonl"))
        #expect(result.errors.contains("out/TwoScreens/timeline.html"))

        let page = try String(contentsOf: results.appendingPathComponent("timeline.html"), encoding: .utf8)
        #expect(page.contains("data:image/png;base64,"))
        #expect(page.contains("FirstViewController"))
        #expect(page.range(of: #"(src|href)="?https?:"#, options: .regularExpression) == nil, "the page must not need the network")
        for line in try tool.trace("TwoScreens").split(separator: "\n") {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
    }

    @Test func twoRunsGiveTheSameTraceAndTheSamePixels() throws {
        let first = try CommandLineTool(), second = try CommandLineTool()
        defer { first.clean(); second.clean() }
        let app = CommandLineTool.examples.appendingPathComponent("NavigationList").path
        _ = try first.run("run", app)
        _ = try second.run("run", app)
        #expect(try first.trace("NavigationList") == second.trace("NavigationList"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: first.folder.appendingPathComponent("out/NavigationList").path).filter { $0.hasSuffix(".png") }
        #expect(!pictures.isEmpty)
        for picture in pictures {
            let path = "out/NavigationList/\(picture)"
            #expect(FileManager.default.contentsEqual(atPath: first.folder.appendingPathComponent(path).path, andPath: second.folder.appendingPathComponent(path).path), "\(picture)")
        }
    }
}
