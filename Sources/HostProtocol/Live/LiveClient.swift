// One end of a connection to an app process that is held open: a request, then its answer, in turn.
// The tool's commands make one a command, the viewer's server keeps one. It also makes the socket that the app inherits.
@preconcurrency import Glibc
import Foundation

package final class LiveClient {
    private let descriptor: Int32

    /// - Parameter timeout: real seconds to wait for an answer; a request may let much of the app's time pass.
    package init(path: String, timeout: Double) throws(LiveWire.Problem) {
        descriptor = try Self.makeSocket()
        var limit = timeval(tv_sec: Int(timeout), tv_usec: Int((timeout - timeout.rounded(.down)) * 1e6))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let result = try Self.withAddress(path) { connect(descriptor, $0, $1) }
        if result != 0 {
            let problem = errno
            close(descriptor)
            throw problem == ENOENT || problem == ECONNREFUSED ? .closed : .system(String(cString: strerror(problem)))
        }
    }

    deinit { close(descriptor) }

    package func ask(_ request: LiveRequest) throws(LiveWire.Problem) -> (answer: LiveAnswer, payload: Data) {
        try LiveWire.write(request, to: descriptor)
        let (answer, payload) = try LiveWire.read(LiveAnswer.self, limit: LiveWire.maximumAnswer, payloadLimit: LiveWire.maximumPayload, from: descriptor)
        return (answer, payload)
    }

    /// A listening socket at `path` that a child process inherits. It answers connections before the child is ready.
    package static func listen(at path: String) throws(LiveWire.Problem) -> Int32 {
        let descriptor = try makeSocket(flags: 0)
        unlink(path)
        guard try withAddress(path, { bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 16) == 0 else {
            let problem = String(cString: strerror(errno))
            close(descriptor)
            throw .system("\(path): \(problem)")
        }
        return descriptor
    }

    private static func makeSocket(flags: Int32 = Int32(SOCK_CLOEXEC.rawValue)) throws(LiveWire.Problem) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
        guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
        return descriptor
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws(LiveWire.Problem) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw .system("\(path): too long for a socket's path") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
