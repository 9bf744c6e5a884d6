// PHAsset: a picture of the library as it was when it was fetched. The library holds no films and no live photos.
@_exported import CoreLocation
import ObjectiveC
import UIKit

/// The kind of an item of the library.
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }
/// Kinds of pictures and films.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Very wide.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A picture with high dynamic range.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A picture of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A picture with the moment around it.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A picture with depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
}
/// The origin of items of the library.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's own library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
}

/// An object of the library.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// Stays the same for the same thing.
    open private(set) var localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// The same thing of the library, whenever it was fetched.
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject).map { $0.localIdentifier == localIdentifier && type(of: $0) == type(of: self) } ?? false }
    open override var hash: Int { localIdentifier.hashValue }
}

/// A picture of the library.
open class PHAsset: PHObject, @unchecked Sendable {
    nonisolated(unsafe) let photo: DevicePhotos.Photo?
    let facts: PhotoFacts
    init(photo: DevicePhotos.Photo, facts: PhotoFacts) {
        (self.photo, self.facts) = (photo, facts)
        super.init(localIdentifier: photo.identifier)
    }
    /// A picture that no library has: tests make one. It has no pixels and an empty identifier.
    public convenience init() { self.init(placeholder: "") }
    /// Stands for a picture that a change makes.
    init(placeholder identifier: String) {
        (photo, facts) = (nil, PhotoFacts())
        super.init(localIdentifier: identifier)
    }

    var image: UIImage? { onMain { photo?.image } }
    private var pixels: CGSize { image.map { CGSize(width: ($0.size.width * $0.scale).rounded(), height: ($0.size.height * $0.scale).rounded()) } ?? .zero }

    /// A picture.
    open var mediaType: PHAssetMediaType { .image }
    /// None in particular.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// The origin of the item: the user's own library.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// The width of the picture.
    open var pixelWidth: Int { Int(pixels.width) }
    /// The height of the picture.
    open var pixelHeight: Int { Int(pixels.height) }
    /// The date on which the picture was taken.
    open var creationDate: Date? { facts.created }
    /// The date on which the picture was changed.
    open var modificationDate: Date? { facts.modified }
    /// The place of the picture: nil, because pictures here have none.
    open var location: CLLocation? { nil }
    /// The length in seconds: 0 for a picture.
    open var duration: TimeInterval { 0 }
    /// Whether it is hidden.
    open var isHidden: Bool { facts.isHidden }
    /// Whether the user likes it.
    open var isFavorite: Bool { facts.isFavorite }
    /// The row that it was taken in: none.
    open var burstIdentifier: String? { nil }
    /// Whether it stands for a row.
    open var representsBurst: Bool { false }
    /// Whether something can be done to it: everything.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

    // MARK: Fetching

    private static func result(_ options: PHFetchOptions?, _ base: @escaping @Sendable @MainActor () -> [PHAsset]) -> PHFetchResult<PHAsset> {
        let chosen = options.map(FetchChoice.init) ?? FetchChoice()
        return PHFetchResult { PhotoAccess.mayRead ? chosen.apply(to: onMain(base)) { $0.isHidden } : [] }
    }
    /// All of the library. Nothing unless the person allows it.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { result(options) { PhotoShelf.shared.assets } }
    /// All of a kind.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        result(options) { mediaType == .image ? PhotoShelf.shared.assets : [] }
    }
    /// All of an album.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let kind = assetCollection.kind
        return result(options) { kind.assets }
    }
    /// Fetches the items with these identifiers.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let names = Set(identifiers)
        return result(options) { PhotoShelf.shared.assets.filter { names.contains($0.localIdentifier) } }
    }
    /// Fetches the items that represent an album: the first three.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        let kind = assetCollection.kind
        return result(options) { Array(kind.assets.prefix(3)) }
    }

    /// Hands out a file of the picture to be edited.
    @discardableResult open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void) -> Int {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(PHContentEditingInput(self), [:]) }
        return 1
    }
    /// Takes the wish for a file back: it is fulfilled before it could be.
    open func cancelContentEditingInputRequest(_ requestID: Int) { PhotoAccess.say("cancelContentEditingInputRequest", "comes too late here: files are handed out at once") }
}

/// A change of an item of the library.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// Options of a request for a file to edit.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may come from far away.
    open var isNetworkAccessAllowed = false
}

/// A file to be edited.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    init(_ asset: PHAsset) { self.asset = asset }
    /// A picture.
    open var mediaType: PHAssetMediaType { .image }
    /// The date on which the picture was taken.
    open var creationDate: Date? { asset.creationDate }
    /// The picture.
    open var displaySizeImage: UIImage? { asset.image }
    /// A file of the picture.
    open var fullSizeImageURL: URL? { onMain { self.asset.photo?.temporaryFile() } }
    /// The file's kind.
    open var uniformTypeIdentifier: String? { "public.jpeg" }
}

@used @section(".init_array") private let assetKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: PHAsset.self) {
        $0.p("localIdentifier", \PHAsset.localIdentifier)
        $0.p("mediaType", \PHAsset.mediaType.rawValue)
        $0.p("mediaSubtypes", \PHAsset.mediaSubtypes.rawValue)
        $0.p("pixelWidth", \PHAsset.pixelWidth)
        $0.p("pixelHeight", \PHAsset.pixelHeight)
        $0.p("creationDate", \PHAsset.creationDate)
        $0.p("modificationDate", \PHAsset.modificationDate)
        $0.p("duration", \PHAsset.duration)
        $0.p("isFavorite", \PHAsset.isFavorite)
        $0.p("favorite", \PHAsset.isFavorite)
        $0.p("isHidden", \PHAsset.isHidden)
        $0.p("hidden", \PHAsset.isHidden)
    }
}
