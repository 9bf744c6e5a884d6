// A scene: one instance of the app's interface. Its session, delegate protocols, connection options and windows have
// files of their own beside this one. SceneConnection connects scenes, the transitions move them between states.
import ObjectiveC

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The state of a scene. `unattached` is before and after its connection; `foregroundInactive` is visible but gets no events.
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    /// Posted after `scene(_:willConnectTo:options:)`.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after `sceneDidDisconnect(_:)`.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after `sceneDidBecomeActive(_:)`.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted after `sceneWillResignActive(_:)`, while the scene still counts as active.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted after `sceneWillEnterForeground(_:)`.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after `sceneDidEnterBackground(_:)`.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// The session, which outlives the scene: a later connection makes another scene of the same session.
    open private(set) var session: UISceneSession
    /// Held by the scene, unlike most delegates (UIScene.delegate documentation: strong).
    open var delegate: (any UISceneDelegate)?
    /// The state. It changes to active and background before the delegate's callback, to inactive after it.
    open internal(set) var activationState: ActivationState = .unattached
    /// The text that the app switcher shows below the app's name.
    open var title: String! = ""
    /// A text beside the title on a Mac; not shown here.
    open var subtitle: String = ""
    /// The activities and URLs that this scene prefers. Not consulted: the scene in front gets them.
    open lazy var activationConditions = UISceneActivationConditions()

    /// Called by UIKit when a scene is connected; subclasses in the configuration override it.
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
    /// Opens a URL in another app, or in this one if the URL is its own.
    public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:], completionHandler: completion)
    }

    /// Opens a URL, and says whether that went well.
    @discardableResult public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
    }
}
