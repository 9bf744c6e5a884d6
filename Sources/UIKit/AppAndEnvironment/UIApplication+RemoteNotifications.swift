// Remote notifications, as on a simulator without a push service: registering fails.

/// Kinds of notifications, before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    /// New content of a newsstand app.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

extension UIApplication {
    func failToRegisterForRemoteNotifications() {
        // A device's log: expo/expo pull request 10770, OneSignal/OneSignal-iOS-SDK issue 192.
        let text = "remote notifications are not supported in the simulator"
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: text])
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                ifImplemented { delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error) }
            }
        }
    }
    /// Delivers a push to the delegate, by the newer method if it has both. Returns whether the delegate has one.
    package func receive(remoteNotification info: [AnyHashable: Any]) -> Bool {
        guard let delegate else { return false }
        if ifImplemented({ delegate.application(self, didReceiveRemoteNotification: info, fetchCompletionHandler: { _ in }) }) != nil { return true }
        return ifImplemented { delegate.application(self, didReceiveRemoteNotification: info) } != nil
    }
    /// The spelling before iOS 8: the same.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) { registerForRemoteNotifications() }
    /// Opens the app's page of notification settings on a device; here the request is logged (iOS 16).
    public static let openNotificationSettingsURLString = "app-settings:notifications"
}
