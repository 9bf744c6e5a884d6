// The application object: state, windows, events and its delegate's members. ApplicationLife is its state machine;
// launch, home, kill and their like are choreographies of their own beside this file.
import CoreGraphics
import ObjectiveC

/// The one application of the process.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    static var sharedStorage: UIApplication?
    public static var shared: UIApplication {
        if let sharedStorage { return sharedStorage }
        let made = UIApplication()
        sharedStorage = made
        return made
    }

    public override init() {
        super.init()
        if UIApplication.sharedStorage == nil { UIApplication.sharedStorage = self }
    }

    // MARK: State
    /// The process keeps its delegate alive although the property is weak in spirit on a device.
    var delegateOwner: (any UIApplicationDelegate)?
    open weak var delegate: (any UIApplicationDelegate)?
    package private(set) lazy var life = ApplicationLife(self)
    public var applicationState: State { life.phase.applicationState }
    /// In the order in which they were connected; the set that apps see has none.
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    public var connectedScenes: Set<UIScene> { Set(scenes) }
    public var openSessions: Set<UISceneSession> { Set(sessions) }
    /// Quick actions that the app adds to those of its Info.plist.
    open var shortcutItems: [UIApplicationShortcutItem]?
    private var registered: [WeakWindow] = []
    weak var keyWindowStorage: UIWindow?

    private struct WeakWindow { weak var window: UIWindow? }

    /// On an iPhone never.
    public var supportsMultipleScenes: Bool { UIDevice.current.userInterfaceIdiom == .pad && SceneManifest.main?.supportsMultipleScenes ?? false }
    open var windows: [UIWindow] { allWindows }
    open var keyWindow: UIWindow? { keyWindowStorage }
    var keyWindowOrFirst: UIWindow? { keyWindowStorage ?? allWindows.first }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var statusBarFrame: CGRect { StatusBarAppearance.frame }
    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    open var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.style }
    open var isStatusBarHidden: Bool { StatusBarAppearance.isHidden }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { SystemAppearance.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { SystemAppearance.contentSizeCategory }
    open var backgroundTimeRemaining: TimeInterval { life.tasks.timeRemaining }
    public private(set) var isIgnoringInteractionEvents = false

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Events
    /// Hands `event` to the windows it concerns.
    open func sendEvent(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        var windows: [UIWindow] = []
        for touch in event.touches {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Sends an action; a nil target starts at the first responder, else at the sender, and walks up the chain.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDelivery.send(action, to: target, from: sender, for: event)
    }

    open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
    open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }

    open func canOpenURL(_ url: URL) -> Bool { OutgoingURL(url).canOpen }
    /// Leaves the app on a device; here the request is logged and answered, and only a URL of the app's own opens.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        OutgoingURL(url).open(universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false, completionHandler: completionHandler)
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public static let openSettingsURLString = "app-settings:"

    // MARK: Windows
    /// Windows in the order of their levels, lowest first.
    var allWindows: [UIWindow] {
        registered.removeAll { $0.window == nil }
        return registered.compactMap(\.window).filter { !$0.layer.isHidden }.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }.map(\.element)
    }

    /// Hidden ones too.
    var knownWindows: [UIWindow] { registered.compactMap(\.window) }

    /// What the compositor draws, bottom first: of several scenes the one that came to the front last. Windows of
    /// scenes in the background are not on screen.
    package var windowsOnScreen: [UIWindow] {
        guard scenes.count > 1 else { return allWindows }
        let front = life.scenesInFront.last(where: \.isInForeground)
        return allWindows.filter { $0.windowScene == nil || $0.windowScene === front }
    }

    /// Puts the window in front of those of its level.
    func registerWindow(_ window: UIWindow) {
        registered.removeAll { $0.window === window }
        registered.append(WeakWindow(window: window))
    }

    /// Puts a window without a scene into the only scene of an app that has no scene manifest of its own.
    func retainVisible(_ window: UIWindow) {
        guard window.windowScene == nil, SceneManifest.main == nil else { return }
        window.windowScene = scenes.first as? UIWindowScene
    }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey, keyWindowStorage !== window else { return }
        if let old = keyWindowStorage {
            old.isKeyWindow = false
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindowStorage = window
        window.isKeyWindow = true
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        StatusBarAppearance.update()
    }

    /// The controller on top of everything: presented ones before their presenters.
    package var topmostController: UIViewController? {
        var controller = keyWindowOrFirst?.rootViewController
        while let presented = controller?.presentation.presented, !presented.movement.contains(.dismissing) { controller = presented }
        return controller
    }
}
