// The live page in a real browser, with a real app behind it: issue 13, "It must show" 1. Skipped unless asked for.
import Foundation
import Testing

@Suite(.serialized, .enabled(if: WebBrowser.isWanted, "WILLAPPEAR_BROWSER_TESTS=1 asks for them, with chromium and chromium-driver installed")) struct ViewerPageTests {
    /// `willappear view` of an example, and a browser that shows it.
    private struct Show {
        let tool: CommandLineTool
        let browser: WebBrowser
        private let viewer = Process()

        init(_ example: String) async throws {
            tool = try CommandLineTool()
            viewer.executableURL = CommandLineTool.tool
            viewer.arguments = ["view", "--no-browser", "--no-watch", CommandLineTool.examples.appendingPathComponent(example).path]
            var environment = ProcessInfo.processInfo.environment
            environment["WILLAPPEAR_CACHE"] = CommandLineTool.checkout.appendingPathComponent(".build/test-cache").path
            environment["WILLAPPEAR_VIRTUAL_TIME"] = nil
            viewer.environment = environment
            let output = Pipe()
            viewer.standardOutput = output
            viewer.standardError = FileHandle.nullDevice
            try viewer.run()
            var said = ""
            while !said.contains("\n") {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { throw WebBrowser.Problem(description: "view ended: \(said)") }
                said += String(decoding: data, as: UTF8.self)
            }
            browser = try await WebBrowser()
            try await browser.open(said.trimmingCharacters(in: .whitespacesAndNewlines))
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

    @Test func handsKeysAndTime() async throws {
        let show = try await Show("ShoppingList")
        let browser = show.browser
        do {
            // The launch is there, although it was before the page.
            #expect(try await browser.text("document.getElementById('events').textContent").contains("viewDidLoad"))
            // The bar button at the right, then the field; keys go to the device.
            try await browser.press(show.place(362, 81))
            try await browser.wait("document.getElementById('names').textContent.includes('ItemViewController#1') && document.getElementById('events').textContent.includes('didMove(toParent:)')")
            try await browser.press(show.place(196, 144))
            try await browser.wait("document.getElementById('script').textContent.includes('tap \\\"Name\\\"')")
            try await browser.keys("Figs")
            try await browser.wait("document.getElementById('script').textContent.includes('type \\\"s\\\"')")
            try await browser.click("#elements-box summary")
            try await browser.wait("document.getElementById('elements').textContent.includes('Figs')")
            // Time stands still, and goes a frame.
            try await browser.click("#run")
            try await browser.wait("document.getElementById('run-word').textContent === 'Run'")
            let still = try await browser.text("document.getElementById('clock').textContent")
            try await browser.click("#step")
            try await browser.wait("document.getElementById('clock').textContent !== '\(still)'")
            let stepped = try await browser.text("document.getElementById('clock').textContent")
            let moved = (Double(stepped.dropLast(2)) ?? 0) - (Double(still.dropLast(2)) ?? 0)
            #expect(abs(moved - 1.0 / 60) < 0.002, "\(still) \(stepped)")
            // What is pinned has a card.
            try await browser.click("#run")
            try await browser.type("viewDidAppear", into: "#filter")
            try await browser.wait("[...document.querySelectorAll('#events li')].every((row) => row.textContent.includes('viewDidAppear'))")
            try await browser.run("document.querySelector('#events li button').click()")
            try await browser.wait("document.getElementById('card-text').textContent.includes('transition is over')")
            // The device is turned: the picture is wider than tall.
            try await browser.run("document.querySelector('[data-perform=\"rotate left\"]').click()")
            try await browser.wait("document.getElementById('screen').width > document.getElementById('screen').height")
        } catch {
            Issue.record(error)
        }
        await show.end()
    }

    @Test func everybodyCanUseIt() async throws {
        let show = try await Show("ShoppingList")
        let browser = show.browser
        do {
            let nameless = "[...document.querySelectorAll('button, input, select, canvas, output, section')].filter((e) => e.checkVisibility() && !(e.ariaLabel || e.getAttribute('aria-label') || e.textContent.trim() || e.closest('label')?.textContent.trim())).map((e) => e.outerHTML).join()"
            #expect(try await browser.text(nameless) == "")
            for theme in ["light", "dark"] {
                try await browser.run("document.documentElement.dataset.theme = '\(theme)'")
                #expect(try await browser.text(Self.lowContrast) == "", "\(theme)")
            }
            // By the keyboard alone: space pauses, a full stop steps, tab reaches every control.
            try await browser.run("document.activeElement.blur()")
            try await browser.keys(" ")
            try await browser.wait("document.getElementById('run-word').textContent === 'Run'")
            let still = try await browser.text("document.getElementById('clock').textContent")
            try await browser.run("document.activeElement.blur()")
            try await browser.keys(".")
            try await browser.wait("document.getElementById('clock').textContent !== '\(still)'")
            try await browser.run("window.reached = new Set(); document.addEventListener('focusin', (event) => window.reached.add(event.target.id || event.target.dataset.perform))")
            try await browser.keys(String(repeating: "\u{E004}", count: 60))
            for control in ["run", "speed", "screen", "rotate left", "appearance", "text-size", "filter", "lanes"] { #expect(try await browser.isTrue("window.reached.has('\(control)')"), "\(control)") }
            // Narrow: nothing is cut off at the sides.
            try await browser.resize(420, 900)
            try await browser.wait("innerWidth === 420")
            #expect(try await browser.isTrue("document.documentElement.scrollWidth <= innerWidth"))
            #expect(try await browser.isTrue("document.getElementById('screen').getBoundingClientRect().right <= innerWidth"))
        } catch {
            Issue.record(error)
        }
        await show.end()
    }

    /// Texts whose contrast with what is behind them is below 4.5 to 1 (WCAG 2.2, 1.4.3).
    private static let lowContrast = """
        (() => {
          const parse = (text) => { const p = text.match(/[\\d.]+/g).map(Number); return text.startsWith("color(srgb") ? [p[0] * 255, p[1] * 255, p[2] * 255, p[3] ?? 1] : [p[0], p[1], p[2], p[3] ?? 1]; };
          const light = (c) => { const [r, g, b] = c.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
          const behind = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] > 0.9) return c; } return [255, 255, 255, 1]; };
          const bad = [];
          for (const e of document.querySelectorAll("h1, h2, p, button, small, time, span, label, select, summary, li, output")) {
            if (!e.checkVisibility() || e.disabled || ![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
            const a = light(parse(getComputedStyle(e).color).slice(0, 3)), b = light(behind(e).slice(0, 3));
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) bad.push(`${e.tagName} ${e.id} ${e.textContent.trim().slice(0, 20)} ${ratio.toFixed(2)}`);
          }
          return bad.slice(0, 10).join("; ");
        })()
        """
}
