// The orientation of the interface. Landscape sides are named after the home button, opposite to the device's. See also UIDevice.swift.
import HostProtocol

/// The orientation of the interface. Landscape sides are named after the home button, opposite to the device's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Raw values are the SDK's.
    case unknown = 0, portrait = 1, portraitUpsideDown = 2
    /// The home button is at the right, or at the left.
    case landscapeRight = 3, landscapeLeft = 4
    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on one of the long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
