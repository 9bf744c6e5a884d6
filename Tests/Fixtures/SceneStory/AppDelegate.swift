import UIKit

class LoggingApplication: UIApplication {
    override init() {
        super.init()
        print("UIApplication.init")
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    override init() {
        super.init()
        print("AppDelegate.init")
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("App.willFinishLaunching")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("App.didFinishLaunching")
        return true
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("App.didDiscardSceneSessions") }
    func applicationWillTerminate(_ application: UIApplication) { print("App.willTerminate") }
}
