// The viewer's server, attacked. Every test talks bytes to a server of its own. In a process of their own (script/test): the
// command line's tests wait for programs on the threads that the server's tasks need.
import Foundation
import HostProtocol
@testable import LiveServer
import Testing

@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["WILLAPPEAR_SERVER_TESTS"] == "1", "script/test runs them in a process of their own")) struct LiveServerTests {
    private struct Site {
        let app = FakeApp()
        let stage: Stage
        let server: LiveServer
        let port: Int
        let token: String
        var host: String { "127.0.0.1:\(port)" }

        init(port: UInt16 = 0) async throws {
            stage = Stage(app: app)
            server = try await LiveServer(stage: stage, port: port, sources: PageSources(explain: { $0 == "viewDidLoad" ? "{\"en\":[\"Loaded.\"]}" : nil }))
            await stage.ask(.status)
            let url = try #require(URL(string: server.address))
            self.port = try #require(url.port)
            token = url.path.replacingOccurrences(of: "/", with: "")
        }

        func get(_ path: String, host: String? = nil, _ headers: String...) async throws -> PageClient.Answer {
            let client = try PageClient(port: port)
            try client.send("GET \(path) HTTP/1.1\r\nHost: \(host ?? self.host)\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
            return try await client.answer()
        }

        /// A page that is connected, as a browser does it.
        func page(origin: String?? = .none, host: String? = nil, token: String? = nil) async throws -> (client: PageClient, status: Int) {
            let client = try PageClient(port: port)
            try client.send(PageClient.handshake(path: "/\(token ?? self.token)/live", host: host ?? self.host, origin: origin ?? "http://\(self.host)"))
            return (client, try await client.answer().status)
        }

        /// Whether the server still serves.
        func stands() async throws -> Bool { try await get("/\(token)/").status == 200 }
    }

    @Test func thePageIsServed() async throws {
        let site = try await Site()
        let page = try await site.get("/\(site.token)/")
        #expect(page.status == 200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        let policy = try #require(page.headers["content-security-policy"])
        #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'") && !policy.contains("unsafe"))
        #expect(page.headers["x-content-type-options"] == "nosniff")
        #expect(page.headers["referrer-policy"] == "no-referrer")
        for name in ["view.js", "lanes.js", "screen.js", "detail.js", "inspector.js", "space.js", "record.js", "learn.js", "words.js", "view.css", "panels.css", "icon.svg"] { #expect(try await site.get("/\(site.token)/\(name)").status == 200, "\(name)") }
        await site.server.stop()
    }

    /// Whatever an app calls its things: the page's own files hold no way to make markup of text.
    @Test func thePageMakesNoMarkupOfText() async throws {
        let site = try await Site()
        for name in ["", "view.js", "lanes.js", "screen.js", "detail.js", "inspector.js", "space.js", "record.js", "learn.js", "words.js"] {
            let text = try await site.get("/\(site.token)/\(name)").body
            for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", " style=", "onclick=", "javascript:"] { #expect(!text.contains(word), "\(name): \(word)") }
        }
        #expect(try await !site.get("/\(site.token)/").body.contains("<script>"))
        let (page, _) = try await site.page()
        let hostile = "</script><img src=x onerror=alert(1)>\u{2028}"
        site.app.prepare(events: [FakeApp.event(1, className: hostile)], console: [hostile])
        await site.stage.ask(.status)
        let events = try #require(try await page.message("events")["events"] as? [[String: Any]])
        #expect(events.first?["class"] as? String == hostile)
        await site.server.stop()
    }

    @Test func withoutTheTokenNothingIsServed() async throws {
        let site = try await Site()
        for path in ["/", "/view.js", "/live", "/\(String(repeating: "0", count: 32))/", "/\(site.token.dropLast())/", "/\(site.token)0/", "//\(site.token)/"] {
            #expect(try await site.get(path).status == 403, "\(path)")
        }
        #expect(try await site.page(token: "0").status == 403)
        let other = try await Site()
        #expect(other.token != site.token && site.token.count == 32)
        #expect(try await site.page(token: other.token).status == 403)
        await site.server.stop()
        await other.server.stop()
    }

    @Test func foreignOriginsAreRefused() async throws {
        let site = try await Site()
        for origin in ["http://evil.example", "null", "https://\(site.host)", "http://127.0.0.1:1", "http://\(site.host).evil.example"] {
            #expect(try await site.page(origin: .some(origin)).status == 403, "\(origin)")
            #expect(try await site.get("/\(site.token)/", "Origin: \(origin)").status == 403, "\(origin)")
        }
        // A browser always says where a socket comes from.
        #expect(try await site.page(origin: .some(nil)).status == 403)
        #expect(try await site.get("/\(site.token)/view.js", "Sec-Fetch-Site: cross-site").status == 403)
        #expect(try await site.page().status == 101)
        await site.server.stop()
    }

    /// DNS rebinding: a page of evil.example whose name now means this machine.
    @Test func otherNamesAreRefused() async throws {
        let site = try await Site()
        for host in ["evil.example", "evil.example:\(site.port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(site.port)", "[::1]:\(site.port)", ""] {
            #expect(try await site.get("/\(site.token)/", host: host).status == 421, "\(host)")
            #expect(try await site.page(origin: .some("http://\(host)"), host: host).status == 421, "\(host)")
        }
        #expect(try await site.get("/\(site.token)/", host: "localhost:\(site.port)").status == 200)
        await site.server.stop()
    }

    @Test func nothingButThePageIsServed() async throws {
        let site = try await Site()
        for path in ["../../../../etc/passwd", "..%2f..%2fetc/passwd", "%2e%2e/%2e%2e/etc/passwd", "/etc/passwd", "Page/view.js", "view.js/../../LiveServer.swift", "view.js%00.css", "\\..\\..\\x"] {
            let answer = try await site.get("/\(site.token)/\(path)")
            #expect([403, 404].contains(answer.status) && !answer.body.contains("root:"), "\(path): \(answer.status)")
        }
        let client = try PageClient(port: site.port)
        try client.send("DELETE /\(site.token)/ HTTP/1.1\r\nHost: \(site.host)\r\n\r\n")
        #expect(try await client.answer().status == 405)
        await site.server.stop()
    }

    @Test func giantAndMalformedFramesEndTheirConnection() async throws {
        let site = try await Site()
        let frames: [[UInt8]] = [
            [0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4], [0x82, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4], [0x81, 5, 1, 2, 3, 4, 5],
            [0x01, 0x81, 1, 2, 3, 4, 5], [0xF1, 0x81, 1, 2, 3, 4, 5], [0x8B, 0x80, 1, 2, 3, 4], [0x89, 0xFE, 1, 0],
        ]
        for frame in frames {
            let (page, status) = try await site.page()
            #expect(status == 101)
            try page.send(frame)
            #expect(await page.isClosed(), "\(frame)")
        }
        let head = try PageClient(port: site.port)
        try? head.send(String(repeating: "A", count: 200_000))
        #expect(await head.isClosed())
        let body = try PageClient(port: site.port)
        try body.send("POST /\(site.token)/ HTTP/1.1\r\nHost: \(site.host)\r\nContent-Length: 9999999999\r\n\r\n")
        #expect(try await body.answer().status == 400)
        #expect(try await site.stands())
        await site.server.stop()
    }

    @Test func messagesThatMakeNoSenseAreRefusedWithAWord() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        let messages = [
            "", "[]", "{}", "{\"do\":\"format\"}", "{\"do\":\"pace\",\"rate\":-1}", "{\"do\":\"pace\",\"rate\":1e999}", "{\"do\":\"scale\",\"scale\":1000}", "{\"do\":\"type\"}",
            "{\"do\":\"fingers\",\"fingers\":[]}", "{\"do\":\"fingers\",\"fingers\":[{\"id\":1,\"phase\":\"began\",\"x\":1e300,\"y\":0}]}", "{\"do\":\"element\",\"text\":\"12\"}",
            String(repeating: "[", count: 20_000), "{\"do\":\"type\",\"text\":\"\(String(repeating: "x", count: 20_000))\"}",
        ]
        for message in messages {
            try await page.say(message)
            #expect(try await page.message("refused")["text"] as? String != nil, "\(message.prefix(60))")
        }
        try page.send(PageClient.frame([0xFF, 0xFE]))
        #expect(try await page.message("refused")["text"] as? String == "not a message")
        await site.server.stop()
    }

    @Test func aFingerReachesTheAppAndTheScreenComesBack() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        try await page.say("{\"do\":\"scale\",\"scale\":2}")
        #expect(try await page.picture()["version"] as? Int == 1)
        try await page.say("{\"do\":\"fingers\",\"fingers\":[{\"id\":1,\"phase\":\"began\",\"x\":20,\"y\":30}]}")
        try await page.say("{\"do\":\"fingers\",\"fingers\":[{\"id\":1,\"phase\":\"ended\",\"x\":20,\"y\":31}]}")
        #expect(try await page.message("performed")["text"] as? String == "tap \"Next\"")
        try await page.say("{\"do\":\"perform\",\"text\":\"home\"}")
        let home = try await page.messageAndPicture("performed")
        #expect(home.message["text"] as? String == "home")
        #expect(home.picture["version"] as? Int == 2)
        #expect(site.app.asked.contains(.fingers([LiveFinger(id: 1, phase: .began, x: 20, y: 30)])))
        #expect(site.app.asked.contains(.perform("home")))
        #expect(await site.stage.recorded == ["tap \"Next\"", "home"])
        try await page.say("{\"do\":\"explain\",\"text\":\"viewDidLoad\"}")
        #expect(try await page.message("explain")["text"] as? String == "{\"en\":[\"Loaded.\"]}")
        await site.server.stop()
    }

    @Test func whatHandsDoBecomesATest() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        func tap(_ x: Int) async throws {
            for phase in ["began", "ended"] { try await page.say("{\"do\":\"fingers\",\"fingers\":[{\"id\":1,\"phase\":\"\(phase)\",\"x\":\(x),\"y\":30}]}") }
        }
        try await tap(20)
        for key in ["F", "i", "\\\""] { try await page.say("{\"do\":\"type\",\"text\":\"\(key)\"}") }
        try await page.say("{\"do\":\"check\",\"x\":20,\"y\":30}")
        // A name that two have is refused as a check, and a tap on one of them is recorded as a point.
        try await page.say("{\"do\":\"check\",\"x\":60,\"y\":30}")
        #expect(try await page.message("ambiguous")["candidates"] as? [String] == ["button \"Delete\" at 50,0 50×44", "button \"Delete\" at 50,44 50×44"])
        try await tap(60)
        #expect((try await page.message("ambiguous")["text"] as? String)?.contains("recorded as a point") == true)
        #expect(await site.stage.recorded == ["tap \"Next\"", "type \"Fi\\\"\"", "expect \"Next\"", "tap 60,30"])
        #expect(await site.stage.record.steps.last?.remark == "2 elements have this name: recorded as a point")
        let test = await site.stage.test
        #expect(test.contains("@testable import Fake_App\n"), "\(test)")
        #expect(test.contains("""
                    let app = launch(app: Boss.self)
                    app.tap("Next"); app.settle()
                    app.type("Fi\\""); app.settle()
                    XCTAssertTrue(app.isOnScreen("Next"))
                    // tap 60,30
            """), "\(test)")
        try await page.say("{\"do\":\"forget\",\"event\":1}")
        try await page.say("{\"do\":\"forget\",\"event\":77}")
        var steps = 4
        while steps == 4 { steps = (try await page.message("record")["steps"] as? [Any])?.count ?? 0 }
        #expect(await site.stage.recorded == ["tap \"Next\"", "expect \"Next\"", "tap 60,30"])
        try await page.say("{\"do\":\"forget\"}")
        while steps > 0 { steps = (try await page.message("record")["steps"] as? [Any])?.count ?? 0 }
        await site.server.stop()
    }

    @Test func momentsAndLayersComeWithTheirPictures() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        try await page.say("{\"do\":\"inspect\"}")
        #expect(try await page.message("moment")["text"] as? String == "{\"event\":0,\"before\":false}")
        try await page.say("{\"do\":\"inspect\",\"event\":5,\"before\":true}")
        let past = try await page.message("moment")
        #expect(past["event"] as? Int == 5 && past["before"] as? Bool == true && past["picture"] as? String == "AQID")
        try await page.say("{\"do\":\"inspect\",\"event\":99}")
        #expect(try await page.message("moment")["isProblem"] as? Bool == true)
        try await page.say("{\"do\":\"layers\"}")
        #expect((try await page.picture()["layers"] as? [[String: Any]])?.first?["bytes"] as? Int == 3)
        for wrong in ["{\"do\":\"inspect\",\"event\":0}", "{\"do\":\"check\",\"x\":1}", "{\"do\":\"check\",\"x\":1e9,\"y\":1}", "{\"do\":\"forget\",\"event\":-1}"] {
            try await page.say(wrong)
            #expect(try await page.message("refused")["text"] as? String != nil, "\(wrong)")
        }
        await site.server.stop()
    }

    /// The links that led to an event come with it.
    @Test func chainsOfCausesComeWithTheirEvents() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        let links = [CauseLink(number: 1, because: nil, kind: .finger, text: "a finger lifts", evidence: ["hit test"]), CauseLink(number: 2, because: 1, kind: .action, text: "List add:", evidence: [])]
        site.app.prepare(events: [LifecycleEvent(.init(kind: .viewController, className: "A", object: 1, event: "viewDidLoad"), sequence: 1, time: 0, frame: 0, link: 2)], links: links)
        await site.stage.ask(.status)
        let message = try await page.message("events")
        #expect((message["links"] as? [[String: Any]])?.map { $0["text"] as? String } == ["a finger lifts", "List add:"])
        #expect((message["events"] as? [[String: Any]])?.first?["link"] as? Int == 2)
        await site.server.stop()
    }

    /// A page that is closed while a finger is down takes the finger with it.
    @Test func aClosedPageHoldsNoFinger() async throws {
        let site = try await Site()
        do {
            let (page, _) = try await site.page()
            try await page.say("{\"do\":\"fingers\",\"fingers\":[{\"id\":7,\"phase\":\"began\",\"x\":1,\"y\":1}]}")
            try await page.say("{\"do\":\"snapshot\"}")
            _ = try await page.message("snapshot")
            try page.send(PageClient.frame([], first: 0x88))
            #expect(await page.isClosed())
        }
        let cancelled = LiveRequest.fingers([LiveFinger(id: 7, phase: .cancelled, x: 0, y: 0)])
        #expect(site.app.asked.contains(cancelled))
        await site.server.stop()
    }

    @Test func aFloodOfTextsIsBounded() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        site.app.prepare(console: (1...10_000).map { "line \($0)" })
        await site.stage.ask(.status)
        let lines = try #require(try await page.message("console")["lines"] as? [[String: Any]])
        #expect(lines.count == Stage.maximumLines)
        #expect(lines.last?["text"] as? String == "line 10000")
        site.app.prepare(events: (1...10_000).map { FakeApp.event($0) }, console: [String(repeating: "x", count: 100_000)])
        await site.stage.ask(.status)
        #expect(await site.stage.events.count == Stage.maximumEvents)
        #expect(await site.stage.lines.last?.text.count == 2000)
        #expect((try await page.message("events")["events"] as? [Any])?.count == 500)
        await site.server.stop()
    }

    /// A page that asks and does not read gets nothing, and nobody waits for it.
    @Test func aSlowReaderHoldsUpNobody() async throws {
        let site = try await Site()
        site.app.prepare(pictureBytes: 2_000_000)
        let (slow, _) = try await site.page(), (quick, _) = try await site.page()
        try await slow.say("{\"do\":\"scale\",\"scale\":1}")
        try await quick.say("{\"do\":\"scale\",\"scale\":1}")
        for number in 1...40 {
            await site.stage.ask(.run(seconds: 1))
            var version = 0
            while version < number { version = try await quick.picture()["version"] as? Int ?? 0 }
        }
        // Far less than a picture a look was drawn for the one who does not read.
        let pictures = site.app.asked.count { if case .patches = $0 { true } else { false } }
        #expect(pictures < 70, "\(pictures)")
        await site.server.stop()
    }

    @Test func tenPagesSeeTheSame() async throws {
        let site = try await Site()
        var pages: [PageClient] = []
        for _ in 1...10 { pages.append(try await site.page().client) }
        site.app.prepare(events: [FakeApp.event(1)])
        try await pages[3].say("{\"do\":\"step\"}")
        for page in pages { #expect((try await page.message("events")["events"] as? [Any])?.count == 1) }
        // More connections than anybody needs are closed at once; those that are open stay.
        let more = (1...Gate.maximumConnections).compactMap { _ in try? PageClient(port: site.port) }
        var refused = 0
        for client in more.suffix(12) where await client.isClosed() { refused += 1 }
        #expect(refused > 0)
        site.app.prepare(events: [FakeApp.event(2)])
        try await pages[5].say("{\"do\":\"step\"}")
        #expect((try await pages[9].message("events")["events"] as? [Any])?.count == 1)
        await site.server.stop()
    }

    @Test func theServerStopsAndStartsAgain() async throws {
        let first = try await Site()
        let (page, _) = try await first.page()
        await first.server.stop()
        #expect(await page.isClosed())
        let second = try await Site(port: UInt16(first.port))
        #expect(second.port == first.port && second.token != first.token)
        #expect(try await second.get("/\(first.token)/").status == 403)
        #expect(try await second.page().status == 101)
        await second.server.stop()
    }

    @Test func theEndOfTheAppIsSaid() async throws {
        let site = try await Site()
        let (page, _) = try await site.page()
        await site.stage.setPace(.running(1))
        site.app.prepare(isGone: true)
        try await page.say("{\"do\":\"step\"}")
        var ended: String?
        while ended == nil { ended = (try await page.message("state")["state"] as? [String: Any])?["ended"] as? String }
        #expect(ended == "the app has ended: the connection was closed")
        // A new build takes its place, and what was done is done again.
        let next = FakeApp()
        next.prepare(events: [FakeApp.event(1)])
        await site.stage.replace(with: next)
        // Time goes on as it did.
        #expect(await site.stage.state.pace == 1)
        await site.stage.replay(["tap \"A\"", "tap \"B\""])
        #expect(try await page.message("begin")["generation"] as? Int == 2)
        #expect((try await page.message("events")["events"] as? [Any])?.count == 1)
        #expect(next.asked.filter { if case .perform = $0 { true } else { false } } == [.perform("tap \"A\"; settle"), .perform("tap \"B\"; settle")])
        await site.stage.setPace(.paused)
        await site.server.stop()
    }
}
