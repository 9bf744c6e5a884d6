// What scenes tell their delegates, in Apple's spelling. Every requirement is optional on a device; the defaults mark
// what a delegate leaves out. Launch and the scene transitions call these.
import ObjectiveC

/// Receives a scene's life-cycle callbacks.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What brings the scene back as it is now, asked when it goes to the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        notImplemented(self, "scene:willConnectToSession:options:", [scene, session, connectionOptions], fallback: ())
    }
    public func sceneDidDisconnect(_ scene: UIScene) { notImplemented(self, "sceneDidDisconnect:", [scene], fallback: ()) }
    public func sceneDidBecomeActive(_ scene: UIScene) { notImplemented(self, "sceneDidBecomeActive:", [scene], fallback: ()) }
    public func sceneWillResignActive(_ scene: UIScene) { notImplemented(self, "sceneWillResignActive:", [scene], fallback: ()) }
    public func sceneWillEnterForeground(_ scene: UIScene) { notImplemented(self, "sceneWillEnterForeground:", [scene], fallback: ()) }
    public func sceneDidEnterBackground(_ scene: UIScene) { notImplemented(self, "sceneDidEnterBackground:", [scene], fallback: ()) }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        notImplemented(self, "scene:openURLContexts:", [scene, URLContexts], fallback: ())
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        notImplemented(self, "stateRestorationActivityForScene:", [scene], fallback: nil)
    }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        notImplemented(self, "scene:restoreInteractionStateWithUserActivity:", [scene, stateRestorationActivity], fallback: ())
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        notImplemented(self, "scene:willContinueUserActivityWithType:", [scene, userActivityType], fallback: ())
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        notImplemented(self, "scene:continueUserActivity:", [scene, userActivity], fallback: ())
    }
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        notImplemented(self, "scene:didFailToContinueUserActivityWithType:error:", [scene, userActivityType, error], fallback: ())
    }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        notImplemented(self, "scene:didUpdateUserActivity:", [scene, userActivity], fallback: ())
    }
}

/// A scene delegate that owns the scene's window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { notImplemented(self, "window", [], fallback: nil) }
        set { notImplemented(self, "setWindow:", [newValue], fallback: ()) }
    }
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        notImplemented(self, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection], fallback: ())
    }
    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        notImplemented(self, "windowScene:performActionForShortcutItem:completionHandler:", [windowScene, shortcutItem, completionHandler], fallback: ())
    }
}
