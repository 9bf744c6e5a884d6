// The calls of scenes to their delegates, in Apple's spelling. Every requirement is optional on a device; the defaults mark
// the methods that a delegate does not implement. Launch and the scene transitions make the calls.
import ObjectiveC

/// Receives a scene's life-cycle callbacks.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene begins to exist: the place to make its window. The options have the reason for the connection.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone; its session may come back with a new one.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and takes touches.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to lose the touches: something covers it, or it goes to the background.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen, at its first time too.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The running scene should open URLs; the launching one finds them in its connection options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The activity that restores the scene's present state, read when it goes to the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The activity of `stateRestorationActivity(for:)` comes back, after the scene's window is there (iOS 15).
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// An activity of this type is on its way.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The activity has arrived: a universal link, for example.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// The activity that was on its way does not come.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// The activity was updated before it is stored or handed on.
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
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
    /// Size, orientation or traits of the scene have changed.
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    /// A quick action of the home screen was chosen; the handler reports whether it was performed.
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    /// The async spelling; called if the variant with a handler is absent.
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}

extension UIWindowSceneDelegate {
    /// The window that a main storyboard fills: nil if the delegate lacks the property, which holds the window.
    public var window: UIWindow?? { optionalWindow }
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        notImplemented(self, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection], fallback: ())
    }
    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { false }
    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        notImplemented(self, "windowScene:performActionForShortcutItem:completionHandler:", [windowScene, shortcutItem, completionHandler], fallback: ())
    }
}
