// Messages of JSON-RPC over a pair of pipes, as the language server and the build server protocols frame them:
// a header with the length, an empty line, the JSON. Used by BuildServer and LanguageProxy.

import Foundation

typealias JSONObject = [String: Any]

final class MessageStream: @unchecked Sendable {
    /// The maximum length; longer messages, which no editor sends, are not read.
    private static let longest = 256 << 20

    private let input: Int32
    private let output: Int32
    private let lock = NSLock()
    private var pending: [UInt8] = []
    private var start = 0

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// The next message's JSON; nil at the end, and if the input is no message.
    func next() -> Data? {
        var length: Int?
        while let line = line() {
            if line.isEmpty {
                guard let length, length >= 0, length <= Self.longest else { return nil }
                return bytes(length)
            }
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "content-length" { length = Int(parts[1].trimmingCharacters(in: .whitespaces)) }
        }
        return nil
    }

    func send(_ data: Data) {
        lock.lock()
        defer { lock.unlock() }
        for part in [Data("Content-Length: \(data.count)\r\n\r\n".utf8), data] {
            part.withUnsafeBytes { buffer in
                var done = 0
                while done < buffer.count {
                    let count = write(output, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                    if count < 0 && errno == EINTR { continue }
                    if count <= 0 { return }
                    done += count
                }
            }
        }
    }

    func send(_ message: JSONObject) {
        guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) else { return }
        send(data)
    }

    func notify(_ method: String, _ params: JSONObject) { send(["jsonrpc": "2.0", "method": method, "params": params]) }
    func answer(_ id: Any, _ result: Any) { send(["jsonrpc": "2.0", "id": id, "result": result]) }
    func refuse(_ id: Any, _ code: Int, _ message: String) { send(["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message] as JSONObject]) }

    // MARK: Reading

    private func line() -> String? {
        while true {
            if let end = pending[start...].firstIndex(of: 10) {
                var text = pending[start..<end]
                if text.last == 13 { text = text.dropLast() }
                start = end + 1
                return String(decoding: text, as: UTF8.self)
            }
            // Headers are short.
            guard pending.count - start < 16_384, fill() else { return nil }
        }
    }

    private func bytes(_ count: Int) -> Data? {
        while pending.count - start < count { guard fill() else { return nil } }
        let data = Data(pending[start..<start + count])
        pending.removeFirst(start + count)
        start = 0
        return data
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(input, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            pending += chunk[..<count]
            return true
        }
    }
}

enum FileAddress {
    /// "file:///a%20b" of a path, and back.
    static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
    static func path(_ uri: String) -> String? { URL(string: uri).flatMap { $0.isFileURL ? $0.path : nil } }
}
