// Films in a small window over other apps. This device does not support it, as a simulator of a phone: no controller can be made.
import AVFoundation
import ObjectiveC
import UIKit

/// Shows a film over other apps, on devices that support it: not here.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// The delegate, which is told when the small window comes and goes. Not retained.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// The layer whose film is shown.
    open private(set) var playerLayer: AVPlayerLayer

    /// Whether the device supports it: no.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// nil, since the device does not support it (AVPictureInPictureController.h).
    public init?(playerLayer: AVPlayerLayer) {
        guard Self.isPictureInPictureSupported() else { return nil }
        self.playerLayer = playerLayer
    }
    /// Whether the small window could be shown now: no.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the small window shows: no.
    open var isPictureInPictureActive: Bool { false }
}

/// A delegate that is told when the small window comes and goes: never here. All methods are optional.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// The window is about to come.
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The window has come.
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The window could not come.
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    /// The window is about to go.
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The window has gone.
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// The app shall show its screen with the film again, and say when it does.
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { notImplemented(self, #function, [pictureInPictureController]) }
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { notImplemented(self, #function, [pictureInPictureController]) }
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error) { notImplemented(self, #function, [pictureInPictureController, error]) }
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { notImplemented(self, #function, [pictureInPictureController]) }
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { notImplemented(self, #function, [pictureInPictureController]) }
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { notImplemented(self, #function, [pictureInPictureController, completionHandler]) }
}
