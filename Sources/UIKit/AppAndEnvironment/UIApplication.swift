// The application object: state, windows, events and its delegate's members. ApplicationLife is its state machine;
// launch, home, kill and similar events are choreographies in files beside this one.
import CoreGraphics
import ObjectiveC

/// The one application of the process.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The app's state. An `inactive` app is in front but gets no events: at launch, under a call or a notification, in the app
    /// switcher. A suspended app counts as `background`.
    public enum State: Int, Sendable { case active, inactive, background }

    /// The reason for the launch. Apps with scenes get no options; they read the scene's connection options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `URL` to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that opens the URL, if it is known.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Never in the options here: there are no remote notifications.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// Never in the options here: there are no local notifications.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Never in the options here.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The `UIApplicationShortcutItem` that was chosen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A dictionary with the type and the `NSUserActivity` that is continued.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// The circumstances of an opened URL: the options of `application(_:open:options:)`.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bundle identifier of the app that opens the URL; absent if it is unknown.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Never in the options here.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be used in place. Always false here.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    static var sharedStorage: UIApplication? {
        get { running }
        set {
            let old = running
            running = newValue
            (runningCycle, runningState) = (newValue?.updateCycle, newValue?.processState)
            // The old application's blocks may retain the application. Objects that are released with it may read `UIApplication.shared`, so one stays.
            withExtendedLifetime(old) { if old !== newValue { old?.updateCycle.drop() } }
        }
    }
    private static var running: UIApplication?
    /// The running application's, which every mark and every line of the trace asks for: through the application, each would retain it.
    private(set) static var runningCycle: UpdateCycle?
    private(set) static var runningState: ProcessState?
    /// The one application; made with the class that `UIApplicationMain` was given, or as a plain one on first use.
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
    // The state of one app's process is released with this object; other state is in its parts (ApplicationParts).
    let updateCycle = UpdateCycle(.current)
    let processState = ProcessState()
    /// Keeps the delegate alive: on a device the process does so, although the property is weak.
    var delegateOwner: (any UIApplicationDelegate)?
    /// The delegate, which is told of the app's life. The launch sets it and keeps it alive.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The app's state, inactive until the launch is over. With several scenes it is the state of the app, not of one scene.
    open var applicationState: State { life.phase.applicationState }
    /// The scenes in the order in which they were connected; the set that apps see has no order.
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    /// The scenes in memory, including those in the background. A set has no order.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// Sessions that exist, also those whose scenes are disconnected.
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// Quick actions that the app adds to those of its Info.plist.
    open var shortcutItems: [UIApplicationShortcutItem]?
    var registered: [WeakWindow] = []
    @_ZeroingReference var keyWindowStorage: UIWindow?

    struct WeakWindow { @_ZeroingReference var window: UIWindow? = nil }

    /// The visible windows of all scenes, lowest level first, within a level in the order of appearing. Hidden windows
    /// are not included.
    open var windows: [UIWindow] { allWindows }
    /// The window that became key last, in any scene.
    open var keyWindow: UIWindow? { keyWindowStorage }
    var keyWindowOrFirst: UIWindow? { keyWindowStorage ?? allWindows.first }
    /// Kept for the app to read: no screen goes dark here.
    open var isIdleTimerDisabled = false
    /// Kept for the app to read: no icon shows it.
    open var applicationIconBadgeNumber = 0
    /// Kept for the app to read: no status bar shows it.
    open var isNetworkActivityIndicatorVisible = false
    /// The status bar's frame in points of the screen; empty where no bar is shown.
    open var statusBarFrame: CGRect { statusBar.frame }
    /// The orientation of the interface, not of the device.
    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// The style in force, from a controller or from the app.
    /// Setting it works when Info.plist says `UIViewControllerBasedStatusBarAppearance` NO (deprecated in iOS 9).
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    /// Whether the bar is hidden, by a controller or by the app.
    /// Setting it works when Info.plist says `UIViewControllerBasedStatusBarAppearance` NO (deprecated in iOS 9).
    open var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }
    /// The system's, from its language; views go by their traits.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { SystemAppearance.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    /// The system's text size; views go by their traits.
    open var preferredContentSizeCategory: UIContentSizeCategory { SystemAppearance.current.contentSizeCategory }
    /// The seconds left in the background; the greatest number while the app is in front.
    open var backgroundTimeRemaining: TimeInterval { life.tasks.timeRemaining }
    /// Whether events are dropped. Calls do not nest: one `endIgnoringInteractionEvents()` ends it.
    open private(set) var isIgnoringInteractionEvents = false

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Events
    /// Hands `event` to the windows with its touches.
    open func sendEvent(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        var windows: [UIWindow] = []
        for touch in event.touches {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        for press in (event as? UIPressesEvent)?.allPresses ?? [] {
            guard let window = press.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        guard !windows.isEmpty else { return }
        Causes.during(event.cause) { for window in windows { window.sendEvent(event) } }
    }

    /// Sends an action. With a nil target the search starts at the first responder, else at the sender, and goes up the chain.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = (target as AnyObject?).map { $0 is NSNull ? "" : Trace.shortName(of: $0) + " " } ?? ""
        let cause = Cause(.action, receiver + NSStringFromSelector(action), evidence: ["sent by \((sender as? UIView)?.nameInCauses ?? (sender as AnyObject?).map { Trace.shortName(of: $0) } ?? "nobody")"])
        return Causes.during(cause) { deliver(action, to: target, from: sender, for: event) }
    }

    /// Throws touches away until `endIgnoringInteractionEvents()`.
    open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
    /// Lets touches through again.
    open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }

    /// Whether a scheme is the app's own (Info.plist) or one that every device opens: web, mail, telephone, messages,
    /// settings.
    open func canOpenURL(_ url: URL) -> Bool { canLeave(for: url) }
    /// Leaves the app on a device; here the request is logged and answered, and only a URL of the app's own opens.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        leave(for: url, universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false, completionHandler)
    }

    /// The old form of `open(_:options:completionHandler:)`, which answers at once. Since iOS 18 it opens nothing, answers false and says so.
    @discardableResult open func openURL(_ url: URL) -> Bool { leaveAtOnce(for: url) }

    /// Opens a URL, and says whether that went well.
    @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        let request = Unchecked(options)
        return await withCheckedContinuation { answer in open(url, options: request.value) { answer.resume(returning: $0) } }
    }

    /// The options of `open(_:options:completionHandler:)`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Bool`. True opens nothing here: no app is associated with a domain.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    /// Opens the app's page in Settings on a device; here the request is logged.
    public static let openSettingsURLString = "app-settings:"

    /// A task without a name; see `beginBackgroundTask(withName:expirationHandler:)`.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        life.tasks.begin(name: nil, handler)
    }

    /// Begins a task: the app keeps running in the background until it ends the task or the task's time is over.
    open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        life.tasks.begin(name: taskName, handler)
    }

    /// Ends a task. An identifier of no running task causes a console message.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { life.tasks.end(identifier) }

    /// The delegate's `application(_:didFailToRegisterForRemoteNotificationsWithError:)` comes in a later turn of the main loop.
    open func registerForRemoteNotifications() { failToRegisterForRemoteNotifications() }
    /// Does nothing, because nothing is registered; the first call says so on the console.
    open func unregisterForRemoteNotifications() {
        OnceSaid.say("WillAppear: unregisterForRemoteNotifications() has nothing to end: no push service is reached from here")
    }
    /// False: registering fails here.
    open var isRegisteredForRemoteNotifications: Bool { false }
}
