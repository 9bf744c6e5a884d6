// The door to the network: listens on one address, holds what comes in to TrafficRules, and passes it on to the HTTP
// library behind a private socket. What goes out is passed as fast as the client reads, and no faster.
import Dispatch
@preconcurrency import Glibc
import Foundation

final class Gate: @unchecked Sendable {
    /// Connections at a time; more are closed at once.
    static let maximumConnections = 64
    /// Real seconds in which a request must be whole.
    private static let headLimit = 30

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let port: UInt16
    private let listener: Int32
    private let upstream: String
    private let lock = NSLock()
    private var open: [Int32: Int32] = [:]
    private var isClosed = false

    /// - Parameters:
    ///   - address: in numbers, as 127.0.0.1.
    ///   - upstream: path of the socket behind.
    init(address: String, port: UInt16, upstream: String) throws(Problem) {
        self.upstream = upstream
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw Problem(description: String(cString: strerror(errno))) }
        var one: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
            close(listener)
            throw Problem(description: "\(address): not an address in numbers")
        }
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let bound = withUnsafePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) } }
        guard bound == 0, listen(descriptor, 64) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw Problem(description: "\(address):\(port): \(reason)")
        }
        _ = withUnsafeMutablePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) } }
        self.port = UInt16(bigEndian: place.sin_port)
    }

    func run() {
        Thread.detachNewThread { [self] in
            while true {
                let client = accept(listener, nil, nil)
                if client < 0 && (errno == EINTR || errno == ECONNABORTED) { continue }
                if client < 0 && (errno == EMFILE || errno == ENFILE) {
                    Thread.sleep(forTimeInterval: 0.05)
                    continue
                }
                guard client >= 0 else { return }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                admit(client)
            }
        }
    }

    func stop() {
        lock.lock()
        isClosed = true
        let pairs = open
        lock.unlock()
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        for (client, server) in pairs {
            shutdown(client, Int32(SHUT_RDWR))
            shutdown(server, Int32(SHUT_WR))
        }
    }

    private func admit(_ client: Int32) {
        var one: Int32 = 1
        setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        lock.lock()
        let isFull = isClosed || open.count >= Self.maximumConnections
        lock.unlock()
        guard !isFull, let server = connectUpstream() else {
            close(client)
            return
        }
        lock.lock()
        open[client] = server
        lock.unlock()
        let ends = Ends { [self] in
            lock.lock()
            open[client] = nil
            lock.unlock()
            close(client)
            close(server)
        }
        // The library learns of the end by reading it, never by a write that fails. After such a write FlyingFox 0.27.1 closes its socket while
        // a task still waits to read from it; that task then reads what the next connection with the same descriptor sends, and the next
        // connection is never answered (one in ten, after a malformed frame).
        Thread.detachNewThread { [self] in
            inward(from: client, to: server)
            shutdown(server, Int32(SHUT_WR))
            shutdown(client, Int32(SHUT_RDWR))
            ends.one()
        }
        Thread.detachNewThread {
            Self.outward(from: server, to: client)
            shutdown(client, Int32(SHUT_RDWR))
            ends.one()
        }
    }

    /// Closes both sockets when both directions have ended.
    private final class Ends: @unchecked Sendable {
        private let lock = NSLock()
        private var left = 2
        private let done: () -> Void
        init(_ done: @escaping () -> Void) { self.done = done }
        func one() {
            lock.lock()
            left -= 1
            let isLast = left == 0
            lock.unlock()
            if isLast { done() }
        }
    }

    private func inward(from client: Int32, to server: Int32) {
        var rules = TrafficRules()
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        setTimeout(client, Self.headLimit)
        while true {
            let count = recv(client, &buffer, buffer.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            do {
                let wasSocket = rules.isSocket
                let passed = try rules.pass(buffer[..<count])
                if rules.isSocket, !wasSocket { setTimeout(client, 0) }
                guard Self.send(passed, passed.count, to: server) else { return }
            } catch {
                if !rules.isSocket { Self.refuse(client, error.reason) }
                return
            }
        }
    }

    private static func refuse(_ client: Int32, _ reason: String) {
        let answer = Array("HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: \(reason.utf8.count)\r\nConnection: close\r\n\r\n\(reason)".utf8)
        _ = send(answer, answer.count, to: client)
    }

    /// Returns when the library has closed its side. What it writes to a client that is gone is read and dropped.
    private static func outward(from server: Int32, to client: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        var isThere = true
        while true {
            let count = recv(server, &buffer, buffer.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            if isThere, !send(buffer, count, to: client) {
                isThere = false
                // Ends the other direction too, which may wait for the client's next word.
                shutdown(client, Int32(SHUT_RDWR))
            }
        }
    }

    private static func send(_ bytes: [UInt8], _ length: Int, to descriptor: Int32) -> Bool {
        var done = 0
        while done < length {
            let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress.map { $0 + done }, length - done, Int32(MSG_NOSIGNAL)) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private func setTimeout(_ descriptor: Int32, _ seconds: Int) {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    private func connectUpstream() -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var place = sockaddr_un()
        place.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(upstream.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: place.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: bytes) }
        let result = withUnsafePointer(to: &place) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) } }
        if result == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
