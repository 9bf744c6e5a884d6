// Home and back: the order in which scenes and application hear of it. Controllers hear nothing.
// Evidence: lifecycle/INDEX.md 2 (flutter-scene-bg-fg, flutter-app-bg-fg, yagamo-home, apple-scene-suppress).
// The host's `home` and `open` verbs call `enterBackground` and `enterForeground`.
import ObjectiveC

extension UIApplication {
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")

    private var hasSceneDelegates: Bool { connectedScenes.contains { $0.delegate != nil } }

    /// willResignActive, then didEnterBackground.
    package func enterBackground() {
        guard applicationState != .background else { return }
        Trace.because("home") {
            eachScene(.foregroundInactive, "sceneWillResignActive(_:)", UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
            applicationState = .inactive
            tellDelegate("applicationWillResignActive(_:)", UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(self) }
            eachScene(.background, "sceneDidEnterBackground(_:)", UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
            applicationState = .background
            tellDelegate("applicationDidEnterBackground(_:)", UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
        }
    }

    /// willEnterForeground, then didBecomeActive.
    package func enterForeground() {
        guard applicationState == .background else { return }
        Trace.because("open") {
            eachScene(.foregroundInactive, "sceneWillEnterForeground(_:)", UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
            applicationState = .inactive
            tellDelegate("applicationWillEnterForeground(_:)", UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
            eachScene(.foregroundActive, "sceneDidBecomeActive(_:)", UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
            becomeActive(callsDelegate: !hasSceneDelegates)
        }
    }

    func becomeActive(callsDelegate: Bool) {
        applicationState = .active
        if callsDelegate, let delegate {
            Trace.emit(.application, self, "applicationDidBecomeActive(_:)")
            _ = ifImplemented { delegate.applicationDidBecomeActive(self) }
        }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    /// The delegate, every controller in the tree, then the notification (INDEX.md 11: tw26-memory-warning).
    package func simulateMemoryWarning() {
        Trace.because("memory-warning") {
            if let delegate {
                Trace.emit(.application, self, "applicationDidReceiveMemoryWarning(_:)")
                _ = ifImplemented { delegate.applicationDidReceiveMemoryWarning(self) }
            }
            for window in windows {
                guard let root = window.rootViewController else { continue }
                warn(root)
            }
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        }
    }

    private func warn(_ controller: UIViewController) {
        Trace.emit(.viewController, controller, "didReceiveMemoryWarning")
        controller.didReceiveMemoryWarning()
        for child in controller.children { warn(child) }
        if let presented = controller.presentation.presented { warn(presented) }
    }

    private func eachScene(_ state: UIScene.ActivationState, _ event: String, _ note: Notification.Name, _ call: (any UISceneDelegate, UIScene) -> Void) {
        for scene in connectedScenes {
            scene.activationState = state
            guard let delegate = scene.delegate else { continue }
            Trace.emit(.scene, scene, event)
            _ = ifImplemented { call(delegate, scene) }
            NotificationCenter.default.post(name: note, object: scene)
        }
    }

    /// Delegate first, notification second; scene apps get only the notification.
    private func tellDelegate(_ event: String, _ note: Notification.Name, _ call: (any UIApplicationDelegate) -> Void) {
        if let delegate, !hasSceneDelegates {
            Trace.emit(.application, self, event)
            _ = ifImplemented { call(delegate) }
        }
        NotificationCenter.default.post(name: note, object: self)
    }
}
