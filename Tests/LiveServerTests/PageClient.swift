// A client of the server by plain sockets: HTTP and WebSocket as bytes, so that a test can send what no browser would.
// Reads wait as long as it takes, up to a limit that only a failure reaches.
@preconcurrency import Glibc
import Foundation

final class PageClient: @unchecked Sendable {
    struct Gone: Error, CustomStringConvertible {
        let description: String
    }

    /// An HTTP answer.
    struct Answer: Sendable {
        var status = 0
        var headers: [String: String] = [:]
        var body = ""
    }

    enum Frame: Equatable, Sendable {
        case text(String)
        case binary([UInt8])
        case close
    }

    private static let limit = 30
    private let descriptor: Int32
    private var read: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: Self.limit, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(port).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
        let result = withUnsafePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } }
        guard result == 0 else { throw Gone(description: "cannot connect: \(String(cString: strerror(errno)))") }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Gone(description: "cannot send") }
            done += count
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 65536)
        while read.count < count {
            let got = recv(descriptor, &chunk, chunk.count, 0)
            guard got > 0 else { throw Gone(description: got == 0 ? "closed" : "nothing came: \(String(cString: strerror(errno)))") }
            read += chunk[..<got]
        }
        defer { read.removeFirst(count) }
        return Array(read[..<count])
    }

    /// Whether the server closes the connection; what it sends before is passed over.
    func isClosed() async -> Bool { (try? await aside { self.readsEnd() }) ?? false }

    private func readsEnd() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let got = recv(descriptor, &chunk, chunk.count, 0)
            if got == 0 || got < 0 && errno == ECONNRESET { return true }
            if got < 0 { return false }
        }
    }

    /// Waiting happens on a thread of its own: those of the concurrency pool are the server's too, and few.
    private func aside<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
        }
    }

    // MARK: HTTP

    func answer() async throws -> Answer { try await aside { try self.readAnswer() } }

    private func readAnswer() throws -> Answer {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += try take(1) }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        var answer = Answer(status: Int(lines[0].split(separator: " ")[1]) ?? 0)
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        if let length = answer.headers["content-length"].flatMap({ Int($0) }) { answer.body = String(decoding: try take(length), as: UTF8.self) }
        return answer
    }

    // MARK: WebSocket

    static func handshake(path: String, host: String, origin: String?) -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n"
    }

    func say(_ text: String) async throws { try await aside { try self.send(Self.frame(Array(text.utf8))) } }

    static func frame(_ payload: [UInt8], first: UInt8 = 0x81) -> [UInt8] {
        let mask: [UInt8] = [1, 2, 3, 4]
        let length: [UInt8] = payload.count < 126 ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    func frame() async throws -> Frame { try await aside { try self.readFrame() } }

    private func readFrame() throws -> Frame {
        let head = try take(2)
        var length = Int(head[1] & 0x7F)
        if length == 126 { length = try take(2).reduce(0) { $0 << 8 | Int($1) } } else if length == 127 { length = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        let payload = try take(length)
        switch head[0] & 0x0F {
        case 1: return .text(String(decoding: payload, as: UTF8.self))
        case 2: return .binary(payload)
        default: return .close
        }
    }

    /// The next message of a kind, as an object.
    func message(_ kind: String) async throws -> [String: Any] {
        while true {
            guard case .text(let text) = try await frame(), let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { continue }
            if object["kind"] as? String == kind { return object }
        }
    }

    /// The next picture's description.
    func picture() async throws -> [String: Any] {
        while true {
            guard case .binary(let bytes) = try await frame() else { continue }
            return try Self.description(bytes)
        }
    }

    /// A message and a picture, whichever comes first: what changes the screen is answered and drawn by two tasks of the server.
    func messageAndPicture(_ kind: String) async throws -> (message: [String: Any], picture: [String: Any]) {
        var message: [String: Any]?, picture: [String: Any]?
        while true {
            if let message, let picture { return (message, picture) }
            switch try await frame() {
            case .binary(let bytes): picture = try Self.description(bytes)
            case .text(let text):
                let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
                if object?["kind"] as? String == kind { message = object }
            default: continue
            }
        }
    }

    private static func description(_ bytes: [UInt8]) throws -> [String: Any] {
        let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length])) as? [String: Any] ?? [:]
    }
}
