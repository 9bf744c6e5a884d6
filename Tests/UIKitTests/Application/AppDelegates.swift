// The delegates and controllers of AppStage's apps: they log what they hear, in the words of the records.
import XCTest
@testable import UIKit

@MainActor private func log(_ line: String) { AppStage.current?.add(line) }

/// An application delegate. Without scenes its window has the controller "Root" or the one of the test.
class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var options: [UIApplication.LaunchOptionsKey: Any]?
    var answer = true
    var preserves = false
    /// Which spelling of the restoration methods was called last.
    private(set) var askedSecurely: Bool?
    let showsWindow: Bool
    /// Makes the window's root.
    var root: (() -> UIViewController)?
    /// Makes what is restored by the delegate.
    var restored: ((String?) -> UIViewController?)?

    init(showsWindow: Bool) {
        self.showsWindow = showsWindow
        super.init()
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        log("App.willFinishLaunching")
        options = launchOptions
        if showsWindow {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root?() ?? LoggingRoot()
        }
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        log("App.didFinishLaunching")
        window?.makeKeyAndVisible()
        return answer
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log("App.didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log("App.willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log("App.didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { log("App.willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { log("App.willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("App.didReceiveMemoryWarning") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        log("App.openURL")
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        log("App.continueUserActivity")
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        log("App.performAction")
        completionHandler(true)
    }

    /// As an app that still runs on iOS 12 has it: both spellings.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { shouldSave(coder, isSecure: true) }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { shouldSave(coder, isSecure: false) }

    private func shouldSave(_ coder: NSCoder, isSecure: Bool) -> Bool {
        if preserves { log("App.shouldSaveApplicationState") }
        askedSecurely = isSecure
        coder.encode(7, forKey: "version")
        return preserves
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { log("App.willEncodeRestorableState") }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { shouldRestore(coder, isSecure: true) }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { shouldRestore(coder, isSecure: false) }

    private func shouldRestore(_ coder: NSCoder, isSecure: Bool) -> Bool {
        log("App.shouldRestoreApplicationState")
        askedSecurely = isSecure
        return coder.decodeInteger(forKey: "version") == 7
    }

    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        log("App.viewControllerWithRestorationIdentifierPath")
        return restored?(identifierComponents.last)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { log("App.didDecodeRestorableState") }

    // Only apps with scenes are asked these.

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        log("App.configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.sceneClass = LoggingScene.self
        configuration.delegateClass = LoggingSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        log("App.didDiscardSceneSessions")
        for session in sceneSessions.sorted(by: { $0.number < $1.number }) { log("App.didDiscardSceneSessions(\(session.number))") }
    }
}

final class LoggingScene: UIWindowScene {
    required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        log("UIWindowScene.init")
        log("Scene.created")
        super.init(session: session, connectionOptions: connectionOptions)
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        log("Responder.updateUserActivityState")
    }
}

final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
    /// Several scenes are told apart by their numbers: "S2.willConnect".
    static var numbersScenes = false
    static var rootIsInContainer = false
    static var activity: (() -> NSUserActivity)?
    var window: UIWindow?
    private(set) var options: UIScene.ConnectionOptions?
    private weak var stage = AppStage.current

    override init() {
        super.init()
        log("SceneDelegate.init")
    }

    isolated deinit { stage?.add("SceneDelegate.dealloc") }

    private func add(_ scene: UIScene, _ event: String) { log("\(Self.numbersScenes ? "S\(scene.session.number)" : "Scene").\(event)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        options = connectionOptions
        var what = ""
        if !connectionOptions.urlContexts.isEmpty { what = "[urlContexts]" }
        if !connectionOptions.userActivities.isEmpty { what = "[userActivities]" }
        if connectionOptions.shortcutItem != nil { what = "[shortcutItem]" }
        if session.stateRestorationActivity != nil { what = "[stateRestorationActivity]" }
        add(scene, "willConnect\(what)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Self.rootIsInContainer ? UINavigationController(rootViewController: LoggingRoot()) : LoggingRoot()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { add(scene, "didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { add(scene, "didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { add(scene, "willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { add(scene, "willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { add(scene, "didEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { add(scene, "openURLContexts") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { add(scene, "continueUserActivity") }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { add(scene, "didUpdateUserActivity") }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        add(windowScene, "performAction")
        completionHandler(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let activity = Self.activity?() else { return nil }
        add(scene, "stateRestorationActivity")
        activity.delegate = self
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { add(scene, "restoreInteractionState") }

    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) { MainActor.assumeIsolated { log("UserActivityDelegate.userActivityWillSave") } }

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        if previousInterfaceOrientation != windowScene.interfaceOrientation { log("WindowScene.didUpdate(interfaceOrientation)") }
    }
}

/// The root of every window of these apps.
class LoggingRoot: UIViewController {
    var name: String { "Root" }
    override func viewDidLoad() { super.viewDidLoad(); log("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log("\(name).viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log("\(name).viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log("\(name).viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log("\(name).viewDidDisappear") }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); log("\(name).didReceiveMemoryWarning") }
}
