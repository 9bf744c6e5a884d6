// Facts of the system that an app reads or is told: protected data, changes of the time, the status bar's frame, local notifications.

extension UIApplication {
    /// True: no passcode locks the files here.
    public var isProtectedDataAvailable: Bool { true }
    /// Posted when a device that is unlocked makes files available; not here, where they always are.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when a device is about to lock its files; not here.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted at midnight, and when the clock or the time zone was set; no clock is set by hand here.
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Declared for code that observes it: UIKit posts `didChangeStatusBarFrameNotification`, but not this one.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar has another frame; the user info has the old one.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    /// An `NSValue` of a rectangle.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// The seconds that a turn of the interface takes, as for `RotationTransition`.
    public var statusBarOrientationAnimationDuration: TimeInterval { RotationTransition.duration }
    /// False: no shake offers to undo here. The first read says so on the console.
    public var applicationSupportsShakeToEdit: Bool {
        get { false }
        set { if newValue { OnceSaid.say("WillAppear: applicationSupportsShakeToEdit stays false: a shake does not offer to undo") } }
    }

    /// Tells the app the old frame of the status bar, after a change.
    func statusBarFrameChanged(from old: CGRect) {
        let new = statusBarFrame
        guard new != old else { return }
        if let delegate { ifImplemented { delegate.application(self, didChangeStatusBarFrame: old) } }
        NotificationCenter.default.post(name: UIApplication.didChangeStatusBarFrameNotification, object: self, userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: old)])
    }
}

extension UIApplication {
    /// All quick actions: static ones first, as the icon's menu shows them.
    package var allShortcutItems: [UIApplicationShortcutItem] { UIApplicationShortcutItem.ofInfoPlist + (shortcutItems ?? []) }
}
