// The device as apps ask about it. Values come from the host's device profile.
import HostProtocol

/// The device that the host plays.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device. Its values follow the host's profile.
    public static let current = UIDevice()
    /// Posted when the device is turned, before the interface turns. It comes even if nobody called
    /// `beginGeneratingDeviceOrientationNotifications()`.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// The model's name, as apps get it since iOS 16, not what the user calls the device.
    public var name: String { isPad ? "iPad" : "iPhone" }
    /// "iPhone" or "iPad".
    public var model: String { isPad ? "iPad" : "iPhone" }
    /// Same as `model`: it is not translated.
    public var localizedModel: String { model }
    /// "iOS", and "iPadOS" on an iPad since iOS 13.
    public var systemName: String { isPad && Behaviour.iPadOS.isOn ? "iPadOS" : "iOS" }
    /// The version whose behaviour is played, with ".0": "26.0".
    public var systemVersion: String { "\(Host.current.iOSVersion).0" }
    /// `.phone` or `.pad`, from the host's profile.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
    /// Always true.
    public var isMultitaskingSupported: Bool { true }
    /// How the device is held; the interface may stand otherwise.
    public internal(set) var orientation: UIDeviceOrientation = .portrait
    private var observers = 0
    /// Whether more begins than ends were called.
    public var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
    /// A fixed identifier: a run must not depend on the machine.
    public var identifierForVendor: UUID? { UUID(uuidString: "57494C4C-4150-5045-4152-000000000001") }

    /// Calls nest: each begin needs its end.
    public func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
    /// Ends what one begin began; one too many is ignored.
    public func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

    /// Posts whether or not the app began generating: UIKit itself listens for its rotations.
    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    private var isPad: Bool { Host.current.device.idiom == "pad" }
}

/// How the device is held. Landscape left is the interface's landscape right.
public enum UIDeviceOrientation: Int, Sendable {
    /// `landscapeLeft` has the device's top at the left.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// On a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the interface stands. Landscape sides are named by the home button: the device's are the other way round.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Raw values are the SDK's.
    case unknown = 0, portrait = 1, portraitUpsideDown = 2
    /// The home button is at the right, or at the left.
    case landscapeRight = 3, landscapeLeft = 4
    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On one of the long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that are allowed. Bits are shifted by the raw values of `UIInterfaceOrientation`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down, which phones without a home button never do.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscapes.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down: the default of phones.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Colour of the status bar's text: `lightContent` is white, `darkContent` black, and `default` goes by light or dark
/// appearance (since iOS 13).
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
