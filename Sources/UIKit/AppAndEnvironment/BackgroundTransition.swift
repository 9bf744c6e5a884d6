// The way to the background and into suspension: home, another app, a call taken, the lock.
// Evidence: Docs/EVIDENCE.md 2. ApplicationLife starts it and drops it when the app comes back before its end.
// Controllers get no callbacks (yagamo-home, kouhan-fg-no-appear, goozen-sleep).

@MainActor final class BackgroundTransition {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let wasActive: Bool
    private var resignsScenes: Bool { life.usesScenes && life.application.scenes.contains { $0.activationState == .foregroundActive } }
    private var resignsApplication: Bool { wasActive && !life.usesScenes }
    private var usesScenes: Bool { life.usesScenes }
    private var isApplicationOnly: Bool { !life.usesScenes }
    /// False once the app is back in the foreground, or gone.
    private var isUnderWay: Bool { life.departure === self && !life.isOver }
    private var hasTasks: Bool { isUnderWay && life.tasks.isRunning }

    static let choreography = Choreography<BackgroundTransition>("Home", "The app leaves the foreground: home, another app chosen in the switcher, a call taken, the screen locked. An app that is inactive already has resigned before.", [
        .now("Scene.willResignActive", ["flutter-scene-bg-fg", "miyablo-background", "konotes-lock", "apple-scene-background-snapshot"], only: "with scenes", if: \.resignsScenes) { $0.resign() },
        .now("App.willResignActive", ["flutter-app-bg-fg", "mo4tech-app-home", "lifecycle2017-lock"], only: "without scenes", if: \.resignsApplication) { $0.calls.appWillResignActive() },
        .now("Note.App.willResignActiveNotification", ["apple-willresign-notification", "apple-scene-suppress"], if: \.wasActive) { $0.noteResigned() },
        .now("Scene.didEnterBackground", ["flutter-scene-bg-fg", "konotes-switcher-other", "wwdc19-258-background"], only: "with scenes", if: \.usesScenes) { $0.enterBackground() },
        .now("App.didEnterBackground", ["flutter-app-bg-fg", "csdn8529841-call-taken", "apple-bg-sequence"], only: "without scenes", if: \.isApplicationOnly) { $0.enterBackgroundWithoutScenes() },
        .now("Note.App.didEnterBackgroundNotification", ["apple-scene-suppress"]) { $0.calls.note(UIApplication.didEnterBackgroundNotification) },
        .now("the state is preserved (see Preserve)", ["apple-preserve-appdelegate", "apple-restore-preservation"]) { StatePreservation($0.life).start() },
        .wait("commit", ["apple-bg-sequence"]) { UpdateCycle.shared.perform(afterLastCommit: $1) },
        .now("snapshot", ["apple-bg-sequence", "apple-scene-background-snapshot"], if: \.isUnderWay) { $0.snapshot() },
        .wait("background tasks end, or their time is over", ["MESSAGES.md 27"], only: "a background task is under way", if: \.hasTasks) { $0.life.tasks.wait(until: $1) },
        .now("suspended", ["apple-bg-sequence", "seed1-app-states", "yisang-suspended"], if: \.isUnderWay) { $0.suspend() },
    ])

    init(_ life: ApplicationLife) {
        self.life = life
        calls = ApplicationCalls(life: life)
        wasActive = life.phase == .active
    }

    func start(cause: String) {
        GestureArbiter.shared.cancelTouches()
        life.departure = self
        life.cover = nil
        life.scenesInFront = life.application.scenes.filter(\.isInForeground)
        Self.choreography.run(self, cause: cause)
    }

    /// The steps that a background launch shares: such an app is in the background from its start.
    static func settleDown(_ life: ApplicationLife) {
        let transition = BackgroundTransition(life)
        life.departure = transition
        UpdateCycle.shared.perform(afterLastCommit: {
            guard transition.isUnderWay else { return }
            transition.snapshot()
            guard transition.hasTasks else { return transition.suspend() }
            life.tasks.wait { if transition.isUnderWay { transition.suspend() } }
        })
    }

    private func resign() {
        for scene in life.application.scenes { calls.willResignActive(scene) }
    }

    private func noteResigned() {
        // In a "will" callback, `applicationState` still answers active.
        calls.note(UIApplication.willResignActiveNotification)
        life.phase = .inactive
    }

    private func enterBackground() {
        life.phase = .background
        life.tasks.enterBackground()
        for scene in life.scenesInFront { calls.didEnterBackground(scene) }
    }

    private func enterBackgroundWithoutScenes() {
        life.phase = .background
        life.tasks.enterBackground()
        for scene in life.application.scenes { scene.activationState = .background }
        calls.appDidEnterBackground()
    }

    private func snapshot() { Trace.emit(.application, life.application, "snapshot") }

    private func suspend() {
        life.departure = nil
        life.phase = .suspended
    }
}
