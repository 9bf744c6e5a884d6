// A scene, its session and configuration, and the delegate protocols, in Apple's spelling.
// LaunchSequence connects the scene; BackgroundTransition moves it between states.
import ObjectiveC

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    /// Held by the scene, unlike most delegates (UIScene.delegate documentation: strong).
    open var delegate: (any UISceneDelegate)?
    public internal(set) var activationState: ActivationState = .unattached
    open var title: String! = ""

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// How and why the scene was connected.
    @MainActor public final class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        public internal(set) var sourceApplication: String?
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url; super.init() }
}

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    public private(set) var windows: [UIWindow] = []
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    public var traitCollection: UITraitCollection { screen.traitCollection }
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    public lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    func adopt(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
    }
    func forget(_ window: UIWindow) { windows.removeAll { $0 === window } }
}

/// The status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.style }
    public var isStatusBarHidden: Bool { StatusBarAppearance.isHidden }
}

/// The persistent identity of a scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
    public internal(set) weak var scene: UIScene?
    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    public var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
        super.init()
    }
}

/// Which classes and storyboard a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// Looks `name` up among the manifest's configurations of `sessionRole`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.main?.fill(self)
    }
}

/// Receives a scene's life-cycle callbacks.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
}

/// A scene delegate that owns the scene's window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { notImplemented(self, "window", [], fallback: nil) }
        set { notImplemented(self, "setWindow:", [newValue], fallback: ()) }
    }
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        notImplemented(self, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection], fallback: ())
    }
}
