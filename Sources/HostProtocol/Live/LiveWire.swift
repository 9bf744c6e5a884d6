// The form of requests and answers between processes: two lengths, JSON, then bytes that are no JSON (pictures).
// LiveClient and the host's LiveChannel use it. Both sides refuse what is longer than its limit before they read it.
@preconcurrency import Glibc
import Foundation

package enum LiveWire {
    /// Text that an app shows is bounded by snapshots; a request is typed by someone.
    package static let maximumRequest = 1 << 20
    package static let maximumAnswer = 16 << 20
    package static let maximumPayload = 256 << 20
    static let headerLength = 8

    package enum Problem: Error, Equatable, CustomStringConvertible {
        /// The other side is gone.
        case closed
        /// Nothing came within the time that one waits.
        case timeout
        case tooLong(Int)
        case malformed(String)
        case system(String)

        package var description: String {
            switch self {
            case .closed: "the connection was closed"
            case .timeout: "no answer"
            case .tooLong(let length): "a message of \(length) bytes is too long"
            case .malformed(let problem): "a message cannot be read: \(problem)"
            case .system(let problem): problem
            }
        }
    }

    package static func write<T: Encodable>(_ message: T, payload: Data = Data(), to descriptor: Int32) throws(Problem) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(message) else { throw .malformed("it cannot be encoded") }
        var bytes = Data(capacity: headerLength + json.count)
        for length in [json.count, payload.count] { withUnsafeBytes(of: UInt32(length).bigEndian) { bytes.append(contentsOf: $0) } }
        bytes.append(json)
        try send(bytes, to: descriptor)
        if !payload.isEmpty { try send(payload, to: descriptor) }
    }

    package static func read<T: Decodable>(_ type: T.Type, limit: Int, payloadLimit: Int = 0, from descriptor: Int32) throws(Problem) -> (message: T, payload: Data) {
        let header = try receive(headerLength, from: descriptor)
        let lengths = stride(from: 0, to: headerLength, by: 4).map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard lengths[0] <= limit else { throw .tooLong(lengths[0]) }
        guard lengths[1] <= payloadLimit else { throw .tooLong(lengths[1]) }
        let json = try receive(lengths[0], from: descriptor)
        let payload = try receive(lengths[1], from: descriptor)
        do {
            return (try JSONDecoder().decode(type, from: json), payload)
        } catch {
            throw .malformed("\(error)")
        }
    }

    private static func send(_ bytes: Data, to descriptor: Int32) throws(Problem) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done, Int32(MSG_NOSIGNAL)) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw failure }
            done += count
        }
    }

    private static func receive(_ length: Int, from descriptor: Int32) throws(Problem) -> Data {
        var bytes = Data()
        var chunk = [UInt8](repeating: 0, count: min(max(length, 1), 1 << 16))
        while bytes.count < length {
            let count = recv(descriptor, &chunk, min(chunk.count, length - bytes.count), 0)
            if count < 0 && errno == EINTR { continue }
            if count == 0 { throw .closed }
            guard count > 0 else { throw failure }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }

    private static var failure: Problem {
        switch errno {
        case EAGAIN, EWOULDBLOCK: .timeout
        case EPIPE, ECONNRESET, ENOTCONN: .closed
        default: .system(String(cString: strerror(errno)))
        }
    }
}
