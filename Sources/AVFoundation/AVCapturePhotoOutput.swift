// Photos of a camera. There is no camera: taking a photo ends the app as on a device whose session has no camera, with its words.
import CoreMedia
import Foundation
import ObjectiveC

/// Takes photos of a session's camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// An output.
    public override init() {}
    /// Flash modes that the camera has: none without one.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Kinds of file that the photos can have.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// Whether photos can move: no.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Takes a photo and tells the delegate. Without a camera there is no connection to one, which ends the app.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        raiseException(name: "NSInvalidArgumentException", reason: "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
    }
}

/// How a photo is taken. Settings serve once.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// Tells these settings from others of the app.
    public let uniqueID: Int64
    /// The kind of file, as a dictionary of AVVideoSettings.h.
    public let format: [String: Any]?
    /// Whether the flash lights up.
    open var flashMode = AVCaptureDevice.FlashMode.off
    private nonisolated(unsafe) static var last: Int64 = 0

    /// Settings for JPEG.
    public convenience override init() { self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]) }
    /// Settings for a kind of file.
    public init(format: [String: Any]?) {
        Self.last += 1
        uniqueID = Self.last
        self.format = format
    }
}

/// What a photo came to be like. The camera makes it, and there is none.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the settings.
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A photo that was taken. The camera makes it, and there is none.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// What it came to be like.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    private let data: Data?
    init(resolvedSettings: AVCaptureResolvedPhotoSettings, data: Data?) { (self.resolvedSettings, self.data) = (resolvedSettings, data) }
    /// The photo as a file.
    open func fileDataRepresentation() -> Data? { data }
}

/// A delegate that is told how a photo is taken: nothing without a camera. All methods are optional.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// The settings are fixed.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter closes.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The photo is there, or an error.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Nothing more follows.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) { notImplemented(self, #function, [output, resolvedSettings]) }
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { notImplemented(self, #function, [output, resolvedSettings]) }
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) { notImplemented(self, #function, [output, photo, error as Any]) }
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) { notImplemented(self, #function, [output, resolvedSettings, error as Any]) }
}
