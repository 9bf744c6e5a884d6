// The application delegate: the system's calls to an app, in Apple's spelling.
// Every requirement is optional on a device; the defaults mark the methods that a delegate does not implement.
import CoreGraphics
import ObjectiveC

/// Receives the application's life-cycle callbacks.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowOwner {
    /// The spelling without options, called if the spelling with options is missing.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called first, before the storyboard's window shows and before restoration. False, as from the next one, keeps
    /// a URL or quick action from being delivered.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called when the app is set up, before it becomes active. For apps with scenes no scene exists yet.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called when the app becomes active: after the launch and whenever an interruption or the background ends. Not
    /// called for apps whose scenes have delegates.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before an interruption or before the background. Not called for apps whose scenes have delegates.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the screen; it is suspended when its background tasks have ended. Not called for
    /// apps whose scenes have delegates.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called on the way back from the background, before `applicationDidBecomeActive(_:)`. Not called for apps whose
    /// scenes have delegates.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when a running app is ended. A suspended app ends without this call.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called at a memory warning, before the view controllers are told.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Never called here: no clock is set by hand.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called to open a URL, after the launch or on the way to the front. Apps with scenes get the call in their scene
    /// delegate.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Up to iOS 8: called when the spelling with options is missing.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// The first spelling, called if the newer ones are missing.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// Called before the activity of a universal link or of another device is continued.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity; objects handed to `restorationHandler` get `restoreUserActivityState(_:)`.
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    /// Never called here: an activity is delivered complete.
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called when a responder's activity was stored. Not called here: `userActivity` is stored by scenes only.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Called when a quick action of the icon was chosen while the app ran. Apps with scenes get the call in their scene delegate.
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    /// The async spelling; called if the variant with a handler is absent.
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
    /// Called in the background: whether view controllers with restoration identifiers are stored (iOS 13.2). Default
    /// no.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns at the launch whether the saved state is restored (iOS 13.2). Default no.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older spelling, called if the secure one is missing.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older spelling, called if the secure one is missing.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Called before the view controllers encode; the app adds its own state.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called when all is restored.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Makes a view controller without a restoration class; nil uses an existing one or the storyboard's.
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
    /// Limits the orientations that the controllers in a window allow; without this method Info.plist does.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// Returns the configuration of a scene at its first connection; the session stores it.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    /// Called when the user closed scenes; those closed while the app did not run come after the next launch.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Never called here: registering fails.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after `registerForRemoteNotifications()`, in a later turn of the main loop.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called by the statement `push` only, if the variant with a handler is absent.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Called by the statement `push` only: no server is reached from here.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// An old local notification came while the app was in front.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called after `registerUserNotificationSettings(_:)`.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Never called here: nothing wakes the app to fetch.
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Never called here: transfers end with the process.
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    /// Never called here: no passcode locks the files.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Never called here: no passcode locks the files.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Not called here; the next method is.
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    /// Called when the status bar is hidden, shown or turned (deprecated in iOS 13).
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}

extension UIApplicationDelegate {
    /// The window in which an app without scenes shows its storyboard: nil if the delegate lacks the property, which holds the window.
    public var window: UIWindow?? { optionalWindow }
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
    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { false }
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
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        notImplemented(self, "application:didRegisterForRemoteNotificationsWithDeviceToken:", [application, deviceToken], fallback: ())
    }
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        notImplemented(self, "application:didFailToRegisterForRemoteNotificationsWithError:", [application, error], fallback: ())
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        notImplemented(self, "application:didReceiveRemoteNotification:", [application, userInfo], fallback: ())
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        notImplemented(self, "application:didReceiveRemoteNotification:fetchCompletionHandler:", [application, userInfo, completionHandler], fallback: ())
    }
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        notImplemented(self, "application:didReceiveLocalNotification:", [application, notification], fallback: ())
    }
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        notImplemented(self, "application:didRegisterUserNotificationSettings:", [application, notificationSettings], fallback: ())
    }
    public func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        notImplemented(self, "application:performFetchWithCompletionHandler:", [application, completionHandler], fallback: ())
    }
    public func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {
        notImplemented(self, "application:handleEventsForBackgroundURLSession:completionHandler:", [application, identifier, completionHandler], fallback: ())
    }
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        notImplemented(self, "applicationProtectedDataWillBecomeUnavailable:", [application], fallback: ())
    }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        notImplemented(self, "applicationProtectedDataDidBecomeAvailable:", [application], fallback: ())
    }
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        notImplemented(self, "application:willChangeStatusBarFrame:", [application, newStatusBarFrame], fallback: ())
    }
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        notImplemented(self, "application:didChangeStatusBarFrame:", [application, oldStatusBarFrame], fallback: ())
    }
}

/// A delegate that may have a window. On a device `window` is an optional requirement of an optional type, so that of a protocol's value has
/// two question marks, while the delegate's own property has one. Swift has no such requirements: this one is plain and calls avoid it,
/// the delegates' protocols add the property with two.
@preconcurrency @MainActor public protocol _WindowOwner: NSObjectProtocol {
    /// The window in which the storyboard is shown; without this property the window is lost.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
    @_disfavoredOverload public var window: UIWindow? {
        get { notImplemented(self, "window", [], fallback: nil) }
        set { notImplemented(self, "setWindow:", [newValue], fallback: ()) }
    }

    /// The property's value as an optional requirement has it: nil if the object lacks the property.
    var optionalWindow: UIWindow?? {
        // A pair, because an optional result would be taken for the requirement's absence.
        ifImplemented { (value: (self as any _WindowOwner).window, isThere: true) }.map(\.value)
    }
}
