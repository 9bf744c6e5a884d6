// The delegates of the adversary's app: they report each call to the World, and armed operations run after it. WorldApp makes the
// application's delegate, UIKit the scenes'.
import UIKit

final class AppProbe: UIResponder, UIApplicationDelegate {
    private unowned let world: World

    init(_ world: World) {
        self.world = world
        super.init()
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        world.appHeard(.willFinishLaunching)
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        world.appHeard(.didFinishLaunching, .didFinishLaunching)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { world.appHeard(.didBecomeActive, .didBecomeActive) }
    func applicationWillResignActive(_ application: UIApplication) { world.appHeard(.willResignActive, .willResignActive) }
    func applicationDidEnterBackground(_ application: UIApplication) { world.appHeard(.didEnterBackground, .didEnterBackground) }
    func applicationWillEnterForeground(_ application: UIApplication) { world.appHeard(.willEnterForeground, .willEnterForeground) }
    func applicationWillTerminate(_ application: UIApplication) { world.appHeard(.willTerminate) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { world.memoryWarned() }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        world.appHeard(.openURL, .delivered, delivered: url.lastPathComponent)
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        world.appHeard(.continueUserActivity, .delivered, delivered: userActivity.activityType)
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        world.appHeard(.performAction, .delivered, delivered: shortcutItem.type)
        completionHandler(true)
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        world.appHeard(.preserve)
        return true
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(world.preserved(), forKey: "stamp") }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { world.restored(coder.decodeInteger(forKey: "stamp")) }

    // Only apps with scenes are asked these.

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        world.askedForConfiguration(connectingSceneSession)
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneProbe.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { world.discarded(sceneSessions) }
}

/// A scene's delegate, which holds its windows.
final class SceneProbe: UIResponder, UIWindowSceneDelegate {
    private let world: World
    private(set) var life: ScreenLife?
    var window: UIWindow?
    /// A second window of the scene.
    var other: UIWindow?

    override init() {
        guard let world = World.current else { fatalError("a scene delegate was made outside the adversary") }
        self.world = world
        super.init()
    }

    private func heard(_ event: LifeEvent, _ callback: Callback?, delivered: String? = nil) { world.sceneHeard(event, life, callback, delivered: delivered) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        life = world.connects(scene, self)
        guard let scene = scene as? UIWindowScene else { return }
        world.judgeConnection(session, connectionOptions)
        let made = UIWindow(windowScene: scene)
        window = made
        made.rootViewController = world.firstRoot(of: session)
        // UIKit shows what the delegate did not.
        if world.number(of: session) % 2 == 1 { made.makeKeyAndVisible() }
        heard(.willConnect, .willConnect)
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        heard(.restoreInteractionState, nil)
        world.judgeInteractionState()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { heard(.willEnterForeground, .willEnterForeground) }
    func sceneDidBecomeActive(_ scene: UIScene) { heard(.didBecomeActive, .didBecomeActive) }
    func sceneWillResignActive(_ scene: UIScene) { heard(.willResignActive, .willResignActive) }
    func sceneDidEnterBackground(_ scene: UIScene) { heard(.didEnterBackground, .didEnterBackground) }

    func sceneDidDisconnect(_ scene: UIScene) {
        heard(.didDisconnect, .didDisconnect)
        world.disconnects(scene)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        heard(.openURL, .delivered, delivered: URLContexts.map(\.url.lastPathComponent).joined(separator: " "))
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { heard(.continueUserActivity, .delivered, delivered: userActivity.activityType) }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        heard(.performAction, .delivered, delivered: shortcutItem.type)
        completionHandler(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        heard(.preserve, nil)
        return world.activity(for: scene.session)
    }
}
