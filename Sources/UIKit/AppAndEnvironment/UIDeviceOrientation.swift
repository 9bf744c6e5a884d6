// The orientation of the device. Landscape left is the interface's landscape right. UIDevice.swift has the related types.
import HostProtocol

/// The orientation of the device. Landscape left is the interface's landscape right.
public enum UIDeviceOrientation: Int, Sendable {
    /// `landscapeLeft` has the device's top at the left.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat, as on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
