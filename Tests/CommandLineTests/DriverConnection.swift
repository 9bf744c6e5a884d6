// One question to a WebDriver over a plain socket, a connection each; WebBrowser asks. Foundation's URLSession cannot: it refuses the
// driver's header fields, which have no space after their colon (RFC 9112, 5.1, makes it optional).
import Foundation
@preconcurrency import Glibc

enum DriverConnection {
    /// - Parameter limit: real seconds in which the answer must have come.
    static func ask(port: UInt16, method: String, path: String, body: Data?, limit: Int) throws -> Data {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var patience = timeval(tv_sec: limit, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
        let result = withUnsafePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } }
        guard result == 0 else { throw WebBrowser.Problem(description: "no driver listens on \(port)") }
        var request = Data("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n".utf8)
        request.append(body ?? Data())
        var sent = 0
        while sent < request.count {
            let count = request.withUnsafeBytes { send(descriptor, $0.baseAddress.map { $0 + sent }, request.count - sent, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw WebBrowser.Problem(description: "\(path): the driver hung up") }
            sent += count
        }
        return try answer(from: descriptor, to: path)
    }

    /// The body of the answer, as long as its head says.
    private static func answer(from descriptor: Int32, to path: String) throws -> Data {
        var read = Data(), chunk = [UInt8](repeating: 0, count: 65536), wanted = Int.max
        while read.count < wanted {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            guard count > 0 else { throw WebBrowser.Problem(description: "\(path): the driver did not answer") }
            read.append(contentsOf: chunk[..<count])
            guard wanted == Int.max, let end = read.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: read[..<end.lowerBound], as: UTF8.self).lowercased()
            guard let length = head.components(separatedBy: "content-length:").dropFirst().first.flatMap({ Int($0.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }) }) else {
                throw WebBrowser.Problem(description: "\(path): no length in \(head)")
            }
            read = Data(read[end.upperBound...])
            wanted = length
        }
        return read
    }
}
