// The delegates of a scenario's app: they log what they hear, and put A in a window.
import UIKit

/// What the delegates of the app that runs need; scene delegates are made by their class and look here.
@MainActor enum CurrentApp {
    static var root: () -> UIViewController = { UIViewController() }
}

/// What both application delegates do. Each conforms by itself, so that what it adds counts.
class ScenarioApplication: UIResponder {
    let log = CurrentScenario.log
    var window: UIWindow?
    var hasScenes: Bool { false }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        log.add("App.willFinishLaunching")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        log.add("App.didFinishLaunching")
        if hasScenes { return true }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CurrentApp.root()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.add("App.didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log.add("App.willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("App.didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("App.willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { log.add("App.willTerminate") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        log.add("App.openURL")
        return true
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.add("App.didReceiveMemoryWarning") }
}

final class ScenarioAppDelegate: ScenarioApplication, UIApplicationDelegate {}

final class ScenarioSceneAppDelegate: ScenarioApplication, UIApplicationDelegate {
    override var hasScenes: Bool { true }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        log.add("App.configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ScenarioSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { log.add("App.didDiscardSceneSessions") }
}

final class ScenarioSceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log = CurrentScenario.log
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        log.add(connectionOptions.urlContexts.isEmpty ? "Scene.willConnect" : "Scene.willConnect[urlContexts]")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = CurrentApp.root()
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { log.add("Scene.openURLContexts") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.add("Scene.continueUserActivity") }
    func sceneDidDisconnect(_ scene: UIScene) { log.add("Scene.didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("Scene.didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("Scene.willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("Scene.willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("Scene.didEnterBackground") }
}
