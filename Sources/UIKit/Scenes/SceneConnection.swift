// The creation of a scene: session, configuration, delegate, window, willConnect, foreground. LaunchSequence connects the first scene
// with the same steps; the user or requestSceneSessionActivation connects later ones.
// Evidence: Docs/EVIDENCE.md 1b and 2 (flutter-multiscene-*).
import ObjectiveC

@MainActor final class SceneConnection {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let delivery: SystemDelivery?
    private let others: [UIScene]
    private let isNew: Bool
    private let bringsApplication: Bool
    private var session: UISceneSession?
    private(set) var scene: UIWindowScene?
    private var storyboardWindow: UIWindow?
    private var application: UIApplication { life.application }
    private var disturbsOthers: Bool { !others.isEmpty && WindowedScenes.isOn }

    static let choreography = Choreography<SceneConnection>("Scene connects", "A running app gets a scene S2 beside S1: a new window, or one that the system had disconnected.", [
        .now("S1.willResignActive", ["flutter-multiscene-ipados26"], only: "windowed iPad", since: .windowedScenes, if: \.disturbsOthers) { $0.resignOthers() },
        .now("SceneSession.created", ["wwdc19-258-full"], only: "a new session", if: \.isNew) { $0.createSession(configuration: nil) },
        .now("App.configurationForConnecting", ["wwdc19-258-full", "wwdc19-258-launch"], only: "a new session", if: \.isNew) { $0.askForConfiguration() },
        .now("S2 and its delegate are made", ["konotes2-launch"]) { $0.createScene() },
        .now("S2.setWindow", ["orderfile-scene-launch", "juejin-orderfile-launch"], only: "a storyboard") { $0.setStoryboardWindow() },
        .now("S2.willConnect", ["flutter-multiscene-new-ipados26", "apple-restore-reconnect"]) { $0.willConnect() },
        .now("Root.viewDidLoad, Root.viewWillAppear", ["orderfile-scene-launch"], only: "the window is not visible yet") { $0.showWindow() },
        .now("S2.willEnterForeground", ["flutter-multiscene-new-ipados26"]) { $0.willEnterForeground() },
        .now("Note.App.willEnterForegroundNotification", ["apple-scene-suppress"], only: "the app was in the background", if: \.bringsApplication) { $0.calls.note(UIApplication.willEnterForegroundNotification) },
        .now("first layout: children of a container load and appear", ["ht-launch"]) { $0.layOut() },
        .now("S2.didBecomeActive", ["flutter-multiscene-new-ipados26"]) { $0.didBecomeActive() },
        .now("Note.App.didBecomeActiveNotification", ["apple-scene-suppress"], only: "the app was in the background", if: \.bringsApplication) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
        .now("S1.didBecomeActive", ["flutter-multiscene-ipados26"], only: "windowed iPad", since: .windowedScenes, if: \.disturbsOthers) { $0.activateOthers() },
    ])

    /// - Parameter session: one that lost its scene; nil makes a new one.
    init(_ life: ApplicationLife, session: UISceneSession? = nil, delivery: SystemDelivery? = nil) {
        self.life = life
        self.session = session
        self.delivery = delivery
        calls = ApplicationCalls(life: life)
        isNew = session == nil
        bringsApplication = life.phase == .background || life.phase == .suspended
        others = life.application.scenes.filter { $0.activationState == .foregroundActive }
    }

    func start(cause: String) {
        if bringsApplication {
            life.departure = nil
            life.tasks.leaveBackground()
        }
        Self.choreography.run(self, cause: cause)
    }

    // MARK: Steps, shared with LaunchSequence

    func createSession(configuration: UISceneConfiguration?) {
        life.saved.sessionCount += 1
        let base = configuration ?? UISceneConfiguration(name: SceneManifest.main?.firstName, sessionRole: .windowApplication)
        let made = UISceneSession(role: .windowApplication, configuration: base, number: life.saved.sessionCount)
        application.sessions.append(made)
        session = made
        Trace.emit(.application, application, "UISceneSession.init")
    }

    func askForConfiguration() {
        guard let session, let delegate = application.delegate else { return }
        let options = UIScene.ConnectionOptions(delivery)
        if let chosen = ifImplemented({ delegate.application(application, configurationForConnecting: session, options: options) }) {
            Trace.emit(.application, application, "application(_:configurationForConnecting:options:)")
            session.configuration = chosen
        }
        life.saved.configuration = .init(session.configuration)
    }

    func createScene() {
        guard let session else { return }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let made = sceneClass.init(session: session, connectionOptions: UIScene.ConnectionOptions(delivery))
        scene = made
        application.scenes.append(made)
        if let delegateClass = session.configuration.delegateClass {
            made.delegate = objcInstantiate(delegateClass) as? any UISceneDelegate
        }
    }

    /// The window of a storyboard scene is set before willConnect (Docs/EVIDENCE.md 1b).
    func setStoryboardWindow() {
        guard let scene, let storyboard = scene.session.configuration.storyboard else { return }
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return Diagnostics.log("There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.")
        }
        guard let root = storyboard.instantiateInitialViewController() else {
            return Diagnostics.log(MainStoryboard.noInitialController(category: "WindowScene", storyboard.name))
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        (delegate as any _WindowOwner).window = window
        storyboardWindow = window
    }

    func willConnect() {
        guard let scene, let session else { return }
        let options = UIScene.ConnectionOptions(delivery)
        calls.scene(scene, "scene(_:willConnectTo:options:)") { $0.scene(scene, willConnectTo: session, options: options) }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        guard Behaviour.restoresInteractionState.isOn, let activity = session.stateRestorationActivity else { return }
        calls.scene(scene, "scene(_:restoreInteractionStateWith:)") { $0.scene(scene, restoreInteractionStateWith: activity) }
    }

    /// A storyboard window becomes visible after willConnect returned (Docs/EVIDENCE.md 1b).
    func showWindow() {
        guard let scene else { return }
        // A delegate that has made its own window retains that window, and nothing retains the storyboard's any more.
        let chosen = (scene.delegate as? any UIWindowSceneDelegate)?.optionalWindow.flatMap(\.self) ?? storyboardWindow
        storyboardWindow = nil
        guard let window = chosen, window.rootViewController != nil, window.isHidden else { return }
        window.windowScene = window.windowScene ?? scene
        window.makeKeyAndVisible()
    }

    func willEnterForeground() {
        guard let scene else { return }
        if bringsApplication { life.phase = .inactive }
        calls.willEnterForeground(scene)
        life.scenesInFront.append(scene)
    }

    /// Lays out the scene's views before it is active, as the first commit shows them; viewDidAppear waits for the commit itself.
    func layOut() {
        UpdateCycle.shared.updateTraitsNow()
        for window in scene?.windows ?? [] where !window.isHidden { window.layoutIfNeeded() }
    }

    func didBecomeActive() {
        guard let scene else { return }
        if bringsApplication { life.phase = .active }
        calls.didBecomeActive(scene)
    }

    private func resignOthers() { for scene in others { calls.willResignActive(scene) } }
    private func activateOthers() { for scene in others { calls.didBecomeActive(scene) } }
}

/// Whether windows of the app can be beside each other and be minimised.
@MainActor enum WindowedScenes {
    static var isOn: Bool { Behaviour.windowedScenes.isOn && UIDevice.current.userInterfaceIdiom == .pad }
}
