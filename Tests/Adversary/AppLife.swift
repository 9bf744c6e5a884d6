// The adversary's own idea of the life of a scene, of an app without scenes, and of the process: which callback and
// which notification may follow which. From Docs/EVIDENCE.md 1 and 2; it shares nothing with UIKit's state machine.

/// What application and scene delegates hear. App and scene names are the same where they mean the same.
enum LifeEvent: String {
    case willFinishLaunching, didFinishLaunching, willConnect, restoreInteractionState
    case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect, willTerminate
    case openURL, continueUserActivity, performAction, preserve

    /// Posted after the delegate heard of the same thing, before it hears of anything else.
    var isNoted: Bool {
        switch self {
        case .willFinishLaunching, .restoreInteractionState, .openURL, .continueUserActivity, .performAction, .preserve: false
        default: true
        }
    }
}

/// One scene, or the application where there are none.
@MainActor final class ScreenLife {
    enum Phase: String { case unborn, launching, connected, inactive, active, background, gone }

    let name: String
    private(set) var phase = Phase.unborn
    /// The notification that must come now.
    private var owed: LifeEvent?
    /// It went to the background and was not asked what to keep of it.
    private var owesPreservation = false
    /// Scenes, and applications that can preserve anything (iOS 6).
    private let preserves: Bool

    init(_ name: String, preserves: Bool) {
        self.name = name
        self.preserves = preserves
    }

    /// Where each event may come, and where it leads.
    private static let ofScenes: [LifeEvent: [Phase: Phase]] = [
        .willConnect: [.unborn: .connected],
        .restoreInteractionState: [.connected: .connected],
        .willEnterForeground: [.connected: .inactive, .background: .inactive],
        .didBecomeActive: [.inactive: .active],
        .willResignActive: [.active: .inactive],
        .didEnterBackground: [.inactive: .background],
        .preserve: [.background: .background],
        // Warm, a URL comes before the scene is in front again and an activity after it (flutter-scene-warm-*).
        .openURL: [.background: .background, .active: .active],
        .continueUserActivity: [.inactive: .inactive, .active: .active],
        .performAction: [.inactive: .inactive, .active: .active],
        // A frontmost scene that is closed or killed does not enter the background first (iOS 14 and later).
        .didDisconnect: [.background: .gone, .inactive: .gone],
    ]

    private static let ofApplications: [LifeEvent: [Phase: Phase]] = [
        .willFinishLaunching: [.unborn: .launching],
        .didFinishLaunching: [.launching: .inactive],
        .willEnterForeground: [.background: .inactive],
        .didBecomeActive: [.inactive: .active],
        .willResignActive: [.active: .inactive],
        .didEnterBackground: [.inactive: .background],
        .preserve: [.background: .background],
        .openURL: [.inactive: .inactive, .active: .active],
        .continueUserActivity: [.inactive: .inactive, .active: .active],
        .performAction: [.inactive: .inactive, .active: .active],
        .willTerminate: [.background: .gone],
    ]

    private var isApplication: Bool { name == "App" }

    /// What is wrong with `event` at this point, nil when it may come.
    func hear(_ event: LifeEvent) -> Failure? {
        if let owed { return Failure(rule: "note-missing-\(owed.rawValue)", text: "\(name).\(event.rawValue) came and the notification of \(owed.rawValue) did not") }
        guard let next = (isApplication ? Self.ofApplications : Self.ofScenes)[event]?[phase] else {
            return Failure(rule: "life-\(event.rawValue)-\(phase.rawValue)", text: "\(name).\(event.rawValue) came while it was \(phase.rawValue)")
        }
        phase = next
        if event.isNoted { owed = event }
        return judgePreservation(event)
    }

    func note(_ event: LifeEvent) -> Failure? {
        defer { owed = nil }
        if owed == event { return nil }
        return Failure(rule: "note-\(event.rawValue)", text: "the notification of \(name).\(event.rawValue) came \(owed.map { "instead of that of \($0.rawValue)" } ?? "although the delegate had not heard of it")")
    }

    /// Asked once each time, before anything else can happen (apple-restore-preservation, apple-preserve-appdelegate).
    private func judgePreservation(_ event: LifeEvent) -> Failure? {
        guard preserves else { return event == .preserve ? Failure(rule: "preserved-early", text: "\(name) was asked what to keep before iOS could") : nil }
        switch event {
        case .didEnterBackground: owesPreservation = true
        case .preserve:
            defer { owesPreservation = false }
            if !owesPreservation { return Failure(rule: "preserved-twice", text: "\(name) was asked twice what to keep") }
        case .willEnterForeground, .openURL:
            if owesPreservation { return Failure(rule: "not-preserved", text: "\(name).\(event.rawValue) came and it had not been asked what to keep") }
        default: break
        }
        return nil
    }

    func processEnds() { phase = .gone; owed = nil }
}

/// The process, as the application's notifications tell; with scenes they must agree with theirs.
@MainActor final class ProcessLife {
    enum Phase: String { case launching, inactive, active, background, gone }
    private(set) var phase = Phase.launching
    var hasLaunched: Bool { phase != .launching }

    private static let table: [LifeEvent: [Phase: Phase]] = [
        .didFinishLaunching: [.launching: .inactive],
        .willEnterForeground: [.background: .inactive],
        .didBecomeActive: [.inactive: .active],
        .willResignActive: [.active: .inactive],
        .didEnterBackground: [.inactive: .background],
        .willTerminate: [.inactive: .gone, .background: .gone],
    ]

    func note(_ event: LifeEvent, scenes: [ScreenLife.Phase]?) -> Failure? {
        guard let next = Self.table[event]?[phase] else {
            return Failure(rule: "app-note-\(event.rawValue)-\(phase.rawValue)", text: "the application's notification of \(event.rawValue) came while it was \(phase.rawValue)")
        }
        phase = next
        guard let scenes else { return nil }
        let agrees = switch event {
        case .didBecomeActive: scenes.contains(.active)
        case .willResignActive: !scenes.contains(.active)
        case .willEnterForeground: scenes.contains(.inactive)
        case .didEnterBackground: !scenes.contains(.active) && !scenes.contains(.inactive)
        default: true
        }
        return agrees ? nil : Failure(rule: "app-note-\(event.rawValue)-scenes", text: "the application's notification of \(event.rawValue) came while its scenes were \(scenes.map(\.rawValue))")
    }
}
