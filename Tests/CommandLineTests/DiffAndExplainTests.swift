// `willappear diff` on traces that are written here, and `willappear explain` on every card.
import Foundation
import HostProtocol
import Testing
@testable import willappear

@Suite struct DiffAndExplainTests {
    private func trace(_ events: [String], step: String = "tap \"Next\"") -> [TraceRecord] {
        [.run(.init(app: "A", device: "iPhone 16", iOS: 26, clock: .virtual)), .step(.init(step: 1, line: 1, source: step, time: 0, frame: 0))]
            + events.enumerated().map { .event(LifecycleEvent(.init(kind: .viewController, className: "B", object: 1, event: $1), sequence: $0 + 1, time: Double($0), frame: 0)) }
    }

    private func difference(_ a: [String], _ b: [String]) -> TraceDifference { TraceDifference(.init(trace(a)), .init(trace(b)), comparesTimes: false, all: false) }

    @Test func theFirstEventThatDiffers() {
        #expect(difference(["x", "y"], ["x", "y"]).index == nil)
        #expect(difference(["x", "y"], ["x", "z"]).index == 1)
        #expect(difference(["x"], ["x", "z"]).index == 1)
        #expect(difference([], []).text("a", "b") == "the same 0 events")
        #expect(difference(["viewDidLoad", "viewWillAppear"], ["viewDidLoad"]).text("a", "b") == """
            the first 1 events are the same; then they differ, in step: tap "Next"
                0 B#1 viewDidLoad
              - 1 B#1 viewWillAppear
              - end of a
              + nothing more in b
            """)
    }

    @Test func timesCountWhenAskedFor() {
        var late = trace(["x"])
        if case .event(var event) = late[2] {
            event.time = 5
            late[2] = .event(event)
        }
        #expect(TraceDifference(.init(trace(["x"])), .init(late), comparesTimes: false, all: false).index == nil)
        #expect(TraceDifference(.init(trace(["x"])), .init(late), comparesTimes: true, all: false).index == 0)
    }

    @Test func theCommandReadsTraces() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        for (name, events) in [("a", ["x", "y"]), ("b", ["x", "z"])] { try tool.write(trace(events).map(\.line).joined(separator: "\n") + "\n", to: "\(name)/trace.jsonl") }
        let different = try tool.run("diff", "a", "b/trace.jsonl")
        #expect(different.status == 1)
        #expect(different.output.contains("  - 1 B#1 y") && different.output.contains("  + 1 B#1 z"), "\(different.output)")
        #expect(try tool.run("diff", "a", "a").status == 0)
        #expect(try tool.run("diff", "a", "c").errors.contains("c: no trace"))
        try tool.write("nonsense\n\n", to: "d/trace.jsonl")
        #expect(try tool.run("diff", "a", "d").status == 65)
    }

    @Test func everyCardIsFoundAndWhole() throws {
        for card in CardTable.all {
            #expect(ExplainedName.named(card.name)?.name == card.name)
            for language in ExplainedName.Language.allCases { #expect(card.paragraphs(in: language).allSatisfy { $0.count > 12 }, "\(card.name)") }
            // Korean is Korean.
            #expect(card.korean.moment.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(card.name)")
            #expect((card.english.versions == nil) == (card.korean.versions == nil), "\(card.name)")
        }
        #expect(ExplainedName.named("VIEWISAPPEARING(_:)")?.name == "viewIsAppearing")
        #expect(ExplainedName.named("scene(_:willConnectTo:options:)")?.name == "scene(_:willConnectTo:options:)")
        #expect(ExplainedName.named("application(_:open:options:)") == nil)
        #expect(ExplainedName.card("viewDidLoad")?.contains("\"ko\"") == true)
    }

    /// Every callback of a controller that the page of orders names has a card: nothing drifts.
    @Test func whatThePageNamesHasACard() throws {
        let page = try String(contentsOf: CommandLineTool.checkout.appendingPathComponent("Docs/LIFECYCLE.md"), encoding: .utf8)
        let glance = try #require(page.components(separatedBy: "## What is often believed").first)
        var names: Set<String> = []
        for match in glance.matches(of: /`(?:A|B|C|Nav|Tabs)\.(\w+)`/) { names.insert(String(match.output.1)) }
        #expect(names.count > 5)
        for name in names { #expect(ExplainedName.named(name) != nil, "\(name)") }
        #expect(try #require(ExplainedName.named("viewIsAppearing")).situations(in: page).isEmpty)
        #expect(try #require(ExplainedName.named("sceneWillEnterForeground")).situations(in: page).contains("Launch an app with scenes"))
        #expect(try #require(ExplainedName.named("viewDidDisappear")).situations(in: page).contains("Swipe back"))
    }

    @Test func theCommandExplains() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let korean = try tool.run("explain", "viewDidLoad", "--language", "ko")
        #expect(korean.status == 0 && korean.output.joined().contains("아웃렛"))
        let near = try tool.run("explain", "willAppear")
        #expect(near.status == 64 && near.errors.contains("did you mean viewWillAppear"), "\(near.errors)")
    }
}
