// The app process's answer to a request: the action, its effects, and the state of the app. LiveSession makes it;
// commands print it and the viewer's server sends it on.
import Foundation

package struct LiveAnswer: Codable, Sendable, Equatable {
    /// Why it was not done, or not to its end.
    package var problem: String?
    /// What was asked for: a snapshot, a tree.
    package var text = ""
    /// The statements that were performed, and the same in a test with WillAppearTesting.
    package var script: [String] = []
    package var swift: [String] = []
    /// What happened since the request before: the life cycle, UIKit's console texts, the elements on screen.
    package var events: [LifecycleEvent] = []
    package var console: [String] = []
    /// The chains of causes of the events.
    package var links: [CauseLink] = []
    /// Elements that have the same name, where one was asked for.
    package var candidates: [String] = []
    package var layers: [InspectedLayer] = []
    package var changes: [String] = []
    /// Sequence number of the last event of the run.
    package var lastEvent = 0
    /// The seconds on the app's clock, and frames committed.
    package var time = 0.0
    package var frame = 0
    package var screen = LiveScreen()
    /// The parts of the screen in the payload.
    package var patches: LivePatches?

    package init() {}
}

/// Which screen it is and how it is held.
package struct LiveScreen: Codable, Sendable, Equatable {
    package var app = ""
    /// The class of the application's delegate.
    package var delegate = ""
    package var device = ""
    package var iOS = 0
    /// In points, as it is held now.
    package var width = 0.0
    package var height = 0.0
    package var scale = 0.0
    package var cornerRadius = 0.0
    /// "active", "inactive", "background", "suspended", "not running".
    package var state = ""
    package var isDark = false
    /// Whether the app shows a keyboard or another view for keys: something takes text.
    package var takesText = false
    /// Something moves: an animation, a transition or work that is due.
    package var isMoving = false

    package init() {}
}

/// Parts of the screen that have changed. Each is a PNG; they follow each other in the payload.
package struct LivePatches: Codable, Sendable, Equatable {
    package struct Part: Codable, Sendable, Equatable {
        /// In pixels of the picture.
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        /// Length of its PNG.
        package var bytes: Int

        package init(x: Int, y: Int, width: Int, height: Int, bytes: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.bytes = bytes
        }
    }

    /// What to ask from the next time.
    package var version: Int
    /// Of the whole picture, in pixels.
    package var width: Int
    package var height: Int
    package var parts: [Part]

    package init(version: Int, width: Int, height: Int, parts: [Part]) {
        self.version = version
        self.width = width
        self.height = height
        self.parts = parts
    }
}
