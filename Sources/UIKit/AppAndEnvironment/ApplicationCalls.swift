// Tells the application and its scenes of one event: delegate first, notification second (records
// openradar-49817144, apple-didbecomeactive-notification), and no App.* call for apps whose scenes have delegates
// (apple-scene-suppress). Every transition of this folder calls it.
import ObjectiveC

extension UIApplication {
    /// Posted after `application(_:didFinishLaunchingWithOptions:)`; the launch options are its user info.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after the delegates heard that the app became active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted after the delegates heard that the app is about to become inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the delegates heard that the app entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted after the delegates heard that the app leaves the background; not at launch.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted after `applicationWillTerminate(_:)`. Not posted to an app that is ended while suspended.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted after the application delegate and all view controllers heard of the memory warning.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Declared for code that observes it. Nothing here takes screenshots as a user would, so UIKit never posts it.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Keys of `didFinishLaunchingNotification`'s user info are those of the launch options.
    public static let backgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
}

@MainActor struct ApplicationCalls {
    let life: ApplicationLife
    private var application: UIApplication { life.application }

    // MARK: The application

    func app(_ event: String, _ call: (any UIApplicationDelegate) -> Void) {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, event)
        _ = ifImplemented { call(delegate) }
    }

    func note(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: application, userInfo: userInfo)
    }

    func appWillResignActive() { app("applicationWillResignActive(_:)") { $0.applicationWillResignActive(application) } }
    func appDidEnterBackground() { app("applicationDidEnterBackground(_:)") { $0.applicationDidEnterBackground(application) } }
    func appWillEnterForeground() { app("applicationWillEnterForeground(_:)") { $0.applicationWillEnterForeground(application) } }
    func appDidBecomeActive() { app("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive(application) } }
    func appWillTerminate() { app("applicationWillTerminate(_:)") { $0.applicationWillTerminate(application) } }

    func appDidDiscard(_ sessions: [UISceneSession]) {
        guard !sessions.isEmpty else { return }
        app("application(_:didDiscardSceneSessions:)") { $0.application(application, didDiscardSceneSessions: Set(sessions)) }
    }

    // MARK: Scenes

    func scene(_ scene: UIScene, _ event: String, _ call: (any UISceneDelegate) -> Void) {
        guard let delegate = scene.delegate else { return }
        Trace.emit(.scene, scene, event)
        _ = ifImplemented { call(delegate) }
    }

    private func note(_ name: Notification.Name, _ scene: UIScene) { NotificationCenter.default.post(name: name, object: scene) }

    func willResignActive(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        self.scene(scene, "sceneWillResignActive(_:)") { $0.sceneWillResignActive(scene) }
        note(UIScene.willDeactivateNotification, scene)
        scene.activationState = .foregroundInactive
    }

    func didEnterBackground(_ scene: UIScene) {
        guard scene.isInForeground else { return }
        scene.activationState = .background
        self.scene(scene, "sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(scene) }
        note(UIScene.didEnterBackgroundNotification, scene)
    }

    func willEnterForeground(_ scene: UIScene) {
        self.scene(scene, "sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(scene) }
        scene.activationState = .foregroundInactive
        note(UIScene.willEnterForegroundNotification, scene)
    }

    func didBecomeActive(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        self.scene(scene, "sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(scene) }
        note(UIScene.didActivateNotification, scene)
    }

    /// The scene, its delegate and its windows go; the session stays.
    func didDisconnect(_ scene: UIScene) {
        scene.activationState = .unattached
        self.scene(scene, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(scene) }
        note(UIScene.didDisconnectNotification, scene)
        (scene as? UIWindowScene)?.takeWindowsOffScreen()
        application.scenes.removeAll { $0 === scene }
        life.scenesInFront.removeAll { $0 === scene }
        scene.session.scene = nil
    }
}
