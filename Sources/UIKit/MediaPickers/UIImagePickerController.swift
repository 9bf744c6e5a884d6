// UIImagePickerController: selects a picture of the photo library. There is no camera, as in Apple's simulator.
// PhotoGridController shows the library, DevicePhotos holds it.
import CoreGraphics

/// Lets a person choose a picture of the library.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The source of pictures.
    public enum SourceType: Int, Sendable {
        /// The albums, and all photos of the library (both the same library here).
        case photoLibrary = 0, camera, savedPhotosAlbum
    }
    /// A camera of the device; none is there.
    public enum CameraDevice: Int, Sendable {
        /// The camera on the back, and the one above the screen.
        case rear, front
    }
    /// The kind of media that a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures or films.
        case photo, video
    }
    /// The mode of a camera's flash.
    public enum CameraFlashMode: Int, Sendable {
        /// Never, automatically, always.
        case off = -1, auto, on
    }
    /// The quality of stored films.
    public enum QualityType: Int, Sendable {
        /// The qualities from best to smallest, and three fixed sizes.
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The keys of a selected picture's dictionary.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A uniform type identifier: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The unchanged `UIImage` of the library.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The `UIImage` that was cut out, when `allowsEditing`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An `NSValue` with the cropped part of the original, in its pixels.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a film; never in the dictionary here.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The `URL` of a file of the picture in the temporary folder.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// A camera's data about a picture; never in the dictionary here.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A `URL` that identifies the picture (deprecated in iOS 11).
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The `PHAsset`; never in the dictionary here.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// A live photo; never in the dictionary here.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }

    /// Whether the source exists; false for the camera, as in Apple's simulator.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// `public.image` of the libraries; nil of the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { isSourceTypeAvailable(sourceType) ? ["public.image"] : nil }
    /// False: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// False: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// The modes of a camera; nil: there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// A source that is not there raises `NSInvalidArgumentException`.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            // Text of crash logs: microsoft/EmbeddedSocial-iOS-SDK issue 326, AvdLee/RocketSimApp issue 794.
            Diagnostics.raise(.invalidArgument, "Source type \(sourceType.rawValue) not available")
        }
    }
    /// The kinds that may be selected; without `public.image` nothing can be. An empty list raises `NSInvalidArgumentException`.
    open var mediaTypes: [String] = ["public.image"] {
        didSet { if mediaTypes.isEmpty { Diagnostics.raise(.invalidArgument, "No available types for source \(sourceType.rawValue)") } }
    }
    /// Whether a selected picture is cropped to a square first.
    open var allowsEditing = false
    /// The older name of `allowsEditing`.
    open var allowsImageEditing: Bool { get { allowsEditing } set { allowsEditing = newValue } }
    private var picker: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// A picker of the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let grid = PhotoGridController(limit: 1, onCancel: { [weak self] in self?.cancel() }, onChoose: { [weak self] in self?.chosen($0) })
        setViewControllers([grid], animated: false)
    }

    private func cancel() {
        if let picker, ifImplemented({ picker.imagePickerControllerDidCancel(self) }) != nil { return }
        dismiss(animated: true)
    }

    private func chosen(_ photos: [DevicePhotos.Photo]) {
        guard let photo = photos.first, mediaTypes.contains("public.image") else { return }
        guard allowsEditing else { return finish(photo, crop: nil) }
        pushViewController(PhotoCropController(photo.image) { [weak self] in self?.finish(photo, crop: $0) }, animated: true)
    }

    private func finish(_ photo: DevicePhotos.Photo, crop: CGRect?) {
        let image = photo.image
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if let file = photo.temporaryFile() { info[.imageURL] = file }
        if let reference = URL(string: "assets-library://asset/asset.JPG?id=\(photo.identifier)&ext=JPG") { info[.referenceURL] = reference }
        if let crop, let cut = image.cgImage?.cropping(to: crop) {
            info[.cropRect] = NSValue(cgRect: crop)
            info[.editedImage] = UIImage(cgImage: cut, scale: image.scale, orientation: image.imageOrientation)
        }
        guard let picker else { return dismiss(animated: true) }
        ifImplemented { picker.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    }
}

/// The square that is cut out of a chosen picture.
final class PhotoCropController: UIViewController {
    private let image: UIImage
    private let onChoose: @MainActor (CGRect) -> Void
    private let picture = UIImageView(frame: .zero)

    init(_ image: UIImage, onChoose: @escaping @MainActor (CGRect) -> Void) {
        self.image = image
        self.onChoose = onChoose
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
    }

    required init?(coder: NSCoder) { nil }

    /// The largest square around the middle, in the picture's pixels.
    private var square: CGRect {
        let width = image.size.width * image.scale, height = image.size.height * image.scale
        let side = min(width, height)
        return CGRect(x: ((width - side) / 2).rounded(), y: ((height - side) / 2).rounded(), width: side, height: side)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.image = image
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        view.addSubview(picture)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Choose", primaryAction: UIAction(title: "Choose") { [weak self] _ in
            if let self { self.onChoose(self.square) }
        })
        navigationItem.rightBarButtonItem?.style = .done
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height)
        picture.frame = CGRect(x: (view.bounds.width - side) / 2, y: (view.bounds.height - side) / 2, width: side, height: side)
    }
}
