// The code of the first two seed documents, byte for byte as given there, with a storyboard or xib beside it.

import Foundation
import LifecycleEvidence
import Testing

@Suite(.serialized) struct SeedTests {
    private func line(_ controller: String, _ event: String) -> String {
        controller == "A" ? "VC-1 \(event) 호출됨" : "====VC-2 \(event) 호출됨"
    }

    private func lines(_ records: String...) throws -> [String] {
        try records.flatMap { try LifecycleRecord.required($0).lines(["A": "A", "B": "B"], format: line) }
    }

    @Test func lifecycleSeedPrintsInOrderAndItsDeinitArrives() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle").path
        let result = try tool.run("run", app, "-e", "tap \"Next\"; settle; tap \"Back\"; settle")
        #expect(try result.output == lines("seed4-launch", "seed4-present-fullscreen", "seed4-dismiss-fullscreen") + ["====VC-2 메모리에서 내려감"])
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Without `modalPresentationStyle` in the storyboard, iOS 13 and later present a sheet: the presenter stays.
    @Test func lifecycleSeedAsASheetLeavesThePresenterAlone() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8).replacingOccurrences(of: " modalPresentationStyle=\"fullScreen\"", with: "")
        try text.write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path, "-e", "tap \"Next\"; settle; tap \"Back\"; settle")
        let sheet = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { line("B", $0) }
        #expect(try result.output == lines("seed4-launch") + sheet + ["====VC-2 메모리에서 내려감"])
    }

    @Test func customViewSeedLoadsItsXibByCodeAndByStoryboard() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent("Seeds/CustomView").path
        let result = try tool.run("run", app, "-e", "expect \"나는 xib에서 왔다\"")
        #expect(result.output == ["CustomView holds 1 view of 80.0", "CustomView holds 1 view of 120.0"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func theSeedsCodeIsUnchanged() throws {
        // FNV-1a of the code blocks in seeds/000... and seeds/001...
        let expected = ["CustomView/CustomView.swift": "f1475a279dc96838", "Lifecycle/ViewControllers.swift": "a36cb4bc8343a199"]
        for (file, hash) in expected {
            let data = try Data(contentsOf: CommandLineTool.fixtures.appendingPathComponent("Seeds/\(file)"))
            let value = data.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            #expect(String(value, radix: 16) == hash, "\(file)")
        }
    }
}
