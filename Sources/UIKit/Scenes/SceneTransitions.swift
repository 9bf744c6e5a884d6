// Transitions of one scene among several: closed, disconnected by the system, minimised, brought back.
// Evidence: Docs/EVIDENCE.md 2. ApplicationLife+Scenes starts them.

/// The user or the app closes a scene for good.
@MainActor final class SceneClosing {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let session: UISceneSession
    private var isConnected: Bool { session.scene != nil }
    private var isActive: Bool { session.scene?.activationState == .foregroundActive }

    static let choreography = Choreography<SceneClosing>("Scene closes", "A scene is closed in the app switcher, by its window's button or by requestSceneSessionDestruction. The last one closed in the switcher ends the app (see Kill).", [
        .now("Scene.willResignActive", ["jinhong-kill", "mmatiush-kill-front"], only: "it is active", if: \.isActive) { $0.scene { $0.willResignActive($1) } },
        .now("Scene.didDisconnect", ["apple-scene-disconnect"], only: "it is connected", if: \.isConnected) { $0.scene { $0.didDisconnect($1) } },
        .now("App.didDiscardSceneSessions", ["wwdc19-258-forceclose", "douglashill-discard"]) { $0.discard() },
    ])

    init(_ life: ApplicationLife, _ session: UISceneSession) {
        self.life = life
        self.session = session
        calls = ApplicationCalls(life: life)
    }

    func start(cause: String) { Self.choreography.run(self, cause: cause) }

    private func scene(_ tell: (ApplicationCalls, UIScene) -> Void) {
        if let scene = session.scene { tell(calls, scene) }
    }

    private func discard() {
        life.application.sessions.removeAll { $0 === session }
        calls.appDidDiscard([session])
    }
}

/// The system disconnects a scene in the background to free memory; the session stays.
@MainActor final class SceneReclaim {
    private let calls: ApplicationCalls
    private var scene: UIScene?

    static let choreography = Choreography<SceneReclaim>("Scene is disconnected", "The system frees the memory of a scene in the background. Its session stays and can connect again.", [
        .now("Scene.didDisconnect", ["wwdc19-258-disconnect", "wwdc19-258-background", "apple-scene-disconnect"]) { $0.disconnect() },
        .now("SceneDelegate.dealloc", ["wwdc19-258-disconnect"], only: "the app does not keep it") { $0.scene = nil },
    ])

    init(_ life: ApplicationLife, _ scene: UIScene) {
        self.scene = scene
        calls = ApplicationCalls(life: life)
    }

    func start(cause: String) { Self.choreography.run(self, cause: cause) }

    private func disconnect() {
        if let scene { calls.didDisconnect(scene) }
    }
}

/// A window of a windowed iPad is minimised, or comes back; the others lose and regain the focus.
@MainActor final class SceneWindowMove {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let scene: UIScene
    private let others: [UIScene]
    private let isAppInFront: Bool
    private var disturbsOthers: Bool { !others.isEmpty && WindowedScenes.isOn }

    static let minimise = Choreography<SceneWindowMove>("Window is minimised", "Window S2 of a windowed iPad goes, S1 stays. How the two interleave is not known.", [
        .now("S1.willResignActive", ["flutter-multiscene-ipados26"], if: \.disturbsOthers) { $0.resignOthers() },
        .now("S2.willResignActive", ["flutter-multiscene-new-ipados26"]) { $0.calls.willResignActive($0.scene) },
        .now("S2.didEnterBackground", ["flutter-multiscene-new-ipados26"]) { $0.enterBackground() },
        .now("S2's state is preserved (see Preserve a scene)", ["apple-restore-preservation"]) { $0.preserve() },
        .now("S1.didBecomeActive", ["flutter-multiscene-ipados26"], if: \.disturbsOthers) { $0.activateOthers() },
    ])

    static let bringBack = Choreography<SceneWindowMove>("Window comes back", "A connected scene S2 in the background comes to the front beside S1.", [
        .now("S1.willResignActive", ["flutter-multiscene-ipados26"], only: "windowed iPad", if: \.disturbsOthers) { $0.resignOthers() },
        .now("S2.willEnterForeground", ["flutter-multiscene-new-ipados26"]) { $0.enterForeground() },
        .now("S2.didBecomeActive", ["flutter-multiscene-new-ipados26"]) { $0.calls.didBecomeActive($0.scene) },
        .now("S1.didBecomeActive", ["flutter-multiscene-ipados26"], only: "windowed iPad", if: \.disturbsOthers) { $0.activateOthers() },
    ])

    init(_ life: ApplicationLife, _ scene: UIScene) {
        self.life = life
        self.scene = scene
        calls = ApplicationCalls(life: life)
        others = life.application.scenes.filter { $0 !== scene && $0.activationState == .foregroundActive }
        isAppInFront = life.phase.isInForeground
    }

    private func resignOthers() { for scene in others { calls.willResignActive(scene) } }
    private func activateOthers() { for scene in others { calls.didBecomeActive(scene) } }

    private func enterBackground() {
        life.scenesInFront.removeAll { $0 === scene }
        calls.didEnterBackground(scene)
    }

    private func preserve() {
        ScenePreservation(calls, scene).start()
        life.save()
    }

    private func enterForeground() {
        calls.willEnterForeground(scene)
        life.scenesInFront.append(scene)
    }
}
