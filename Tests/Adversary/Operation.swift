// What the adversary can do to an app, one value an operation. A script is a list of them; its text form is what a
// failure prints, what a replay reads and what the shrinker cuts down.
// Names tell what a controller is: P plain, N navigation, T tabs, G pages, S split, C container, M container with manual
// forwarding, A alert. A name that does not exist yet is created by the operation that mentions it.

/// One thing done to the app, by a finger, the system or the app's own code.
public struct Operation: Sendable, Equatable {
    public enum Kind: String, CaseIterable, Sendable {
        case root, hideWindow, showWindow
        case push, pop, popTo, popToRoot, setStack, hideBar, tapBack
        case present, dismiss, keep, release
        case addChild, removeChild, swapChild
        case selectTab, tapTab, setTabs
        case turnPage, pageSource, tapPage
        case splitColumn, splitDetail, splitMode, windowWidth
        case fingerDown, fingerMove, fingerUp, fingerCancel
        case home, open, cover, lock, kill, relaunch, rotate, memoryWarning, appearance, textSize
        case openURL, userActivity, shortcut, beginTask, endTask, startTimer, idle, memoryPressure
        case sceneNew, sceneClose, sceneActivate, sceneMinimise, sceneDisconnect
        case load, layout, alongside, search
        case customPresent, customPush, typeText, menu
        case board, glassDown, glassMove, glassUp, glassCancel
        case commit, advance, rest
    }

    /// A callback inside which an operation is performed, once.
    public struct Moment: Hashable, Sendable {
        public var controller: String
        public var callback: Callback
    }

    /// Position in the generated script; controllers are named after it.
    public var id: Int
    public var kind: Kind
    public var subject = "-"
    public var object = "-"
    /// An index, a style, an angle, frames: what the kind says.
    public var number = 0
    public var animated = false
    public var moment: Moment?

    public init(id: Int, kind: Kind, subject: String = "-", object: String = "-", number: Int = 0, animated: Bool = false, moment: Moment? = nil) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.object = object
        self.number = number
        self.animated = animated
        self.moment = moment
    }
}

extension Operation.Kind {
    /// Leaving one of these out leaves out everything that only its controllers know.
    var subject: Operation.Kind {
        switch self {
        case .pageSource, .tapPage: .turnPage
        case .splitDetail, .splitMode, .windowWidth: .splitColumn
        case .board, .glassMove, .glassUp, .glassCancel: .glassDown
        default: self
        }
    }

    var isOfScenes: Bool { rawValue.hasPrefix("scene") }

    /// What a person or the system does: it happens whether the app runs or not.
    var worksAsleep: Bool {
        switch self {
        case .home, .open, .cover, .lock, .kill, .relaunch, .rotate, .memoryWarning, .appearance, .textSize, .openURL, .userActivity, .shortcut, .idle, .memoryPressure: true
        case .sceneClose, .sceneActivate, .sceneDisconnect, .commit, .advance, .rest: true
        default: false
        }
    }
}

/// The callbacks that controllers report and inside which operations can be performed.
public enum Callback: String, CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, willMove, didMove
    case didReceiveMemoryWarning, viewWillTransition, traitCollectionDidChange
    case willShow, didShow, didSelect, shouldDismiss, didDismiss
    case neighbourAsked, willTurn, didTurn, columnsAsked, columnsChanged
    case presented, dismissed, swapped, alongside, transitionEnded
    case didFinishLaunching, willConnect, willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect, didDiscard
    case delivered, taskExpired, timerFired
    /// Something on a board heard of a finger.
    case touched

    /// What the application and its scenes hear, the rest is for controllers.
    static let ofApplications: [Callback] = [
        .didFinishLaunching, .willConnect, .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground, .didDisconnect, .didDiscard, .delivered, .taskExpired, .timerFired,
    ]

    var isOfAppearance: Bool { [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains(self) }

    /// What only a page or split view controller can call.
    var subject: Operation.Kind? {
        switch self {
        case .neighbourAsked, .willTurn, .didTurn: .turnPage
        case .columnsAsked, .columnsChanged: .splitColumn
        case .touched: .glassDown
        default: nil
        }
    }
}

extension Operation: CustomStringConvertible {
    /// `12 push N3 P12 0 animated @P3.viewWillAppear`
    public var description: String {
        var text = "\(id) \(kind.rawValue) \(subject) \(object) \(number)"
        if animated { text += " animated" }
        if let moment { text += " @\(moment.controller)/\(moment.callback.rawValue)" }
        return text
    }

    /// Reads what `description` writes.
    public init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        guard words.count >= 5, let id = Int(words[0]), let kind = Kind(rawValue: words[1]), let number = Int(words[4]) else { return nil }
        self.init(id: id, kind: kind, subject: words[2], object: words[3], number: number)
        words.removeFirst(5)
        for word in words {
            if word == "animated" { animated = true }
            guard word.hasPrefix("@") else { continue }
            let parts = word.dropFirst().split(separator: "/").map(String.init)
            guard parts.count == 2, let callback = Callback(rawValue: parts[1]) else { return nil }
            moment = Moment(controller: parts[0], callback: callback)
        }
    }

    /// As a reader would say it: `in P3.viewWillAppear: N3.push(P12, animated)`.
    public var sentence: String {
        var arguments = object == "-" ? [] : [object]
        switch kind {
        case .fingerDown, .fingerMove, .fingerUp, .glassDown, .glassMove, .glassUp: arguments.append("x \(number / 10000), y \(number % 10000)")
        case .present: arguments.append(World.styleName(number))
        case .pop, .push, .popToRoot, .dismiss, .home, .open, .memoryWarning, .commit, .rest, .keep, .release, .root, .hideWindow, .showWindow: break
        default: arguments.append("\(number)")
        }
        if animated { arguments.append("animated") }
        let call = "\(subject == "-" ? "" : subject + ".")\(kind.rawValue)(\(arguments.joined(separator: ", ")))"
        return moment.map { "in \($0.controller).\($0.callback.rawValue): \(call)" } ?? call
    }
}
