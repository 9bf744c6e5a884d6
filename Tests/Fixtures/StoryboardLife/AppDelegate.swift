import UIKit

class LoggingApplication: UIApplication {
    override init() {
        super.init()
        print("UIApplication.init")
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

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

    func applicationDidBecomeActive(_ application: UIApplication) { print("App.didBecomeActive") }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    // The names before iOS 13.2.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        print("StateRestoration")
        return true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        print("StateRestoration")
        return true
    }
}
