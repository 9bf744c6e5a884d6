// The gate before a server that the test plays itself, by plain sockets: in what order the two sides of a connection end.
@preconcurrency import Glibc
import Foundation
@testable import LiveServer
import Testing

@Suite(.serialized) struct GateTests {
    /// The socket behind the gate, and what it accepted.
    private final class Upstream {
        let folder: URL
        let listener: Int32
        var path: String { folder.appendingPathComponent("http").path }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("gate-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var place = sockaddr_un()
            place.sun_family = sa_family_t(AF_UNIX)
            let bytes = Array(path.utf8)
            withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: bytes) }
            let descriptor = listener
            let bound = withUnsafePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) } }
            try #require(bound == 0 && listen(descriptor, 4) == 0)
        }

        deinit {
            close(listener)
            try? FileManager.default.removeItem(at: folder)
        }

        /// The next connection, after the bytes of the client's handshake have come.
        func connection() throws -> Int32 {
            let server = accept(listener, nil, nil)
            try #require(server >= 0)
            var limit = timeval(tv_sec: 20, tv_usec: 0)
            setsockopt(server, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(server, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            var byte: UInt8 = 0
            var last: [UInt8] = []
            while last != [13, 10, 13, 10] {
                try #require(recv(server, &byte, 1, 0) == 1)
                last = last.suffix(3) + [byte]
            }
            return server
        }
    }

    /// Sends until all is taken; false when a write fails.
    private func sends(_ count: Int, to server: Int32) -> Bool {
        let bytes = [UInt8](repeating: 7, count: count)
        var done = 0
        while done < count {
            let sent = bytes.withUnsafeBytes { send(server, $0.baseAddress.map { $0 + done }, count - done, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            done += sent
        }
        return true
    }

    /// FlyingFox closes a socket after a write that failed, though a task of its own still reads from it. So the gate lets it read the end first.
    @Test func theServerReadsTheEndBeforeItsWritesFail() async throws {
        let upstream = try Upstream()
        let gate = try Gate(address: "127.0.0.1", port: 0, upstream: upstream.path)
        gate.run()
        let client = try PageClient(port: Int(gate.port))
        try client.send(PageClient.handshake(path: "/", host: "x", origin: nil))
        let server = try upstream.connection()
        // A frame without a mask.
        try client.send([0x81, 5, 1, 2, 3, 4, 5])
        #expect(await client.isClosed())
        #expect(sends(2_000_000, to: server))
        var byte: UInt8 = 0
        #expect(recv(server, &byte, 1, 0) == 0)
        #expect(sends(10, to: server))
        close(server)
        gate.stop()
    }

    /// A client that goes away while the server writes to it: the rest is dropped.
    @Test func whatIsWrittenToAClientThatIsGoneIsDropped() async throws {
        let upstream = try Upstream()
        let gate = try Gate(address: "127.0.0.1", port: 0, upstream: upstream.path)
        gate.run()
        var client: PageClient? = try PageClient(port: Int(gate.port))
        try client?.send(PageClient.handshake(path: "/", host: "x", origin: nil))
        let server = try upstream.connection()
        #expect(sends(100_000, to: server))
        client = nil
        #expect(sends(8_000_000, to: server))
        var byte: UInt8 = 0
        #expect(recv(server, &byte, 1, 0) == 0)
        close(server)
        gate.stop()
    }
}
