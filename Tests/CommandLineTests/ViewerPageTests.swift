// The live page in a real browser, with a real app behind it: issue 13, "It must show" 1. Skipped unless asked for.
import Foundation
import Testing

@Suite(.serialized, .enabled(if: WebBrowser.isWanted, "WILLAPPEAR_BROWSER_TESTS=1 asks for them, with chromium and chromium-driver installed")) struct ViewerPageTests {
    /// `willappear view` of an example, and a browser that shows it.
    private struct Show {
        let tool: CommandLineTool
        let browser: WebBrowser
        private let viewer = Process()
        private let address: String

        /// `controller` is the source of a folder app's first screen; without it the app is an example.
        init(_ name: String, language: String = "en", controller: String? = nil) async throws {
            tool = try CommandLineTool()
            if let controller { try tool.writeApp(name, controller: controller) }
            let app = (controller == nil ? CommandLineTool.examples : tool.folder).appendingPathComponent(name).path
            viewer.executableURL = CommandLineTool.tool
            viewer.arguments = ["view", "--no-browser", "--no-watch", app]
            var environment = ProcessInfo.processInfo.environment
            environment["WILLAPPEAR_CACHE"] = CommandLineTool.checkout.appendingPathComponent(".build/test-cache").path
            environment["WILLAPPEAR_VIRTUAL_TIME"] = nil
            viewer.environment = environment
            let output = Pipe()
            viewer.standardOutput = output
            viewer.standardError = FileHandle.nullDevice
            try viewer.run()
            do {
                var said = ""
                while !said.contains("\n") {
                    let data = output.fileHandleForReading.availableData
                    guard !data.isEmpty else { throw WebBrowser.Problem(description: "view ended: \(said)") }
                    said += String(decoding: data, as: UTF8.self)
                }
                browser = try await WebBrowser(language: language)
                address = said.trimmingCharacters(in: .whitespacesAndNewlines)
            } catch {
                viewer.interrupt()
                viewer.waitUntilExit()
                tool.clean()
                throw error
            }
        }

        /// The page, once the launch is on it.
        func open() async throws {
            try await browser.open(address)
            try await browser.wait("document.getElementById('screen').dataset.version > 0 && document.querySelectorAll('#events li').length > 3")
        }

        func end() async {
            await browser.end()
            viewer.interrupt()
            viewer.waitUntilExit()
            tool.clean()
        }

        /// A point of the device's screen, in the window.
        func place(_ x: Int, _ y: Int) -> String {
            "(() => { const box = document.getElementById('screen').getBoundingClientRect(); return [box.left + \(x) * box.width / 393, box.top + \(y) * box.height / 852]; })()"
        }
    }

    /// Runs what a browser does; a failure of it is the test's, and nothing stays behind.
    private func showing(_ name: String, language: String = "en", controller: String? = nil, _ body: (Show, WebBrowser) async throws -> Void) async throws {
        let show = try await Show(name, language: language, controller: controller)
        do {
            try await show.open()
            try await body(show, show.browser)
            #expect(try await show.browser.errors() == [])
        } catch {
            Issue.record(error)
        }
        await show.end()
    }

    @Test func handsKeysAndTime() async throws {
        try await showing("ShoppingList") { show, browser in
            // The launch is there, although it was before the page.
            #expect(try await browser.text("document.getElementById('events').textContent").contains("viewDidLoad"))
            // The bar button at the right, then the field; keys go to the device.
            try await browser.press(show.place(362, 81))
            try await browser.wait("document.querySelector('#names [title^=\"ItemViewController#1\"]') && document.getElementById('events').textContent.includes('didMove(toParent:)')")
            try await browser.press(show.place(196, 144))
            try await browser.wait("document.getElementById('script').textContent.includes('tap \"Name\"')")
            try await browser.keys("Figs")
            // Keys that follow each other are one step.
            try await browser.wait("document.getElementById('script').textContent.includes('type \"Figs\"')")
            try await browser.click("#tab-elements")
            try await browser.wait("document.getElementById('elements').textContent.includes('Figs')")
            // Time stands still, and goes a frame.
            try await browser.click("#run")
            // A frame that was asked for before the click may still come.
            try await browser.wait("document.getElementById('run-word').textContent === 'Run' && (() => { const now = document.getElementById('clock').textContent; window.equal = now === window.last ? window.equal + 1 : 0; window.last = now; return window.equal > 12; })()")
            let still = try await browser.text("document.getElementById('clock').textContent")
            try await browser.click("#step")
            try await browser.wait("document.getElementById('clock').textContent !== '\(still)'")
            let stepped = try await browser.text("document.getElementById('clock').textContent")
            let moved = (Double(stepped.dropLast(2)) ?? 0) - (Double(still.dropLast(2)) ?? 0)
            #expect(abs(moved - 1.0 / 60) < 0.002, "\(still) \(stepped)")
            // The device is turned: the picture is wider than tall, and has more of the page.
            try await browser.click("#run")
            let upright = try await browser.text("document.getElementById('stage').clientWidth")
            try await browser.run("document.querySelector('[data-perform=\"rotate left\"]').click()")
            try await browser.wait("document.getElementById('screen').width > document.getElementById('screen').height && document.getElementById('stage').clientWidth > \(upright)")
            // Another device and another version, each a launch.
            for (list, value, meta) in [("model", "iPad mini (A17 Pro)", "iPad mini (A17 Pro), iOS 26"), ("version", "15", "iPad mini (A17 Pro), iOS 15")] {
                try await browser.run("(list => { list.value = '\(value)'; list.dispatchEvent(new Event('change')); })(document.getElementById('\(list)'))")
                try await browser.wait("document.getElementById('meta').textContent.startsWith('\(meta)')")
            }
            try await browser.wait("document.getElementById('events').textContent.includes('viewDidLoad')")
        }
    }

    /// Search, pin, the chain of causes, the moments around it, the source line, a link to it, a span, narrow lanes.
    @Test func anEventIsExplained() async throws {
        try await showing("ShoppingList") { show, browser in
            try await browser.press(show.place(362, 81))
            try await browser.wait("[...document.querySelectorAll('#events li')].some((row) => row.textContent.includes('viewDidAppear') && row.textContent.includes('ItemVC'))")
            // Before an event is chosen the objects are listed; a click leaves the events of one, a second all of them.
            try await browser.wait("[...document.querySelectorAll('#objects b')].some((name) => name.textContent === 'ItemViewController#1')")
            try await browser.run("[...document.querySelectorAll('#objects button')].find((row) => row.textContent.includes('ItemViewController#1')).click()")
            try await browser.wait("[...document.querySelectorAll('#events li[data-seq]')].every((row) => row.textContent.includes('ItemVC'))")
            try await browser.wait("document.querySelector('#objects [aria-pressed=true] b')?.textContent === 'ItemViewController#1'")
            try await browser.run("document.querySelector('#objects [aria-pressed=true]').click()")
            try await browser.wait("[...document.querySelectorAll('#events li[data-seq]')].some((row) => !row.textContent.includes('ItemVC'))")
            // Rows end at the edge of their list.
            #expect(try await browser.isTrue("document.getElementById('lanes').scrollWidth <= document.getElementById('lanes').clientWidth"))
            try await browser.type("viewWillAppear", into: "#filter")
            try await browser.wait("[...document.querySelectorAll('#events li[data-seq]')].every((row) => row.textContent.includes('viewWillAppear'))")
            #expect(try await browser.text("document.getElementById('count').textContent").contains(" of "))
            try await browser.run("[...document.querySelectorAll('#events li[data-seq]')].at(-1).querySelector('button').click()")
            try await browser.wait("document.getElementById('card-text').childElementCount > 2 && !document.getElementById('moments').hidden")
            #expect(try await browser.text("[...document.querySelectorAll('#chain > li')].map((row) => row.dataset.kind).join()") == "finger,action,transition,wait,step,event")
            let chain = try await browser.text("document.getElementById('chain').textContent")
            #expect(chain.contains("a finger lifts at") && chain.contains("ListViewController addItem") && chain.contains("Push") && chain.contains("B.viewWillAppear") && chain.contains("seed4-push"), "\(chain)")
            // The moment's own picture and trees.
            try await browser.wait("document.querySelector('#moment-after img').naturalWidth > 100")
            try await browser.click("#moment-after")
            try await browser.wait("!document.getElementById('past').hidden && document.querySelectorAll('#tree [role=treeitem]').length > 10")
            #expect(try await browser.text("document.getElementById('moment-note').textContent").contains("after event"))
            // The address names the event.
            #expect(try await browser.text("location.hash").hasPrefix("#event-"))
            try await browser.run("document.getElementById('filter').value = ''; document.getElementById('filter').dispatchEvent(new Event('input'))")
            try await browser.run("const rows = [...document.querySelectorAll('#events li[data-seq] button')]; rows[2].click(); rows[6].dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))")
            try await browser.wait("document.getElementById('span-text').textContent.startsWith('5 events in')")
            try await browser.click("#span-only")
            try await browser.wait("document.querySelectorAll('#events li[data-seq]').length === 5")
            try await browser.click("#span-off")
            try await browser.run("document.querySelector('#names button').click()")
            try await browser.wait("document.querySelector('#names button').getAttribute('aria-expanded') === 'false' && document.querySelector('#events li.narrow')")
        }
    }

    @Test func viewsAreInspected() async throws {
        try await showing("ShoppingList") { show, browser in
            try await browser.press(show.place(362, 81))
            try await browser.wait("[...document.querySelectorAll('#events li')].some((row) => row.textContent.includes('viewDidAppear') && row.textContent.includes('ItemVC'))")
            try await browser.click("#tab-inspector")
            try await browser.wait("document.querySelectorAll('#tree [role=treeitem]').length > 5")
            // By a click on the picture: no finger reaches the app.
            try await browser.click("#pick")
            try await browser.press(show.place(196, 144))
            try await browser.wait("document.querySelector('#chosen h3')")
            // What was hit is the field or lies in it; the field itself is chosen in the tree.
            #expect(try await browser.isTrue("document.querySelector('#tree [aria-selected=true] .what').textContent.length > 3"))
            try await browser.run("[...document.querySelectorAll('#tree [role=treeitem]')].find((row) => row.querySelector('.what').textContent === 'UITextField').click()")
            try await browser.wait("document.querySelector('#chosen h3').textContent.startsWith('UITextField v')")
            #expect(try await browser.text("document.getElementById('script').textContent").contains("Name") == false)
            #expect(try await browser.isTrue("[...document.querySelectorAll('#chosen .rules li.decides')].length > 1"))
            // The picture over the screen is painted.
            #expect(try await browser.isTrue("document.getElementById('overlay').getContext('2d').getImageData(0, 0, document.getElementById('overlay').width, document.getElementById('overlay').height).data.some((value) => value > 0)"))
            try await browser.click("[data-tree=controllers]")
            try await browser.wait("document.getElementById('tree').textContent.includes('ItemViewController#1') && document.getElementById('tree').textContent.includes('appeared')")
            try await browser.click("[data-tree=responders]")
            try await browser.wait("document.getElementById('tree').textContent.includes('ItemViewController#1')")
            try await browser.click("#space")
            try await browser.wait("Number(document.getElementById('space-view').dataset.layers) > 10")
        }
    }

    @Test func whoHoldsAControllerIsNamed() async throws {
        let first = """
            import UIKit

            final class Leaking: UIViewController {
                var onDone: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onDone = { self.title = "done" }
                }
            }
            final class ViewController: UIViewController {
                var hasShown = false
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard !hasShown else { return }
                    hasShown = true
                    present(Leaking(), animated: false) { self.dismiss(animated: false) }
                }
            }
            """
        try await showing("Leak", controller: first) { _, browser in
            try await browser.wait("[...document.querySelectorAll('#events li')].some((row) => row.textContent.includes('viewDidDisappear'))")
            try await browser.click("#tab-inspector")
            try await browser.click("[data-tree=controllers]")
            try await browser.wait("document.getElementById('tree').textContent.includes('Leaking#')")
            #expect(try await browser.text("document.getElementById('tree').textContent").contains("held by Leaking#1.onDone, in a closure"))
        }
    }

    @Test func checksArePointedAt() async throws {
        try await showing("ShoppingList") { show, browser in
            try await browser.click("#tab-record")
            try await browser.press(show.place(362, 81))
            try await browser.wait("document.getElementById('script').textContent.includes('tap \"Add\"')")
            try await browser.wait("document.getElementById('screen').dataset.version > 5")
            try await browser.click("#check")
            try await browser.press(show.place(196, 144))
            try await browser.wait("document.getElementById('script').textContent.includes('expect \"Name\"')")
            try await browser.click("[data-form=test]")
            let test = try await browser.text("document.getElementById('script').textContent")
            #expect(test.contains("let app = launch(app: AppDelegate.self)\n        app.tap(\"Add\"); app.settle()\n        XCTAssertTrue(app.isOnScreen(\"Name\"))\n"), "\(test)")
            try await browser.run("document.querySelector('#steps li button').click()")
            try await browser.wait("document.querySelectorAll('#steps li').length === 1")
        }
    }

    /// The lesson, in Korean: nothing is shown before the answer.
    @Test func whatComesNext() async throws {
        try await showing("ShoppingList", language: "ko") { show, browser in
            try await browser.click("#tab-learn")
            #expect(try await browser.text("document.getElementById('panel-learn').textContent").contains("다음에 무엇이 불릴까요?"))
            try await browser.run("document.querySelector('#panel-learn button').click()")
            let before = try await browser.text("document.querySelectorAll('#events li[data-seq]').length")
            try await browser.press(show.place(362, 81))
            try await browser.wait("document.querySelectorAll('#panel-learn .order li').length > 2")
            #expect(try await browser.text("document.querySelectorAll('#events li[data-seq]').length") == before)
            // Up and down change the order; the answer is the app's.
            try await browser.run("document.querySelectorAll('#panel-learn .order li')[0].querySelectorAll('button')[1].click()")
            try await browser.run("document.querySelector('#panel-learn button.main').click()")
            try await browser.wait("document.querySelectorAll('#panel-learn .order li.good, #panel-learn .order li.bad').length > 2")
            let answer = try await browser.text("document.querySelector('#panel-learn .order').textContent")
            let load = try #require(answer.range(of: "viewDidLoad")), appear = try #require(answer.range(of: "viewWillAppear"))
            #expect(load.lowerBound < appear.lowerBound)
            try await browser.wait("document.querySelectorAll('#events li[data-seq]').length > \(before)")
        }
    }

    /// A run that was kept, and one that goes another way.
    @Test func twoRunsAreCompared() async throws {
        try await showing("ShoppingList") { show, browser in
            try await browser.click("#keep")
            try await browser.wait("document.getElementById('difference').textContent.includes('The same')")
            try await browser.press(show.place(362, 81))
            try await browser.wait("document.getElementById('difference').dataset.differs === 'true' && document.querySelector('#events li.differs')")
            #expect(try await browser.text("document.getElementById('difference').textContent").contains("in the place of nothing"))
        }
    }

    /// timeline.html of a run that failed: read, searched, pinned, at 420 points, in the dark.
    @Test func theTimelineOfAFailedRun() async throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let run = try tool.run("run", CommandLineTool.examples.appendingPathComponent("ShoppingList").path, "-e", "tap \"Add\"; settle; tap \"Nothing of this name\"", "--timeline", "timeline.html", "--trace", "trace.jsonl", "--screenshots", "pictures")
        #expect(run.status == 1)
        let file = tool.folder.appendingPathComponent("timeline.html")
        #expect(try Data(contentsOf: file).count < 3_000_000)
        let browser = try await WebBrowser()
        do {
            try await browser.open(file.absoluteString)
            try await browser.wait("document.querySelectorAll('#list li').length > 10")
            #expect(try await browser.text("document.getElementById('verdict').textContent") == "failed")
            #expect(try await browser.text("document.getElementById('failure').textContent").contains("nothing on screen has this label"))
            #expect(try await browser.isTrue("document.querySelector('header').offsetHeight < 90 && document.getElementById('failure').offsetHeight < 90"))
            #expect(try await browser.text("document.querySelector('#failure details pre').textContent").contains("\"Name\""))
            // A picture a step, none on top of another, each with its number in the lanes.
            #expect(try await browser.text("document.querySelectorAll('#film .shot').length") == "4")
            #expect(try await browser.isTrue("[...document.querySelectorAll('#film .shot')].every((shot, index, all) => index === 0 || shot.getBoundingClientRect().left >= all[index - 1].getBoundingClientRect().right)"))
            #expect(try await browser.text("[...document.querySelectorAll('.badge text')].map((badge) => badge.textContent).join()") == "1,2,3,4")
            try await browser.type("ItemViewController#1 viewWillAppear", into: "#search")
            try await browser.wait("[...document.querySelectorAll('#list li')].filter((item) => !item.hidden).length === 1")
            try await browser.run("[...document.querySelectorAll('#list li')].find((item) => !item.hidden).click()")
            try await browser.wait("!document.getElementById('pinned').hidden")
            let why = try await browser.text("document.getElementById('why').textContent")
            #expect(why.contains("a finger lifts") && why.contains("ListViewController addItem") && why.contains("seed4-push"), "\(why)")
            try await browser.click("#fit")
            try await browser.wait("document.getElementById('scroller').scrollWidth <= document.getElementById('scroller').clientWidth + 1")
            for theme in ["light", "dark"] {
                try await browser.run("document.documentElement.dataset.theme = '\(theme)'")
                #expect(try await browser.text(Self.lowContrast) == "", "\(theme)")
            }
            try await browser.resize(420, 900)
            try await browser.wait("innerWidth === 420")
            #expect(try await browser.isTrue("document.documentElement.scrollWidth <= innerWidth"))
            #expect(try await browser.isTrue("document.getElementById('list').getBoundingClientRect().height > 100"))
            #expect(try await browser.errors() == [])
        } catch {
            Issue.record(error)
        }
        await browser.end()
    }

    @Test func everybodyCanUseIt() async throws {
        try await showing("ShoppingList") { show, browser in
            try await browser.run("document.querySelectorAll('#events li[data-seq] button')[8].click()")
            for panel in ["event", "inspector", "elements", "record", "console", "learn"] {
                try await browser.run("document.getElementById('tab-\(panel)').click()")
                let nameless = "[...document.querySelectorAll('button, input, select, canvas, output, section, img, [role=tree], [role=tabpanel]')].filter((e) => e.checkVisibility() && !e.closest('[aria-hidden=true]') && !(e.ariaLabel || e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.hasAttribute('alt') || e.textContent.trim() || e.closest('label')?.textContent.trim())).map((e) => e.outerHTML).join()"
                #expect(try await browser.text(nameless) == "", "\(panel)")
                for theme in ["light", "dark"] {
                    try await browser.run("document.documentElement.dataset.theme = '\(theme)'")
                    #expect(try await browser.text(Self.lowContrast) == "", "\(panel) \(theme)")
                }
            }
            // By the keyboard alone: space pauses, a full stop steps, digits open panels, tab reaches every control.
            try await browser.run("document.activeElement.blur()")
            try await browser.keys(" ")
            // A frame that was asked for before the click may still come.
            try await browser.wait("document.getElementById('run-word').textContent === 'Run' && (() => { const now = document.getElementById('clock').textContent; window.equal = now === window.last ? window.equal + 1 : 0; window.last = now; return window.equal > 12; })()")
            let still = try await browser.text("document.getElementById('clock').textContent")
            try await browser.run("document.activeElement.blur()")
            try await browser.keys(".")
            try await browser.wait("document.getElementById('clock').textContent !== '\(still)'")
            try await browser.keys("4")
            try await browser.wait("!document.getElementById('panel-record').hidden")
            try await browser.keys("j")
            try await browser.wait("!document.getElementById('panel-event').hidden && document.querySelector('#events [aria-pressed=true]') === document.activeElement")
            try await browser.keys("?")
            try await browser.wait("document.getElementById('key-list').open")
            try await browser.keys("\u{E00C}")
            try await browser.wait("!document.getElementById('key-list').open")
            try await browser.run("document.activeElement.blur(); window.reached = new Set(); document.addEventListener('focusin', (event) => window.reached.add(event.target.id || event.target.dataset.perform))")
            try await browser.keys(String(repeating: "\u{E004}", count: 60))
            for control in ["run", "speed", "screen", "rotate left", "appearance", "text-size", "filter", "lanes"] { #expect(try await browser.isTrue("window.reached.has('\(control)')"), "\(control)") }
            // Narrow: nothing is cut off at the sides.
            try await browser.resize(420, 900)
            try await browser.wait("innerWidth === 420")
            #expect(try await browser.isTrue("document.documentElement.scrollWidth <= innerWidth"))
            #expect(try await browser.isTrue("document.getElementById('screen').getBoundingClientRect().right <= innerWidth"))
        }
    }

    /// Texts whose contrast with what is behind them is below 4.5 to 1 (WCAG 2.2, 1.4.3).
    private static let lowContrast = """
        (() => {
          const parse = (text) => { const p = text.match(/[\\d.]+/g).map(Number); return text.startsWith("color(srgb") ? [p[0] * 255, p[1] * 255, p[2] * 255, p[3] ?? 1] : [p[0], p[1], p[2], p[3] ?? 1]; };
          const light = (c) => { const [r, g, b] = c.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
          const behind = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] > 0.9) return c; } return [255, 255, 255, 1]; };
          const bad = [];
          for (const e of document.querySelectorAll("h1, h2, h3, h4, p, b, dt, dd, code, pre, button, small, time, span, label, select, summary, li, output, figcaption")) {
            if (!e.checkVisibility() || e.disabled || ![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
            const a = light(parse(getComputedStyle(e).color).slice(0, 3)), b = light(behind(e).slice(0, 3));
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) bad.push(`${e.tagName} ${e.id} ${e.textContent.trim().slice(0, 20)} ${ratio.toFixed(2)}`);
          }
          return bad.slice(0, 10).join("; ");
        })()
        """
}
