// How the interface stands. Landscape sides are named by the home button: the device's are the other way round. UIDevice.swift has what it goes with.
import HostProtocol

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
