// What an image picker says of its camera. There is none, so each of these raises what UIKit raises for another source than the
// camera (jamesmontemagno/Xamarin.Plugins issue 84 lists the properties; deltachat/deltachat-ios issue 28 has the stack).

extension UIImagePickerController {
    private func needsCamera() -> Never { Diagnostics.raise(.invalidArgument, "Source type must be UIImagePickerControllerSourceTypeCamera") }

    /// Which camera. Raises `NSInvalidArgumentException` without one.
    public var cameraDevice: CameraDevice {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// Pictures or films. Raises `NSInvalidArgumentException` without a camera.
    public var cameraCaptureMode: CameraCaptureMode {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// When the flash fires. Raises `NSInvalidArgumentException` without a camera.
    public var cameraFlashMode: CameraFlashMode {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// Whether the camera's own buttons show. Raises `NSInvalidArgumentException` without a camera.
    public var showsCameraControls: Bool {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// On top of the camera's picture. Raises `NSInvalidArgumentException` without a camera.
    public var cameraOverlayView: UIView? {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// Of the camera's picture. Raises `NSInvalidArgumentException` without a camera.
    public var cameraViewTransform: CGAffineTransform {
        get { needsCamera() }
        set { needsCamera() }
    }

    /// Takes a picture. Raises `NSInvalidArgumentException` without a camera.
    public func takePicture() { needsCamera() }
    /// Begins a film. Raises `NSInvalidArgumentException` without a camera.
    public func startVideoCapture() -> Bool { needsCamera() }
    /// Ends the film. Raises `NSInvalidArgumentException` without a camera.
    public func stopVideoCapture() { needsCamera() }

    @MainActor private final class Films {
        var quality = QualityType.typeMedium
        var longest: TimeInterval = 600
    }
    /// How well films are stored, `typeMedium` at first. The library holds no films: setting it says so once.
    public var videoQuality: QualityType {
        get { part(Films.self)?.quality ?? .typeMedium }
        set { noFilms("videoQuality").quality = newValue }
    }
    /// Seconds of the longest film, 600 at first. The library holds no films: setting it says so once.
    public var videoMaximumDuration: TimeInterval {
        get { part(Films.self)?.longest ?? 600 }
        set { noFilms("videoMaximumDuration").longest = newValue }
    }

    private func noFilms(_ name: String) -> Films {
        OnceSaid.say("WillAppear: \(name) has no effect: the photo library here holds no films")
        return part { Films() }
    }
}
