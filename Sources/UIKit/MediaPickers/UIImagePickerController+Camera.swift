// The camera members of an image picker. There is no camera, so each of these raises the exception that UIKit raises for a source that
// is not the camera (jamesmontemagno/Xamarin.Plugins issue 84 lists the properties; deltachat/deltachat-ios issue 28 has the stack).

extension UIImagePickerController {
    private func needsCamera() -> Never { Diagnostics.raise(.invalidArgument, "Source type must be UIImagePickerControllerSourceTypeCamera") }

    /// The camera. Raises `NSInvalidArgumentException` without one.
    public var cameraDevice: CameraDevice {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// Pictures or films. Raises `NSInvalidArgumentException` without a camera.
    public var cameraCaptureMode: CameraCaptureMode {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// The mode of the flash. Raises `NSInvalidArgumentException` without a camera.
    public var cameraFlashMode: CameraFlashMode {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// Whether the camera's own buttons show. Raises `NSInvalidArgumentException` without a camera.
    public var showsCameraControls: Bool {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// A view on top of the camera's picture. Raises `NSInvalidArgumentException` without a camera.
    public var cameraOverlayView: UIView? {
        get { needsCamera() }
        set { needsCamera() }
    }
    /// The transform of the camera's picture. Raises `NSInvalidArgumentException` without a camera.
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
    /// The quality of stored films, `typeMedium` by default. The library holds no films: setting it says so once.
    public var videoQuality: QualityType {
        get { part(Films.self)?.quality ?? .typeMedium }
        set { noFilms("videoQuality").quality = newValue }
    }
    /// The maximum length of a film in seconds, 600 by default. The library holds no films: setting it says so once.
    public var videoMaximumDuration: TimeInterval {
        get { part(Films.self)?.longest ?? 600 }
        set { noFilms("videoMaximumDuration").longest = newValue }
    }

    private func noFilms(_ name: String) -> Films {
        OnceSaid.say("WillAppear: \(name) has no effect: the photo library here holds no films")
        return part { Films() }
    }
}
