// The device's battery, proximity sensor and key clicks, as on Apple's simulator: the device has none of them.
// UIDevice has the properties, which apps' tests override.

extension UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The state is not known: monitoring is off, or there is no battery.
        case unknown = 0
        /// Losing charge, charging, and fully charged.
        case unplugged, charging, full
    }

    /// Posted when `batteryState` changes, which it does not here.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when `batteryLevel` changes, which it does not here.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when `proximityState` changes, which it does not here.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")

}

/// An input view whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` sounds while the view is visible. Default false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Whether input views may play clicks. Default for a type that does not implement this member: false.
    public var enableInputClicksWhenVisible: Bool { notImplemented(self, "enableInputClicksWhenVisible", [], fallback: false) }
}
