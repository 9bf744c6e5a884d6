// The device's battery, proximity sensor and key clicks, as Apple's simulator answers: none of them is there.
// UIDevice stores what an app switches on.

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

    /// `unknown`: there is no battery, as in Apple's simulator.
    public var batteryState: BatteryState { .unknown }
    /// -1: there is no battery, as in Apple's simulator.
    public var batteryLevel: Float { -1 }
    /// Stays false: on a device without the sensor, setting it has no effect (Apple, `isProximityMonitoringEnabled`).
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set { if newValue { OnceSaid.say("WillAppear: UIDevice.isProximityMonitoringEnabled stays false: there is no proximity sensor") } }
    }
    /// False: nothing is near.
    public var proximityState: Bool { false }
    /// A device clicks when an input view asks for it; here it says once that nothing sounds.
    public func playInputClick() { OnceSaid.say("WillAppear: UIDevice.playInputClick() is silent: there is no loudspeaker") }
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
