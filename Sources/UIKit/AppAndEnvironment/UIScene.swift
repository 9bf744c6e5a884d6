// A scene: one instance of the app's interface. Its session, delegate protocols, connection options and windows have
// files of their own beside this one. SceneConnection connects scenes, the transitions move them between states.
import ObjectiveC

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    /// Held by the scene, unlike most delegates (UIScene.delegate documentation: strong).
    open var delegate: (any UISceneDelegate)?
    public internal(set) var activationState: ActivationState = .unattached
    /// What the app switcher shows below the app's name.
    open var title: String! = ""
    open var subtitle: String = ""
    /// Which activities and URLs this scene would like to get.
    open lazy var activationConditions = UISceneActivationConditions()

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    var isInForeground: Bool { activationState == .foregroundActive || activationState == .foregroundInactive }
}

extension UIScene {
    // Not in the class body: a vtable entry with a main-actor closure does not link (the compiler mangles it twice).
    /// Opens a URL in another app, or in this one when the URL is its own.
    public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:], completionHandler: completion)
    }
}

/// Predicates over `targetContentIdentifier` that say which of several scenes gets an activity or URL.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
