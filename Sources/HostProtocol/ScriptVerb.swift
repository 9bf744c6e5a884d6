// The words that begin a statement of a script, and what each takes. Messages and help show them in this order.

extension ScriptStep {
    package enum Verb: String, Sendable, CaseIterable {
        case tap, back, type, swipe
        case swipeBack = "swipe-back"
        case sheetSwipe = "sheet-swipe"
        case drag, press, key, wait, settle, home, open, switcher
        case controlCentre = "control-centre"
        case notificationCentre = "notification-centre"
        case lock, unlock, call, kill, relaunch, openurl
        case universalLink = "universal-link"
        case shortcut, scene, rotate, split, appearance
        case textSize = "text-size"
        case memoryWarning = "memory-warning"
        case memoryPressure = "memory-pressure"
        case screenshot, tree, expect
        case expectNot = "expect-not"

        /// The arguments, as messages show them. Empty for verbs that take none.
        package var usage: String {
            switch self {
            case .tap: "\"label, text or accessibility identifier\" | X,Y"
            case .type, .expect, .expectNot: "\"text\""
            case .swipe: "up|down|left|right"
            case .swipeBack, .sheetSwipe: "[cancel]"
            case .drag: "X,Y X,Y SECONDS | FROM TO SECONDS hold"
            case .press: "\"label, text or accessibility identifier\" | X,Y [SECONDS]"
            case .key: "NAME, as escape, a, cmd+shift+n"
            case .wait: "SECONDS"
            case .call: "incoming|accept|decline"
            case .relaunch: "[background]"
            case .openurl, .universalLink: "URL"
            case .shortcut: "TYPE"
            case .scene: "new | close N | minimise N | activate N | disconnect N"
            case .rotate: "left|right|portrait|upside-down"
            case .split: "1/3|1/2|2/3|full"
            case .appearance: "dark|light"
            case .textSize: TextSize.allCases.map(\.rawValue).joined(separator: "|")
            case .screenshot: "NAME"
            case .back, .settle, .home, .open, .switcher, .controlCentre, .notificationCentre, .lock, .unlock, .kill,
                .memoryWarning, .memoryPressure, .tree: ""
            }
        }
    }
}

extension ScriptStep.Action {
    package var verb: ScriptStep.Verb {
        switch self {
        case .tap, .tapPoint: .tap
        case .back: .back
        case .type: .type
        case .swipe: .swipe
        case .swipeBack: .swipeBack
        case .sheetSwipe: .sheetSwipe
        case .drag, .carry: .drag
        case .press: .press
        case .key: .key
        case .wait: .wait
        case .settle: .settle
        case .home: .home
        case .open: .open
        case .switcher: .switcher
        case .controlCentre: .controlCentre
        case .notificationCentre: .notificationCentre
        case .lock: .lock
        case .unlock: .unlock
        case .call: .call
        case .kill: .kill
        case .relaunch: .relaunch
        case .openURL: .openurl
        case .universalLink: .universalLink
        case .shortcut: .shortcut
        case .scene: .scene
        case .rotate: .rotate
        case .split: .split
        case .appearance: .appearance
        case .textSize: .textSize
        case .memoryWarning: .memoryWarning
        case .memoryPressure: .memoryPressure
        case .screenshot: .screenshot
        case .tree: .tree
        case .expect: .expect
        case .expectNot: .expectNot
        }
    }
}
