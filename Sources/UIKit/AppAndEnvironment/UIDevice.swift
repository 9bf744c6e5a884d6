// The device for apps. Its values come from the host's device profile.
import HostProtocol

/// The device that the host plays.
@preconcurrency @MainActor open class UIDevice: NSObject, PartOwner {
    /// The one device. Its values follow the host's profile.
    public private(set) static var current = UIDevice()
    /// The screen, the settings and the other parts of the device.
    var parts = Parts()

    /// Replaces the device by a new one in its first state.
    static func replace() { current = UIDevice() }

    /// Posted when the device is turned, before the interface turns, even if the app did not call
    /// `beginGeneratingDeviceOrientationNotifications()`.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// The model's name, as apps get it since iOS 16, not the user's name for the device.
    open var name: String { isPad ? "iPad" : "iPhone" }
    /// "iPhone" or "iPad".
    open var model: String { isPad ? "iPad" : "iPhone" }
    /// The same text as `model`; it is not translated.
    open var localizedModel: String { model }
    /// "iOS", and "iPadOS" on an iPad since iOS 13.
    open var systemName: String { isPad && Behaviour.iPadOS.isOn ? "iPadOS" : "iOS" }
    /// The version whose behaviour is played, with ".0": "26.0".
    open var systemVersion: String { "\(Host.current.iOSVersion).0" }
    /// `.phone` or `.pad`, from the host's profile.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
    /// Whether the device runs apps in the background: always true.
    open var isMultitaskingSupported: Bool { true }
    /// The orientation of the device; the interface may have another one.
    open internal(set) var orientation: UIDeviceOrientation = .portrait
    private var observers = 0
    /// Whether there were more begin calls than end calls.
    open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
    /// Whether the app wants the battery's values; there is no battery in either case (UIDevice+Power.swift).
    open var isBatteryMonitoringEnabled = false
    /// A fixed identifier: a run must not depend on the machine.
    open var identifierForVendor: UUID? { UUID(uuidString: "57494C4C-4150-5045-4152-000000000001") }

    /// Calls nest: each begin needs its end.
    open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
    /// Ends the effect of one begin call; a surplus call is ignored.
    open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

    /// Posts whether or not the app began generating: UIKit itself listens for its rotations.
    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    private var isPad: Bool { Host.current.device.idiom == "pad" }

    /// `unknown`: there is no battery, as in Apple's simulator.
    open var batteryState: BatteryState { .unknown }
    /// -1: there is no battery, as in Apple's simulator.
    open var batteryLevel: Float { -1 }
    /// Stays false: on a device without the sensor, setting it has no effect (Apple, `isProximityMonitoringEnabled`).
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set { if newValue { OnceSaid.say("WillAppear: UIDevice.isProximityMonitoringEnabled stays false: there is no proximity sensor") } }
    }
    /// False: nothing is near.
    open var proximityState: Bool { false }
    /// Plays no click: a device clicks when an input view asks for it; here the console says once that nothing sounds.
    open func playInputClick() { OnceSaid.say("WillAppear: UIDevice.playInputClick() is silent: there is no loudspeaker") }
}
