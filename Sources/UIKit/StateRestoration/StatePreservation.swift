// Stores state when the app goes to the background: each scene's restoration activity, or, for apps without scenes,
// the state that view controllers with restoration identifiers encode. Evidence: Docs/EVIDENCE.md 14.
// BackgroundTransition runs it after didEnterBackground; StateRestoration and SceneConnection read the stored state.
import Foundation
import ObjectiveC

@MainActor final class StatePreservation {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let encoder = RestorationEncoder()
    private var saves = false

    static let application = Choreography<StatePreservation>("Preserve, without scenes", "The app entered the background.", [
        .now("App.shouldSaveApplicationState", ["apple-preserve-appdelegate"]) { $0.ask() },
        .now("App.willEncodeRestorableState", ["apple-preserve-appdelegate"], only: "the answer was yes", if: \.saves) { $0.willEncode() },
        .now("VC.encodeRestorableState", ["apple-preserve-appdelegate"], only: "the answer was yes; controllers with restoration identifiers", if: \.saves) { $0.encodeControllers() },
        .now("archive", only: "the answer was yes", if: \.saves) { $0.store() },
    ])

    init(_ life: ApplicationLife) {
        self.life = life
        calls = ApplicationCalls(life: life)
    }

    func start() {
        if life.usesScenes {
            for scene in life.scenesInFront { ScenePreservation(calls, scene).start() }
        } else if Behaviour.stateRestoration.isOn {
            Self.application.run(self, cause: "preserve")
        }
        life.save()
    }

    /// Calls the secure spelling if iOS has it, else the older one.
    private func ask() {
        guard let delegate = life.application.delegate else { return }
        let application = life.application
        Trace.emit(.application, application, "application(_:shouldSaveSecureApplicationState:)")
        let secure = Behaviour.secureStateRestoration.isOn ? ifImplemented { delegate.application(application, shouldSaveSecureApplicationState: encoder.application) } : nil
        let answer = secure
            ?? ifImplemented { delegate.application(application, shouldSaveApplicationState: encoder.application) }
        saves = answer ?? false
    }

    private func willEncode() {
        calls.app("application(_:willEncodeRestorableStateWith:)") { $0.application(life.application, willEncodeRestorableStateWith: encoder.application) }
    }

    private func encodeControllers() {
        for window in life.application.windows { window.rootViewController.map { encoder.encode($0, path: []) } }
    }

    private func store() { life.saved.restorationArchive = encoder.archive }
}

/// One scene's part.
@MainActor final class ScenePreservation {
    private let calls: ApplicationCalls
    private let scene: UIScene
    private var activity: NSUserActivity?
    private var hasActivity: Bool { activity != nil }

    static let choreography = Choreography<ScenePreservation>("Preserve a scene", "The scene entered the background.", [
        .now("Scene.stateRestorationActivity", ["apple-restore-preservation"]) { $0.ask() },
        .now("UserActivityDelegate.userActivityWillSave", ["apple-restore-preservation"], only: "there is an activity", if: \.hasActivity) { $0.willSave() },
        .now("Responder.updateUserActivityState", ["apple-restore-preservation"], only: "there is an activity", if: \.hasActivity) { $0.update() },
        .now("Scene.didUpdateUserActivity", ["apple-restore-preservation"], only: "there is an activity", if: \.hasActivity) { $0.didUpdate() },
        .now("archive", ["apple-restore-preservation"]) { $0.scene.session.stateRestorationActivity = $0.activity },
    ])

    init(_ calls: ApplicationCalls, _ scene: UIScene) {
        self.calls = calls
        self.scene = scene
    }

    func start() { Self.choreography.run(self, cause: "preserve") }

    private func ask() {
        calls.scene(scene, "stateRestorationActivity(for:)") { activity = $0.stateRestorationActivity(for: scene) }
    }

    private func willSave() {
        guard let activity else { return }
        if let delegate = activity.delegate { _ = ifImplemented { delegate.userActivityWillSave(activity) } }
        activity.needsSave = false
    }

    /// The scene, and every controller in its windows that shares the activity.
    private func update() {
        guard let activity else { return }
        scene.userActivity = activity
        scene.updateUserActivityState(activity)
        let controllers = ((scene as? UIWindowScene)?.windows ?? []).flatMap { $0.rootViewController?.tree ?? [] }
        for controller in controllers where controller.userActivity === activity { controller.updateUserActivityState(activity) }
    }

    private func didUpdate() {
        guard let activity else { return }
        calls.scene(scene, "scene(_:didUpdate:)") { $0.scene(scene, didUpdate: activity) }
    }
}

extension ApplicationLife {
    /// Saves the present state that outlives the process.
    func save() { saved.sessions = application.sessions.map(SavedApplicationState.Session.init) }
}
