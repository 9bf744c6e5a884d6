// The way back to the front, with the URL, activity or action to open. Evidence: Docs/EVIDENCE.md 2 and 14 (a URL comes
// before willEnterForeground, a universal link after it: flutter-scene-warm-*). ApplicationLife starts it.
// Controllers get callbacks only for a rotation.
import ObjectiveC

@MainActor final class ForegroundTransition {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let delivery: SystemDelivery?
    private var usesScenes: Bool { life.usesScenes }
    private var isApplicationOnly: Bool { !life.usesScenes }
    private var bringsURL: Bool { delivery?.url != nil && life.usesScenes }
    private var bringsActivity: Bool { delivery?.activity != nil && life.usesScenes }
    private var bringsShortcut: Bool { delivery?.shortcut != nil && life.usesScenes }
    private var bringsSomethingToApplication: Bool { delivery != nil && !life.usesScenes }

    static let choreography = Choreography<ForegroundTransition>("Return", "The app comes back from the background: its icon, a URL, a universal link, a quick action, the device unlocked.", [
        .now("VC.willTransition", ["level49-foreground-rotated"], only: "the device was turned meanwhile") { _ in Rotation.catchUp() },
        .now("Scene.openURLContexts", ["flutter-scene-warm-url"], only: "a URL, with scenes", if: \.bringsURL) { $0.deliverToScene() },
        .now("Scene.willEnterForeground", ["flutter-scene-bg-fg", "miyablo-foreground", "konotes-switcher-return", "apple-scene-willenterforeground"], only: "with scenes", if: \.usesScenes) { $0.enterForeground() },
        .now("App.willEnterForeground", ["flutter-app-bg-fg", "mo4tech-app-return", "openradar-49817144"], only: "without scenes", if: \.isApplicationOnly) { $0.enterForegroundWithoutScenes() },
        .now("Note.App.willEnterForegroundNotification", ["openradar-49817144", "apple-scene-suppress"]) { $0.calls.note(UIApplication.willEnterForegroundNotification) },
        .now("Scene.continueUserActivity", ["flutter-scene-warm-universal-link"], only: "a universal link, with scenes", if: \.bringsActivity) { $0.deliverToScene() },
        .now("Scene.performActionForShortcutItem", only: "a quick action, with scenes", if: \.bringsShortcut) { $0.deliverToScene() },
        .now("App.openURL, App.continueUserActivity or App.performActionForShortcutItem", ["csdn8529841-open-url"], only: "something to open, without scenes", if: \.bringsSomethingToApplication) { $0.deliverToApplication() },
        .now("Scene.didBecomeActive", ["flutter-scene-bg-fg", "apple-scene-willenterforeground"], only: "with scenes", if: \.usesScenes) { $0.becomeActive() },
        .now("App.didBecomeActive", ["flutter-app-bg-fg", "mo4tech-app-return"], only: "without scenes", if: \.isApplicationOnly) { $0.becomeActiveWithoutScenes() },
        .now("Note.App.didBecomeActiveNotification", ["apple-didbecomeactive-notification", "apple-scene-suppress"]) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
    ])

    init(_ life: ApplicationLife, delivery: SystemDelivery?) {
        self.life = life
        self.delivery = delivery
        calls = ApplicationCalls(life: life)
    }

    func start(cause: String) {
        life.departure = nil
        life.tasks.leaveBackground()
        if life.phase == .suspended { life.phase = .background }
        Self.choreography.run(self, cause: cause)
    }

    /// Delivers at once without a change of state, because the app is in front.
    func deliverInFront() {
        Trace.because("open") { if life.usesScenes { deliverToScene() } else { deliverToApplication() } }
    }

    // MARK: Steps

    private func enterForeground() {
        life.phase = .inactive
        for scene in life.scenesInFront { calls.willEnterForeground(scene) }
    }

    private func becomeActive() {
        life.phase = .active
        for scene in life.scenesInFront { calls.didBecomeActive(scene) }
    }

    private func enterForegroundWithoutScenes() {
        life.phase = .inactive
        for scene in life.application.scenes { scene.activationState = .foregroundInactive }
        calls.appWillEnterForeground()
    }

    private func becomeActiveWithoutScenes() {
        life.phase = .active
        for scene in life.application.scenes { scene.activationState = .foregroundActive }
        calls.appDidBecomeActive()
    }

    private func deliverToScene() {
        guard let delivery, let scene = life.scenesInFront.first ?? life.application.scenes.first else { return }
        SceneDelivery(calls: calls, scene: scene).deliver(delivery)
    }

    private func deliverToApplication() {
        guard let delivery else { return }
        ApplicationDelivery(calls: calls, application: life.application).deliver(delivery)
    }
}
