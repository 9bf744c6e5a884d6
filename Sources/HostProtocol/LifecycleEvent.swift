// One fact of an app's life cycle, as UIKit states it (Draft) and as the trace holds it.
// UIKit creates drafts, the host stamps and records them, the timeline and tests read them.
import Foundation

package struct LifecycleEvent: Codable, Sendable, Equatable {
    /// What sort of object an event belongs to. Lanes of the timeline are grouped by it.
    package enum Kind: String, Codable, Sendable {
        case application, scene, window, viewController, view
    }

    /// What UIKit knows when something happens. The host adds sequence number, time and frame.
    package struct Draft: Sendable, Equatable {
        package var kind: Kind
        /// Name of the object's class without its module: "FirstViewController".
        package var className: String
        /// Stable number of the object among those of its class, from 1. See ``ObjectNumbers``.
        package var object: Int
        /// Apple's name of the callback or state: "viewDidLoad", "sceneDidBecomeActive".
        package var event: String
        /// The callback's `animated` argument, nil where there is none.
        package var animated: Bool?
        /// Why it happened, in a few words: "present", "push", "launch". Nil where nobody knows.
        package var cause: String?

        package init(
            kind: Kind, className: String, object: Int, event: String, animated: Bool? = nil, cause: String? = nil
        ) {
            self.kind = kind
            self.className = className
            self.object = object
            self.event = event
            self.animated = animated
            self.cause = cause
        }
    }

    /// Position in the run, 1 for the first event.
    package var sequence: Int
    /// Seconds since launch on the app's clock.
    package var time: Double
    /// Frames committed before it.
    package var frame: Int
    package var kind: Kind
    package var className: String
    package var object: Int
    package var event: String
    package var animated: Bool?
    package var cause: String?
    /// The last link of the chain that led to it, a ``CauseLink``; nil where nobody knows.
    package var link: Int?

    package init(_ draft: Draft, sequence: Int, time: Double, frame: Int, link: Int? = nil) {
        self.sequence = sequence
        self.time = time
        self.frame = frame
        kind = draft.kind
        className = draft.className
        object = draft.object
        event = draft.event
        animated = draft.animated
        cause = draft.cause
        self.link = link
    }

    /// "FirstViewController#1", the name of a lane.
    package var lane: String { "\(className)#\(object)" }

    enum CodingKeys: String, CodingKey {
        case sequence = "seq"
        case time, frame, kind
        case className = "class"
        case object, event, animated, cause, link
    }
}

/// Hands out the numbers that tell objects of one class apart: 1, 2, 3 in order of creation.
/// An object asks once and keeps its number, so that it stays the same after others are gone.
package final class ObjectNumbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: [String: Int] = [:]

    package init() {}

    /// The last number of each class, for a process that continues this one.
    package var counts: [String: Int] {
        get { lock.withLock { last } }
        set { lock.withLock { last = newValue } }
    }

    package func next(for className: String) -> Int {
        lock.lock()
        defer { lock.unlock() }
        let number = (last[className] ?? 0) + 1
        last[className] = number
        return number
    }
}
