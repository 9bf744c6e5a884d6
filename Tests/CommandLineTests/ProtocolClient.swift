// An editor's side of `willappear lsp` and `willappear bsp`: sends requests and reads answers, over pipes as editors do.
// Reading blocks until the server says something; a server that ends is a failure with a sentence.
import Foundation

final class ProtocolClient {
    struct Problem: Error, CustomStringConvertible { let description: String }
    typealias Message = [String: Any]

    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private var pending = Data()
    private var last = 0
    /// What the server said without being asked.
    private(set) var notifications: [Message] = []

    init(_ arguments: [String]) throws {
        process.executableURL = CommandLineTool.tool
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["WILLAPPEAR_CACHE"] = CommandLineTool.checkout.appendingPathComponent(".build/test-cache").path
        environment["WILLAPPEAR_VIRTUAL_TIME"] = nil
        for name in environment.keys where name.hasPrefix("XDG_") || name.hasPrefix("WILLAPPEAR_CONTAINER") || ["CFFIXED_USER_HOME", "TMPDIR"].contains(name) { environment[name] = nil }
        environment["HOME"] = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.terminate()
        process.waitUntilExit()
    }

    func notify(_ method: String, _ params: Message) throws { try send(["jsonrpc": "2.0", "method": method, "params": params]) }

    /// The result of a request; the server's own requests meanwhile are answered with nothing.
    @discardableResult func ask(_ method: String, _ params: Any) throws -> Any {
        last += 1
        try send(["jsonrpc": "2.0", "id": last, "method": method, "params": params])
        while true {
            let message = try next()
            if message["method"] != nil {
                if let id = message["id"] { try send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) } else { notifications.append(message) }
            } else if message["id"] as? Int == last {
                if let error = message["error"] { throw Problem(description: "\(method): \(error)") }
                return message["result"] ?? NSNull()
            }
        }
    }

    private func send(_ message: Message) throws {
        let data = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    }

    private func next() throws -> Message {
        while true {
            if let end = pending.range(of: Data("\r\n\r\n".utf8)), let header = String(data: pending[..<end.lowerBound], encoding: .utf8),
                let length = header.components(separatedBy: "Content-Length: ").last.flatMap({ Int($0.prefix { $0.isNumber }) }), pending.endIndex - end.upperBound >= length {
                let body = pending[end.upperBound..<(end.upperBound + length)]
                pending = Data(pending[(end.upperBound + length)...])
                return try JSONSerialization.jsonObject(with: Data(body)) as? Message ?? [:]
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Problem(description: "the server ended") }
            pending += more
        }
    }
}

/// A file in an editor.
final class OpenDocument {
    let client: ProtocolClient
    let uri: String
    private(set) var text: String
    private var version = 1

    init(_ client: ProtocolClient, _ file: URL) throws {
        self.client = client
        uri = file.absoluteString
        text = try String(contentsOf: file, encoding: .utf8)
        try client.notify("textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text] as [String: Any]])
    }

    /// Types `new` behind the first place of `anchor`, as an editor tells it: a range and its text.
    func type(_ new: String, after anchor: String) throws -> (line: Int, character: Int) {
        guard let range = text.range(of: anchor) else { throw ProtocolClient.Problem(description: "no \(anchor)") }
        let start = place(range.upperBound)
        version += 1
        let position: [String: Any] = ["line": start.line, "character": start.character]
        try client.notify("textDocument/didChange", [
            "textDocument": ["uri": uri, "version": version] as [String: Any],
            "contentChanges": [["range": ["start": position, "end": position], "text": new] as [String: Any]],
        ])
        text.insert(contentsOf: new, at: range.upperBound)
        return place(text.index(range.upperBound, offsetBy: new.count))
    }

    func place(of words: String) -> (line: Int, character: Int)? { text.range(of: words).map { place($0.lowerBound) } }

    private func place(_ index: String.Index) -> (line: Int, character: Int) {
        let before = text[..<index]
        let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
        return (before.count { $0 == "\n" }, before[start...].utf16.count)
    }

    func completions(_ place: (line: Int, character: Int)) throws -> [String] {
        let result = try client.ask("textDocument/completion", ["textDocument": ["uri": uri], "position": ["line": place.line, "character": place.character]] as [String: Any])
        let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? result as? [[String: Any]] ?? []
        return items.compactMap { $0["label"] as? String }
    }

    /// Message and place of each problem, in order.
    func problems() throws -> [String] {
        let result = try client.ask("textDocument/diagnostic", ["textDocument": ["uri": uri]])
        return ((result as? [String: Any])?["items"] as? [[String: Any]] ?? []).compactMap { item in
            guard let start = (item["range"] as? [String: Any])?["start"] as? [String: Any], let line = start["line"], let character = start["character"] else { return nil }
            return "\(line):\(character) \(item["message"] ?? "")"
        }
    }

    /// "file:line:character" of the first place that a definition leads to.
    func definition(of words: String) throws -> String? {
        guard let place = place(of: words) else { return nil }
        let result = try client.ask("textDocument/definition", ["textDocument": ["uri": uri], "position": ["line": place.line, "character": place.character + 1]] as [String: Any])
        guard let first = (result as? [[String: Any]])?.first, let uri = first["uri"] as? String ?? first["targetUri"] as? String,
            let range = (first["range"] ?? first["targetSelectionRange"]) as? [String: Any], let start = range["start"] as? [String: Any]
        else { return nil }
        return "\((uri as NSString).lastPathComponent):\(start["line"] ?? ""):\(start["character"] ?? "")"
    }
}
