// From an input to an output of a session. Without cameras and microphones a session makes none.
import Foundation

/// How the pictures of a connection stand.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }

/// From an input to an output. Sessions make connections for their cameras, and there are none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether pictures go through.
    open var isEnabled = true
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { true }
    /// How the pictures stand.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// The degrees by which pictures are turned.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures can be turned by an angle.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { [0, 90, 180, 270].contains(videoRotationAngle) }
    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
}

extension AVCaptureOutput {
    /// The connections of the output: none without cameras and microphones.
    public var connections: [AVCaptureConnection] { [] }
    /// The connection for a kind of media: none without cameras and microphones.
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

extension AVCaptureVideoPreviewLayer {
    /// The connection to the session's camera: none without one.
    public var connection: AVCaptureConnection? { nil }
}

extension AVCaptureDevice {
    /// Whether the flash lights up when a photo is taken.
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }

    /// Finds the devices of some kinds: none.
    public final class DiscoverySession: NSObject, @unchecked Sendable {
        /// Looks for devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The devices that are there: none.
        public var devices: [AVCaptureDevice] { [] }
    }
}
