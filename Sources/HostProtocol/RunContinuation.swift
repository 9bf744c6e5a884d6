// Where a script's run goes on when its app is ended and launched again: by a new process, with what the system and the
// recorders keep. The host writes it into the run configuration and starts the program anew.
import Foundation

package struct RunContinuation: Codable, Sendable, Equatable {
    /// Index of the script's step that launches the app again.
    package var step: Int
    /// Seconds of the app's clock that have passed.
    package var elapsed: Int
    /// Events, frames and pictures of the processes before.
    package var events: Int
    package var frames: Int
    package var screenshots: [ScreenshotRecord]
    /// The last number of each class: see ``ObjectNumbers``.
    package var objectNumbers: [String: Int]
    /// UIKit's own: sessions, restoration archives.
    package var applicationState: Data

    package init(step: Int, elapsed: Int, events: Int, frames: Int, screenshots: [ScreenshotRecord], objectNumbers: [String: Int], applicationState: Data) {
        self.step = step
        self.elapsed = elapsed
        self.events = events
        self.frames = frames
        self.screenshots = screenshots
        self.objectNumbers = objectNumbers
        self.applicationState = applicationState
    }
}
