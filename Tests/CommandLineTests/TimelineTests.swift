// What the timeline shows for a trace: lanes, bars, marks, and a page that stands alone.

import Foundation
import HostProtocol
import Testing

@testable import willappear

@Suite struct TimelineTests {
    private func event(_ sequence: Int, _ time: Double, _ kind: LifecycleEvent.Kind, _ name: String, _ event: String) -> TraceRecord {
        .event(LifecycleEvent(.init(kind: kind, className: name, object: 1, event: event), sequence: sequence, time: time, frame: sequence))
    }

    private var trace: [TraceRecord] {
        [
            .run(.init(app: "Demo", device: "iPhone 16", iOS: 26, clock: .virtual)),
            event(1, 0, .viewController, "A", "viewDidLoad"),
            event(2, 0, .application, "AppDelegate", "application(_:didFinishLaunchingWithOptions:)"),
            event(3, 0, .viewController, "A", "viewWillAppear(_:)"),
            event(4, 0.5, .viewController, "A", "viewDidAppear(_:)"),
            .step(.init(step: 1, line: 3, source: "tap \"Next\"", time: 0.5, frame: 4)),
            event(5, 1, .viewController, "A", "viewWillDisappear(_:)"),
            event(6, 1.5, .viewController, "A", "viewDidDisappear(_:)"),
            .screenshot(.init(file: "01.png", step: 1, caption: "tap", time: 2, frame: 6)),
        ]
    }

    @Test func lanesStandInTheOrderOfApplesLayers() {
        let model = TimelineModel(records: trace) { _ in nil }
        #expect(model.lanes.map(\.name) == ["AppDelegate", "A"])
    }

    @Test func barsFollowTheAppearanceStates() throws {
        let model = TimelineModel(records: trace) { _ in nil }
        let lane = try #require(model.lanes.first { $0.name == "A" })
        #expect(lane.bars.map(\.state) == ["loaded", "appearing", "appeared", "disappearing"])
        #expect(lane.bars.map(\.fromTime) == [0, 0, 0.5, 1])
        #expect(lane.bars.map(\.toTime) == [0, 0.5, 1, 1.5])
        #expect(model.lanes[0].bars.map(\.state) == ["inactive"])
    }

    @Test func aTraceWithoutItsLastLineIsATrap() {
        let model = TimelineModel(records: trace) { _ in nil }
        #expect(model.exitCode == nil)
        #expect(model.duration == 2)
        #expect(model.steps.map(\.afterSeq) == [4])
        #expect(model.pictures.map(\.afterSeq) == [6])
    }

    @Test func textOfTheAppCannotLeaveItsScriptElement() {
        let records = trace + [event(7, 2, .viewController, "</script><b>", "viewDidLoad")]
        let page = TimelinePage(records: records, screenshots: "/nowhere", page: "/nowhere/timeline.html").html
        #expect(!page.contains("</script><b>"))
        #expect(page.components(separatedBy: "</script>").count == 3)
    }

    /// What makes a page heavy stays a file beside it, wherever that is.
    @Test func manyPicturesStayFiles() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let folder = tool.folder.appendingPathComponent("pictures #1; 가")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1...4 { try Data(repeating: UInt8(number), count: 700_000).write(to: folder.appendingPathComponent("\(number).png")) }
        let records: [TraceRecord] = (1...4).map { .screenshot(.init(file: "\($0).png", step: $0, caption: "tap", time: Double($0), frame: $0)) }
        let page = TimelinePage(records: records, screenshots: folder.path, page: tool.folder.appendingPathComponent("pages/timeline.html").path)
        let images = page.model.pictures.map { $0.image ?? "" }
        #expect(images.map { $0.hasPrefix("data:image/png;base64,") } == [true, true, false, false])
        #expect(images[2] == "../pictures%20%231%3B%20%EA%B0%80/3.png")
        #expect(page.html.utf8.count < 3_000_000)
        #expect(TimelinePage.way(from: "/a/b/timeline.html", to: "/a/b/01.png") == "01.png")
    }

    @Test func causesComeWithTheirEvents() {
        let link = CauseLink(number: 1, because: nil, kind: .finger, text: "a finger lifts </script>", evidence: ["hit test"])
        let records = trace + [.link(link), .event(LifecycleEvent(.init(kind: .viewController, className: "B", object: 1, event: "viewDidLoad"), sequence: 7, time: 2, frame: 6, link: 1))]
        let page = TimelinePage(records: records, screenshots: "/nowhere", page: "/nowhere/timeline.html")
        #expect(page.model.links == [link])
        #expect(page.model.lanes.last?.marks.last?.link == 1)
        #expect(page.html.components(separatedBy: "</script>").count == 3)
    }

    @Test func anEmptyTraceIsAPageToo() {
        #expect(TimelinePage(records: [], screenshots: "/nowhere", page: "/nowhere/timeline.html").html.contains("<title>App: life cycle</title>"))
    }
}
