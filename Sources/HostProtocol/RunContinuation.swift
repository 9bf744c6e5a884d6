// The place at which a script's run continues when its app is ended and launched again: by a new process, with what the
// system and the recorders keep. The host writes it into the run configuration and starts the program anew.
import Foundation

package struct RunContinuation: Codable, Sendable, Equatable {
    /// Index of the script's step that launches the app again.
    package var step: Int
    /// The seconds of the app's clock that have passed.
    package var elapsed: Int
    /// Events, frames and pictures of the processes before.
    package var events: Int
    package var frames: Int
    /// The last number of a cause.
    package var links: Int
    package var screenshots: [ScreenshotRecord]
    /// The last number of each class: see ``ObjectNumbers``.
    package var objectNumbers: [String: Int]
    /// UIKit's own: sessions, restoration archives.
    package var applicationState: Data
    /// Set when requests drive the app, not a script.
    package var live: LiveContinuation?

    package init(
        step: Int, elapsed: Int, events: Int, frames: Int, links: Int, screenshots: [ScreenshotRecord], objectNumbers: [String: Int], applicationState: Data,
        live: LiveContinuation? = nil
    ) {
        self.step = step
        self.elapsed = elapsed
        self.events = events
        self.frames = frames
        self.links = links
        self.screenshots = screenshots
        self.objectNumbers = objectNumbers
        self.applicationState = applicationState
        self.live = live
    }
}

/// What a session takes along when its app is launched again: the request in progress, and who waits for the answer.
package struct LiveContinuation: Codable, Sendable, Equatable {
    /// The statement that launches the app, then those that follow it in the request.
    package var statements: [String]
    /// What was performed before it.
    package var done: [String]
    package var clients: [Int32]
    package var asking: Int32
    /// The last number of an element.
    package var references: Int

    package init(statements: [String], done: [String], clients: [Int32], asking: Int32, references: Int) {
        self.statements = statements
        self.done = done
        self.clients = clients
        self.asking = asking
        self.references = references
    }
}
