// The pictures that a photo picker offers.
import Photos
import UIKit

/// The kinds of items that a photo picker shows. The library here has pictures only.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let kinds: Set<String>
    private init(_ kinds: Set<String>) { self.kinds = kinds }
    /// Pictures.
    public static let images = PHPickerFilter(["images"])
    /// Films; there are none.
    public static let videos = PHPickerFilter(["videos"])
    /// Live photos; there are none.
    public static let livePhotos = PHPickerFilter(["livePhotos"])
    /// Shows the pictures that at least one of the filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) }) }
    var showsPictures: Bool { kinds.contains("images") }
}

/// The pictures that a photo picker offers, and their number and form.
@preconcurrency @MainActor
public struct PHPickerConfiguration {
    /// The form of the pictures that the picker gives.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the system likes, as they are, or so that most apps read them. JPEG and PNG in any case here.
        case automatic = 0, current, compatible
    }
    /// The order of the chosen items.
    public enum Selection: Int, Sendable {
        /// As the system likes, with numbers in the order of choice.
        case `default` = 0, ordered
    }

    /// 1 at first; 0 is any number.
    public var selectionLimit = 1
    /// nil shows everything.
    public var filter: PHPickerFilter?
    /// Read when a picture is handed out.
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    /// Numbers of choices show in either case.
    public var selection: Selection = .default
    /// Chosen when the picker opens; needs a configuration with a photo library.
    public var preselectedAssetIdentifiers: [String] = []
    let namesAssets: Bool

    /// Results name no assets.
    public init() { namesAssets = false }
    /// Results name the library's assets.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
