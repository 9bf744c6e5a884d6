// The one state machine of the process: not running, inactive, active, background, suspended, terminated, and what is
// in front of the app while it is inactive. Its events are in ApplicationLife+Events. It decides what can happen now; it calls no delegate itself.
import ObjectiveC
import HostProtocol

@MainActor package final class ApplicationLife {
    package enum Phase: String, Sendable {
        case notRunning, inactive, active, background, suspended, terminated

        /// The state that the app reads; a suspended app runs no code, and would read "background".
        var applicationState: UIApplication.State {
            switch self {
            case .active: .active
            case .background, .suspended: .background
            case .notRunning, .inactive, .terminated: .inactive
            }
        }

        package var isRunning: Bool { self != .notRunning && self != .terminated }
        package var isInForeground: Bool { self == .inactive || self == .active }
        /// The process gets no time: no timers, no main queue, no frames.
        package var isStopped: Bool { self == .suspended || self == .terminated }
    }

    /// The system screen in front of an app that is inactive but visible.
    package enum Cover: String, Sendable {
        case switcher = "the app switcher"
        case controlCentre = "the control centre"
        case notificationCentre = "the notification centre"
        case call = "an incoming call"
    }

    /// The reason why an event cannot happen now.
    package struct Impossible: Error {
        package let reason: String
        init(_ reason: String) { self.reason = reason }
    }

    /// Weak, because test processes launch one app after another: work that a finished app left for the next commit must find no owner.
    @_ZeroingReference private var owner: UIApplication?
    var application: UIApplication { owner ?? .shared }
    var isOver: Bool { owner == nil }
    package internal(set) var phase: Phase = .notRunning { didSet { if phase != oldValue { phaseChanged() } } }
    package internal(set) var cover: Cover?
    package internal(set) var isLocked = false
    /// Locking took the app from the front.
    var returnsWhenUnlocked = false
    /// Whether the delegate calls of an event are in progress: a device delivers the next event in a later turn.
    private(set) var isChanging = false
    /// The way to the background that is not over yet: snapshot, background tasks, suspension.
    var departure: BackgroundTransition?
    /// Scenes that come back when the app does.
    var scenesInFront: [UIScene] = []
    /// Whether scenes have their own delegates; set by the launch.
    package internal(set) var usesScenes = false
    package lazy var tasks = BackgroundTasks(self)
    /// The state of the app that the system keeps beyond the end of the process.
    package internal(set) var saved = SavedApplicationState()

    init(_ application: UIApplication) { owner = application }

    /// Whether a person sees the app. A test process that is not launched counts as on screen.
    package var isOnScreen: Bool { phase.isInForeground || phase == .notRunning }

    private func phaseChanged() {
        // The app gets no callback for these two (yisang-suspended, so71570813-iphone-kill-suspended).
        if phase == .suspended || phase == .terminated { Trace.emit(.application, application, phase.rawValue) }
    }

    // MARK: The end

    /// Ends the process without a callback, as a debugger does.
    package func stop() { terminate() }

    /// Ends a process that runs no more code: its saved state stays.
    func terminate() {
        departure = nil
        tasks.processEnds()
        save()
        phase = .terminated
    }

    // MARK: Guards

    func requireRunning() throws(Impossible) {
        adoptTestProcess()
        guard phase.isRunning else { throw Impossible("the app is not running") }
        guard !isChanging else { throw Impossible("the app is being told of another change of its state") }
    }

    /// Throws unless the app is in front with nothing covering it.
    func requireActive() throws(Impossible) {
        try require(inForeground: true)
        if let cover { throw Impossible("\(cover.rawValue) is in front of the app; open goes back to the app") }
        guard phase == .active else { throw Impossible("the app is becoming active already") }
    }

    func require(inForeground: Bool) throws(Impossible) {
        try requireRunning()
        guard phase.isInForeground == inForeground else { throw Impossible(inForeground ? "the app is in the background already" : "the app is in the foreground") }
    }

    /// A test process has no launch: its windows are as those of an app in front.
    private func adoptTestProcess() {
        if phase == .notRunning { phase = .active }
    }

    func change(_ body: () -> Void) {
        let outer = isChanging
        isChanging = true
        body()
        isChanging = outer
    }
}

extension UIApplication {
    package var life: ApplicationLife { part { ApplicationLife(self) } }
}
