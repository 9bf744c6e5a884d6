// A screen that covers the app and goes away again: app switcher, control centre, notification centre, a call.
// Evidence: Docs/EVIDENCE.md 2. ApplicationLife starts it; controllers get no callbacks.

@MainActor final class InterruptionTransition {
    private let life: ApplicationLife
    private let cover: ApplicationLife.Cover
    private let calls: ApplicationCalls
    /// A launch that has not come to its end is covered without a word: there is nothing to resign.
    private let wasActive: Bool
    private var usesScenes: Bool { life.usesScenes }
    private var isApplicationOnly: Bool { !life.usesScenes }
    private var resignsApplication: Bool { wasActive && !life.usesScenes }
    private var comesBackBetween: Bool { cover == .notificationCentre && life.usesScenes }

    static let begin = Choreography<InterruptionTransition>("Interruption begins", "The app switcher, the control centre, the notification centre or an incoming call covers the app. It stays in the foreground.", [
        .now("Scene.willResignActive", ["konotes-switcher", "konotes-control-centre", "jinhong-switcher", "jinhong-control-center"], only: "with scenes", if: \.usesScenes) { $0.resign() },
        .now("App.willResignActive", ["csdn8529841-call-ignored", "onmyway-nc", "objceu-resign-causes"], only: "without scenes", if: \.resignsApplication) { $0.calls.appWillResignActive() },
        .now("Note.App.willResignActiveNotification", ["apple-willresign-notification", "apple-scene-suppress"], if: \.wasActive) { $0.calls.note(UIApplication.willResignActiveNotification) },
        .now("Scene.didBecomeActive", ["konotes-notification-centre"], only: "notification centre, with scenes", if: \.comesBackBetween) { $0.activate() },
        .now("Note.App.didBecomeActiveNotification", ["apple-scene-suppress"], only: "notification centre, with scenes", if: \.comesBackBetween) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
        .now("Scene.willResignActive", ["konotes-notification-centre"], only: "notification centre, with scenes", if: \.comesBackBetween) { $0.resign() },
        .now("Note.App.willResignActiveNotification", ["apple-scene-suppress"], only: "notification centre, with scenes", if: \.comesBackBetween) { $0.calls.note(UIApplication.willResignActiveNotification) },
    ])

    static let end = Choreography<InterruptionTransition>("Interruption ends", "What covered the app goes; a refused call, the switcher left for the same app.", [
        .now("Scene.didBecomeActive", ["konotes-control-centre", "jinhong-switcher", "jinhong-control-center"], only: "with scenes", if: \.usesScenes) { $0.activate() },
        .now("App.didBecomeActive", ["csdn8529841-call-ignored", "code456-call", "onmyway-nc", "onmyway-alert-other"], only: "without scenes", if: \.isApplicationOnly) {
            $0.life.phase = .active
            $0.calls.appDidBecomeActive()
        },
        .now("Note.App.didBecomeActiveNotification", ["apple-didbecomeactive-notification", "apple-scene-suppress"]) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
    ])

    init(_ life: ApplicationLife, cover: ApplicationLife.Cover) {
        self.life = life
        self.cover = cover
        wasActive = life.phase == .active
        calls = ApplicationCalls(life: life)
    }

    func begin() {
        GestureArbiter.shared.cancelTouches()
        life.cover = cover
        Self.begin.run(self, cause: "\(cover)")
        life.phase = .inactive
    }

    func end() {
        life.cover = nil
        Self.end.run(self, cause: "\(cover)")
        life.phase = .active
    }

    private func resign() {
        for scene in life.application.scenes { calls.willResignActive(scene) }
    }

    private func activate() {
        life.phase = .active
        for scene in life.application.scenes { calls.didBecomeActive(scene) }
    }
}
