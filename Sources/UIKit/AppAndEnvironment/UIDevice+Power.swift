// The device's battery, proximity sensor and key clicks, as Apple's simulator answers: none of them is there.
// UIDevice has the properties, which apps' tests override.

extension UIDevice {
    /// What the battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known: nobody monitors it, or there is none.
        case unknown = 0
        /// Losing charge, on power, and on power with all of it.
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
    /// Whether `UIDevice.playInputClick()` sounds while the view shows. Default false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// False.
    public var enableInputClicksWhenVisible: Bool { notImplemented(self, "enableInputClicksWhenVisible", [], fallback: false) }
}
