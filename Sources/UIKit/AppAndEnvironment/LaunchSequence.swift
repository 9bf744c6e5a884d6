// Launch: from the delegate's willFinish to the first committed frame. Three choreographies: an app without scenes, one
// with scenes, and a launch into the background. viewDidAppear comes with the first commit, outside of the choreography.
// Evidence: Docs/EVIDENCE.md 1a, 1b. The host calls `begin` once the application and its delegate exist.
import ObjectiveC

@MainActor package final class LaunchSequence {
    private let application: UIApplication
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let delivery: SystemDelivery?
    private let inBackground: Bool
    private let isRelaunch: Bool
    private let scenesAreKnown: Bool?
    private let connection: SceneConnection
    private var storyboardWindow: UIWindow?
    /// Whether both delegate methods of the launch returned true, so that the URL or quick action is delivered.
    private var wantsDelivery = true
    private var deliversNow: Bool { delivery != nil && wantsDelivery }
    private var restores: Bool { life.saved.restorationArchive != nil }
    private var asksForConfiguration: Bool { restoredSession == nil && life.saved.configuration == nil }
    private var makesSession: Bool { restoredSession == nil }
    private let restoredSession: UISceneSession?

    // MARK: The three orders

    static let withoutScenes = Choreography<LaunchSequence>("Launch without scenes", "An app with an application delegate only. No willEnterForeground (csdn8529841-no-wef-first, glean-wef-notposted).", [
        .now("MainStoryboard.load", ["apple-launch-sequence-old", "mmdrawer380-storyboard-early"], only: "a main storyboard") { $0.loadStoryboard() },
        .now("App.willFinishLaunching", ["apple-launch-sequence-old"]) { $0.willFinishLaunching() },
        .now("StateRestoration (see Restore)", ["apple-restore-appdelegate", "apple-didfinish-noscenes"], only: "there is a preserved state", if: \.restores) { StateRestoration($0.life).start() },
        .now("App.didFinishLaunching", ["apple-launch-sequence-old", "flutter-app-launch", "mo4tech-app-launch"]) { $0.didFinishLaunching() },
        .now("Note.App.didFinishLaunchingNotification", ["apple-didfinish-notification"]) { $0.noteDidFinish() },
        .now("the storyboard's window becomes key and visible", ["apple-didfinish-noscenes"], only: "a main storyboard") { $0.showWindow() },
        .now("every window has a root view controller, or the app ends", ["MESSAGES.md 23"]) { $0.checkRootViewControllers() },
        .now("App.openURL, App.continueUserActivity or App.performActionForShortcutItem", ["application(_:open:options:) (Apple documentation)"], only: "launched to open something", if: \.deliversNow) { $0.deliver() },
        .wait("commit: Root.viewDidAppear", ["matt66605799-order-flipped"], since: .appearedBeforeActive) { $0.waitForCommit($1) },
        .now("App.didBecomeActive", ["flutter-app-launch", "mo4tech-app-launch", "matt66605799-order-classic", "matt66605799-order-flipped"], if: \.isStillLaunching) { $0.becomeActive() },
        .now("Note.App.didBecomeActiveNotification", ["apple-didbecomeactive-notification"], if: \.becameActive) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
    ])

    static let withScenes = Choreography<LaunchSequence>("Launch with scenes", "An app whose scenes have delegates. The configuration is asked for at the first launch only.", [
        .now("App.willFinishLaunching", ["flutter-scene-launch", "vikaskore-launch", "apple-launch-sequence"]) { $0.willFinishLaunching() },
        .now("App.didFinishLaunching", ["flutter-scene-launch", "konotes-scene-launch", "apple-didfinish-scenes"]) { $0.didFinishLaunching() },
        .now("Note.App.didFinishLaunchingNotification", ["apple-didfinish-notification"]) { $0.noteDidFinish() },
        .now("SceneSession.created", ["wwdc19-258-full"], only: "no session is restored", if: \.makesSession) { $0.createSession() },
        .now("App.configurationForConnecting", ["konotes-scene-launch", "wwdc19-258-launch", "konotes-scene-relaunch"], only: "first launch", if: \.asksForConfiguration) { $0.connection.askForConfiguration() },
        .now("UIWindowScene.init, SceneDelegate.init", ["konotes2-launch"]) { $0.connection.createScene() },
        .now("Scene.setWindow", ["orderfile-scene-launch", "juejin-orderfile-launch"], only: "a storyboard") { $0.connection.setStoryboardWindow() },
        .now("Scene.willConnect, with what it is asked to open", ["flutter-scene-launch", "flutter-scene-cold-url", "flutter-scene-cold-universal-link", "apple-restore-reconnect"]) { $0.connection.willConnect() },
        .now("Root.viewDidLoad, Root.viewWillAppear", ["orderfile-scene-launch", "lemonbrush-launch", "solidglass-makekey-stack"], only: "the window is not visible yet") { $0.connection.showWindow() },
        .now("App.didDiscardSceneSessions", ["konotes-scene-relaunch", "apple-discard-not-running"], only: "sessions were discarded while the app did not run") { $0.discardSessions() },
        .now("Scene.willEnterForeground", ["flutter-scene-launch", "konotes-scene-launch", "lemonbrush-launch"]) { $0.connection.willEnterForeground() },
        .now("first layout: children of a container load and appear", ["ht-launch"]) { $0.connection.layOut() },
        .now("Scene.didBecomeActive", ["flutter-scene-launch", "konotes-scene-launch", "lemonbrush-launch"]) { $0.becomeActiveWithScenes() },
        .now("Note.App.didBecomeActiveNotification", ["apple-scene-suppress", "appsflyer-scene-notification"]) { $0.calls.note(UIApplication.didBecomeActiveNotification) },
    ])

    static let intoBackground = Choreography<LaunchSequence>("Launch into the background", "The system launches the app for an event. It never becomes active; scenes connect when it comes to the front.", [
        .now("MainStoryboard.load", ["apple-launch-sequence-old"], only: "a main storyboard, without scenes", if: { !$0.life.usesScenes }) { $0.loadStoryboard() },
        .now("App.willFinishLaunching", ["apple-bg-launch-sequence"]) { $0.willFinishLaunching() },
        .now("App.didFinishLaunching", ["apple-bg-launch-sequence", "matt66605799-background-launch"]) { $0.didFinishLaunching() },
        .now("Note.App.didFinishLaunchingNotification", ["apple-didfinish-notification"]) { $0.noteDidFinish() },
        .now("the storyboard's window becomes key and visible", only: "a main storyboard, without scenes", if: { !$0.life.usesScenes }) { $0.showWindow() },
        .now("App.didEnterBackground", ["apple-bg-launch-sequence"], only: "without scenes", if: { !$0.life.usesScenes }) { $0.calls.appDidEnterBackground() },
        .now("Note.App.didEnterBackgroundNotification", ["apple-scene-suppress"]) { $0.calls.note(UIApplication.didEnterBackgroundNotification) },
        .now("snapshot, then suspended (see Home)", ["apple-bg-launch-sequence"]) { BackgroundTransition.settleDown($0.life) },
    ])

    // MARK: Starting

    /// - Parameters:
    /// - delivery: the URL, activity or quick action that the app is launched to open.
    /// - saved: the state that the system kept of an earlier process.
    /// - usesScenes: whether scenes have delegates; nil reads Info.plist and the delegate.
    package init(_ application: UIApplication, delivery: SystemDelivery? = nil, inBackground: Bool = false, saved: SavedApplicationState? = nil, usesScenes: Bool? = nil) {
        self.application = application
        self.delivery = delivery
        self.inBackground = inBackground
        scenesAreKnown = usesScenes
        isRelaunch = saved != nil
        life = application.life
        calls = ApplicationCalls(life: life)
        if let saved { life.saved = saved }
        application.sessions = life.saved.sessions.map { $0.make() }
        restoredSession = application.sessions.last
        connection = SceneConnection(life, session: restoredSession, delivery: delivery)
    }

    /// Runs every step up to the first frame.
    package func begin() {
        Rotation.adoptLaunchOrientation()
        life.usesScenes = usesScenes
        life.phase = inBackground ? .background : .inactive
        if inBackground { life.tasks.enterBackground() }
        if !life.usesScenes { makeImplicitScene() }
        warnOfMissingScenes()
        let choreography = inBackground ? Self.intoBackground : life.usesScenes ? Self.withScenes : Self.withoutScenes
        life.change { choreography.run(self, cause: "launch") }
    }

    /// Whether scenes are used: with a scene manifest, or if the delegate implements configurationForConnecting and no
    /// Info.plist entry speaks against it (a new Xcode project has both).
    private var usesScenes: Bool {
        guard Behaviour.scenes.isOn else { return false }
        if let scenesAreKnown { return scenesAreKnown }
        if let manifest = SceneManifest.main { return manifest.hasConfigurations || answersConfiguration }
        return MainInfo.plist["UIMainStoryboardFile"] == nil && answersConfiguration
    }

    private var answersConfiguration: Bool {
        guard let delegate = application.delegate else { return false }
        return objcResponds(delegate, Selector("application:configurationForConnectingSceneSession:options:"))
    }

    /// Makes the one scene of an app without a manifest; the app gets no callbacks of it.
    private func makeImplicitScene() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration, number: 0)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.activationState = inBackground ? .background : .foregroundInactive
        application.scenes.append(scene)
    }

    private func warnOfMissingScenes() {
        guard !life.usesScenes, Behaviour.sceneAdoptionWarning.isOn else { return }
        Diagnostics.log("CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.")
    }

    // MARK: Steps

    private var isStillLaunching: Bool { life.phase == .inactive && life.cover == nil }
    /// The app may have gone and come back while the launch waited for its first commit.
    private var becameActive = false

    private func loadStoryboard() {
        if let storyboard = MainStoryboard() { storyboardWindow = storyboard.load(into: application) }
    }

    private func showWindow() {
        guard let storyboardWindow else { return }
        self.storyboardWindow = nil
        // A delegate that has made its own window retains that window, and nothing retains the storyboard's any more.
        let own: UIWindow? = (application.delegateOwner ?? application.delegate)?.window ?? nil
        let chosen = own ?? storyboardWindow
        guard chosen === storyboardWindow || chosen.isHidden else { return }
        chosen.makeKeyAndVisible()
    }

    private func willFinishLaunching() {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, "application(_:willFinishLaunchingWithOptions:)")
        let options = launchOptions
        let answer = ifImplemented { delegate.application(application, willFinishLaunchingWithOptions: options) }
        if answer == false { wantsDelivery = false }
    }

    private func didFinishLaunching() {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, "application(_:didFinishLaunchingWithOptions:)")
        let options = launchOptions
        let answer = ifImplemented { delegate.application(application, didFinishLaunchingWithOptions: options) }
        if answer == false { wantsDelivery = false }
        if answer == nil { _ = ifImplemented { delegate.applicationDidFinishLaunching(application) } }
    }

    /// The launch options; a scene app finds its URL or activity in willConnect instead (apple-launch-sequence).
    private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? { life.usesScenes ? nil : delivery?.launchOptions }

    private func noteDidFinish() {
        var userInfo: [AnyHashable: Any]?
        if let launchOptions { userInfo = Dictionary(uniqueKeysWithValues: launchOptions.map { (AnyHashable($0.rawValue), $1) }) }
        calls.note(UIApplication.didFinishLaunchingNotification, userInfo: userInfo)
    }

    private func checkRootViewControllers() {
        guard application.windows.contains(where: { $0.rootViewController == nil }) else { return }
        let text = "Application windows are expected to have a root view controller at the end of application launch"
        if Behaviour.rootViewControllerRequired.isOn { Diagnostics.raise(.internalInconsistency, text) } else { Diagnostics.log(text) }
    }

    private func deliver() {
        if let delivery { ApplicationDelivery(calls: calls, application: application).deliver(delivery) }
    }

    /// Waits for the commit; the steps before and after the wait are one event of the app's life.
    private func waitForCommit(_ proceed: @escaping () -> Void) {
        UpdateCycle.shared.perform(afterCommit: { [life] in life.change(proceed) })
    }

    private func becomeActive() {
        becameActive = true
        life.phase = .active
        for scene in application.scenes { scene.activationState = .foregroundActive }
        calls.appDidBecomeActive()
    }

    private func createSession() {
        let remembered = life.saved.configuration?.make(role: .windowApplication)
        connection.createSession(configuration: remembered)
    }

    private func discardSessions() {
        let discarded = life.saved.discarded.map { $0.make() }
        life.saved.discarded = []
        calls.appDidDiscard(discarded)
    }

    private func becomeActiveWithScenes() {
        life.phase = .active
        connection.didBecomeActive()
    }
}
