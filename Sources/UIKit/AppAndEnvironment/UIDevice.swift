// The device as apps ask about it. Values come from the host's device profile.
import HostProtocol

@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    public var name: String { isPad ? "iPad" : "iPhone" }
    public var model: String { isPad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { isPad && Behaviour.iPadOS.isOn ? "iPadOS" : "iOS" }
    public var systemVersion: String { "\(Host.current.iOSVersion).0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
    public var isMultitaskingSupported: Bool { true }
    public internal(set) var orientation: UIDeviceOrientation = .portrait
    private var observers = 0
    public var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
    /// A fixed identifier: a run must not depend on the machine.
    public var identifierForVendor: UUID? { UUID(uuidString: "57494C4C-4150-5045-4152-000000000001") }

    /// Calls nest: each begin needs its end.
    public func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
    public func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

    /// Posts whether or not the app began generating: UIKit itself listens for its rotations.
    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    private var isPad: Bool { Host.current.device.idiom == "pad" }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait = 1, portraitUpsideDown = 2
    case landscapeRight = 3, landscapeLeft = 4
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
