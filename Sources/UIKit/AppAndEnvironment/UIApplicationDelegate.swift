// The application delegate: what the system tells an app, in Apple's spelling.
// Every requirement is optional on a device; the defaults mark what a delegate leaves out.
import ObjectiveC

/// Receives the application's life-cycle callbacks.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func applicationDidFinishLaunching(_ application: UIApplication)
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { notImplemented(self, "window", [], fallback: nil) }
        set { notImplemented(self, "setWindow:", [newValue], fallback: ()) }
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        notImplemented(self, "applicationDidFinishLaunching:", [application], fallback: ())
    }
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        notImplemented(self, "application:willFinishLaunchingWithOptions:", [application, launchOptions], fallback: true)
    }
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        notImplemented(self, "application:didFinishLaunchingWithOptions:", [application, launchOptions], fallback: true)
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {
        notImplemented(self, "applicationDidBecomeActive:", [application], fallback: ())
    }
    public func applicationWillResignActive(_ application: UIApplication) {
        notImplemented(self, "applicationWillResignActive:", [application], fallback: ())
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        notImplemented(self, "applicationDidEnterBackground:", [application], fallback: ())
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        notImplemented(self, "applicationWillEnterForeground:", [application], fallback: ())
    }
    public func applicationWillTerminate(_ application: UIApplication) {
        notImplemented(self, "applicationWillTerminate:", [application], fallback: ())
    }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        notImplemented(self, "applicationDidReceiveMemoryWarning:", [application], fallback: ())
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        notImplemented(self, "applicationSignificantTimeChange:", [application], fallback: ())
    }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        notImplemented(self, "application:openURL:options:", [app, url, options], fallback: false)
    }
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        notImplemented(self, "application:openURL:sourceApplication:annotation:", [application, url, sourceApplication, annotation], fallback: false)
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        notImplemented(self, "application:handleOpenURL:", [application, url], fallback: false)
    }
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        notImplemented(self, "application:willContinueUserActivityWithType:", [application, userActivityType], fallback: false)
    }
    public func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        notImplemented(self, "application:continueUserActivity:restorationHandler:", [application, userActivity, restorationHandler], fallback: false)
    }
    public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        notImplemented(self, "application:didFailToContinueUserActivityWithType:error:", [application, userActivityType, error], fallback: ())
    }
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        notImplemented(self, "application:didUpdateUserActivity:", [application, userActivity], fallback: ())
    }
    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        notImplemented(self, "application:performActionForShortcutItem:completionHandler:", [application, shortcutItem, completionHandler], fallback: ())
    }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        notImplemented(self, "application:shouldSaveSecureApplicationState:", [application, coder], fallback: false)
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        notImplemented(self, "application:shouldRestoreSecureApplicationState:", [application, coder], fallback: false)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        notImplemented(self, "application:shouldSaveApplicationState:", [application, coder], fallback: false)
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        notImplemented(self, "application:shouldRestoreApplicationState:", [application, coder], fallback: false)
    }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        notImplemented(self, "application:willEncodeRestorableStateWithCoder:", [application, coder], fallback: ())
    }
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        notImplemented(self, "application:didDecodeRestorableStateWithCoder:", [application, coder], fallback: ())
    }
    public func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        notImplemented(self, "application:viewControllerWithRestorationIdentifierPath:coder:", [application, identifierComponents, coder], fallback: nil)
    }
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        notImplemented(self, "application:supportedInterfaceOrientationsForWindow:", [application, window], fallback: .allButUpsideDown)
    }
    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        notImplemented(self, "application:configurationForConnectingSceneSession:options:", [application, connectingSceneSession, options], fallback: connectingSceneSession.configuration)
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        notImplemented(self, "application:didDiscardSceneSessions:", [application, sceneSessions], fallback: ())
    }
}

extension UIApplicationDelegate {
    /// What `@main` on an application delegate calls.
    public static func main() { ApplicationMain.run(principalClass: nil, delegateClass: self as AnyClass) }
}
