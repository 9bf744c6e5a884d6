// The end of the process when the user swipes the app up in the app switcher. The app's callbacks depend on its state
// and on the version. Evidence: Docs/EVIDENCE.md 2, "Kill from the switcher". The callbacks of controllers are not known
// (Docs/EVIDENCE.md, unknown 12; ht-kill alone has disappearance callbacks): controllers get none.

@MainActor final class KillTransition {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let phase: ApplicationLife.Phase
    private let scenes: [UIScene]
    private let sessions: [UISceneSession]

    private var wasInFront: Bool { phase.isInForeground }
    private var hears: Bool { phase != .suspended }
    private var resigns: Bool { phase == .active && life.usesScenes }
    private var resignsApplication: Bool { phase == .active && !life.usesScenes }
    private var entersBackground: Bool { wasInFront && life.usesScenes && Behaviour.killEntersBackground.isOn && !isSingleWindowPad }
    private var entersBackgroundWithoutScenes: Bool { wasInFront && !life.usesScenes }
    private var entersAnyBackground: Bool { entersBackground || entersBackgroundWithoutScenes }
    private var disconnects: Bool { hears && life.usesScenes && !entersBackground }
    private var isSingleWindowPad: Bool { UIDevice.current.userInterfaceIdiom == .pad && !life.application.supportsMultipleScenes }

    static let choreography = Choreography<KillTransition>("Kill", "The user swipes the app up in the app switcher. A suspended app hears nothing: its sessions are discarded at the next launch.", [
        .now("Scene.willResignActive", ["mmatiush-kill-front", "jinhong-kill"], only: "in front, with scenes", if: \.resigns) { $0.resign() },
        .now("App.willResignActive", ["objceu-resign-causes"], only: "in front, without scenes", if: \.resignsApplication) { $0.calls.appWillResignActive() },
        .now("Note.App.willResignActiveNotification", ["apple-willresign-notification"], only: "in front") { $0.noteResigned() },
        .now("Scene.didEnterBackground", ["so71570813-iphone-kill-front", "so71570813-ipad-multi-kill"], only: "in front; an iPhone, or an iPad app with several windows", since: .killEntersBackground, if: \.entersBackground) { $0.enterBackground() },
        .now("App.didEnterBackground", ["apple-willterminate-when"], only: "in front, without scenes", if: \.entersBackgroundWithoutScenes) { $0.enterBackgroundWithoutScenes() },
        .now("Note.App.didEnterBackgroundNotification", ["apple-scene-suppress"], only: "after didEnterBackground", if: \.entersAnyBackground) { $0.calls.note(UIApplication.didEnterBackgroundNotification) },
        .now("Scene.didDisconnect", ["mmatiush-kill-front", "jinhong-kill", "miyablo-kill", "so71570813-ipad-single-kill"], only: "with scenes that did not enter the background now", if: \.disconnects) { $0.disconnect() },
        .now("App.didDiscardSceneSessions", ["miyablo-kill", "npaka-kill", "lemonbrush-kill", "so71570813-ipad-single-kill"], only: "after didDisconnect", if: \.disconnects) { $0.discard() },
        .now("App.willTerminate", ["so71570813-iphone-kill-front", "so71570813-ipad-single-kill", "apple-willterminate-when"], only: "not suspended", if: \.hears) { $0.calls.appWillTerminate() },
        .now("Note.App.willTerminateNotification", ["apple-willterminate-notification"], only: "not suspended", if: \.hears) { $0.calls.note(UIApplication.willTerminateNotification) },
        .now("the process ends", ["so71570813-iphone-kill-suspended", "yisang-suspended"]) { $0.end() },
    ])

    init(_ life: ApplicationLife) {
        self.life = life
        calls = ApplicationCalls(life: life)
        phase = life.phase
        scenes = life.application.scenes
        sessions = life.application.sessions
    }

    func start(cause: String) {
        GestureArbiter.shared.cancelTouches()
        life.departure = nil
        Self.choreography.run(self, cause: cause)
    }

    private func resign() {
        for scene in scenes { calls.willResignActive(scene) }
    }

    private func noteResigned() {
        guard phase == .active else { return }
        calls.note(UIApplication.willResignActiveNotification)
        life.phase = .inactive
    }

    private func enterBackground() {
        life.phase = .background
        for scene in scenes { calls.didEnterBackground(scene) }
    }

    private func enterBackgroundWithoutScenes() {
        life.phase = .background
        calls.appDidEnterBackground()
    }

    private func disconnect() {
        for scene in scenes { calls.didDisconnect(scene) }
    }

    private func discard() {
        life.application.sessions.removeAll()
        calls.appDidDiscard(sessions)
    }

    /// A kill by the user also deletes the preserved state (About the UI restoration process).
    private func end() {
        life.saved.discarded += disconnects ? [] : sessions.map(SavedApplicationState.Session.init)
        life.application.sessions.removeAll()
        life.saved.restorationArchive = nil
        life.terminate()
    }
}
