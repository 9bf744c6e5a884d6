// The words that begin a statement of a script, and what each takes. Messages and help show them in this order.

extension ScriptStep {
    package enum Verb: String, Sendable, CaseIterable {
        case tap
        case doubleTap = "double-tap"
        case longPress = "long-press"
        case pinch, twist, back, type, press
        case hideKeyboard = "hide-keyboard"
        case swipe
        case scrollTo = "scroll-to"
        case swipeBack = "swipe-back"
        case sheetSwipe = "sheet-swipe"
        case drag, key, wait
        case waitUntil = "wait-until"
        case settle, shake, home, open, switcher
        case controlCentre = "control-centre"
        case notificationCentre = "notification-centre"
        case lock, unlock, call, kill, relaunch, openurl
        case universalLink = "universal-link"
        case shortcut, scene, rotate, split, appearance
        case textSize = "text-size"
        case memoryWarning = "memory-warning"
        case memoryPressure = "memory-pressure"
        case push, location, language, device, ios
        case screenshot, tree, expect
        case expectNot = "expect-not"

        /// The arguments, as messages show them. Empty for verbs that take none.
        package var usage: String {
            switch self {
            case .tap: "\"label, text or accessibility identifier\" | X,Y"
            case .doubleTap: "\"name\" | X,Y"
            case .longPress: "\"name\" | X,Y [SECONDS]"
            case .pinch: "SCALE [\"name\" | X,Y]"
            case .twist: "DEGREES [\"name\" | X,Y]"
            case .press: ScriptStep.Key.allCases.map(\.rawValue).joined(separator: "|")
            case .waitUntil: "\"text\" [SECONDS]"
            case .type, .expect, .expectNot, .scrollTo: "\"text\""
            case .swipe: "up|down|left|right"
            case .swipeBack, .sheetSwipe: "[cancel]"
            case .drag: "X,Y X,Y SECONDS | FROM TO SECONDS hold"
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
            case .push: "\"title\" [\"body\"] | \"{ JSON with aps }\""
            case .location: "LATITUDE,LONGITUDE | off"
            case .language: "de, pt-BR … | double|rtl|accented|bounded"
            case .device: "\"name of `willappear devices`\""
            case .ios: "5 … 26"
            case .screenshot: "NAME"
            case .hideKeyboard, .shake, .back, .settle, .home, .open, .switcher, .controlCentre, .notificationCentre, .lock, .unlock, .kill,
                .memoryWarning, .memoryPressure, .tree: ""
            }
        }
    }
}

extension ScriptStep.Action {
    package var verb: ScriptStep.Verb {
        switch self {
        case .tap, .tapPoint: .tap
        case .doubleTap: .doubleTap
        case .longPress: .longPress
        case .pinch: .pinch
        case .twist: .twist
        case .press: .press
        case .hideKeyboard: .hideKeyboard
        case .scrollTo: .scrollTo
        case .waitUntil: .waitUntil
        case .shake: .shake
        case .back: .back
        case .type: .type
        case .swipe: .swipe
        case .swipeBack: .swipeBack
        case .sheetSwipe: .sheetSwipe
        case .drag, .carry: .drag
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
        case .push: .push
        case .location: .location
        case .language: .language
        case .device: .device
        case .iOSVersion: .ios
        case .screenshot: .screenshot
        case .tree: .tree
        case .expect: .expect
        case .expectNot: .expectNot
        }
    }
}
