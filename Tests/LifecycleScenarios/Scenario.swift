// A situation that every iOS engineer knows, as data: what is on screen, what happens, what is logged.
// ScenarioStage performs it; nothing here knows how controllers are made.
import UIKit

/// What stands on screen before a scenario begins.
package enum Scenery: String, CaseIterable, Sendable {
    /// A is the root.
    case plain
    /// Nav holds A.
    case navigation
    /// Tabs holds A and B.
    case tabs
    /// P holds the child A.
    case container
    /// A whole app that is not launched yet; A is the root of its window.
    case sceneApp, appWithoutScenes

    var isApp: Bool { self == .sceneApp || self == .appWithoutScenes }
}

/// Something that an app's code, a user or the system does.
package enum Act: Hashable, Sendable {
    /// The root controller comes on screen.
    case show
    case push, pop, popToRoot
    case present(UIModalPresentationStyle), dismiss
    /// The root dismisses what it presents, with what that presents.
    case dismissAll
    case selectTab(Int), tapTab(Int)
    /// As Apple's container guide does it; the swap with `transition(from:to:)`.
    case addChild, swapChild, removeChild
    /// Fingers: from the edge, and on a sheet; cancelled, they come back.
    case swipeBack(cancelled: Bool), swipeSheet(cancelled: Bool)
    case memoryWarning, rotate
    case launch, home, open, lock, unlock, showSwitcher, showControlCentre, callComes, callRefused, callTaken, kill
    /// The app is launched again with what the system kept of it.
    case relaunch, reclaim
    case openURL, openUniversalLink, launchWithURL

    /// What a reader calls it, "push returns"; nil where no code of the app waits for its return.
    package var call: String? {
        switch self {
        case .show: "makeKeyAndVisible"
        case .push: "push"
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .present: "present"
        case .dismiss, .dismissAll: "dismiss"
        case .selectTab: "selectedIndex ="
        case .addChild: "addition"
        case .swapChild: "transition"
        case .removeChild: "removal"
        default: nil
        }
    }
}

extension Act {
    /// What a reader calls an event that comes from outside the app.
    package var event: String? {
        switch self {
        case .memoryWarning: "memory warning"
        case .home: "home"
        case .open: "back in the app"
        case .lock: "lock"
        case .unlock: "unlock"
        case .showSwitcher: "app switcher"
        case .showControlCentre: "control centre"
        case .callComes: "a call comes"
        case .callRefused: "refused"
        case .callTaken: "taken"
        case .kill: "kill"
        case .reclaim: "the system needs memory"
        case .openURL: "a URL is opened"
        case .openUniversalLink: "a universal link is opened"
        default: nil
        }
    }
}

package struct Scenario: Sendable {
    /// Stable; expectations and documents refer to it.
    package let name: String
    /// As one would search for it.
    package let title: String
    package let scenery: Scenery
    /// Happens before, unlogged; the root is shown first unless the scenario shows it.
    package let before: [Act]
    package let acts: [Act]
    /// Layout callbacks are logged, each once an act: their number is not contractual (Docs/EVIDENCE.md 1c).
    package let logsLayout: Bool
    /// Evidence that the order is the same without animation; empty where nobody knows or where it differs.
    package let sameUnanimated: [String]
    package let versions: [Int]

    init(_ name: String, _ title: String, _ scenery: Scenery, before: [Act] = [.show], _ acts: [Act], logsLayout: Bool = false, sameUnanimated: [String] = [], versions: [Int] = Profile.all) {
        self.name = name
        self.title = title
        self.scenery = scenery
        self.before = before
        self.acts = acts
        self.logsLayout = logsLayout
        self.sameUnanimated = sameUnanimated
        self.versions = versions
    }
}

/// The iOS versions that the scenarios run under.
package enum Profile {
    package static let all = [5, 12, 13, 18, 26]
    package static let withSheets = [13, 18, 26]
    package static let withScenes = [13, 18, 26]
    /// The swipe back came with iOS 7.
    package static let withSwipes = [12, 13, 18, 26]
}
