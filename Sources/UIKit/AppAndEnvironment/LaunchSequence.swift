// Launch as choreography: from the delegate's willFinish to the first committed frame and viewDidAppear.
// Evidence: lifecycle/INDEX.md 1a (AppDelegate only) and 1b (scenes); each step names its records.
// The host calls `begin`, then runs frames; viewDidAppear comes with the first commit by itself.
import ObjectiveC

@MainActor package final class LaunchSequence {
    private let application: UIApplication
    private var options: [UIApplication.LaunchOptionsKey: Any]?

    package init(_ application: UIApplication) { self.application = application }

    /// Runs every step up to the first frame.
    package func begin() {
        Rotation.adoptLaunchOrientation()
        Trace.because("launch") {
            if usesScenes { launchWithScenes() } else { launchWithoutScenes() }
        }
    }

    /// Scenes are on with a manifest, or when the delegate answers configurationForConnecting and there is no
    /// Info.plist entry against it (a new Xcode project has both).
    private var usesScenes: Bool {
        guard Behaviour.scenes.isOn else { return false }
        if let manifest = SceneManifest.main { return manifest.hasConfigurations || answersConfiguration }
        return Bundle.main.infoDictionary?["UIMainStoryboardFile"] == nil && answersConfiguration
    }

    private var answersConfiguration: Bool {
        guard let delegate = application.delegate else { return false }
        return objcResponds(delegate, Selector("application:configurationForConnectingSceneSession:options:"))
    }

    // MARK: AppDelegate only
    /// 1a: mmdrawer380-storyboard-early (the storyboard's initial controller exists before willFinish),
    /// apple-launch-sequence-old, csdn8529841-no-wef-first (no willEnterForeground at launch).
    private func launchWithoutScenes() {
        let scene = makeImplicitScene()
        application.connectedScenes.insert(scene)
        let window = makeMainStoryboardWindow()
        willFinishLaunching()
        didFinishLaunching()
        if let window { window.makeKeyAndVisible() }
        scene.activationState = .foregroundActive
        // Where viewDidAppear stands among these changed with the version (matt66605799-order-classic / -flipped).
        if Behaviour.appearedBeforeActive.isOn {
            UpdateCycle.shared.perform(afterCommit: { self.application.becomeActive(callsDelegate: true) })
        } else {
            application.becomeActive(callsDelegate: true)
        }
    }

    private func makeMainStoryboardWindow() -> UIWindow? {
        guard let name = mainStoryboardName else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard let root = storyboard.instantiateInitialViewController() else {
            Diagnostics.log("Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry point is not set?")
            return nil
        }
        let window = application.delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        if let delegate = application.delegateOwner { delegate.window = window }
        return window
    }

    private var mainStoryboardName: String? {
        let info = Bundle.main.infoDictionary
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        return info?["UIMainStoryboardFile\(idiom)"] as? String ?? info?["UIMainStoryboardFile"] as? String
    }

    /// Without a manifest the system still runs the app in one scene, which the app never hears of.
    private func makeImplicitScene() -> UIWindowScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration, identifier: "WillAppear-implicit-scene")
        return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    }

    // MARK: Scenes
    /// 1b: flutter-scene-launch, konotes-scene-launch, wwdc19-258-launch, lemonbrush-launch.
    private func launchWithScenes() {
        willFinishLaunching()
        didFinishLaunching()
        let scene = connectScene()
        sceneWillEnterForeground(scene)
        sceneDidBecomeActive(scene)
    }

    private func connectScene() -> UIWindowScene {
        let session = makeSession()
        let options = UIScene.ConnectionOptions()
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        scene.activationState = .foregroundInactive
        application.connectedScenes.insert(scene)
        application.openSessions.insert(session)
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = objcInstantiate(delegateClass) as? any UISceneDelegate
        }
        let window = setStoryboardWindow(of: scene)
        Trace.emit(.scene, scene, "scene(_:willConnectTo:options:)")
        if let delegate = scene.delegate { _ = ifImplemented { delegate.scene(scene, willConnectTo: session, options: options) } }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        // A storyboard window becomes visible after willConnect returned (INDEX.md 1b).
        if let window = window ?? (scene.delegate as? any UIWindowSceneDelegate)?.window, window.rootViewController != nil, window.isHidden {
            window.windowScene = window.windowScene ?? scene
            window.makeKeyAndVisible()
        }
        return scene
    }

    private func makeSession() -> UISceneSession {
        let manifest = SceneManifest.main
        let base = UISceneConfiguration(name: manifest?.firstName, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: base, identifier: "WillAppear-scene-1")
        guard let delegate = application.delegate else { return session }
        let options = UIScene.ConnectionOptions()
        if let chosen = ifImplemented({ delegate.application(application, configurationForConnecting: session, options: options) }) {
            Trace.emit(.application, application, "application(_:configurationForConnecting:options:)")
            session.configuration = chosen
        }
        return session
    }

    /// The window of a storyboard scene is set before willConnect (INDEX.md 1b: [Scene.setWindow]).
    private func setStoryboardWindow(of scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        if let delegate = scene.delegate as? any UIWindowSceneDelegate { delegate.window = window }
        return window
    }

    private func sceneWillEnterForeground(_ scene: UIWindowScene) {
        Trace.emit(.scene, scene, "sceneWillEnterForeground(_:)")
        if let delegate = scene.delegate { _ = ifImplemented { delegate.sceneWillEnterForeground(scene) } }
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }

    private func sceneDidBecomeActive(_ scene: UIWindowScene) {
        scene.activationState = .foregroundActive
        Trace.emit(.scene, scene, "sceneDidBecomeActive(_:)")
        if let delegate = scene.delegate { _ = ifImplemented { delegate.sceneDidBecomeActive(scene) } }
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        // Scene apps get no App.* delegate calls, the notifications still come (apple-scene-suppress).
        application.becomeActive(callsDelegate: false)
    }

    // MARK: Both
    private func willFinishLaunching() {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, "application(_:willFinishLaunchingWithOptions:)")
        _ = ifImplemented { delegate.application(application, willFinishLaunchingWithOptions: options) }
    }

    /// The notification follows the delegate method (INDEX.md 2).
    private func didFinishLaunching() {
        if let delegate = application.delegate {
            Trace.emit(.application, application, "application(_:didFinishLaunchingWithOptions:)")
            if ifImplemented({ delegate.application(application, didFinishLaunchingWithOptions: options) }) == nil {
                _ = ifImplemented { delegate.applicationDidFinishLaunching(application) }
            }
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    }
}
