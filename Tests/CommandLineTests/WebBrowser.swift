// A real browser, driven through its driver (W3C WebDriver): Chromium of Debian's packages chromium and chromium-driver.
// Tests that need it are skipped where it is not installed, and where WILLAPPEAR_BROWSER_TESTS=1 does not ask for them. Waiting is the page's: a script answers when it has seen enough.
import Foundation

final class WebBrowser {
    struct Problem: Error, CustomStringConvertible { let description: String }

    static let isWanted = ProcessInfo.processInfo.environment["WILLAPPEAR_BROWSER_TESTS"] == "1"
        && ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.isExecutableFile)
    /// Real seconds in which a page must show what is waited for; only a failure takes as long.
    private static let limit = 60

    private let driver = Process()
    private let port: UInt16
    private var session = ""

    /// - Parameter language: what the browser says it wants: "en", "ko".
    init(language: String = "en") async throws {
        driver.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
        driver.arguments = ["--port=0", "--log-level=SEVERE"]
        let pipe = Pipe()
        driver.standardOutput = pipe
        driver.standardError = FileHandle.nullDevice
        try driver.run()
        var said = ""
        while said.range(of: "successfully on port [0-9]+\\.", options: .regularExpression) == nil {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Problem(description: "chromedriver ended: \(said)") }
            said += String(decoding: data, as: UTF8.self)
        }
        port = said.components(separatedBy: "successfully on port ").last.flatMap { UInt16($0.prefix { $0.isNumber }) } ?? 0
        let options: [String: Any] = ["args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,1000", "--lang=\(language)"], "prefs": ["intl.accept_languages": language]]
        do { try await begin(options) } catch {
            stop()
            throw error
        }
    }

    private func begin(_ options: [String: Any]) async throws {
        let made = try await ask("POST", "/session", ["capabilities": ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"], "timeouts": ["script": Self.limit * 1000]] as [String: Any]]])
        session = "/session/" + ((made as? [String: Any])?["sessionId"] as? String ?? "")
    }

    func end() async {
        _ = try? await ask("DELETE", session, nil)
        stop()
    }

    /// SIGTERM is blocked in what a thread of a task starts.
    private func stop() {
        kill(driver.processIdentifier, SIGKILL)
        driver.waitUntilExit()
    }

    @discardableResult private func ask(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any? {
        let data = try DriverConnection.ask(port: port, method: method, path: path, body: body.map { try JSONSerialization.data(withJSONObject: $0) }, limit: Self.limit + 30)
        let value = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["value"]
        if let failure = value as? [String: Any], let error = failure["error"] as? String { throw Problem(description: "\(path): \(error): \(failure["message"] ?? "")") }
        return value
    }

    /// What the page's scripts and its security policy have complained about.
    func errors() async throws -> [String] {
        let log = try await ask("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return log.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }
    }

    func open(_ page: String) async throws { try await ask("POST", session + "/url", ["url": page]) }
    /// The page's size; a window of a desktop cannot be as narrow as a phone.
    func resize(_ width: Int, _ height: Int) async throws {
        let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        try await ask("POST", session + "/goog/cdp/execute", ["cmd": "Emulation.setDeviceMetricsOverride", "params": size])
    }

    @discardableResult func run(_ script: String) async throws -> Any? { try await ask("POST", session + "/execute/sync", ["script": script, "args": [String]()]) }
    func text(_ expression: String) async throws -> String { try await run("return String(\(expression))") as? String ?? "" }
    func isTrue(_ expression: String) async throws -> Bool { try await run("return Boolean(\(expression))") as? Bool ?? false }

    /// Until the expression is true: it is looked at whenever the page is painted.
    func wait(_ expression: String) async throws {
        try await ask("POST", session + "/execute/async", [
            "script": "const done = arguments[0]; const look = () => { if (\(expression)) done(true); else requestAnimationFrame(look); }; look();", "args": [String](),
        ])
    }

    private func element(_ selector: String) async throws -> String {
        let found = try await ask("POST", session + "/element", ["using": "css selector", "value": selector]) as? [String: Any]
        return found?.values.first as? String ?? ""
    }

    func click(_ selector: String) async throws { try await ask("POST", session + "/element/\(element(selector))/click", [:]) }
    func type(_ text: String, into selector: String) async throws { try await ask("POST", session + "/element/\(element(selector))/value", ["text": text]) }

    /// Presses the mouse in the middle of what the expression says: [x, y] in the window.
    func press(_ expression: String) async throws {
        guard let point = try await run("return \(expression)") as? [Any], point.count == 2, let x = (point[0] as? NSNumber)?.intValue, let y = (point[1] as? NSNumber)?.intValue else {
            throw Problem(description: "no point: \(expression)")
        }
        let actions: [[String: Any]] = [
            ["type": "pointerMove", "duration": 0, "x": x, "y": y], ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 60], ["type": "pointerUp", "button": 0],
        ]
        try await ask("POST", session + "/actions", ["actions": [["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions] as [String: Any]]])
    }

    /// Keys to whatever has the focus.
    func keys(_ text: String) async throws {
        let actions = text.flatMap { key -> [[String: Any]] in [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]] }
        try await ask("POST", session + "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions] as [String: Any]]])
    }
}
