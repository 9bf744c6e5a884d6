// NotificationCenter.notifications(named:object:): the notifications of a name as an asynchronous sequence. Foundation on
// Linux has no such method. Each iterator observes from its making to its end.
import Foundation
import ObjectiveC

extension NotificationCenter {
    /// The notifications of one name, and of one object when one is given.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// The elements of the sequence.
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Observes from now on; what was posted before is not in it.
        public func makeAsyncIterator() -> Iterator {
            let center = center
            return Iterator(AsyncStream { continuation in
                let observer = Unchecked(center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Unchecked($0)) })
                continuation.onTermination = { _ in center.removeObserver(observer.value) }
            })
        }

        /// Hands out the notifications in the order in which they were posted.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Unchecked<Notification>>.Iterator
            fileprivate init(_ stream: AsyncStream<Unchecked<Notification>>) { self.stream = stream.makeAsyncIterator() }

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.value }
        }
    }

    /// An asynchronous sequence of the notifications of a name, from every object or from one.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
