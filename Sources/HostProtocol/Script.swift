// The script language: what a script is made of. ScriptVerb.swift lists the words, ScriptError.swift what can be
// wrong with one. ScriptParser reads text into these; the host plays them; the CLI checks a script before it builds.
import Foundation

/// A script that has been read completely: every line is known to be well formed.
package struct Script: Sendable, Equatable {
    /// What messages call it: a file name or "-e".
    package var name: String
    package var steps: [ScriptStep]

    package init(name: String, steps: [ScriptStep]) {
        self.name = name
        self.steps = steps
    }
}

/// One statement of a script.
package struct ScriptStep: Sendable, Equatable {
    /// Line of the script, from 1.
    package var line: Int
    /// The statement as it was written, without surrounding space.
    package var source: String
    package var action: Action

    package init(line: Int, source: String, action: Action) {
        self.line = line
        self.source = source
        self.action = action
    }

    package var verb: Verb { action.verb }

    /// Keys that `type` cannot name.
    package enum Key: String, Sendable, CaseIterable { case `return`, delete, space }

    /// What a gesture is made on.
    package enum Target: Sendable, Equatable {
        /// What has this label, text or accessibility identifier.
        case name(String)
        case point(Point)
    }

    package enum Direction: String, Sendable, CaseIterable { case up, down, left, right }
    package enum Call: String, Sendable, CaseIterable { case incoming, accept, decline }
    package enum Appearance: String, Sendable, CaseIterable { case dark, light }
    /// The app's share of an iPad's screen.
    package enum Split: String, Sendable, CaseIterable {
        case third = "1/3", half = "1/2", twoThirds = "2/3", full
    }

    package enum Rotation: String, Sendable, CaseIterable {
        case left, right, portrait
        case upsideDown = "upside-down"
    }

    /// The steps of the text size slider, then the larger accessibility sizes.
    package enum TextSize: String, Sendable, CaseIterable {
        case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
    }

    /// What is done to a scene. Scenes are numbered from 1 in the order in which they first connected.
    package enum SceneAction: Sendable, Equatable {
        case new
        /// The user closes it in the app switcher or by its button: its session is discarded.
        case close(Int)
        /// The user minimises the window (iPadOS 26).
        case minimise(Int)
        /// The user brings it to the front.
        case activate(Int)
        /// The system disconnects it in the background to free memory; its session stays.
        case disconnect(Int)
    }

    /// A position on the screen in points, origin at the top left of the current orientation.
    package struct Point: Sendable, Equatable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    package struct Place: Sendable, Equatable {
        package var latitude: Double
        package var longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    package enum Action: Sendable, Equatable {
        /// Touches what has this label, text or accessibility identifier.
        case tap(String)
        case tapPoint(Point)
        case doubleTap(Target)
        case longPress(Target, seconds: Double)
        /// Two fingers that move apart (scale above 1) or together, around the target or the middle of the screen.
        case pinch(scale: Double, Target?)
        /// Two fingers that turn around each other, clockwise.
        case twist(degrees: Double, Target?)
        case press(Key)
        case hideKeyboard
        /// Moves what scrolls until the target is in sight.
        case scrollTo(String)
        /// Lets time pass until the text is on screen.
        case waitUntil(String, limit: Double)
        case shake
        /// Goes back as the navigation bar's back button does.
        case back
        /// Types into the first responder.
        case type(String)
        case swipe(Direction)
        /// A finger from the left edge to the right; cancelled, it comes back and lifts slowly.
        case swipeBack(cancelled: Bool)
        /// A finger that pulls the sheet down; cancelled, it comes back and lifts slowly.
        case sheetSwipe(cancelled: Bool)
        case drag(from: Point, to: Point, seconds: Double)
        /// A finger that rests where it lands, as long as lifts things, and then moves.
        case carry(from: Target, to: Target, seconds: Double)
        /// A key of a hardware keyboard, with others held: "cmd+shift+n".
        case key(String)
        /// Lets the app's clock run.
        case wait(seconds: Double)
        /// Runs until no animation or transition is in flight and no work is due now.
        case settle
        /// Sends the app to the background.
        case home
        /// Brings the app to the front: from the background, from behind what covers it, or by a launch.
        case open
        case switcher
        case controlCentre
        case notificationCentre
        case lock
        case unlock
        case call(Call)
        /// The user swipes the app up in the app switcher.
        case kill
        /// Ends the process as Xcode's stop button does, if it runs, and launches the app again.
        case relaunch(inBackground: Bool)
        case openURL(URL)
        case universalLink(URL)
        /// Chooses a quick action by its type.
        case shortcut(String)
        case scene(SceneAction)
        case rotate(Rotation)
        case split(Split)
        case appearance(Appearance)
        case textSize(TextSize)
        case memoryWarning
        /// A remote notification arrives: JSON with `aps`.
        case push(payload: String)
        /// The device is somewhere; nil turns the location services off.
        case location(Place?)
        /// The system's language is another one: the app is launched again.
        case language(String)
        /// The app is launched again on another device.
        case device(DeviceProfile)
        /// The app is launched again under another major version of iOS.
        case iOSVersion(Int)
        /// The system ends the app in the background to free memory.
        case memoryPressure
        case screenshot(String)
        /// Prints the view hierarchy.
        case tree
        case expect(String)
        case expectNot(String)
    }
}
