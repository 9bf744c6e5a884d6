// Sessions as an agent uses them: open an app, look, act, look again, close. The built tool and example apps; every
// answer is the tool's own output.
import Foundation
import Testing

@Suite(.serialized) struct SessionTests {
    /// An open session of an example; closed at the end.
    private struct Agent {
        let tool: CommandLineTool
        let name: String
        /// Everything that was answered so far.
        var heard = ""

        init(_ example: String, _ options: String...) throws {
            tool = try CommandLineTool()
            let opened = try tool.run(["open", CommandLineTool.examples.appendingPathComponent(example).path] + options)
            #expect(opened.status == 0, "\(opened.errors)")
            heard = opened.output.joined(separator: "\n") + "\n"
            name = try #require(opened.output.first { $0.hasPrefix("session ") }).replacingOccurrences(of: "session ", with: "")
        }

        mutating func ask(_ arguments: String..., fails: Bool = false) throws -> String {
            let result = try tool.run(arguments + ["--session", name])
            #expect((result.status != 0) == fails, "\(arguments): \(result.output) \(result.errors)")
            let text = result.output.joined(separator: "\n")
            heard += text + "\n"
            return text + result.errors
        }

        func close() {
            _ = try? tool.run("close", name)
            tool.clean()
        }

        /// The reference of the first line of `text` that has `words`.
        func reference(_ words: String, in text: String) throws -> String {
            let line = try #require(text.split(separator: "\n").first { $0.contains(words) }, "no \(words) in\n\(text)")
            return try #require(line.split(separator: " ").map(String.init).first { $0.hasPrefix("e") && Int($0.dropFirst()) != nil })
        }
    }

    /// "Add an item, go back, is it in the list?": issue 13, "It must show" 3. A token counts as four bytes.
    @Test func anAgentAddsAnItem() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        #expect(agent.heard.contains("cell \"Coffee\""))
        let pushed = try agent.ask("tap", try agent.reference("\"Add\"", in: agent.heard))
        #expect(pushed.contains("loadView viewDidLoad\nListViewController#1 viewWillDisappear\nItemViewController#1 viewWillAppear viewIsAppearing\n"))
        #expect(pushed.contains("swift:  app.tap(\"Add\"); app.settle()"))
        let typed = try agent.ask("type", "Dates", "--into", try agent.reference("text field \"Name\"", in: pushed))
        #expect(typed.contains("= \"Dates\" focused"))
        #expect(typed.contains("script: tap \"Name\"; settle; type \"Dates\"; settle"))
        let saved = try agent.ask("tap", "Save")
        #expect(saved.contains("button \"Saved\""))
        let back = try agent.ask("do", "back; settle")
        #expect(back.contains("ItemViewController#1 viewDidDisappear") || back.contains("viewDidDisappear"))
        #expect(try agent.ask("snapshot", "--find", "Dates").contains("cell \"Dates\""))
        #expect(agent.heard.utf8.count / 4 < 4000, "\(agent.heard.utf8.count / 4) tokens:\n\(agent.heard)")
    }

    @Test func timeStandsStillUntilAskedFor() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        let first = try agent.ask("snapshot").split(separator: "\n")[0]
        #expect(try agent.ask("snapshot").split(separator: "\n")[0] == first)
        #expect(try agent.ask("advance", "2500ms").contains("script: wait 2.5"))
        #expect(try agent.ask("advance", "soon", fails: true).contains("a duration is"))
        let moving = try agent.ask("tap", "Add", "--no-settle")
        #expect(moving.contains("still moving"))
        #expect(!moving.contains("ItemViewController#1 viewDidAppear") && !moving.contains("viewDidLoad viewWillAppear viewIsAppearing viewDidAppear"))
        #expect(try agent.ask("until", "New Item").contains("wait-until \"New Item\" 20"))
        #expect(try agent.ask("until", "Never", "--limit", "1", fails: true).contains("not on screen after 1 seconds"))
    }

    /// The chain of causes in text: from the finger to the callback, with evidence.
    @Test func whyACallbackCame() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        _ = try agent.ask("tap", "Add")
        let line = try #require(try agent.ask("trace").split(separator: "\n").last { $0.contains("ItemViewController#1 viewWillAppear") })
        let number = String(line.prefix { $0 != " " })
        let why = try agent.ask("trace", "--why", number)
        #expect(why.hasPrefix("finger: a finger lifts at "), "\(why)")
        for part in ["\n    hit test: BarButtonView “Add”\n", "\n  → action: ListViewController addItem\n", "\n    → transition: Push\n", "→ step: B.viewWillAppear\n", "seed4-push", "→ ItemViewController#1 viewWillAppear"] { #expect(why.contains(part), "\(part) in\n\(why)") }
        #expect(try agent.ask("trace", "--why", "9999", fails: true).contains("the events are 1 to"))
    }

    /// What comes from outside: a place, a push, another language.
    @Test func pushesPlacesAndLanguages() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        #expect(try agent.ask("do", "location 37.3349,-122.009").contains("script: location 37.3349,-122.009"))
        #expect(try agent.ask("do", "push \"Hi\"", fails: true).contains("nothing in the app hears of it"))
        #expect(try agent.ask("do", "location 100,0", fails: true).contains("is no place on earth"))
        let again = try agent.ask("do", "language ar")
        #expect(again.contains("application(_:didFinishLaunchingWithOptions:)") && again.contains("script: language ar"))
        // Another device, another version: the app begins anew there.
        let tablet = try agent.ask("do", "device \"iPad mini (A17 Pro)\"; ios 12; settle")
        #expect(tablet.contains("application(_:didFinishLaunchingWithOptions:)") && tablet.contains("script: device \"iPad mini (A17 Pro)\"; ios 12; settle"), "\(tablet)")
        #expect(try agent.ask("tree").contains("UIWindow (0,0 744×1133)"))
        #expect(try agent.ask("do", "device \"iPhone 99\"", fails: true).contains("is no device of `willappear devices`"))
    }

    @Test func whatItPrintsIsTold() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        #expect(try agent.ask("tap", "Bread").contains("printed: Bread done"))
        // What is there instead can be named in the next command.
        let refused = try agent.ask("tap", "Kale", fails: true)
        #expect(refused.contains("nothing on screen has this label") && refused.contains("\n  on screen:\n    e"), "\(refused)")
        #expect(try agent.ask("tap", "e999", fails: true).contains("there is no e999"))
        #expect(try agent.ask("press", "escape", fails: true).contains("the keys are"))
        #expect(try agent.ask("press", "return", fails: true).contains("nothing that takes text is first responder"))
    }

    /// The session outlives its app's process; numbers of elements and events go on.
    @Test func theAppIsLaunchedAgain() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        let before = try agent.reference("\"Bread\"", in: agent.heard)
        let again = try agent.ask("do", "home; kill; relaunch; tap \"Bread\"; settle")
        #expect(again.contains("script: home; kill; relaunch; tap \"Bread\"; settle"), "\(again)")
        let snapshot = try agent.ask("snapshot", "--find", "Bread")
        #expect(try agent.reference("\"Bread\"", in: snapshot) != before)
        #expect(try agent.ask("tap", before, fails: true).contains("there is no \(before)"))
        #expect(try agent.ask("trace").contains("ListViewController#2 viewDidLoad"))
    }

    @Test func looks() throws {
        var agent = try Agent("ShoppingList")
        defer { agent.close() }
        let trace = try agent.ask("trace")
        let last = try #require(trace.split(separator: "\n").last?.split(separator: " ").first.flatMap { Int($0) })
        #expect(trace.contains("ListViewController#1 viewDidLoad"))
        #expect(try agent.ask("trace", "--since", "\(last)").contains("no events after \(last)"))
        #expect(try agent.ask("tree", "--find", "UINavigationBar").contains("UINavigationBar"))
        #expect(try agent.ask("shot", "screen.png", "--scale", "1").contains("screen.png"))
        let png = try Data(contentsOf: agent.tool.folder.appendingPathComponent("screen.png"))
        #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        // Width and height in the header of a PNG.
        #expect(png[16..<24] == Data([0, 0, 1, 137, 0, 0, 3, 84]))
        let json = try agent.ask("snapshot", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(((object["answer"] as? [String: Any])?["text"] as? String)?.contains("Coffee") == true)
        #expect(try agent.tool.run("list").output.contains { $0.hasPrefix(agent.name + "  ShoppingList, iPhone 16") })
    }

    @Test func aTrapEndsTheSessionWithItsMessage() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Trap", controller: """
            import UIKit
            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system, primaryAction: UIAction(title: "Crash") { _ in fatalError("as told") })
                    button.frame = CGRect(x: 50, y: 200, width: 200, height: 44)
                    view.addSubview(button)
                }
            }
            """)
        let name = try #require(try tool.run("open", "Trap").output.first?.replacingOccurrences(of: "session ", with: ""))
        let trapped = try tool.run("tap", "Crash", "--session", name)
        #expect(trapped.status == 1)
        #expect(trapped.errors.contains("the app has ended") && trapped.errors.contains("as told"), "\(trapped.errors)")
        #expect(try tool.run("tap", "Crash", "--session", name).errors.contains("no session \"\(name)\" is open"))
    }

    /// An app that serves a request without end is ended as in a run; one that waits for requests is not, and the home is out of reach.
    @Test func aSessionHasTheLimitsOfARun() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Limits", controller: """
            import UIKit
            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let bait = ProcessInfo.processInfo.environment["BAIT"] ?? "/none"
                    let reached = FileManager.default.contents(atPath: bait + "/letter.txt") != nil || (try? Data("x".utf8).write(to: URL(fileURLWithPath: bait + "/new"))) != nil
                    let button = UIButton(type: .system, primaryAction: UIAction(title: reached ? "Reached" : "Kept out") { _ in self.spin() })
                    button.frame = CGRect(x: 50, y: 200, width: 200, height: 44)
                    view.addSubview(button)
                }
                private func spin() { while true {} }
            }
            """)
        try tool.write("dear", to: "bait/letter.txt")
        let bait = tool.folder.appendingPathComponent("bait").path
        let opened = try tool.shell("HOME=\(bait) \"$willappear\" open Limits --env BAIT=\(bait) --watchdog 1")
        #expect(opened.output.contains { $0.contains("button \"Kept out\"") }, "\(opened.output) \(opened.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bait) == ["letter.txt"])
        let name = try #require(opened.output.first?.replacingOccurrences(of: "session ", with: ""))
        // Longer than the limit, in which nobody asks for anything.
        _ = try tool.shell("sleep 2")
        #expect(try tool.run("snapshot", "--session", name).status == 0)
        let hung = try tool.run("tap", "Kept out", "--session", name)
        #expect(hung.status == 1)
        #expect(hung.errors.contains("Limits hangs: for 1 s its main thread computes in") && hung.errors.contains(" at ViewController.swift:"), "\(hung.errors)")
        #expect(try tool.run("snapshot", "--session", name).errors.contains("no session \"\(name)\" is open"))
    }
}
