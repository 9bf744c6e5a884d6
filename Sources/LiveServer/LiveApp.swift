// The server's interface to the app: answers to requests, one at a time. The app process is at the other end of a
// LiveClient; tests put something of their own in its place.
import Dispatch
import Foundation
import HostProtocol

package protocol LiveApp: Sendable {
    func ask(_ request: LiveRequest) async throws -> (answer: LiveAnswer, payload: Data)
}

/// An app process behind a socket.
package final class ConnectedApp: LiveApp {
    // The queue is the only user of the client.
    nonisolated(unsafe) private let client: LiveClient
    private let queue = DispatchQueue(label: "WillAppear.app")

    package init(_ client: sending LiveClient) { self.client = client }

    package func ask(_ request: LiveRequest) async throws -> (answer: LiveAnswer, payload: Data) {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                do {
                    continuation.resume(returning: try client.ask(request))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }
}
