// The requests of a session to the app process that it holds open, one at a time. Commands of the tool and the viewer's
// server send them (LiveClient); SimulatorHost's LiveSession answers. Nothing here moves by itself.
import Foundation

package enum LiveRequest: Codable, Sendable, Equatable {
    /// App, device and time.
    case status
    /// Statements of the script language, one after another; stops at the first that fails.
    case perform(String)
    /// A statement on the element that a snapshot called `e<reference>`: the verb, the element, then `rest`.
    case element(verb: String, reference: Int, rest: String, settles: Bool)
    /// What is on screen, as a tree with references.
    case snapshot(SnapshotOptions)
    /// The view hierarchy as text.
    case tree
    /// Life-cycle events after the one with this sequence number.
    case trace(since: Int)
    /// The whole screen as a PNG in the payload; nil is the device's own scale.
    case picture(scale: Double?)
    /// What of the screen has changed since `version`, as PNGs in the payload: see ``LivePatches``.
    case patches(since: Int, scale: Double)
    /// Fingers on the glass, as they move. Those that are lifted are gone.
    case fingers([LiveFinger])
    /// What a script calls the element at a point: its name, else the point.
    case source(x: Double, y: Double)
    /// Statements as lines of a Swift test; nothing is performed.
    case translate(String)
    /// What the app is made of, as an ``InspectedMoment`` in the answer's text: now, or when the event with this number was on the
    /// screen, or in the moment before that. The payload is a small picture of a past moment.
    case inspect(event: Int?, before: Bool)
    /// The committed layers, each with its own drawing in the payload.
    case layers(scale: Double)
    /// Lets seconds pass on the app's clock.
    case run(seconds: Double)
    /// Lets time pass to the next life-cycle event, at most `limit` seconds.
    case runToEvent(limit: Double)
    /// Ends the session and the app process.
    case close
}

package struct SnapshotOptions: Codable, Sendable, Equatable {
    /// Levels of the tree; nil for all.
    package var depth: Int?
    /// Only elements with this text in a name, and what they stand in.
    package var find: String?
    /// Whether each line ends with the element's place.
    package var frames: Bool

    package init(depth: Int? = nil, find: String? = nil, frames: Bool = false) {
        self.depth = depth
        self.find = find
        self.frames = frames
    }
}

/// One finger at one moment, in points of the screen.
package struct LiveFinger: Codable, Sendable, Equatable {
    package enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }

    package var id: Int
    package var phase: Phase
    package var x: Double
    package var y: Double

    package init(id: Int, phase: Phase, x: Double, y: Double) {
        self.id = id
        self.phase = phase
        self.x = x
        self.y = y
    }
}
