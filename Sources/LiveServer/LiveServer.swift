// The viewer's server: one page and its socket, for one running app. FlyingFox serves behind Gate; Doorkeeper decides who
// may ask. `willappear view` starts it, tests drive it with clients of their own.
import FlyingFox
import FlyingSocks
import Foundation
import HostProtocol

/// What pages ask for that the app does not know.
package struct PageSources: Sendable {
    /// The card of a callback, as JSON of the page's.
    let explain: @Sendable (_ callback: String) -> String?
    /// Where a class has a callback in the app's source: "ListViewController.swift:23".
    let locate: @Sendable (_ className: String, _ callback: String) -> String?

    package init(explain: @escaping @Sendable (String) -> String? = { _ in nil }, locate: @escaping @Sendable (String, String) -> String? = { _, _ in nil }) {
        self.explain = explain
        self.locate = locate
    }
}

package final class LiveServer: Sendable {
    /// The page's address, token included. Whoever has it may touch the app.
    package let address: String
    private let gate: Gate
    private let server: HTTPServer
    private let serving: Task<Void, any Error>
    private let folder: String

    /// - Parameters:
    ///   - host: address to listen on, in numbers. Anything but 127.0.0.1 lets other machines in.
    ///   - port: 0 for any.
    ///   - sources: what the tool knows beside the app.
    package init(stage: Stage, host: String = "127.0.0.1", port: UInt16 = 0, sources: PageSources = PageSources()) async throws {
        var template = Array((NSTemporaryDirectory() + "/willappear-view-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Gate.Problem(description: "no folder for a socket: \(String(cString: strerror(errno)))") }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let socket = folder + "/http"
        gate = try Gate(address: host, port: port, upstream: socket)
        let token = Doorkeeper.makeToken()
        let names = host == "127.0.0.1" ? ["127.0.0.1:\(gate.port)", "localhost:\(gate.port)"] : ["\(host):\(gate.port)"]
        let answers = Answers(door: Doorkeeper(token: token, hosts: Set(names)), stage: stage, sources: sources)
        address = "http://\(host):\(gate.port)/\(token)/"
        let server = HTTPServer(address: .unix(path: socket), timeout: 3600, logger: .disabled, handler: answers)
        self.server = server
        serving = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 10)
        gate.run()
    }

    package func stop() async {
        gate.stop()
        serving.cancel()
        await server.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// Answers requests that the doorkeeper lets in.
private struct Answers: HTTPHandler {
    let door: Doorkeeper
    let stage: Stage
    let sources: PageSources

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let passage = door.passage(method: request.method.rawValue, path: request.path) { request.headers[HTTPHeader($0)] }
        switch passage {
        case .refused(let code, let reason): return response(HTTPStatusCode(code, phrase: "Refused"), "text/plain; charset=utf-8", Data(reason.utf8))
        case .socket: return try await WebSocketHTTPHandler(handler: ViewerSocket(stage: stage, sources: sources)).handleRequest(request)
        case .file(let name):
            guard let file = PageFile.named(name) else { return response(.notFound, "text/plain; charset=utf-8", Data("there is no such page".utf8)) }
            return response(.ok, file.type, file.contents)
        }
    }

    private func response(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
        let sockets = door.hosts.sorted().map { "ws://\($0)" }.joined(separator: " ")
        // Labels and logs of the app are hostile text, so only the page's own files may be scripts, styles or frames.
        let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        return HTTPResponse(
            statusCode: status,
            headers: [
                HTTPHeader("Content-Type"): type, HTTPHeader("Content-Security-Policy"): policy, HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cache-Control"): "no-store", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
            ], body: body)
    }
}

/// The page's files, by the names that they are served under: no name of a client's ever reaches the file system.
struct PageFile {
    let type: String
    let contents: Data

    private static let scripts = ["view.js", "lanes.js", "screen.js", "detail.js", "inspector.js", "space.js", "record.js", "learn.js", "words.js"]
    private static let files: [String: (String, String)] = {
        var files = ["": ("index.html", "text/html; charset=utf-8"), "view.css": ("view.css", "text/css; charset=utf-8"), "panels.css": ("panels.css", "text/css; charset=utf-8"), "icon.svg": ("icon.svg", "image/svg+xml")]
        for name in scripts { files[name] = (name, "text/javascript; charset=utf-8") }
        return files
    }()

    static func named(_ name: String) -> PageFile? {
        guard let (file, type) = files[name], let url = Bundle.module.url(forResource: "Page/" + file, withExtension: nil), let contents = try? Data(contentsOf: url) else { return nil }
        return PageFile(type: type, contents: contents)
    }
}
