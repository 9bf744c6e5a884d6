// The app process's end of its connections: receives requests in their order and sends the answers.
// LiveSession takes the next one. The clock stands still while there is no request.
import CProcessWatch
import CVirtualTime
@preconcurrency import Glibc
import Foundation
import HostProtocol

@MainActor final class LiveChannel {
    /// The real seconds that an answer may wait for a reader before the reader counts as gone.
    private static let sendLimit = 10
    /// The real seconds without a request after which the process ends, because its user has forgotten it.
    private static let idleLimit = 4 * 3600
    /// Connections at a time; more wait.
    private static let maximumClients = 32

    /// Called with a connection that was closed.
    var onDrop: ((Int32) -> Void)?
    private let listener: Int32
    private(set) var clients: [Int32]

    /// - Parameter clients: connections that an earlier process of the session has accepted.
    init(listener: Int32, clients: [Int32] = []) {
        self.listener = listener
        self.clients = clients
    }

    /// The next request and its sender; nil if there was no request for a long time, or there cannot be one.
    func next() -> (client: Int32, request: LiveRequest)? {
        rest()
        defer { goOn() }
        while true {
            var waits = clients.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if clients.count < Self.maximumClients { waits.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
            let count = poll(&waits, nfds_t(waits.count), Int32(Self.idleLimit * 1000))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return nil }
            for wait in waits where wait.revents != 0 {
                if wait.fd == listener {
                    guard wait.revents & Int16(POLLIN) != 0 else { return nil }
                    accept()
                } else if let request = read(from: wait.fd) {
                    return (wait.fd, request)
                }
            }
        }
    }

    func answer(_ answer: LiveAnswer, payload: Data, to client: Int32) {
        guard clients.contains(client) else { return }
        rest()
        defer { goOn() }
        do throws(LiveWire.Problem) {
            try LiveWire.write(answer, payload: payload, to: client)
        } catch {
            drop(client)
        }
    }

    /// Marks a wait for others, which is no hang and takes no time.
    private func rest() {
        vt_hold()
        watch_pause()
    }

    private func goOn() {
        watch_resume()
        vt_release()
    }

    private func accept() {
        // The connection is not closed by exec: it outlives the process that is launched again.
        let client = Glibc.accept(listener, nil, nil)
        guard client >= 0 else { return }
        var limit = timeval(tv_sec: Self.sendLimit, tv_usec: 0)
        setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        clients.append(client)
    }

    /// Reads a request. One that cannot be read ends its connection, because the start of the next one is not known.
    private func read(from client: Int32) -> LiveRequest? {
        do throws(LiveWire.Problem) {
            return try LiveWire.read(LiveRequest.self, limit: LiveWire.maximumRequest, from: client).message
        } catch {
            if case .malformed = error {
                var answer = LiveAnswer()
                answer.problem = error.description
                try? LiveWire.write(answer, to: client)
            }
            drop(client)
            return nil
        }
    }

    private func drop(_ client: Int32) {
        clients.removeAll { $0 == client }
        close(client)
        onDrop?(client)
    }
}
