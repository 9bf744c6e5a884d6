import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("App.willFinishLaunching")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("App.didFinishLaunching")
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        print("App.configurationForConnecting")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("App.didDiscardSceneSessions") }
    func applicationWillTerminate(_ application: UIApplication) { print("App.willTerminate") }

    // A scene app gets none of these (lifecycle/ apple-scene-suppress).
    func applicationDidBecomeActive(_ application: UIApplication) { print("App.didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { print("App.willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("App.didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("App.willEnterForeground") }
}
