import UIKit


class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("App.didFinishLaunching")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { print("App.didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { print("App.willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("App.didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("App.willEnterForeground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("App.didReceiveMemoryWarning") }
}
