// PHPickerViewController: chooses pictures of the library without asking for access. UIKit's PhotoGridController shows them.
import Photos
import UIKit

/// One chosen picture.
@preconcurrency @MainActor
public struct PHPickerResult: Equatable, Hashable {
    /// Loads the picture: a JPEG, a PNG or a `UIImage`.
    public let itemProvider: NSItemProvider
    /// The asset's name, when the configuration had a photo library.
    public let assetIdentifier: String?

    nonisolated public static func == (one: PHPickerResult, other: PHPickerResult) -> Bool { one.itemProvider === other.itemProvider }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Told of what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Pictures were chosen; none when the person gave up. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures of the library.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The value given at creation.
    public let configuration: PHPickerConfiguration
    /// The delegate, which is not retained.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    private let stack = UINavigationController()

    /// A picker; it is presented by the app.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        let grid = PhotoGridController(
            limit: configuration.selectionLimit, preselected: configuration.namesAssets ? configuration.preselectedAssetIdentifiers : [],
            showsPictures: configuration.filter?.showsPictures ?? true,
            onCancel: { [weak self] in self?.finish([]) }, onChoose: { [weak self] in self?.finish($0) })
        stack.setViewControllers([grid], animated: false)
    }

    private func finish(_ photos: [DevicePhotos.Photo]) {
        let results = photos.map { photo in
            let provider = NSItemProvider(object: photo.image)
            provider.suggestedName = (photo.fileName as NSString).deletingPathExtension
            return PHPickerResult(itemProvider: provider, assetIdentifier: configuration.namesAssets ? photo.identifier : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
